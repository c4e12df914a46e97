// An NSError comes back through a pointer when something went wrong.
#import <Foundation/Foundation.h>

static NSString *const kDomain = @"Kitchen";

static NSNumber *Parse(NSString *text, NSError **error) {
  if (text.length == 0) {
    if (error) *error = [NSError errorWithDomain:kDomain code:1 userInfo:nil];
    return nil;
  }
  NSInteger number = text.integerValue;
  if (number == 0 && ![text isEqualToString:@"0"]) {
    if (error) {
      *error = [NSError errorWithDomain:kDomain
                                   code:2
                               userInfo:@{ NSLocalizedDescriptionKey : @"not a number" }];
    }
    return nil;
  }
  return @(number);
}

int main(void) {
  @autoreleasepool {
    for (NSString *text in @[ @"12", @"", @"dozen", @"0" ]) {
      NSError *error = nil;
      NSNumber *number = Parse(text, &error);
      if (number) {
        NSLog(@"%@", number);
      } else if (error.code == 2) {
        NSLog(@"%@ %ld: %@", error.domain, (long)error.code, error.localizedDescription);
      } else {
        NSLog(@"%@ %ld", error.domain, (long)error.code);
      }
    }
    NSLog(@"%@", Parse(@"", NULL));
  }
  return 0;
}
