#include "CPage.h"

static uint64_t bits_of(double value) {
  uint64_t bits;
  __builtin_memcpy(&bits, &value, 8);
  return bits;
}

static double with_bits(uint64_t bits) {
  double value;
  __builtin_memcpy(&value, &bits, 8);
  return value;
}

CPageWide CPageProduct(uint64_t a, uint64_t b) {
  uint64_t al = (uint32_t)a, ah = a >> 32, bl = (uint32_t)b, bh = b >> 32;
  uint64_t low = al * bl, one = ah * bl, two = al * bh, high = ah * bh;
  uint64_t middle = (low >> 32) + (uint32_t)one + (uint32_t)two;
  CPageWide result;
  result.low = (middle << 32) | (uint32_t)low;
  result.high = high + (one >> 32) + (two >> 32) + (middle >> 32);
  return result;
}

// MARK: Wide numbers

static int top_bit(CPageWide x) {
  return x.high ? 127 - __builtin_clzll(x.high) : x.low ? 63 - __builtin_clzll(x.low) : -1;
}

static CPageWide left(CPageWide x, int by) {
  if (by >= 64) {
    x.high = x.low << (by - 64);
    x.low = 0;
  } else if (by > 0) {
    x.high = (x.high << by) | (x.low >> (64 - by));
    x.low <<= by;
  }
  return x;
}

/// What falls off on the right is remembered in the last bit.
static CPageWide right(CPageWide x, int by) {
  uint64_t lost;
  if (by <= 0) return x;
  if (by >= 128) {
    lost = x.high | x.low;
    x.high = x.low = 0;
  } else if (by >= 64) {
    lost = x.low | (by > 64 ? x.high << (128 - by) : 0);
    x.low = by < 128 ? x.high >> (by - 64) : 0;
    x.high = 0;
  } else {
    lost = x.low << (64 - by);
    x.low = (x.low >> by) | (x.high << (64 - by));
    x.high >>= by;
  }
  if (lost) x.low |= 1;
  return x;
}

CPageWide CPageShiftLeft(CPageWide value, int by) { return left(value, by); }

CPageWide CPageShiftRight(CPageWide value, int by) {
  if (by <= 0) return value;
  if (by >= 64) return (CPageWide){0, value.high >> (by - 64)};
  return (CPageWide){value.high >> by, value.low >> by | value.high << (64 - by)};
}

/// The double nearest to `x` × 2^exponent; the last bit of `x` may stand for all that follows.
static double nearest(int negative, CPageWide x, int exponent) {
  uint64_t sign = (uint64_t)negative << 63;
  int top = top_bit(x);
  if (top < 0) return with_bits(sign);
  if (top + exponent > 1023) return with_bits(sign | 0x7FFull << 52);
  // 53 bits are kept, or fewer where the number is subnormal.
  int drop = top - 52;
  if (exponent + drop < -1074) drop = -1074 - exponent;
  uint64_t mantissa;
  if (drop <= 0) {
    mantissa = left(x, -drop).low;
  } else {
    // One bit more than is kept, and the rest in a last one.
    CPageWide kept = drop >= 2 ? right(x, drop - 2) : left(x, 2 - drop);
    mantissa = kept.low >> 2;
    unsigned rest = kept.low & 3;
    if (rest == 3 || (rest == 2 && (mantissa & 1))) mantissa++;
  }
  int biased = exponent + drop + 1075;
  if (mantissa >> 53) {
    mantissa >>= 1;
    biased++;
  }
  if (!(mantissa >> 52)) biased = 0;
  if (biased >= 0x7FF) return with_bits(sign | 0x7FFull << 52);
  return with_bits(sign | (uint64_t)biased << 52 | (mantissa & 0xFFFFFFFFFFFFFull));
}

typedef struct {
  uint64_t mantissa;
  int exponent, negative;
} Parts;

static Parts parts_of(double value) {
  uint64_t bits = bits_of(value);
  int biased = (int)(bits >> 52 & 0x7FF);
  Parts parts = {bits & 0xFFFFFFFFFFFFFull, biased ? biased - 1075 : -1074, (int)(bits >> 63)};
  if (biased) parts.mantissa |= 1ull << 52;
  return parts;
}

static int is_finite(double x) { return (bits_of(x) >> 52 & 0x7FF) != 0x7FF; }

