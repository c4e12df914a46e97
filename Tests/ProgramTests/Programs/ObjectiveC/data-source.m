// A list asks its data source how many rows there are and what they say.
#import <Foundation/Foundation.h>

@class List;
@protocol ListDataSource <NSObject>
- (NSInteger)list:(List *)list numberOfRowsInSection:(NSInteger)section;
- (NSString *)list:(List *)list textForRow:(NSInteger)row section:(NSInteger)section;
@optional
- (NSInteger)numberOfSectionsInList:(List *)list;
- (NSString *)list:(List *)list titleForSection:(NSInteger)section;
@end

@interface List : NSObject
@property (nonatomic, weak) id<ListDataSource> dataSource;
- (void)reloadData;
@end
@implementation List
- (void)reloadData {
  NSInteger sections = 1;
  if ([self.dataSource respondsToSelector:@selector(numberOfSectionsInList:)]) {
    sections = [self.dataSource numberOfSectionsInList:self];
  }
  for (NSInteger section = 0; section < sections; section++) {
    if ([self.dataSource respondsToSelector:@selector(list:titleForSection:)]) {
      NSLog(@"== %@", [self.dataSource list:self titleForSection:section]);
    }
    NSInteger rows = [self.dataSource list:self numberOfRowsInSection:section];
    for (NSInteger row = 0; row < rows; row++) {
      NSLog(@"%ld.%ld %@", (long)section, (long)row, [self.dataSource list:self textForRow:row section:section]);
    }
  }
}
@end

@interface Menu : NSObject <ListDataSource>
@property (nonatomic, copy) NSArray<NSArray *> *groups;
@end
@implementation Menu
- (NSInteger)numberOfSectionsInList:(List *)list { return self.groups.count; }
- (NSString *)list:(List *)list titleForSection:(NSInteger)section { return @[ @"Food", @"Drink" ][section]; }
- (NSInteger)list:(List *)list numberOfRowsInSection:(NSInteger)section { return self.groups[section].count; }
- (NSString *)list:(List *)list textForRow:(NSInteger)row section:(NSInteger)section {
  return self.groups[section][row];
}
@end

int main(void) {
  @autoreleasepool {
    Menu *menu = [Menu new];
    menu.groups = @[ @[ @"soup", @"bread" ], @[ @"tea" ] ];
    List *list = [List new];
    [list reloadData];
    list.dataSource = menu;
    [list reloadData];
  }
  return 0;
}
