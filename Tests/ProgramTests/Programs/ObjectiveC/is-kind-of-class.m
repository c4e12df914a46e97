// Asking an object what it is, in a list of anything.
#import <Foundation/Foundation.h>

@interface Vehicle : NSObject
@end
@implementation Vehicle
@end
@interface Car : Vehicle
- (void)honk;
@end
@implementation Car
- (void)honk { NSLog(@"beep"); }
@end

int main(void) {
  @autoreleasepool {
    NSArray *things = @[ @"text", @7, [Car new], [Vehicle new], @[ @1 ], @{ @"k" : @1 } ];
    for (id thing in things) {
      if ([thing isKindOfClass:[NSString class]]) {
        NSLog(@"string of %lu", (unsigned long)[thing length]);
      } else if ([thing isKindOfClass:[NSNumber class]]) {
        NSLog(@"number %ld", (long)[thing integerValue]);
      } else if ([thing isKindOfClass:Vehicle.class]) {
        NSLog(@"%@: exactly %d", NSStringFromClass([thing class]), [thing isMemberOfClass:[Vehicle class]]);
        if ([thing respondsToSelector:@selector(honk)]) [(Car *)thing honk];
      } else if ([thing isKindOfClass:[NSArray class]] || [thing isKindOfClass:[NSDictionary class]]) {
        NSLog(@"collection of %lu", (unsigned long)[thing count]);
      }
    }
    NSLog(@"%d %d", [Car isSubclassOfClass:[Vehicle class]], [Vehicle isSubclassOfClass:[Car class]]);
    NSLog(@"%d", [Car superclass] == [Vehicle class]);
    NSLog(@"%@", NSStringFromClass(NSClassFromString(@"Car")));
    NSLog(@"%d", NSClassFromString(@"Boat") == nil);
  }
  return 0;
}
