/*
 * The slowest parts of a simulation, on rows of numbers: random draws, quantiles of the normal distribution,
 * logarithms, exponentials and sums. Each function performs the operations of philox.ts, normal.ts or
 * elementary.ts in the same order and therefore has the same digits, which a test compares; all but `draw`
 * work on two numbers at a time. `npm run kernel` compiles this file to WebAssembly. All arguments that are
 * places are even indexes into `numbers`.
 */
#include <stdint.h>
#include <wasm_simd128.h>

#define CAPACITY 65536
#define AT_ONCE 256
#define EXPORT(name) __attribute__((export_name(#name))) void name

typedef double Pair __attribute__((vector_size(16)));
typedef uint64_t Bits __attribute__((vector_size(16)));

static double numbers[CAPACITY] __attribute__((aligned(16)));

__attribute__((export_name("numbers"))) double *placeOfNumbers(void) { return numbers; }

static inline Pair both(double x) { return (Pair){x, x}; }
static inline Pair load(int at) { return *(const Pair *)(numbers + at); }
static inline void store(int at, Pair x) { *(Pair *)(numbers + at) = x; }
static inline Pair select(Bits mask, Pair yes, Pair no) { return (Pair)((mask & (Bits)yes) | (~mask & (Bits)no)); }

/* Makes the compiler read constants from memory each time: runtimes are slower at loading immediate pairs. */
static inline const double *fromMemory(const double *table) {
  __asm__("" : "+r"(table));
  return table;
}

/* ---- Draws, by Philox4x32-10: philox.ts ---- */

/* With a leading 1, 52 bits are a number from 1 to 2; subtracting 1 − 2^−53 from it is exact. */
static inline double uniform(uint32_t upper, uint32_t lower) {
  union {
    uint64_t bits;
    double number;
  } x = {0x3ff0000000000000 | (uint64_t)(upper >> 12) << 32 | lower};
  return x.number - (1 - 0x1p-53);
}

/* Fills a row for each draw, year by year and path by path, beginning with the first year of `path`. With
   isAntithetic, odd paths mirror the path before them. */
EXPORT(draw)(uint32_t low, uint32_t high, uint32_t path, int isAntithetic, uint32_t years, int draws, int length) {
  uint32_t year = 0;
  for (int at = 0; at < length; at++) {
    for (int block = 0; 2 * block < draws; block++) {
      uint32_t a = isAntithetic ? path >> 1 : path, b = 0, c = year, d = (uint32_t)block, first = low, second = high;
      for (int round = 0; round < 10; round++) {
        uint64_t x = (uint64_t)0xd2511f53 * a, y = (uint64_t)0xcd9e8d57 * c;
        a = (uint32_t)(y >> 32) ^ b ^ first;
        b = (uint32_t)y;
        c = (uint32_t)(x >> 32) ^ d ^ second;
        d = (uint32_t)x;
        first += 0x9e3779b9;
        second += 0xbb67ae85;
      }
      double u = uniform(a, b), v = uniform(c, d), *row = numbers + 2 * block * length + at;
      int isMirrored = isAntithetic && path % 2 == 1;
      row[0] = isMirrored ? 1 - u : u;
      row[length] = isMirrored ? 1 - v : v;
    }
    if (++year == years) year = 0, path++;
  }
}

/* ---- The logarithm and the exponential: elementary.ts ---- */

static const double ln2Upper = 0.6931471803691238, ln2Lower = 1.9082149292705877e-10;

static const double ofLog[] = {2 / 23.0, 2 / 21.0, 2 / 19.0, 2 / 17.0, 2 / 15.0, 2 / 13.0, 2 / 11.0, 2 / 9.0, 2 / 7.0, 2 / 5.0,
  2 / 3.0};

/* For finite numbers of at least 2^−1022. */
static __attribute__((noinline)) Pair logOf(Pair x) {
  Pair m = (Pair)(((Bits)x & 0x000fffffffffffff) | 0x3ff0000000000000);
  Bits isUpper = m > 1.4142135623730951;
  m = select(isUpper, m / 2, m);
  Bits exponent = ((Bits)x >> 52) - 1023 - isUpper;
  Pair k = {(double)(int32_t)exponent[0], (double)(int32_t)exponent[1]};
  Pair f = m - 1, t = f / (2 + f), s = t * t, rest = both(0);
  for (const double *o = fromMemory(ofLog), *end = o + 11; o < end; o++) rest = s * (*o + rest);
  Pair half = (f * f) / 2;
  return k * ln2Upper - (half - (t * (half + rest) + k * ln2Lower) - f);
}

EXPORT(logarithms)(int from, int count) {
  for (int at = from; at < from + count; at += 2) store(at, logOf(load(at)));
}

static const double ofExp[] = {1 / 6.0, -1 / 360.0, 1 / 15120.0, -1 / 604800.0, 1 / 23950080.0, -691 / 653837184000.0};
static const double limits[] = {710, -746, 0.6931471805599453};

static inline Pair powerOfTwo(v128_t k) { return (Pair)(((Bits)wasm_i64x2_extend_low_i32x4(k) + 1023) << 52); }

