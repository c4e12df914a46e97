// The shape of a controller in Objective-C, without UIKit.
#import <Foundation/Foundation.h>

#define kRowHeight 44.0
#define RGB(r, g, b) [NSString stringWithFormat:@"%d-%d-%d", (r), (g), (b)]
#define WEAKSELF __weak typeof(self) weakSelf = self;
static NSString *const kCellIdentifier = @"Cell";
static const CGFloat kMargin = 8;
NSString * const DidChangeNotification = @"DidChange";

typedef NS_ENUM(NSInteger, Section) { SectionFirst, SectionSecond, SectionCount };
typedef NS_OPTIONS(NSUInteger, Flags) { FlagNone = 0, FlagA = 1 << 0, FlagB = 1 << 1 };
typedef void (^Completion)(NSArray<NSString *> *items, NSError *_Nullable error);

@class Controller;
@protocol ControllerDelegate <NSObject>
@required
- (void)controller:(Controller *)controller didSelect:(NSString *)item;
@optional
- (BOOL)controllerShouldLoad:(Controller *)controller;
@end

@interface View : NSObject
@property (nonatomic, assign) CGFloat height;
@property (nonatomic, getter=isHidden) BOOL hidden;
@property (nonatomic, copy) NSString *title;
@property (nonatomic, strong, readonly) NSMutableArray<View *> *subviews;
@property (nonatomic, weak) View *superview;
- (instancetype)initWithTitle:(NSString *)title NS_DESIGNATED_INITIALIZER;
- (void)addSubview:(View *)view;
- (nullable View *)viewWithTitle:(NSString *)title;
@end
@implementation View
- (instancetype)init { return [self initWithTitle:@"none"]; }
- (instancetype)initWithTitle:(NSString *)title {
  self = [super init];
  if (self) { _title = [title copy]; _subviews = [NSMutableArray array]; }
  return self;
}
- (void)addSubview:(View *)view { [self.subviews addObject:view]; view.superview = self; }
- (View *)viewWithTitle:(NSString *)title {
  if ([self.title isEqualToString:title]) return self;
  for (View *view in self.subviews) { View *found = [view viewWithTitle:title]; if (found) return found; }
  return nil;
}
- (NSString *)description { return [NSString stringWithFormat:@"<%@ %@%@>", NSStringFromClass([self class]), self.title, self.isHidden ? @" hidden" : @""]; }
@end

@interface Controller : NSObject {
  NSInteger _count;
  @private BOOL _isLoading;
}
@property (nonatomic, weak) id<ControllerDelegate> delegate;
@property (nonatomic, strong) View *view;
@property (nonatomic, strong) NSMutableDictionary<NSString *, NSNumber *> *cache;
@property (nonatomic, copy) Completion completion;
@property (class, nonatomic, readonly) Controller *shared;
- (void)load;
@end
@interface Controller () <ControllerDelegate>
@property (nonatomic, strong) NSArray<NSString *> *items;
@property (nonatomic) Flags flags;
@end
@implementation Controller
@synthesize view = _ownView;
+ (Controller *)shared {
  static Controller *instance;
  static dispatch_once_t once;
  dispatch_once(&once, ^{ instance = [[self alloc] init]; NSLog(@"made"); });
  return instance;
}
- (View *)view {
  if (!_ownView) { _ownView = [[View alloc] initWithTitle:@"root"]; [self viewDidLoad]; }
  return _ownView;
}
- (NSMutableDictionary *)cache { if (_cache == nil) _cache = [NSMutableDictionary dictionary]; return _cache; }
- (void)viewDidLoad {
  for (NSInteger i = 0; i < SectionCount; i++) {
    View *view = [[View alloc] initWithTitle:[NSString stringWithFormat:@"section %ld", (long)i]];
    view.height = kRowHeight + kMargin * i;
    view.hidden = (i == SectionSecond);
    [self.view addSubview:view];
  }
  self.flags = FlagA | FlagB;
  self.flags &= ~FlagA;
}
- (void)load {
  if ([self.delegate respondsToSelector:@selector(controllerShouldLoad:)] && ![self.delegate controllerShouldLoad:self]) { NSLog(@"not loaded"); return; }
  _isLoading = YES;
  WEAKSELF
  Completion done = ^(NSArray<NSString *> *items, NSError *error) {
    __strong typeof(weakSelf) self = weakSelf;
    if (!self) return;
    self.items = items;
    self->_count += items.count;
    self->_isLoading = NO;
    !self.completion ?: self.completion(items, error);
  };
  done(@[ @"a", @"b" ], nil);
  [self.delegate controller:self didSelect:self.items.firstObject];
  SEL action = @selector(controller:didSelect:);
  if ([self.delegate respondsToSelector:action]) [self.delegate performSelector:action withObject:self withObject:self.items[1]];
  self.cache[self.items.lastObject] = @(_count);
  self.cache[@"x"] = @(_count * 1.5);
  NSLog(@"%@ %@ %d %lu", self.cache[@"b"], self.cache[@"x"], _isLoading, (unsigned long)self.flags);
}
- (void)controller:(Controller *)controller didSelect:(NSString *)item { NSLog(@"%@ selected %@", controller == self ? @"self" : @"other", item); }
- (BOOL)controllerShouldLoad:(Controller *)controller { return controller->_count < 2; }
- (void)dealloc { NSLog(@"dealloc"); }
@end

@interface View (Layout)
@property (nonatomic, readonly) CGFloat totalHeight;
+ (instancetype)viewWithTitle:(NSString *)title height:(CGFloat)height;
@end
@implementation View (Layout)
- (CGFloat)totalHeight { CGFloat sum = self.height; for (View *view in self.subviews) sum += view.totalHeight; return sum; }
+ (instancetype)viewWithTitle:(NSString *)title height:(CGFloat)height { View *view = [[self alloc] initWithTitle:title]; view.height = height; return view; }
@end

int main(int argc, char *argv[]) {
  @autoreleasepool {
    Controller *controller = Controller.shared;
    controller.delegate = controller;
    controller.completion = ^(NSArray *items, NSError *error) { NSLog(@"completed %@ %@", [items componentsJoinedByString:@"+"], error); };
    NSLog(@"%@ %lu %.1f", controller.view, (unsigned long)controller.view.subviews.count, controller.view.totalHeight);
    [controller load];
    [controller load];
    NSLog(@"%@ %@", [controller.view viewWithTitle:@"section 1"], [controller.view viewWithTitle:@"?"]);
    NSLog(@"%@ %d", RGB(1, 2, 3), [Controller shared] == controller);
    View *made = [View viewWithTitle:@"made" height:3];
    NSLog(@"%@ %.0f %@ %@", made, made.height, kCellIdentifier, DidChangeNotification);
    @autoreleasepool { Controller *other = [Controller new]; other.view = made; NSLog(@"%@", other.view.title); }
    NSArray *sorted = [@[ @"b", @"C", @"a" ] sortedArrayUsingComparator:^NSComparisonResult(NSString *x, NSString *y) { return [x caseInsensitiveCompare:y]; }];
    NSPredicate *none = nil;
    NSLog(@"%@ %@", [sorted componentsJoinedByString:@","], none);
    switch ((Section)controller.view.subviews.count) { case SectionFirst: NSLog(@"first"); break; case SectionSecond: case SectionCount: NSLog(@"count"); break; default: break; }
  }
  return 0;
}
