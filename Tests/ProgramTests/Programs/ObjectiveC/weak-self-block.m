// A block that an object keeps refers to it weakly, so that the object can go.
#import <Foundation/Foundation.h>

@interface Player : NSObject
@property (nonatomic, copy) NSString *name;
@property (nonatomic, copy) void (^onTick)(void);
@property (nonatomic) NSInteger ticks;
- (void)start;
@end

@implementation Player
- (void)start {
  __weak typeof(self) weakSelf = self;
  self.onTick = ^{
    __strong typeof(weakSelf) strongSelf = weakSelf;
    if (!strongSelf) {
      NSLog(@"nobody is there");
      return;
    }
    strongSelf.ticks += 1;
    NSLog(@"%@ ticked %ld", strongSelf.name, (long)strongSelf.ticks);
  };
}
- (void)dealloc {
  NSLog(@"%@ goes", _name);
}
@end

static void (^kept)(void);

static void Play(void) {
  Player *player = [[Player alloc] init];
  player.name = @"one";
  [player start];
  player.onTick();
  player.onTick();
  kept = player.onTick;
}

int main(void) {
  @autoreleasepool {
    Play();
  }
  @autoreleasepool {
    kept();
  }
  return 0;
}
