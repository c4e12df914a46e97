// A message to nil does nothing and answers zero.
#import <Foundation/Foundation.h>

@interface Person : NSObject
@property (nonatomic, copy) NSString *name;
@property (nonatomic, strong) Person *boss;
@property (nonatomic) NSInteger age;
@property (nonatomic) double height;
@property (nonatomic) BOOL active;
@end
@implementation Person
@end

int main(void) {
  @autoreleasepool {
    Person *nobody = nil;
    NSLog(@"%@ %ld %.1f %d", nobody.name, (long)nobody.age, nobody.height, nobody.active);
    nobody.name = @"Nobody";
    NSLog(@"%@ %lu", nobody.name, (unsigned long)nobody.name.length);

    Person *person = [Person new];
    person.name = @"Ann";
    NSLog(@"boss: %@, boss of boss: %@", person.boss.name, person.boss.boss.name);
    person.boss.age = 50;
    person.boss = [Person new];
    person.boss.age += 50;
    NSLog(@"%ld", (long)person.boss.age);

    NSArray *list = nil;
    NSLog(@"%lu %@ %d", (unsigned long)list.count, list.firstObject, [list containsObject:@1]);
    for (id item in list) {
      NSLog(@"never %@", item);
    }
    NSString *empty = nil;
    if ([empty isEqualToString:@""]) NSLog(@"equal");
    if (![empty length]) NSLog(@"no length");
  }
  return 0;
}
