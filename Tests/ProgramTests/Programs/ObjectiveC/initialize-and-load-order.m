// Statics are there before main; a class method may prepare a table once.
#import <Foundation/Foundation.h>

static NSArray *Table(void) {
  static NSArray *table;
  if (table == nil) {
    NSLog(@"preparing");
    table = @[ @"I", @"V", @"X" ];
  }
  return table;
}

@interface Roman : NSObject
@end
@implementation Roman
+ (void)initialize {
  if (self == [Roman class]) NSLog(@"Roman is used for the first time");
}
+ (NSString *)numeral:(NSInteger)n {
  NSMutableString *text = [NSMutableString string];
  NSArray *values = @[ @10, @9, @5, @4, @1 ];
  NSArray *signs = @[ @"X", @"IX", @"V", @"IV", @"I" ];
  for (NSUInteger i = 0; i < values.count; i++) {
    while (n >= [values[i] integerValue]) {
      [text appendString:signs[i]];
      n -= [values[i] integerValue];
    }
  }
  return text;
}
@end

int main(void) {
  @autoreleasepool {
    NSLog(@"start");
    NSLog(@"%lu", (unsigned long)Table().count);
    NSLog(@"%@", Table()[1]);
    NSLog(@"%@", [Roman numeral:27]);
    NSLog(@"%@ %@", [Roman numeral:4], [Roman numeral:19]);
  }
  return 0;
}