double CPageFusedMultiplyAdd(double x, double y, double z) {
  if (!is_finite(x) || !is_finite(y) || !is_finite(z)) {
    // An infinite `z` stays, whatever the product would have become.
    return is_finite(x) && is_finite(y) ? z : x * y + z;
  }
  if (x == 0 || y == 0 || z == 0) {
    if (x == 0 || y == 0) return x * y + z;
  }
  Parts a = parts_of(x), b = parts_of(y), c = parts_of(z);
  int negative = a.negative ^ b.negative;
  CPageWide product = CPageProduct(a.mantissa, b.mantissa), added = {0, c.mantissa};
  int exponent = a.exponent + b.exponent, other = c.exponent;
  if (z == 0) return nearest(negative, product, exponent);
  // Both begin at bit 125: a sum has room, and a difference keeps more than it shows.
  int up = 125 - top_bit(product), upOther = 125 - top_bit(added);
  product = left(product, up);
  exponent -= up;
  added = left(added, upOther);
  other -= upOther;
  if (exponent >= other) {
    added = right(added, exponent - other);
  } else {
    product = right(product, other - exponent);
    exponent = other;
  }
  CPageWide sum;
  if (negative == c.negative) {
    sum.low = product.low + added.low;
    sum.high = product.high + added.high + (sum.low < product.low);
    return nearest(negative, sum, exponent);
  }
  int less = product.high < added.high || (product.high == added.high && product.low < added.low);
  CPageWide larger = less ? added : product, smaller = less ? product : added;
  sum.low = larger.low - smaller.low;
  sum.high = larger.high - smaller.high - (larger.low < smaller.low);
  if (!(sum.low | sum.high)) return 0;
  return nearest(less ? c.negative : negative, sum, exponent);
}

double CPageRound(double x) {
  double whole = __builtin_trunc(x);
  double part = x - whole;
  if (part >= 0.5) return whole + 1;
  if (part <= -0.5) return whole - 1;
  // The sign of a zero stays.
  return with_bits((bits_of(whole) & ~(1ull << 63)) | (bits_of(x) & 1ull << 63));
}

double CPageRemainder(double x, double y) {
  if (!is_finite(x) || y != y || y == 0) return (x * y) / (x * y);
  if (!is_finite(y) || x == 0) return x;
  Parts a = parts_of(x), b = parts_of(y);
  if (a.exponent < b.exponent) {
    int down = b.exponent - a.exponent;
    // Where `y` has bits below those of `x` both are brought to the lower place.
    if (down > 10) return x;
    b.mantissa <<= down;
    b.exponent = a.exponent;
  }
  uint64_t rest = a.mantissa % b.mantissa;
  for (int steps = a.exponent - b.exponent; steps > 0 && rest; steps--) {
    rest = (rest << 1) % b.mantissa;
  }
  CPageWide result = {0, rest};
  return nearest(a.negative, result, b.exponent);
}

// MARK: Reading

#define LIMBS 640
#define DIGITS 800

/// A large whole number, its lowest part first.
typedef struct {
  uint32_t limbs[LIMBS];
  int count;
} Large;

static void multiply(Large *number, uint32_t by, uint32_t plus) {
  uint64_t carry = plus;
  for (int index = 0; index < number->count; index++) {
    carry += (uint64_t)number->limbs[index] * by;
    number->limbs[index] = (uint32_t)carry;
    carry >>= 32;
  }
  if (carry) number->limbs[number->count++] = (uint32_t)carry;
}

static uint32_t divide(Large *number, uint32_t by) {
  uint64_t rest = 0;
  for (int index = number->count - 1; index >= 0; index--) {
    rest = rest << 32 | number->limbs[index];
    number->limbs[index] = (uint32_t)(rest / by);
    rest %= by;
  }
  while (number->count && !number->limbs[number->count - 1]) number->count--;
  return (uint32_t)rest;
}

/// By whole limbs.
static void shift(Large *number, int limbs) {
  for (int index = number->count - 1; index >= 0; index--) {
    number->limbs[index + limbs] = number->limbs[index];
  }
  for (int index = 0; index < limbs; index++) number->limbs[index] = 0;
  number->count += limbs;
}

/// digits × 10^exponent, rounded once; `more` says that digits were left out that are not all 0.
static double from_decimal(int negative, const unsigned char *digits, int count, int exponent, int more) {
  static Large number;
  number.count = 0;
  for (int index = 0; index < count; index++) multiply(&number, 10, digits[index]);
  int sticky = more, places = 0;
  if (exponent >= 0) {
    for (; exponent > 0; exponent--) multiply(&number, 10, 0);
  } else {
    // As many bits below the point as leave 64 of them when all is divided.
    int limbs = (-exponent * 107 / 32 + 96) / 32 + 1;
    shift(&number, limbs);
    places = limbs * 32;
    for (; exponent <= -9; exponent += 9) sticky |= divide(&number, 1000000000) != 0;
    uint32_t rest = 1;
    for (; exponent < 0; exponent++) rest *= 10;
    sticky |= divide(&number, rest) != 0;
  }
  CPageWide top = {0, 0};
  int last = number.count - 4 > 0 ? number.count - 4 : 0;
  for (int index = number.count - 1; index >= last; index--) {
    top = left(top, 32);
    top.low |= number.limbs[index];
  }
  for (int index = 0; index < last; index++) sticky |= number.limbs[index] != 0;
  if (sticky) top.low |= 1;
  return nearest(negative, top, last * 32 - places);
}

