// BOOL, YES and NO, and what counts as true.
#import <Foundation/Foundation.h>

static BOOL IsBetween(NSInteger n, NSInteger low, NSInteger high) {
  return low <= n && n <= high;
}

int main(void) {
  @autoreleasepool {
    BOOL yes = YES;
    BOOL no = !yes;
    NSLog(@"%d %d %@", yes, no, yes ? @"YES" : @"NO");
    NSLog(@"%d %d", IsBetween(5, 1, 9), IsBetween(10, 1, 9));
    NSString *text = @"";
    if (text) NSLog(@"an empty string is an object");
    if (!text.length) NSLog(@"but without length");
    int count = 3;
    if (count) NSLog(@"three is true");
    BOOL big = (count > 2);
    BOOL same = (big == YES);
    NSLog(@"%d", same);
    NSNumber *boxed = @NO;
    if (boxed) NSLog(@"the box is there");
    if (!boxed.boolValue) NSLog(@"and holds NO");
    NSLog(@"%d", true && !false);
    bool c = 5;
    NSLog(@"%d", c);
    NSLog(@"%d", yes + yes);
  }
  return 0;
}
