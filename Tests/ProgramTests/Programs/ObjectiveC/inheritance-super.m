// Overriding a method, and calling the one above.
#import <Foundation/Foundation.h>

@interface Screen : NSObject
- (void)load;
- (void)setUp;
- (NSString *)title;
@end
@implementation Screen
- (void)load {
  NSLog(@"loading %@", [self title]);
  [self setUp];
  NSLog(@"loaded");
}
- (void)setUp {
  NSLog(@"basic set up");
}
- (NSString *)title {
  return @"Screen";
}
@end

@interface ListScreen : Screen
@end
@implementation ListScreen
- (void)setUp {
  [super setUp];
  NSLog(@"list set up");
}
- (NSString *)title {
  return [NSString stringWithFormat:@"List/%@", [super title]];
}
@end

@interface SearchScreen : ListScreen
@end
@implementation SearchScreen
- (void)setUp {
  NSLog(@"search first");
  [super setUp];
}
- (NSString *)title {
  return [NSString stringWithFormat:@"Search/%@", [super title]];
}
@end

int main(void) {
  @autoreleasepool {
    for (Screen *screen in @[ [Screen new], [ListScreen new], [SearchScreen new] ]) {
      [screen load];
    }
  }
  return 0;
}
