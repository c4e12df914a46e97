// Masks and shifts.
#import <Foundation/Foundation.h>

static NSString *Binary(unsigned int number) {
  NSMutableString *text = [NSMutableString string];
  do {
    [text insertString:(number & 1) ? @"1" : @"0" atIndex:0];
    number >>= 1;
  } while (number);
  return text;
}

static int Ones(unsigned int number) {
  int count = 0;
  for (; number; number &= number - 1) count++;
  return count;
}

int main(void) {
  @autoreleasepool {
    NSLog(@"%@ %@ %@", Binary(0), Binary(10), Binary(255));
    NSLog(@"%d %d", Ones(255), Ones(1 << 20));
    unsigned int flags = 0;
    flags |= 1 << 3;
    flags |= 1 << 1;
    NSLog(@"%u %d %d", flags, (flags >> 3) & 1, (flags >> 2) & 1);
    flags &= ~(1u << 1);
    flags ^= 0xF;
    NSLog(@"%@ %#x", Binary(flags), flags);
    NSUInteger color = 0x336699;
    NSLog(@"%.2f %.2f %.2f", ((color >> 16) & 0xFF) / 255.0, ((color >> 8) & 0xFF) / 255.0,
          (color & 0xFF) / 255.0);
    NSLog(@"%d %d", -8 >> 1, 5 ^ 3);
  }
  return 0;
}
