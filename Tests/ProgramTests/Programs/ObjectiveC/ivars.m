// Instance variables start at zero, and a method may reach them directly.
#import <Foundation/Foundation.h>

@interface Tally : NSObject {
  int _up;
  int _down;
  NSString *_last;
}
- (void)vote:(BOOL)up;
- (NSString *)result;
- (void)take:(Tally *)other;
@end

@implementation Tally
- (void)vote:(BOOL)up {
  if (up) {
    _up++;
  } else {
    self->_down++;
  }
  _last = up ? @"up" : @"down";
}
- (NSString *)result {
  return [NSString stringWithFormat:@"%d up, %d down, last %@", _up, _down, _last];
}
- (void)take:(Tally *)other {
  _up += other->_up;
  _down += other->_down;
}
@end

int main(void) {
  @autoreleasepool {
    Tally *tally = [Tally new];
    NSLog(@"%@", tally.result);
    [tally vote:YES];
    [tally vote:YES];
    [tally vote:NO];
    Tally *sum = [Tally new];
    [sum take:tally];
    [sum take:tally];
    NSLog(@"%@", [tally result]);
    NSLog(@"%@", [sum result]);
  }
  return 0;
}
