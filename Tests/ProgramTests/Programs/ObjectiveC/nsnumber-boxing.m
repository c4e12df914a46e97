// Numbers in boxes, and out of them.
#import <Foundation/Foundation.h>

int main(void) {
  @autoreleasepool {
    NSNumber *whole = @42;
    NSNumber *fraction = @2.75;
    NSNumber *truth = @YES;
    NSNumber *sum = @(whole.intValue + 8);
    NSLog(@"%@ %@ %@ %@", whole, fraction, truth, sum);
    NSLog(@"%d %ld %.2f", fraction.intValue, (long)fraction.integerValue, whole.doubleValue);
    NSLog(@"%d %d %d", whole.boolValue, [@0 boolValue], truth.intValue);
    NSLog(@"%@ %@", @(1 > 2), @('A' + 1));
    NSLog(@"%@ %@", [NSNumber numberWithInt:-3], [NSNumber numberWithDouble:0.5]);
    NSLog(@"%@ %ld", whole.stringValue, (long)[@"17 apples" integerValue]);
    NSLog(@"%ld %.1f %d", (long)[@"x" integerValue], [@"2.5" doubleValue], [@"YES" boolValue]);
    NSLog(@"%ld", (long)[@3 compare:@10]);
    NSMutableArray *scores = [@[ @3, @1 ] mutableCopy];
    scores[1] = @([scores[1] integerValue] + 10);
    NSLog(@"%@", scores[1]);
  }
  return 0;
}
