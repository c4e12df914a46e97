// Blocks that make blocks, and blocks kept in a dictionary.
#import <Foundation/Foundation.h>

typedef NSInteger (^Operation)(NSInteger, NSInteger);
typedef NSInteger (^Change)(NSInteger);

static Change Multiplier(NSInteger factor) {
  return ^NSInteger(NSInteger number) { return number * factor; };
}

static Change Composed(Change first, Change second) {
  return ^(NSInteger number) { return second(first(number)); };
}

int main(void) {
  @autoreleasepool {
    Change twice = Multiplier(2);
    Change thrice = Multiplier(3);
    NSLog(@"%ld %ld", (long)twice(5), (long)Composed(twice, thrice)(5));

    NSDictionary *operations = @{
      @"+" : ^(NSInteger a, NSInteger b) { return a + b; },
      @"-" : ^(NSInteger a, NSInteger b) { return a - b; },
      @"*" : ^(NSInteger a, NSInteger b) { return a * b; }
    };
    for (NSString *sign in @[ @"+", @"-", @"*", @"/" ]) {
      Operation operation = operations[sign];
      if (operation) {
        NSLog(@"8 %@ 3 = %ld", sign, (long)operation(8, 3));
      } else {
        NSLog(@"no operation for %@", sign);
      }
    }
  }
  return 0;
}
