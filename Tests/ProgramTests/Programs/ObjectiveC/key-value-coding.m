// Reading and writing properties by name.
#import <Foundation/Foundation.h>

@interface Person : NSObject
@property (nonatomic, copy) NSString *name;
@property (nonatomic) NSInteger age;
@property (nonatomic, strong) Person *friend;
@end
@implementation Person
@end

int main(void) {
  @autoreleasepool {
    Person *ann = [Person new];
    [ann setValue:@"Ann" forKey:@"name"];
    [ann setValue:@30 forKey:@"age"];
    NSLog(@"%@ %ld", ann.name, (long)ann.age);
    NSLog(@"%@ %@", [ann valueForKey:@"name"], [ann valueForKey:@"age"]);
    ann.friend = [Person new];
    [ann setValue:@"Bob" forKeyPath:@"friend.name"];
    NSLog(@"%@", [ann valueForKeyPath:@"friend.name"]);
    NSArray *people = @[ ann, ann.friend ];
    NSLog(@"%@", [[people valueForKey:@"name"] componentsJoinedByString:@" and "]);
    NSDictionary *row = @{ @"city" : @{ @"name" : @"Rome" } };
    NSLog(@"%@", [row valueForKeyPath:@"city.name"]);
  }
  return 0;
}
