// Nodes that know the next one.
#import <Foundation/Foundation.h>

@interface Node : NSObject
@property (nonatomic) NSInteger value;
@property (nonatomic, strong) Node *next;
@end
@implementation Node
@end

@interface LinkedList : NSObject
@property (nonatomic, strong) Node *head;
@property (nonatomic, readonly) NSInteger count;
- (void)push:(NSInteger)value;
- (void)reverse;
- (void)removeValue:(NSInteger)value;
@end

@implementation LinkedList
- (void)push:(NSInteger)value {
  Node *node = [Node new];
  node.value = value;
  node.next = self.head;
  self.head = node;
}
- (void)reverse {
  Node *previous = nil;
  Node *current = self.head;
  while (current) {
    Node *next = current.next;
    current.next = previous;
    previous = current;
    current = next;
  }
  self.head = previous;
}
- (void)removeValue:(NSInteger)value {
  while (self.head && self.head.value == value) self.head = self.head.next;
  for (Node *node = self.head; node.next; ) {
    if (node.next.value == value) {
      node.next = node.next.next;
    } else {
      node = node.next;
    }
  }
}
- (NSInteger)count {
  NSInteger count = 0;
  for (Node *node = self.head; node; node = node.next) count++;
  return count;
}
- (NSString *)description {
  NSMutableArray *values = [NSMutableArray array];
  for (Node *node = self.head; node != nil; node = node.next) [values addObject:@(node.value)];
  return [values componentsJoinedByString:@" -> "];
}
@end

int main(void) {
  @autoreleasepool {
    LinkedList *list = [LinkedList new];
    for (NSInteger i = 1; i <= 5; i++) [list push:i % 4];
    NSLog(@"%@ (%ld)", list, (long)list.count);
    [list reverse];
    NSLog(@"%@", list);
    [list removeValue:1];
    NSLog(@"%@ (%ld)", list, (long)list.count);
  }
  return 0;
}
