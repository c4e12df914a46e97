// A stub of UIKit in Objective-C, so that what `code objc` prints can be checked by a compiler where
// there is no UIKit.
#import "Foundation.h"
#import "UIResponder.h"
#import "UIGestureRecognizer.h"
#import "UIView.h"
#import "UIScrollView.h"
#import "UIControl.h"
#import "UIViewController.h"
