// A button keeps a target and a selector, and sends it when it is tapped.
#import <Foundation/Foundation.h>

@interface Button : NSObject
@property (nonatomic, copy) NSString *title;
@property (nonatomic, weak) id target;
@property (nonatomic) SEL action;
- (void)tap;
@end
@implementation Button
- (void)tap {
  if (self.target == nil || self.action == NULL) {
    NSLog(@"%@ does nothing", self.title);
    return;
  }
  [self.target performSelector:self.action withObject:self];
}
@end

@interface Controller : NSObject
@property (nonatomic) NSInteger count;
@end
@implementation Controller
- (void)increase:(Button *)sender {
  self.count++;
  NSLog(@"%@: %ld", sender.title, (long)self.count);
}
- (void)reset:(id)sender {
  self.count = 0;
  NSLog(@"reset by %@", [sender title]);
}
@end

int main(void) {
  @autoreleasepool {
    Controller *controller = [Controller new];
    Button *plus = [Button new];
    plus.title = @"plus";
    [plus tap];
    plus.target = controller;
    plus.action = @selector(increase:);
    [plus tap];
    [plus tap];
    plus.action = @selector(reset:);
    [plus tap];
    NSLog(@"%ld", (long)controller.count);
  }
  return 0;
}
