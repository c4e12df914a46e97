// Methods by their name.
#import <Foundation/Foundation.h>

@interface Robot : NSObject
- (void)wake;
- (void)say:(NSString *)text;
- (NSString *)join:(NSString *)a with:(NSString *)b;
@end
@implementation Robot
- (void)wake { NSLog(@"awake"); }
- (void)say:(NSString *)text { NSLog(@"says %@", text); }
- (NSString *)join:(NSString *)a with:(NSString *)b { return [NSString stringWithFormat:@"%@-%@", a, b]; }
@end

int main(void) {
  @autoreleasepool {
    Robot *robot = [Robot new];
    SEL action = @selector(wake);
    [robot performSelector:action];
    [robot performSelector:@selector(say:) withObject:@"hi"];
    NSLog(@"%@", [robot performSelector:@selector(join:with:) withObject:@"left" withObject:@"right"]);

    NSLog(@"%@ %@", NSStringFromSelector(action), NSStringFromSelector(@selector(join:with:)));
    SEL byName = NSSelectorFromString(@"say:");
    if ([robot respondsToSelector:byName]) {
      [robot performSelector:byName withObject:@"found by name"];
    }
    NSLog(@"%d", [robot respondsToSelector:NSSelectorFromString(@"dance")]);
    NSLog(@"%d", [NSStringFromSelector(byName) isEqualToString:@"say:"]);
    NSLog(@"%@", NSStringFromClass([robot class]));
  }
  return 0;
}
