// A __block variable is shared between the block and its surroundings.
#import <Foundation/Foundation.h>

typedef int (^Counter)(void);

static Counter MakeCounter(void) {
  __block int count = 0;
  return ^{
    count += 1;
    return count;
  };
}

int main(void) {
  @autoreleasepool {
    __block int total = 0;
    void (^add)(int) = ^(int amount) { total += amount; };
    add(5);
    add(7);
    total *= 10;
    add(1);
    NSLog(@"total %d", total);

    Counter first = MakeCounter();
    Counter second = MakeCounter();
    first();
    first();
    NSLog(@"%d %d", first(), second());

    __block NSString *text = @"before";
    void (^change)(void) = ^{ text = @"after"; };
    NSLog(@"%@", text);
    change();
    NSLog(@"%@", text);
  }
  return 0;
}
