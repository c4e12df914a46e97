// A property of the class itself, kept in a static variable.
#import <Foundation/Foundation.h>

@interface Theme : NSObject
@property (class, nonatomic, copy) NSString *current;
@property (class, nonatomic, readonly) NSArray<NSString *> *names;
+ (void)next;
@end

static NSString *currentTheme = @"light";

@implementation Theme
+ (NSString *)current {
  return currentTheme;
}
+ (void)setCurrent:(NSString *)current {
  NSLog(@"from %@ to %@", currentTheme, current);
  currentTheme = [current copy];
}
+ (NSArray<NSString *> *)names {
  return @[ @"light", @"dark", @"paper" ];
}
+ (void)next {
  NSUInteger index = [self.names indexOfObject:self.current];
  self.current = self.names[(index + 1) % self.names.count];
}
@end

int main(void) {
  @autoreleasepool {
    NSLog(@"%@", Theme.current);
    Theme.current = @"dark";
    [Theme next];
    [Theme next];
    NSLog(@"%@ of %lu", [Theme current], (unsigned long)Theme.names.count);
  }
  return 0;
}
