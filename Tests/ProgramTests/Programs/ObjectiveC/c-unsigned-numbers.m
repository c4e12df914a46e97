// Numbers without a sign turn around below zero.
#import <Foundation/Foundation.h>

int main(void) {
  @autoreleasepool {
    unsigned int none = 0;
    NSLog(@"%u", none - 1);
    NSArray *empty = @[];
    NSUInteger last = empty.count - 1;
    NSLog(@"%d", last == NSUIntegerMax);
    NSLog(@"%ld", (long)last);
    NSLog(@"%ld", (long)((NSInteger)empty.count - 1));
    int minus = -1;
    unsigned int one = 1;
    NSLog(@"%d", minus < one);
    NSLog(@"%d", minus < (int)one);
    for (NSInteger i = (NSInteger)empty.count - 1; i >= 0; i--) {
      NSLog(@"never");
    }
    uint8_t red = 0x12, green = 0xAB, blue = 0x00;
    uint32_t color = (red << 16) | (green << 8) | blue;
    NSLog(@"%06X %d", color, (color >> 8) & 0xFF);
    NSLog(@"%d %u", (int)4294967295u, (unsigned)-2);
  }
  return 0;
}
