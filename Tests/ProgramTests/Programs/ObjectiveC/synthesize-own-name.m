// @synthesize gives the property's variable another name.
#import <Foundation/Foundation.h>

@interface Clock : NSObject
@property (nonatomic, assign) int hour;
@property (nonatomic, assign) int minute;
- (void)advance:(int)minutes;
@end

@implementation Clock
@synthesize hour = theHour;
@synthesize minute;

- (void)advance:(int)minutes {
  int all = theHour * 60 + minute + minutes;
  theHour = all / 60 % 24;
  minute = all % 60;
}
@end

int main(void) {
  @autoreleasepool {
    Clock *clock = [[Clock alloc] init];
    clock.hour = 23;
    clock.minute = 50;
    NSLog(@"%02d:%02d", clock.hour, clock.minute);
    [clock advance:25];
    NSLog(@"%02d:%02d", clock.hour, clock.minute);
  }
  return 0;
}
