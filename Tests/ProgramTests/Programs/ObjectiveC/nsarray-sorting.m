// Sorting with a block, with a selector, and by two things.
#import <Foundation/Foundation.h>

@interface Runner : NSObject
@property (nonatomic, copy) NSString *name;
@property (nonatomic) NSInteger time;
@end
@implementation Runner
+ (instancetype)name:(NSString *)name time:(NSInteger)time {
  Runner *runner = [Runner new];
  runner.name = name;
  runner.time = time;
  return runner;
}
- (NSComparisonResult)compareName:(Runner *)other {
  return [self.name compare:other.name];
}
@end

static void Show(NSArray<Runner *> *runners) {
  NSMutableArray *lines = [NSMutableArray array];
  for (Runner *runner in runners) {
    [lines addObject:[NSString stringWithFormat:@"%@ %ld", runner.name, (long)runner.time]];
  }
  NSLog(@"%@", [lines componentsJoinedByString:@", "]);
}

int main(void) {
  @autoreleasepool {
    NSArray *runners = @[
      [Runner name:@"Ida" time:62], [Runner name:@"Bo" time:58], [Runner name:@"Al" time:62]
    ];
    Show([runners sortedArrayUsingSelector:@selector(compareName:)]);
    Show([runners sortedArrayUsingComparator:^NSComparisonResult(Runner *a, Runner *b) {
      if (a.time < b.time) return NSOrderedAscending;
      if (a.time > b.time) return NSOrderedDescending;
      return [a.name compare:b.name];
    }]);
    NSArray *numbers = [@[ @10, @9, @100, @1 ] sortedArrayUsingSelector:@selector(compare:)];
    NSLog(@"%@", [numbers componentsJoinedByString:@" "]);
    NSArray *words = [@[ @"bb", @"a", @"ccc" ] sortedArrayUsingComparator:^(NSString *a, NSString *b) {
      return [@(b.length) compare:@(a.length)];
    }];
    NSLog(@"%@", [words componentsJoinedByString:@" "]);
  }
  return 0;
}
