// mutableCopy gives a list of one's own; assigning gives the same list.
#import <Foundation/Foundation.h>

static void AddStar(NSMutableArray *list) {
  [list addObject:@"*"];
  list = [NSMutableArray array];
  [list addObject:@"lost"];
}

int main(void) {
  @autoreleasepool {
    NSMutableArray *list = [NSMutableArray arrayWithArray:@[ @"a" ]];
    NSMutableArray *same = list;
    NSMutableArray *own = [list mutableCopy];
    AddStar(list);
    AddStar(own);
    AddStar(own);
    NSLog(@"%lu %lu %lu", (unsigned long)list.count, (unsigned long)same.count, (unsigned long)own.count);
    NSLog(@"%d %d", list == same, list == own);
    NSMutableDictionary *box = [NSMutableDictionary dictionaryWithObject:list forKey:@"list"];
    [box[@"list"] addObject:@"inside"];
    NSLog(@"%@", list.lastObject);
    box[@"list"] = own;
    [box[@"list"] removeAllObjects];
    NSLog(@"%lu %lu", (unsigned long)own.count, (unsigned long)list.count);
  }
  return 0;
}
