// Several listeners, each told about a change.
#import <Foundation/Foundation.h>

@protocol ScoreListener <NSObject>
- (void)scoreChangedFrom:(NSInteger)old to:(NSInteger)new;
@end

@interface Scoreboard : NSObject
@property (nonatomic) NSInteger score;
- (void)addListener:(id<ScoreListener>)listener;
- (void)removeListener:(id<ScoreListener>)listener;
@end
@implementation Scoreboard {
  NSMutableArray<id<ScoreListener>> *_listeners;
}
- (void)addListener:(id<ScoreListener>)listener {
  if (!_listeners) _listeners = [NSMutableArray array];
  if (![_listeners containsObject:listener]) [_listeners addObject:listener];
}
- (void)removeListener:(id<ScoreListener>)listener { [_listeners removeObject:listener]; }
- (void)setScore:(NSInteger)score {
  NSInteger old = _score;
  _score = score;
  if (old == score) return;
  for (id<ScoreListener> listener in [_listeners copy]) {
    [listener scoreChangedFrom:old to:score];
  }
}
@end

@interface Logger : NSObject <ScoreListener>
@end
@implementation Logger
- (void)scoreChangedFrom:(NSInteger)old to:(NSInteger)new {
  NSLog(@"log: %ld to %ld", (long)old, (long)new);
}
@end

@interface Record : NSObject <ScoreListener>
@property (nonatomic) NSInteger best;
@end
@implementation Record
- (void)scoreChangedFrom:(NSInteger)old to:(NSInteger)new {
  if (new > self.best) self.best = new;
}
@end

int main(void) {
  @autoreleasepool {
    Scoreboard *board = [Scoreboard new];
    Logger *logger = [Logger new];
    Record *record = [Record new];
    [board addListener:logger];
    [board addListener:logger];
    [board addListener:record];
    board.score = 5;
    board.score += 3;
    board.score = 8;
    [board removeListener:logger];
    board.score = 2;
    NSLog(@"best %ld, now %ld", (long)record.best, (long)board.score);
  }
  return 0;
}
