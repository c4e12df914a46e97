/// The functions of `numbers.c` by names of their own, so that tests can hold them against a C library.
#include <stdint.h>

typedef struct {
  uint64_t high, low;
} CPageWide;

/// All 128 bits of a product.
CPageWide CPageProduct(uint64_t a, uint64_t b);
/// By 0 to 127.
CPageWide CPageShiftLeft(CPageWide value, int by);
CPageWide CPageShiftRight(CPageWide value, int by);
/// `x × y + z`, rounded once.
double CPageFusedMultiplyAdd(double x, double y, double z);
double CPageRound(double x);
double CPageRemainder(double x, double y);
/// What is left of `x` after the nearest multiple of `y`, as `remainder` has it.
double CPageNearestRemainder(double x, double y);
/// Reads a number as `strtod` does in the C locale, rounded correctly; null where there is none.
const char *CPageReadDouble(const char *text, double *result);
