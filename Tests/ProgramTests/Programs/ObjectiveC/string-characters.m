// Walking through the characters of a string.
#import <Foundation/Foundation.h>

static NSString *Shifted(NSString *text, int step) {
  NSMutableString *result = [NSMutableString stringWithCapacity:text.length];
  for (NSUInteger i = 0; i < text.length; i++) {
    unichar c = [text characterAtIndex:i];
    if (c >= 'a' && c <= 'z') {
      c = 'a' + (c - 'a' + step + 26) % 26;
    }
    [result appendFormat:@"%C", c];
  }
  return result;
}

int main(void) {
  @autoreleasepool {
    NSString *text = @"hello, xyz";
    NSString *secret = Shifted(text, 3);
    NSLog(@"%@ %@", secret, Shifted(secret, -3));
    int vowels = 0;
    for (NSUInteger i = 0; i < text.length; i++) {
      switch ([text characterAtIndex:i]) {
        case 'a': case 'e': case 'i': case 'o': case 'u':
          vowels++;
      }
    }
    NSLog(@"%d vowels", vowels);
    NSMutableString *packed = [NSMutableString string];
    NSString *long_text = @"aaabccd";
    for (NSUInteger i = 0; i < long_text.length;) {
      unichar c = [long_text characterAtIndex:i];
      NSUInteger run = 0;
      while (i < long_text.length && [long_text characterAtIndex:i] == c) {
        run++;
        i++;
      }
      [packed appendFormat:@"%c%lu", c, (unsigned long)run];
    }
    NSLog(@"%@", packed);
    NSLog(@"%@", [NSString stringWithFormat:@"%c%c", 'o', 'k']);
  }
  return 0;
}
