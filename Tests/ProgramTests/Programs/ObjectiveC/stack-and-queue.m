// A stack and a queue on top of a mutable array.
#import <Foundation/Foundation.h>

@interface Stack<T> : NSObject
- (void)push:(T)item;
- (T)pop;
@property (nonatomic, readonly) NSUInteger count;
@end
@implementation Stack {
  NSMutableArray *_items;
}
- (instancetype)init {
  self = [super init];
  if (self) _items = [NSMutableArray new];
  return self;
}
- (void)push:(id)item { [_items addObject:item]; }
- (id)pop {
  id top = [_items lastObject];
  if (top) [_items removeLastObject];
  return top;
}
- (NSUInteger)count { return [_items count]; }
@end

static BOOL Balanced(NSString *text) {
  NSDictionary *pairs = @{ @")" : @"(", @"]" : @"[", @"}" : @"{" };
  Stack<NSString *> *open = [Stack new];
  for (NSUInteger i = 0; i < text.length; i++) {
    NSString *c = [text substringWithRange:NSMakeRange(i, 1)];
    if ([pairs.allValues containsObject:c]) {
      [open push:c];
    } else if (pairs[c] && ![[open pop] isEqualToString:pairs[c]]) {
      return NO;
    }
  }
  return open.count == 0;
}

int main(void) {
  @autoreleasepool {
    Stack<NSNumber *> *stack = [Stack new];
    [stack push:@1];
    [stack push:@2];
    NSLog(@"%@ %@ %@ %lu", [stack pop], [stack pop], [stack pop], (unsigned long)stack.count);
    for (NSString *text in @[ @"(a[b]{c})", @"(]", @"((", @"" ]) {
      NSLog(@"'%@' %@", text, Balanced(text) ? @"balanced" : @"not balanced");
    }
    NSMutableArray *queue = [@[ @"a", @"b" ] mutableCopy];
    [queue addObject:@"c"];
    while (queue.count) {
      NSLog(@"next %@", queue[0]);
      [queue removeObjectAtIndex:0];
    }
  }
  return 0;
}
