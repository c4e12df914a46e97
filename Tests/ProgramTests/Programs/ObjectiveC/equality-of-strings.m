// Comparing strings, numbers and arrays by what they hold.
#import <Foundation/Foundation.h>

int main(void) {
  @autoreleasepool {
    NSString *a = [NSString stringWithFormat:@"%@%d", @"room", 7];
    NSMutableString *b = [NSMutableString stringWithString:@"room"];
    [b appendString:@"7"];
    NSLog(@"%d %d %d", a == b, [a isEqualToString:b], [a isEqual:b]);
    NSLog(@"%ld %ld %ld", (long)[@"apple" compare:@"pear"], (long)[@"pear" compare:@"apple"],
          (long)[@"pear" compare:@"pear"]);
    NSLog(@"%d", [@"Pear" caseInsensitiveCompare:@"pEAR"] == NSOrderedSame);
    NSLog(@"%d %d", [@5 isEqual:@5], [@5 isEqualToNumber:@5.0]);
    NSLog(@"%d", [@5 isEqual:@"5"]);
    NSLog(@"%d", [@[ @1, @"x" ] isEqualToArray:@[ @1, @"x" ]]);
    NSDictionary *left = @{ @"k" : @[ @1 ] };
    NSDictionary *right = @{ @"k" : @[ @1 ] };
    NSLog(@"%d", [left isEqualToDictionary:right]);
  }
  return 0;
}
