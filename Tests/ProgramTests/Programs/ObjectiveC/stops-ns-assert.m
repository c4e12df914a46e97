// NSCAssert raises an exception when its condition does not hold.
#import <Foundation/Foundation.h>

static NSInteger Half(NSInteger n) {
  NSCAssert(n % 2 == 0, @"%ld is odd", (long)n);
  return n / 2;
}

int main(void) {
  @autoreleasepool {
    NSLog(@"%ld", (long)Half(8));
    @try {
      Half(5);
    } @catch (NSException *e) {
      NSLog(@"%@", e.name);
    }
    NSLog(@"%ld", (long)Half(7));
  }
  return 0;
}
