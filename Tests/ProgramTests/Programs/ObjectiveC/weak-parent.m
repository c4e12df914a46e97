// The child holds its parent weakly, so both can go.
#import <Foundation/Foundation.h>

@class Child;
@interface Parent : NSObject
@property (nonatomic, strong) Child *child;
@end
@interface Child : NSObject
@property (nonatomic, weak) Parent *parent;
@end
@implementation Parent
- (void)dealloc { NSLog(@"parent goes"); }
@end
@implementation Child
- (void)dealloc { NSLog(@"child goes"); }
@end

int main(void) {
  Child *kept;
  @autoreleasepool {
    Parent *parent = [[Parent alloc] init];
    Child *child = [[Child alloc] init];
    parent.child = child;
    child.parent = parent;
    kept = child;
    NSLog(@"%d", kept.parent == parent);
  }
  @autoreleasepool {
    NSLog(@"parent is %@", kept.parent ? @"there" : @"gone");
  }
  kept = nil;
  NSLog(@"end");
  return 0;
}
