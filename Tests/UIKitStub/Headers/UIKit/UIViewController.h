// Controllers, containers and what presents them.
@class UIPresentationController;
@protocol UIAdaptivePresentationControllerDelegate <NSObject>
@optional
- (BOOL)presentationControllerShouldDismiss:(UIPresentationController *)controller;
@end
@interface UIPresentationController : NSObject
@property (weak) id<UIAdaptivePresentationControllerDelegate> delegate;
@end
@interface UINavigationItem : NSObject
@property UIBarButtonItem *leftBarButtonItem;
@end
typedef NS_ENUM(NSInteger, UIModalPresentationStyle) {
  UIModalPresentationFullScreen, UIModalPresentationPageSheet, UIModalPresentationFormSheet,
  UIModalPresentationCurrentContext, UIModalPresentationOverFullScreen = 5,
  UIModalPresentationOverCurrentContext, UIModalPresentationPopover
};

@interface UIViewController : UIResponder
@property UIView *view;
@property UIModalPresentationStyle modalPresentationStyle;
@property BOOL modalInPresentation, definesPresentationContext;
@property (readonly) UIPresentationController *presentationController;
@property (readonly) UINavigationItem *navigationItem;
- (void)addChildViewController:(UIViewController *)child;
- (void)presentViewController:(UIViewController *)controller
                     animated:(BOOL)animated
                   completion:(void (^)(void))completion;
- (void)viewDidLoad;
- (void)viewWillAppear:(BOOL)animated;
- (void)viewIsAppearing:(BOOL)animated;
- (void)viewDidAppear:(BOOL)animated;
- (void)viewWillDisappear:(BOOL)animated;
- (void)viewDidDisappear:(BOOL)animated;
@end
typedef NS_ENUM(NSInteger, UIAlertControllerStyle) {
  UIAlertControllerStyleActionSheet, UIAlertControllerStyleAlert
};
@interface UIAlertController : UIViewController
+ (instancetype)alertControllerWithTitle:(NSString *)title
                                 message:(NSString *)message
                          preferredStyle:(UIAlertControllerStyle)style;
@end
@interface UINavigationController : UIViewController
@property NSArray<UIViewController *> *viewControllers;
@property BOOL navigationBarHidden;
- (void)pushViewController:(UIViewController *)controller animated:(BOOL)animated;
@property (readonly) UINavigationBar *navigationBar;
@property (readonly) UIGestureRecognizer *interactivePopGestureRecognizer;
@end
@interface UITabBarController : UIViewController
@property NSArray<UIViewController *> *viewControllers;
@property UIViewController *selectedViewController;
@property (readonly) UITabBar *tabBar;
@end
@interface UISplitViewController : UIViewController
@property NSArray<UIViewController *> *viewControllers;
@end
typedef NS_ENUM(NSInteger, UIPageViewControllerNavigationDirection) {
  UIPageViewControllerNavigationDirectionForward, UIPageViewControllerNavigationDirectionReverse
};
@interface UIPageViewController : UIViewController
- (void)setViewControllers:(NSArray<UIViewController *> *)controllers
                 direction:(UIPageViewControllerNavigationDirection)direction
                  animated:(BOOL)animated
                completion:(void (^)(BOOL))completion;
@end