static int is_digit(char character) { return character >= '0' && character <= '9'; }

static int begins(const char *text, const char *word) {
  for (; *word; text++, word++) {
    if ((*text | 0x20) != *word) return 0;
  }
  return 1;
}

const char *CPageReadDouble(const char *text, double *result) {
  const char *at = text;
  int negative = *at == '-';
  if (*at == '-' || *at == '+') at++;
  uint64_t sign = (uint64_t)negative << 63;
  if (begins(at, "inf")) {
    *result = with_bits(sign | 0x7FFull << 52);
    return at + (begins(at, "infinity") ? 8 : 3);
  }
  if (begins(at, "nan")) {
    *result = with_bits(sign | 0x7FF8ull << 48);
    return at + 3;
  }
  static unsigned char digits[DIGITS];
  int count = 0, exponent = 0, more = 0, any = 0, isAfterPoint = 0;
  for (;; at++) {
    if (*at == '.' && !isAfterPoint) {
      isAfterPoint = 1;
      continue;
    }
    if (!is_digit(*at)) break;
    any = 1;
    if (count == 0 && *at == '0') {
      exponent -= isAfterPoint;
    } else if (count < DIGITS) {
      digits[count++] = (unsigned char)(*at - '0');
      exponent -= isAfterPoint;
    } else {
      more |= *at != '0';
      exponent += !isAfterPoint;
    }
  }
  if (!any) return 0;
  if ((*at | 0x20) == 'e') {
    const char *after = at + 1;
    int isDown = *after == '-';
    if (*after == '-' || *after == '+') after++;
    if (is_digit(*after)) {
      int power = 0;
      for (; is_digit(*after); after++) {
        if (power < 100000) power = power * 10 + (*after - '0');
      }
      exponent += isDown ? -power : power;
      at = after;
    }
  }
  // Where the first digit stands decides what is beyond all doubles.
  if (count == 0 || count + exponent < -330) {
    *result = with_bits(sign);
  } else if (count + exponent > 310) {
    *result = with_bits(sign | 0x7FFull << 52);
  } else {
    *result = from_decimal(negative, digits, count, exponent, more);
  }
  return at;
}

double CPageNearestRemainder(double x, double y) {
  double size = y < 0 ? -y : y;
  if (x != x || size != size || size == 0 || x - x != 0) return CPageRemainder(x, y);
  double left = size <= 0x1p1023 ? CPageRemainder(x, size + size) : x;
  int isNegative = __builtin_signbit(x);
  if (left < 0) left = -left;
  // Half of the smallest numbers is none.
  if (size < 0x1p-1021) {
    if (left + left > size) {
      left -= size;
      if (left + left >= size) left -= size;
    }
  } else if (left > size / 2) {
    left -= size;
    if (left >= size / 2) left -= size;
  }
  if (left == 0) left = 0;
  return isNegative ? -left : left;
}

#ifdef __wasm__
double fma(double x, double y, double z) { return CPageFusedMultiplyAdd(x, y, z); }
double round(double x) { return CPageRound(x); }
double fmod(double x, double y) { return CPageRemainder(x, y); }
double remainder(double x, double y) { return CPageNearestRemainder(x, y); }

const char *_swift_stdlib_strtod_clocale(const char *text, double *result) {
  return CPageReadDouble(text, result);
}

/// What clang makes of a shift of a 128-bit number, and of a product of two.
__int128 __ashlti3(__int128 a, int by) {
  CPageWide result = CPageShiftLeft((CPageWide){(uint64_t)(a >> 64), (uint64_t)a}, by);
  return (__int128)((unsigned __int128)result.high << 64 | result.low);
}

__int128 __lshrti3(__int128 a, int by) {
  CPageWide result = CPageShiftRight((CPageWide){(uint64_t)(a >> 64), (uint64_t)a}, by);
  return (__int128)((unsigned __int128)result.high << 64 | result.low);
}

__int128 __multi3(__int128 a, __int128 b) {
  uint64_t al = (uint64_t)a, bl = (uint64_t)b;
  CPageWide low = CPageProduct(al, bl);
  uint64_t high = low.high + al * (uint64_t)(b >> 64) + (uint64_t)(a >> 64) * bl;
  return (__int128)((unsigned __int128)high << 64 | low.low);
}
#endif
