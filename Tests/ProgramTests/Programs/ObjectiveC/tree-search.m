// A tree of folders, walked by recursion.
#import <Foundation/Foundation.h>

@interface Folder : NSObject
@property (nonatomic, copy) NSString *name;
@property (nonatomic, strong) NSMutableArray<Folder *> *children;
@property (nonatomic, weak) Folder *parent;
@property (nonatomic, readonly) NSString *path;
+ (instancetype)named:(NSString *)name;
- (Folder *)add:(Folder *)child;
@end

@implementation Folder
+ (instancetype)named:(NSString *)name {
  Folder *folder = [[self alloc] init];
  folder.name = name;
  folder.children = [NSMutableArray array];
  return folder;
}
- (Folder *)add:(Folder *)child {
  child.parent = self;
  [self.children addObject:child];
  return self;
}
- (Folder *)find:(NSString *)name {
  if ([self.name isEqualToString:name]) return self;
  for (Folder *child in self.children) {
    Folder *found = [child find:name];
    if (found) return found;
  }
  return nil;
}
- (NSInteger)depth {
  NSInteger deepest = 0;
  for (Folder *child in self.children) {
    deepest = MAX(deepest, [child depth]);
  }
  return deepest + 1;
}
- (NSString *)path {
  if (!self.parent) return self.name;
  return [NSString stringWithFormat:@"%@/%@", self.parent.path, self.name];
}
- (void)printIndentedBy:(NSUInteger)indent {
  NSLog(@"%@%@", [@"" stringByPaddingToLength:indent * 2 withString:@" " startingAtIndex:0], self.name);
  for (Folder *child in self.children) [child printIndentedBy:indent + 1];
}
@end

int main(void) {
  @autoreleasepool {
    Folder *root = [Folder named:@"home"];
    Folder *music = [[Folder named:@"music"] add:[Folder named:@"jazz"]];
    [[root add:music] add:[Folder named:@"texts"]];
    [root printIndentedBy:0];
    NSLog(@"%@", [root find:@"jazz"].path);
    NSLog(@"%@ %ld", [root find:@"films"].path, (long)[root depth]);
  }
  return 0;
}
