// A variable in an inner block hides the outer one of the same name.
#import <Foundation/Foundation.h>

static int value = 1;

static int Show(int value) {
  return value * 10;
}

@interface Box : NSObject {
  int value;
}
- (int)fill:(int)amount;
- (int)hidden;
@end
@implementation Box
- (int)fill:(int)amount {
  value += amount;
  return value;
}
- (int)hidden {
  int value = 1000;
  return value + self->value;
}
@end

int main(void) {
  @autoreleasepool {
    NSLog(@"%d %d", value, Show(4));
    int value = 2;
    {
      int value = 3;
      value++;
      NSLog(@"inner %d", value);
    }
    for (int value = 7; value < 9; value++) NSLog(@"loop %d", value);
    void (^block)(int) = ^(int value) { NSLog(@"block %d", value); };
    block(50);
    NSLog(@"outer %d", value);
    Box *box = [Box new];
    [box fill:5];
    NSLog(@"%d %d", [box fill:6], box.hidden);
  }
  return 0;
}