/* Replaces each x by e^(mean + deviation·x). */
EXPORT(exponentials)(int from, int count, double mean, double deviation) {
  const double *o = fromMemory(ofExp), *limit = fromMemory(limits);
  for (int at = from; at < from + count; at += 2) {
    v128_t asked = (v128_t)(mean + deviation * load(at));
    Pair x = (Pair)wasm_f64x2_pmax(wasm_f64x2_pmin(asked, (v128_t)both(limit[0])), (v128_t)both(limit[1]));
    Pair k = (Pair)wasm_f64x2_floor((v128_t)(x / limit[2] + 0.5));
    Pair upper = x - k * ln2Upper, lower = k * ln2Lower, r = upper - lower, s = r * r;
    Pair series = s * (o[0] + s * (o[1] + s * (o[2] + s * (o[3] + s * (o[4] + s * o[5])))));
    Pair c = r - series, power = 1 - (lower - (r * c) / (2 - c) - upper);
    v128_t whole = wasm_i32x4_trunc_sat_f64x2_zero((v128_t)k), half = wasm_i32x4_shr(whole, 1);
    store(at, power * powerOfTwo(half) * powerOfTwo(wasm_i32x4_sub(whole, half)));
  }
}

/* ---- Quantiles of the normal distribution, by AS 241: normal.ts ---- */

static const double central[2][8] = {
  {3.387132872796366608, 133.14166789178437745, 1971.5909503065514427, 13731.693765509461125, 45921.953931549871457,
   67265.770927008700853, 33430.575583588128105, 2509.0809287301226727},
  {1, 42.313330701600911252, 687.1870074920579083, 5394.1960214247511077, 21213.794301586595867, 39307.89580009271061,
   28729.085735721942674, 5226.495278852854561}};
static const double outer[2][8] = {
  {1.42343711074968357734, 4.6303378461565452959, 5.7694972214606914055, 3.64784832476320460504, 1.27045825245236838258,
   0.24178072517745061177, 0.0227238449892691845833, 7.7454501427834140764e-4},
  {1, 2.05319162663775882187, 1.6763848301838038494, 0.68976733498510000455, 0.14810397642748007459,
   0.0151986665636164571966, 5.475938084995344946e-4, 1.05075007164441684324e-9}};
static const double far[2][8] = {
  {6.6579046435011037772, 5.4637849111641143699, 1.7848265399172913358, 0.29656057182850489123, 0.026532189526576123093,
   1.2426609473880784386e-3, 2.71155556874348757815e-5, 2.01033439929228813265e-7},
  {1, 0.59983220655588793769, 0.13692988092273580531, 0.0148753612908506148525, 7.868691311456132591e-4,
   1.8463183175100546818e-5, 1.4215117583164458887e-7, 2.04426310338993978564e-15}};

/* A quotient of two polynomials, each with eight coefficients in the table. */
static inline Pair quotient(const double *table, Pair r) {
  Pair above = both(table[7]), below = both(table[15]);
#pragma unroll
  for (int i = 6; i >= 0; i--) above = above * r + table[i], below = below * r + table[8 + i];
  return above / below;
}

static __attribute__((noinline)) Pair quotientInTail(const double *table, Pair r) { return quotient(table, r); }

static inline Pair tailQuantile(Pair p) {
  Bits isLow = p - 0.5 < 0;
  Pair r = (Pair)wasm_f64x2_sqrt((v128_t)(-logOf(select(isLow, p, 1 - p))));
  Pair x = quotientInTail(outer[0], r - 1.6);
  Bits isOuter = r <= 5;
  if (!wasm_i64x2_all_true((v128_t)isOuter)) x = select(isOuter, x, quotientInTail(far[0], r - 5));
  return select(isLow, -x, x);
}

/* Replaces each p by the p-quantile. The tails, one number of seven, follow in a second loop, so that no
   branch is hard to predict. */
EXPORT(quantiles)(int from, int count) {
  const double *table = fromMemory(central[0]);
  for (int at = from; at < from + count;) {
    int waiting[AT_ONCE + 2], tails = 0, end = from + count - at < AT_ONCE ? from + count : at + AT_ONCE;
    for (; at < end; at += 2) {
      Pair p = load(at), q = p - 0.5;
      Bits isCentral = (q <= 0.425) & (q >= -0.425);
      store(at, select(isCentral, q * quotient(table, 0.180625 - q * q), p));
      waiting[tails] = at;
      tails += 1 + (int)isCentral[0];
      waiting[tails] = at + 1;
      tails += 1 + (int)isCentral[1];
    }
    /* With an odd number of tails, the last one is calculated twice. */
    if (tails > 0) waiting[tails] = waiting[tails - 1];
    for (int i = 0; i < tails; i += 2) {
      int first = waiting[i], second = waiting[i + 1];
      Pair x = tailQuantile((Pair){numbers[first], numbers[second]});
      numbers[first] = x[0];
      numbers[second] = x[1];
    }
  }
}

/* ---- Sums ---- */

/* Sets the row at `to`, which may be one of the rows, to the sum of all rows, each times its coefficient. */
EXPORT(combine)(int to, int from, int length, int rows, int coefficients) {
  for (int at = 0; at < length; at += 2) {
    Pair sum = both(0);
    for (int row = 0; row < rows; row++) sum += numbers[coefficients + row] * load(from + row * length + at);
    store(to + at, sum);
  }
}
