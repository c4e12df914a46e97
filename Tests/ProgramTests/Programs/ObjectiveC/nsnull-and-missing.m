// NSNull stands for nothing inside of a list.
#import <Foundation/Foundation.h>

static NSString *Text(id value) {
  if (value == nil) return @"missing";
  if (value == [NSNull null]) return @"null";
  return [NSString stringWithFormat:@"%@", value];
}

int main(void) {
  @autoreleasepool {
    NSDictionary *answer = @{ @"name" : @"Ann", @"phone" : [NSNull null] };
    for (NSString *key in @[ @"name", @"phone", @"mail" ]) {
      NSLog(@"%@: %@", key, Text(answer[key]));
    }
    NSMutableArray *slots = [NSMutableArray array];
    for (int i = 0; i < 3; i++) [slots addObject:[NSNull null]];
    slots[1] = @"taken";
    NSUInteger free = 0;
    for (id slot in slots) {
      if ([slot isEqual:[NSNull null]]) free++;
    }
    NSLog(@"%lu free", (unsigned long)free);
    NSLog(@"%d", [[NSNull null] isKindOfClass:[NSNull class]]);
  }
  return 0;
}
