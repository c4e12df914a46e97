// Floating point in a small table.
#import <Foundation/Foundation.h>

static double Fahrenheit(double celsius) {
  return celsius * 9 / 5 + 32;
}

int main(void) {
  @autoreleasepool {
    for (int c = -10; c <= 40; c += 25) {
      NSLog(@"%4d %7.2f", c, Fahrenheit(c));
    }
    float small = 0.1f;
    double exact = 0.1;
    NSLog(@"%d %d", small == exact, (float)exact == small);
    NSLog(@"%.1f %.10f", 0.1 + 0.2, 0.1 + 0.2);
    NSLog(@"%f %e", 12345.678, 12345.678);
    NSLog(@"%d %d", (int)3.99, (int)(0.1 + 0.7) * 10);
    NSLog(@"%@ %@ %@", @0.1, @1.0, @(1 / 4.0));
    NSLog(@"%.2f %.2f", 1.005, -0.001);
  }
  return 0;
}
