// A button's action that the target does not have.
#import <Foundation/Foundation.h>

@interface Controller : NSObject
- (void)save;
@end
@implementation Controller
- (void)save { NSLog(@"saved"); }
@end

int main(void) {
  @autoreleasepool {
    Controller *controller = [Controller new];
    [controller performSelector:@selector(save)];
    [controller performSelector:NSSelectorFromString(@"save:") withObject:@1];
    NSLog(@"never");
  }
  return 0;
}
