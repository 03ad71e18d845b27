/* A level loan, month by month, each cell rounded to cents; in doubles without any bound of their error. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { MONTHS = 360 };

static double columns[4][MONTHS];

static void fill(double principal, double rate) {
  const double i = rate / 1200;
  const double payment = principal * i / (1 - pow(1 + i, -MONTHS));
  double balance = principal;
  for (int k = 0; k < MONTHS; k++) {
    const double interest = balance * i;
    balance += interest - payment;
    columns[0][k] = floor(payment * 100 + 0.5);
    columns[1][k] = floor(interest * 100 + 0.5);
    columns[2][k] = floor((payment - interest) * 100 + 0.5);
    columns[3][k] = floor(balance * 100 + 0.5);
  }
}

/* Prints the least processor time of a call in µs. */
int main(int count, char **given) {
  const int rounds = count > 1 ? atoi(given[1]) : 40, calls = 2000;
  double least = 1e9, sum = 0;
  for (int round = 0; round < rounds; round++) {
    const clock_t start = clock();
    for (int call = 0; call < calls; call++) {
      fill(100000 + call, 7);
      sum += columns[3][call % MONTHS];
    }
    least = fmin(least, 1e6 * (double)(clock() - start) / CLOCKS_PER_SEC / calls);
  }
  printf("%.3f %.0f\n", least, sum);
  return 0;
}
