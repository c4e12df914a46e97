// Views, windows and layers.
@interface UIBezierPath : NSObject
+ (instancetype)bezierPathWithOvalInRect:(CGRect)rect;
- (void)moveToPoint:(CGPoint)point;
- (void)addLineToPoint:(CGPoint)point;
- (void)closePath;
- (BOOL)containsPoint:(CGPoint)point;
@end
@interface CALayer : NSObject
@property CGRect frame;
@property CGPoint anchorPoint;
@property CGFloat zPosition, cornerRadius;
@property CATransform3D transform;
- (void)addSublayer:(CALayer *)layer;
@end
typedef NS_OPTIONS(NSUInteger, UIViewAutoresizing) {
  UIViewAutoresizingNone = 0, UIViewAutoresizingFlexibleLeftMargin = 1,
  UIViewAutoresizingFlexibleWidth = 2, UIViewAutoresizingFlexibleRightMargin = 4,
  UIViewAutoresizingFlexibleTopMargin = 8, UIViewAutoresizingFlexibleHeight = 16,
  UIViewAutoresizingFlexibleBottomMargin = 32
};
typedef NS_OPTIONS(NSUInteger, UIViewAnimationOptions) {
  UIViewAnimationOptionAllowUserInteraction = 2
};

@interface UIView : UIResponder
- (instancetype)initWithFrame:(CGRect)frame;
+ (void)animateWithDuration:(NSTimeInterval)duration
                      delay:(NSTimeInterval)delay
                    options:(UIViewAnimationOptions)options
                 animations:(void (^)(void))animations
                 completion:(void (^)(BOOL finished))completion;
@property CGRect frame, bounds;
@property CGPoint center, anchorPoint;
@property CGAffineTransform transform;
@property CATransform3D transform3D;
@property UIView *maskView;
@property CGFloat alpha;
@property BOOL hidden, userInteractionEnabled, clipsToBounds, multipleTouchEnabled, exclusiveTouch;
@property NSInteger tag;
@property UIViewAutoresizing autoresizingMask;
@property (readonly) CALayer *layer;
- (void)addSubview:(UIView *)view;
- (void)layoutIfNeeded;
- (void)addGestureRecognizer:(UIGestureRecognizer *)recognizer;
- (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer *)recognizer;
- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event;
- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event;
@end
@interface UIWindow : UIView
@property CGFloat windowLevel;
@property (weak) UIWindowScene *windowScene;
@property UIViewController *rootViewController;
@property (readonly) BOOL canBecomeKeyWindow;
- (void)makeKeyWindow;
@end
@interface UILabel : UIView
@property NSString *text;
@end
@interface UIImageView : UIView
@end
typedef NS_ENUM(NSInteger, UILayoutConstraintAxis) {
  UILayoutConstraintAxisHorizontal, UILayoutConstraintAxisVertical
};
typedef NS_ENUM(NSInteger, UIStackViewDistribution) {
  UIStackViewDistributionFill, UIStackViewDistributionFillEqually,
  UIStackViewDistributionFillProportionally, UIStackViewDistributionEqualSpacing,
  UIStackViewDistributionEqualCentering
};
typedef NS_ENUM(NSInteger, UIStackViewAlignment) {
  UIStackViewAlignmentFill, UIStackViewAlignmentLeading,
  UIStackViewAlignmentTop = UIStackViewAlignmentLeading, UIStackViewAlignmentFirstBaseline,
  UIStackViewAlignmentCenter, UIStackViewAlignmentTrailing,
  UIStackViewAlignmentBottom = UIStackViewAlignmentTrailing, UIStackViewAlignmentLastBaseline
};
@interface UIStackView : UIView
@property UILayoutConstraintAxis axis;
@property UIStackViewDistribution distribution;
@property UIStackViewAlignment alignment;
@property CGFloat spacing;
@property(getter=isLayoutMarginsRelativeArrangement) BOOL layoutMarginsRelativeArrangement;
- (void)addArrangedSubview:(UIView *)view;
- (void)insertArrangedSubview:(UIView *)view atIndex:(NSUInteger)index;
- (void)removeArrangedSubview:(UIView *)view;
@end
@interface UIProgressView : UIView
@end
@interface UIActivityIndicatorView : UIView
@end
@interface UINavigationBar : UIView
@end
@interface UITabBar : UIView
@end
