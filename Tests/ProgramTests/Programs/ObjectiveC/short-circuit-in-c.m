// && and || stop as soon as the answer is known.
#import <Foundation/Foundation.h>

static BOOL Ask(NSString *name, BOOL answer) {
  NSLog(@"asked %@", name);
  return answer;
}

int main(void) {
  @autoreleasepool {
    NSLog(@"%d", Ask(@"a", NO) && Ask(@"b", YES));
    NSLog(@"%d", Ask(@"c", YES) || Ask(@"d", NO));
    NSLog(@"%d", Ask(@"e", NO) | Ask(@"f", YES));
    NSLog(@"%d", !Ask(@"g", NO) && (Ask(@"h", NO) || Ask(@"i", YES)));
    NSString *text = nil;
    if (text && [text characterAtIndex:0] == 'x') NSLog(@"never");
    int i = 0;
    if (i++ || i++) NSLog(@"i is %d", i);
    NSLog(@"%d %d", 3 && 4, 3 & 4);
    NSLog(@"%d", 1 < 2 == 1);
  }
  return 0;
}
