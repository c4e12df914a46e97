// A door with states, and a table of what may follow.
#import <Foundation/Foundation.h>

typedef NS_ENUM(NSUInteger, DoorState) { DoorOpen, DoorClosed, DoorLocked };

@interface Door : NSObject
@property (nonatomic, readonly) DoorState state;
- (BOOL)handle:(NSString *)event;
@end

@implementation Door
+ (NSDictionary *)table {
  return @{
    @(DoorOpen) : @{ @"close" : @(DoorClosed) },
    @(DoorClosed) : @{ @"open" : @(DoorOpen), @"lock" : @(DoorLocked) },
    @(DoorLocked) : @{ @"unlock" : @(DoorClosed) },
  };
}
- (BOOL)handle:(NSString *)event {
  NSNumber *next = [Door table][@(_state)][event];
  if (next == nil) {
    NSLog(@"%@ is not possible when %@", event, [self name]);
    return NO;
  }
  _state = next.unsignedIntegerValue;
  NSLog(@"%@ -> %@", event, [self name]);
  return YES;
}
- (NSString *)name {
  switch (_state) {
    case DoorOpen: return @"open";
    case DoorClosed: return @"closed";
    case DoorLocked: return @"locked";
  }
  return nil;
}
@end

int main(void) {
  @autoreleasepool {
    Door *door = [Door new];
    int done = 0;
    for (NSString *event in @[ @"lock", @"close", @"lock", @"open", @"unlock", @"open" ]) {
      done += [door handle:event];
    }
    NSLog(@"%d of 6, state %lu", done, (unsigned long)door.state);
  }
  return 0;
}
