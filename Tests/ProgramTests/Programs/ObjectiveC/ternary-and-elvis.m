// ?: chooses, and without a middle it takes the left side when that is not nil.
#import <Foundation/Foundation.h>

static NSString *Size(int n) {
  return n < 10 ? @"small" : n < 100 ? @"middle" : @"large";
}

static NSString *Loud(NSString *text) {
  NSLog(@"asked for %@", text);
  return text;
}

int main(void) {
  @autoreleasepool {
    NSLog(@"%@ %@ %@", Size(3), Size(30), Size(300));
    NSString *name = nil;
    NSLog(@"%@", name ?: @"nameless");
    name = @"Ann";
    NSLog(@"%@", name ?: Loud(@"never"));
    NSLog(@"%@", Loud(nil) ?: Loud(@"fallback"));
    int zero = 0;
    NSLog(@"%d", zero ?: 7);
    double ratio = zero ? 10 / zero : -1;
    NSLog(@"%.1f", ratio);
    CGFloat width = name.length > 2 ? 100 : 50.5;
    NSLog(@"%.1f", width);
    BOOL flag = name != nil;
    NSLog(@"%@", flag ? @"YES" : @"NO");
  }
  return 0;
}
