// With id, what a message does is found when it is sent.
#import <Foundation/Foundation.h>

@interface Duck : NSObject
- (NSString *)sound;
@end
@implementation Duck
- (NSString *)sound { return @"quack"; }
@end

@interface Phone : NSObject
- (NSString *)sound;
@end
@implementation Phone
- (NSString *)sound { return @"ring"; }
@end

static void Play(id thing, int times) {
  NSMutableString *line = [NSMutableString string];
  for (int i = 0; i < times; i++) [line appendFormat:@"%@%@", i ? @" " : @"", [thing sound]];
  NSLog(@"%@", line);
}

int main(void) {
  @autoreleasepool {
    Play([Duck new], 2);
    Play([Phone new], 3);
    id value = @"12";
    int number = [value intValue];
    value = @(number + 1);
    NSLog(@"%@ %d", value, [value intValue] + 1);
    value = nil;
    NSLog(@"%@ %d", value, [value intValue]);
    NSArray<NSNumber *> *numbers = (id) @[ @1, @2 ];
    NSInteger sum = 0;
    for (id n in numbers) sum += [n integerValue];
    NSLog(@"%ld", (long)sum);
  }
  return 0;
}
