// Dividing integers drops the fraction; one double is enough to keep it.
#import <Foundation/Foundation.h>

int main(void) {
  @autoreleasepool {
    int total = 7;
    int people = 2;
    NSLog(@"%d %d", total / people, total % people);
    NSLog(@"%d %d", -total / people, -total % people);
    double wrong = total / people;
    double right = total / (double)people;
    NSLog(@"%.2f %.2f %.2f", wrong, right, 7 / 2.0);
    CGFloat width = 375;
    CGFloat column = (width - 4 * 8) / 3;
    NSLog(@"%.3f", column);
    NSInteger percent = 3 / 4 * 100;
    NSInteger better = 3 * 100 / 4;
    NSLog(@"%ld %ld", (long)percent, (long)better);
    int rounded = (int)(right + 0.5);
    NSLog(@"%d %d", rounded, (int)-2.9);
    float third = 1 / 3.f;
    NSLog(@"%.4f", third);
    NSUInteger pages = (95 + 10 - 1) / 10;
    NSLog(@"%lu", (unsigned long)pages);
  }
  return 0;
}
