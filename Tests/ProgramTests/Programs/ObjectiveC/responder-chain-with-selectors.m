// An action goes up until somebody knows its selector.
#import <Foundation/Foundation.h>

@interface Responder : NSObject
@property (nonatomic, copy) NSString *name;
@property (nonatomic, strong) Responder *next;
- (BOOL)send:(SEL)action;
@end
@implementation Responder
+ (instancetype)named:(NSString *)name next:(Responder *)next {
  Responder *responder = [[self alloc] init];
  responder.name = name;
  responder.next = next;
  return responder;
}
- (BOOL)send:(SEL)action {
  for (Responder *one = self; one; one = one.next) {
    if ([one respondsToSelector:action]) {
      [one performSelector:action withObject:self];
      return YES;
    }
    NSLog(@"%@ does not know %@", one.name, NSStringFromSelector(action));
  }
  return NO;
}
@end

@interface Editor : Responder
- (void)save:(Responder *)sender;
@end
@implementation Editor
- (void)save:(Responder *)sender {
  NSLog(@"%@ saves for %@", self.name, sender.name);
}
@end

int main(void) {
  @autoreleasepool {
    Responder *window = [Responder named:@"window" next:nil];
    Editor *editor = [Editor named:@"editor" next:window];
    Responder *field = [Responder named:@"field" next:editor];
    NSLog(@"%d", [field send:@selector(save:)]);
    NSLog(@"%d", [field send:NSSelectorFromString(@"print:")]);
    NSLog(@"%d", [window send:@selector(save:)]);
  }
  return 0;
}
