// for-in over arrays, sets and dictionaries.
#import <Foundation/Foundation.h>

int main(void) {
  @autoreleasepool {
    NSInteger sum = 0;
    for (NSNumber *number in @[ @4, @5, @6 ]) {
      if (number.intValue == 5) continue;
      sum += number.integerValue;
    }
    NSLog(@"%ld", (long)sum);

    NSDictionary *prices = @{ @"tea" : @2, @"cake" : @4, @"soup" : @6 };
    for (NSString *name in [prices.allKeys sortedArrayUsingSelector:@selector(compare:)]) {
      NSLog(@"%@ costs %@", name, prices[name]);
    }
    NSInteger all = 0;
    for (NSString *name in prices) {
      all += [prices[name] integerValue];
    }
    NSLog(@"%ld", (long)all);

    NSArray *rows = @[ @[ @1, @2 ], @[ @3 ], @[] ];
    for (NSArray *row in rows) {
      for (NSNumber *cell in row) {
        if (cell.intValue == 2) break;
        NSLog(@"cell %@", cell);
      }
    }
    id item;
    for (item in @[ @"first", @"last" ]) {
      if ([item hasPrefix:@"f"]) break;
    }
    NSLog(@"%@", item);
    NSMutableSet *seen = [NSMutableSet set];
    for (NSString *word in [@"a b a c b" componentsSeparatedByString:@" "]) {
      [seen addObject:word];
    }
    NSLog(@"%lu", (unsigned long)seen.count);
  }
  return 0;
}
