// A shared object is made once; a static variable keeps its value between calls.
#import <Foundation/Foundation.h>

@interface Settings : NSObject
@property (nonatomic) NSInteger fontSize;
+ (instancetype)shared;
@end

@implementation Settings
+ (instancetype)shared {
  static Settings *shared = nil;
  static BOOL made = NO;
  if (!made) {
    made = YES;
    NSLog(@"making the settings");
    shared = [[self alloc] init];
  }
  return shared;
}
- (instancetype)init {
  self = [super init];
  if (self) _fontSize = 12;
  return self;
}
@end

static NSInteger NextNumber(void) {
  static NSInteger number = 100;
  return number++;
}

int main(void) {
  @autoreleasepool {
    [Settings shared].fontSize = 18;
    NSLog(@"%ld", (long)Settings.shared.fontSize);
    NSLog(@"%d", [Settings shared] == [Settings shared]);
    NextNumber();
    NextNumber();
    NSLog(@"%ld", (long)NextNumber());
  }
  return 0;
}
