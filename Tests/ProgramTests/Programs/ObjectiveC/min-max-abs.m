// MIN, MAX, ABS, and the mathematics of C.
#import <Foundation/Foundation.h>
#include <math.h>

static CGFloat Clamp(CGFloat value, CGFloat low, CGFloat high) {
  return MIN(MAX(value, low), high);
}

int main(void) {
  @autoreleasepool {
    NSLog(@"%d %d %d", MIN(3, 7), MAX(3, 7), ABS(-4));
    NSLog(@"%.1f %.1f %.1f", Clamp(-5, 0, 10), Clamp(4.5, 0, 10), Clamp(50, 0, 10));
    NSLog(@"%.1f %.1f %.1f %.1f", floor(2.7), ceil(2.1), round(2.5), trunc(-2.7));
    NSLog(@"%.1f %.1f %.1f", sqrt(81), pow(2, 10), fabs(-1.5));
    NSLog(@"%.1f %.1f", fmod(7.5, 2), fmax(1, 2));
    NSLog(@"%d %ld", abs(-9), labs(-10L));
    NSLog(@"%.3f %.3f", M_PI, sin(M_PI / 2));
    NSLog(@"%.1f", hypot(3, 4));
    double spring = 100 * (1 - exp(0));
    NSLog(@"%.1f", spring);
    NSLog(@"%ld", lround(3.5));
  }
  return 0;
}
