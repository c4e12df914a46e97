// Strings: length, parts, changing case, adding.
#import <Foundation/Foundation.h>

int main(void) {
  @autoreleasepool {
    NSString *text = @"Hello, World";
    NSLog(@"%lu %@ %@", (unsigned long)text.length, text.uppercaseString, [text lowercaseString]);
    NSLog(@"%@ %@", [text substringToIndex:5], [text substringFromIndex:7]);
    NSLog(@"%@", [text substringWithRange:NSMakeRange(3, 6)]);
    NSLog(@"%c %C", [text characterAtIndex:0], [text characterAtIndex:4]);
    NSLog(@"%@", [text stringByAppendingString:@"!"]);
    NSLog(@"%@", [text stringByAppendingFormat:@" number %d", 3]);
    NSLog(@"%@", [text stringByReplacingOccurrencesOfString:@"l" withString:@"L"]);
    NSLog(@"%d %d %d", [text hasPrefix:@"Hell"], [text hasSuffix:@"x"], [text containsString:@"World"]);
    NSLog(@"%@", [@"a b c" capitalizedString]);
    NSLog(@"%@", [@"  in the middle " stringByTrimmingCharactersInSet:[NSCharacterSet whitespaceCharacterSet]]);
    NSLog(@"%@|%@", @"joined " @"at compile time", [NSString string]);
  }
  return 0;
}
