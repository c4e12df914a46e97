// The loops of C: for with several variables, while, do.
#import <Foundation/Foundation.h>

int main(void) {
  @autoreleasepool {
    for (int i = 0, j = 10; i < j; i += 3, j -= 2) {
      NSLog(@"%d %d", i, j);
    }
    int n = 27, steps = 0;
    while (n != 1) {
      n = n % 2 == 0 ? n / 2 : 3 * n + 1;
      steps++;
    }
    NSLog(@"%d steps", steps);
    int digits = 0, rest = 90210;
    do {
      digits++;
      rest /= 10;
    } while (rest);
    NSLog(@"%d digits", digits);
    for (;;) {
      if (++digits > 8) break;
      if (digits % 2) continue;
      NSLog(@"even %d", digits);
    }
    int k = 3;
    while (k--) {
      NSLog(@"k %d", k);
    }
    NSLog(@"after %d", k);
    for (int row = 1; row <= 3; row++) {
      NSMutableString *line = [NSMutableString string];
      for (int column = 1; column <= row; column++) [line appendFormat:@"%d", row * column];
      NSLog(@"%@", line);
    }
    int sum = 0;
    for (char c = 'a'; c <= 'e'; c++) sum += c;
    NSLog(@"%d", sum);
  }
  return 0;
}
