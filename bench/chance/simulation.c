/* A plan over paths of two lognormal assets, as src/simulation/ does it, in C: the measure of `npm run bench -- chance`.
   cc -O2 -ffp-contract=off simulation.c -lm; arguments: paths years rounds. Prints the processor time of the fastest round in ms,
   the paths that last, and the sum of what is left, to the last digit. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static uint32_t words[4];

static void philox(uint32_t first, uint32_t second, uint32_t a, uint32_t b, uint32_t c, uint32_t d) {
  for (int round = 0; round < 10; round++) {
    uint64_t x = (uint64_t)0xd2511f53u * a, y = (uint64_t)0xcd9e8d57u * c;
    a = (uint32_t)(y >> 32) ^ b ^ first;
    b = (uint32_t)y;
    c = (uint32_t)(x >> 32) ^ d ^ second;
    d = (uint32_t)x;
    first += 0x9e3779b9u;
    second += 0xbb67ae85u;
  }
  words[0] = a, words[1] = b, words[2] = c, words[3] = d;
}

static double uniform(uint32_t upper, uint32_t lower) {
  return ((upper >> 12) * 4294967296.0 + lower + 0.5) * 0x1p-52;
}

static double powers[2098];

static double own_exp(double x) {
  if (!(x > -745.2 && x < 709.8)) return x >= 709.8 ? INFINITY : x <= -745.2 ? 0 : x;
  double k = floor(x / 0.6931471805599453 + 0.5);
  double upper = x - k * 0.6931471803691238, lower = k * 1.9082149292705877e-10;
  double r = upper - lower, s = r * r;
  double series = s * (1 / 6.0 + s * (-1 / 360.0 + s * (1 / 15120.0 + s * (-1 / 604800.0 + s * (1 / 23950080.0 +
    s * (-691 / 653837184000.0))))));
  double c = r - series, power = 1 - (lower - (r * c) / (2 - c) - upper);
  return k == 1024 ? power * powers[2097] * 2 : power * powers[(int)k + 1074];
}

static double own_log(double x) {
  if (!(x > 0 && x < INFINITY)) return x == 0 ? -INFINITY : x;
  uint64_t bits;
  memcpy(&bits, &x, 8);
  int k = (int)(bits >> 52) - 1023;
  bits = (bits & 0xfffffffffffffull) | 0x3ff0000000000000ull;
  double m;
  memcpy(&m, &bits, 8);
  if (m > 1.4142135623730951) m /= 2, k++;
  double f = m - 1, t = f / (2 + f), s = t * t, rest = 0;
  for (int odd = 23; odd >= 3; odd -= 2) rest = s * (2.0 / odd + rest);
  double half = (f * f) / 2;
  return k * 0.6931471803691238 - (half - (t * (half + rest) + k * 1.9082149292705877e-10) - f);
}

static double quotient(const double *above, const double *below, double r) {
  double p = above[7], q = below[7];
  for (int i = 6; i >= 0; i--) p = p * r + above[i], q = q * r + below[i];
  return p / q;
}

static const double central_above[] = {3.387132872796366608, 133.14166789178437745, 1971.5909503065514427,
  13731.693765509461125, 45921.953931549871457, 67265.770927008700853, 33430.575583588128105, 2509.0809287301226727};
static const double central_below[] = {1, 42.313330701600911252, 687.1870074920579083, 5394.1960214247511077,
  21213.794301586595867, 39307.89580009271061, 28729.085735721942674, 5226.495278852854561};
static const double outer_above[] = {1.42343711074968357734, 4.6303378461565452959, 5.7694972214606914055,
  3.64784832476320460504, 1.27045825245236838258, 0.24178072517745061177, 0.0227238449892691845833, 7.7454501427834140764e-4};
static const double outer_below[] = {1, 2.05319162663775882187, 1.6763848301838038494, 0.68976733498510000455,
  0.14810397642748007459, 0.0151986665636164571966, 5.475938084995344946e-4, 1.05075007164441684324e-9};
static const double far_above[] = {6.6579046435011037772, 5.4637849111641143699, 1.7848265399172913358,
  0.29656057182850489123, 0.026532189526576123093, 1.2426609473880784386e-3, 2.71155556874348757815e-5,
  2.01033439929228813265e-7};
static const double far_below[] = {1, 0.59983220655588793769, 0.13692988092273580531, 0.0148753612908506148525,
  7.868691311456132591e-4, 1.8463183175100546818e-5, 1.4215117583164458887e-7, 2.04426310338993978564e-15};

static double quantile(double p) {
  double q = p - 0.5;
  if (q <= 0.425 && q >= -0.425) return q * quotient(central_above, central_below, 0.180625 - q * q);
  double r = sqrt(-own_log(q < 0 ? p : 1 - p));
  double x = r <= 5 ? quotient(outer_above, outer_below, r - 1.6) : quotient(far_above, far_below, r - 5);
  return q < 0 ? -x : x;
}

int main(int count, char **arguments) {
  int paths = atoi(arguments[1]), years = atoi(arguments[2]), rounds = atoi(arguments[3]), lasting = 0;
  double best = INFINITY, left = 0, *balances = malloc(sizeof(double) * paths * years);
  (void)count;
  for (int i = 0; i < 2098; i++) powers[i] = ldexp(1, i - 1074);
  const double mean[] = {0.07, 0.03}, deviation[] = {0.17, 0.06}, weight[] = {0.6, 0.4}, rho = 0.2;
  double mu[2], sigma[2], low = sqrt(1 - rho * rho);
  for (int a = 0; a < 2; a++) {
    double ratio = deviation[a] / (1 + mean[a]), variance = own_log(1 + ratio * ratio);
    mu[a] = own_log(1 + mean[a]) - variance / 2;
    sigma[a] = sqrt(variance);
  }
  for (int round = 0; round < rounds; round++) {
    struct timespec start, end;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &start);
    lasting = 0, left = 0;
    for (int path = 0; path < paths; path++) {
      double balance = 1000000, spending = 40000;
      int lasts = 1;
      for (int year = 0; year < years; year++) {
        philox(42, 0, path, 0, year, 0);
        double x = quantile(uniform(words[0], words[1])), y = quantile(uniform(words[2], words[3]));
        double growth = 0 + weight[0] * own_exp(mu[0] + sigma[0] * (0 + 1 * x));
        growth += weight[1] * own_exp(mu[1] + sigma[1] * (0 + rho * x + low * y));
        if (spending > balance) lasts = 0;
        balance = (balance - (spending < balance ? spending : balance)) * growth;
        balances[path * years + year] = balance;
      }
      lasting += lasts;
      left += balance;
    }
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &end);
    double ms = (end.tv_sec - start.tv_sec) * 1e3 + (end.tv_nsec - start.tv_nsec) / 1e6;
    if (ms < best) best = ms;
  }
  printf("%.3f %d %.17g\n", best, lasting, left);
  return 0;
}
