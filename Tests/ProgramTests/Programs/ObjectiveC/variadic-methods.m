// A method that takes as many arguments as one likes, up to nil.
#import <Foundation/Foundation.h>

@interface Line : NSObject
+ (NSString *)join:(NSString *)first, ... NS_REQUIRES_NIL_TERMINATION;
@end
@implementation Line
+ (NSString *)join:(NSString *)first, ... {
  NSMutableString *line = [NSMutableString stringWithString:first];
  va_list rest;
  va_start(rest, first);
  NSString *next;
  while ((next = va_arg(rest, NSString *))) {
    [line appendFormat:@"-%@", next];
  }
  va_end(rest);
  return line;
}
@end

int main(void) {
  @autoreleasepool {
    NSLog(@"%@", [Line join:@"a", nil]);
    NSLog(@"%@", [Line join:@"a", @"b", @"c", nil]);
    NSLog(@"%@", [[NSArray arrayWithObjects:@1, @2, nil] componentsJoinedByString:@"+"]);
  }
  return 0;
}
