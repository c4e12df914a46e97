// Options are bits that can be put together.
#import <Foundation/Foundation.h>

typedef NS_OPTIONS(NSUInteger, Edges) {
  EdgeNone = 0,
  EdgeTop = 1 << 0,
  EdgeLeft = 1 << 1,
  EdgeBottom = 1 << 2,
  EdgeRight = 1 << 3,
  EdgeAll = EdgeTop | EdgeLeft | EdgeBottom | EdgeRight
};

static NSString *Text(Edges edges) {
  NSMutableArray *names = [NSMutableArray array];
  if (edges & EdgeTop) [names addObject:@"top"];
  if (edges & EdgeLeft) [names addObject:@"left"];
  if (edges & EdgeBottom) [names addObject:@"bottom"];
  if (edges & EdgeRight) [names addObject:@"right"];
  return names.count ? [names componentsJoinedByString:@"+"] : @"none";
}

int main(void) {
  @autoreleasepool {
    Edges edges = EdgeTop | EdgeRight;
    NSLog(@"%@ %lu", Text(edges), (unsigned long)edges);
    edges |= EdgeLeft;
    edges &= ~EdgeTop;
    NSLog(@"%@", Text(edges));
    edges ^= EdgeAll;
    NSLog(@"%@", Text(edges));
    NSLog(@"%@ %d", Text(EdgeNone), (edges & EdgeBottom) == EdgeBottom);
    NSLog(@"%d", !!(EdgeAll & EdgeLeft));
  }
  return 0;
}
