// Arrays that change.
#import <Foundation/Foundation.h>

static NSString *Text(NSArray *array) {
  return [NSString stringWithFormat:@"[%@]", [array componentsJoinedByString:@" "]];
}

int main(void) {
  @autoreleasepool {
    NSMutableArray *list = [NSMutableArray arrayWithObjects:@"b", @"d", nil];
    [list addObject:@"e"];
    [list insertObject:@"a" atIndex:0];
    [list insertObject:@"c" atIndex:2];
    NSLog(@"%@", Text(list));
    [list removeObjectAtIndex:1];
    [list removeObject:@"e"];
    [list removeLastObject];
    NSLog(@"%@", Text(list));
    [list replaceObjectAtIndex:0 withObject:@"A"];
    list[1] = @"C";
    list[2] = @"new";
    NSLog(@"%@", Text(list));
    [list exchangeObjectAtIndex:0 withObjectAtIndex:2];
    [list addObjectsFromArray:@[ @"x", @"y", @"x" ]];
    NSLog(@"%@", Text(list));
    [list removeObject:@"x"];
    NSArray *snapshot = [list copy];
    [list removeAllObjects];
    NSLog(@"%@ %@", Text(list), Text(snapshot));
    NSMutableArray *again = [snapshot mutableCopy];
    [again sortUsingSelector:@selector(compare:)];
    NSLog(@"%@ %@", Text(again), Text(snapshot));
  }
  return 0;
}
