// In a class method self is the class, and a subclass is its own.
#import <Foundation/Foundation.h>

@interface Animal : NSObject
+ (NSString *)kind;
+ (void)introduce;
- (void)introduce;
@end
@implementation Animal
+ (NSString *)kind { return @"animal"; }
+ (void)introduce { NSLog(@"class %@: %@", NSStringFromClass(self), [self kind]); }
- (void)introduce { NSLog(@"one %@ of %@", [[self class] kind], [self class]); }
@end

@interface Cat : Animal
@end
@implementation Cat
+ (NSString *)kind { return [@"furry " stringByAppendingString:[super kind]]; }
@end

int main(void) {
  @autoreleasepool {
    [Animal introduce];
    [Cat introduce];
    [[Animal new] introduce];
    [[Cat new] introduce];
    Class classes[] = {[Animal class], [Cat class]};
    for (int i = 0; i < 2; i++) {
      id made = [[classes[i] alloc] init];
      NSLog(@"%@", [[made class] kind]);
    }
  }
  return 0;
}
