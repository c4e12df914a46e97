// A string that is changed where it is.
#import <Foundation/Foundation.h>

static void Shout(NSMutableString *text) {
  [text setString:text.uppercaseString];
  [text appendString:@"!"];
}

int main(void) {
  @autoreleasepool {
    NSMutableString *text = [[NSMutableString alloc] init];
    for (int i = 1; i <= 4; i++) {
      if (i > 1) [text appendString:@", "];
      [text appendFormat:@"%d", i * i];
    }
    NSLog(@"%@ (%lu)", text, (unsigned long)text.length);
    [text insertString:@"squares: " atIndex:0];
    [text deleteCharactersInRange:NSMakeRange(text.length - 4, 4)];
    [text replaceOccurrencesOfString:@", " withString:@"/" options:0 range:NSMakeRange(0, text.length)];
    NSLog(@"%@", text);
    NSString *copy = [text copy];
    NSMutableString *other = text;
    Shout(other);
    NSLog(@"%@ / %@", text, copy);
    [text replaceCharactersInRange:NSMakeRange(0, 7) withString:@"S"];
    NSLog(@"%@", other);
  }
  return 0;
}
