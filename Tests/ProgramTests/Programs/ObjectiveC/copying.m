// copy makes a second object when the class knows how.
#import <Foundation/Foundation.h>

@interface Recipe : NSObject <NSCopying>
@property (nonatomic, copy) NSString *title;
@property (nonatomic, strong) NSMutableArray *steps;
@end
@implementation Recipe
- (id)copyWithZone:(NSZone *)zone {
  Recipe *copy = [[[self class] allocWithZone:zone] init];
  copy.title = self.title;
  copy.steps = [self.steps mutableCopy];
  return copy;
}
@end

int main(void) {
  @autoreleasepool {
    Recipe *soup = [Recipe new];
    soup.title = @"Soup";
    soup.steps = [NSMutableArray arrayWithObjects:@"cut", @"cook", nil];
    Recipe *same = soup;
    Recipe *other = [soup copy];
    other.title = @"Stew";
    [other.steps addObject:@"wait"];
    same.title = @"Broth";
    NSLog(@"%@ %lu", soup.title, (unsigned long)soup.steps.count);
    NSLog(@"%@ %lu", other.title, (unsigned long)other.steps.count);
    NSLog(@"%d %d", soup == same, soup == other);
    NSArray *outer = @[ [NSMutableArray arrayWithObject:@1] ];
    NSArray *shallow = [outer copy];
    [outer[0] addObject:@2];
    NSLog(@"%lu", (unsigned long)[shallow[0] count]);
  }
  return 0;
}
