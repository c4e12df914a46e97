// Dictionaries: keys and objects.
#import <Foundation/Foundation.h>

int main(void) {
  @autoreleasepool {
    NSDictionary *capitals = @{ @"France" : @"Paris", @"Japan" : @"Tokyo" };
    NSLog(@"%@ %@ %lu", capitals[@"Japan"], [capitals objectForKey:@"Peru"], (unsigned long)capitals.count);
    NSString *answer = capitals[@"Chad"] ?: @"unknown";
    NSLog(@"%@", answer);

    NSMutableDictionary *stock = [NSMutableDictionary dictionary];
    stock[@"pen"] = @5;
    [stock setObject:@9 forKey:@"ink"];
    stock[@"pen"] = @([stock[@"pen"] intValue] - 2);
    [stock removeObjectForKey:@"nothing"];
    for (NSString *key in [[stock allKeys] sortedArrayUsingSelector:@selector(compare:)]) {
      NSLog(@"%@ %@", key, stock[key]);
    }
    stock[@"ink"] = nil;
    NSLog(@"%lu %d", (unsigned long)stock.count, stock[@"ink"] == nil);
    NSArray *values = [[capitals allValues] sortedArrayUsingSelector:@selector(compare:)];
    NSLog(@"%@", [values componentsJoinedByString:@" "]);
    NSDictionary *nested = @{ @"user" : @{ @"tags" : @[ @"new", @"admin" ] } };
    NSLog(@"%@", nested[@"user"][@"tags"][1]);
    NSLog(@"%@", [[capitals allKeysForObject:@"Paris"] firstObject]);
    NSDictionary *old = [NSDictionary dictionaryWithObjectsAndKeys:@1, @"one", @2, @"two", nil];
    NSLog(@"%@", old[@"two"]);
  }
  return 0;
}
