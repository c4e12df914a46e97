// A block that calls itself through a __block variable, and blocks as arguments of C functions.
#import <Foundation/Foundation.h>

static NSArray *Filter(NSArray *list, BOOL (^keep)(id item)) {
  NSMutableArray *result = [NSMutableArray array];
  for (id item in list)
    if (keep(item)) [result addObject:item];
  return result;
}

static NSInteger Reduce(NSArray *list, NSInteger start, NSInteger (^step)(NSInteger sum, NSNumber *item)) {
  for (NSNumber *item in list) start = step(start, item);
  return start;
}

static void Repeat(int times, void (^work)(int index)) {
  for (int i = 0; i < times; i++) work(i);
}

int main(void) {
  @autoreleasepool {
    __block int (^factorial)(int) = ^int(int n) { return n <= 1 ? 1 : n * factorial(n - 1); };
    NSLog(@"%d", factorial(6));
    factorial = nil;
    NSArray *numbers = @[ @3, @8, @5, @12 ];
    int limit = 4;
    NSArray *large = Filter(numbers, ^BOOL(NSNumber *n) { return n.intValue > limit; });
    NSLog(@"%@", [large componentsJoinedByString:@" "]);
    NSLog(@"%ld", (long)Reduce(large, 100, ^(NSInteger sum, NSNumber *n) { return sum - n.integerValue; }));
    __block NSString *line = @"";
    Repeat(3, ^(int index) { line = [line stringByAppendingFormat:@"<%d>", index]; });
    NSLog(@"%@", line);
    int answer = ^(int a, int b) { return a * b; }(6, 7);
    NSLog(@"%d", answer);
  }
  return 0;
}
