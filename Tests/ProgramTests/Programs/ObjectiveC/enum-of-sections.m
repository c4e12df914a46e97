// Rows of a table worked out from an enumeration of sections.
#import <Foundation/Foundation.h>

typedef NS_ENUM(NSInteger, Section) { SectionProfile, SectionFriends, SectionAbout, SectionCount };

@interface Page : NSObject
@property (nonatomic, copy) NSArray *friends;
@end
@implementation Page
- (NSInteger)rowsInSection:(Section)section {
  switch (section) {
    case SectionProfile:
    case SectionAbout:
      return 1;
    case SectionFriends:
      return MAX(1, (NSInteger)self.friends.count);
    case SectionCount:
      break;
  }
  return 0;
}
- (NSString *)textAtSection:(NSInteger)section row:(NSInteger)row {
  if (section == SectionFriends) {
    return row < (NSInteger)self.friends.count ? self.friends[row] : @"nobody yet";
  } else if (section == SectionProfile) {
    return @"me";
  }
  return @"version 1";
}
@end

static void Show(Page *page) {
  for (NSInteger section = 0; section < SectionCount; section++)
    for (NSInteger row = 0; row < [page rowsInSection:section]; row++)
      NSLog(@"[%ld, %ld] %@", (long)section, (long)row, [page textAtSection:section row:row]);
}

int main(void) {
  @autoreleasepool {
    Page *page = [Page new];
    Show(page);
    page.friends = @[ @"Ann", @"Bo" ];
    Show(page);
  }
  return 0;
}
