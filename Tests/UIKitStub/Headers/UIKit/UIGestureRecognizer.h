// What recognizes gestures, and what it asks its delegate.
@class UIGestureRecognizer;

@protocol UIGestureRecognizerDelegate <NSObject>
@optional
- (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer *)recognizer;
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)recognizer shouldReceiveTouch:(UITouch *)touch;
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)recognizer shouldReceivePress:(UIPress *)press;
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)recognizer shouldReceiveEvent:(UIEvent *)event;
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)recognizer
    shouldRecognizeSimultaneouslyWithGestureRecognizer:(UIGestureRecognizer *)other;
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)recognizer
    shouldRequireFailureOfGestureRecognizer:(UIGestureRecognizer *)other;
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)recognizer
    shouldBeRequiredToFailByGestureRecognizer:(UIGestureRecognizer *)other;
@end

@interface UIGestureRecognizer : NSObject
@property (weak) id<UIGestureRecognizerDelegate> delegate;
@property BOOL enabled, cancelsTouchesInView, delaysTouchesBegan, delaysTouchesEnded;
@property NSArray<NSNumber *> *allowedPressTypes, *allowedTouchTypes;
@property BOOL requiresExclusiveTouchType;
@property (readonly) UIEventButtonMask buttonMask;
@property NSString *name;
- (void)addTarget:(id)target action:(SEL)action;
- (void)removeTarget:(id)target action:(SEL)action;
- (void)requireGestureRecognizerToFail:(UIGestureRecognizer *)other;
- (BOOL)canPreventGestureRecognizer:(UIGestureRecognizer *)other;
- (BOOL)canBePreventedByGestureRecognizer:(UIGestureRecognizer *)other;
- (BOOL)shouldReceiveEvent:(UIEvent *)event;
@end
@interface UITapGestureRecognizer : UIGestureRecognizer
@property NSUInteger numberOfTapsRequired, numberOfTouchesRequired;
@property UIEventButtonMask buttonMaskRequired;
@end
@interface UIPinchGestureRecognizer : UIGestureRecognizer
@end
@interface UIRotationGestureRecognizer : UIGestureRecognizer
@end
@interface UIHoverGestureRecognizer : UIGestureRecognizer
@end
typedef NS_OPTIONS(NSInteger, UIScrollTypeMask) {
  UIScrollTypeMaskDiscrete = 1, UIScrollTypeMaskContinuous = 2, UIScrollTypeMaskAll = 3
};
@interface UIPanGestureRecognizer : UIGestureRecognizer
@property NSUInteger minimumNumberOfTouches, maximumNumberOfTouches;
@property UIScrollTypeMask allowedScrollTypesMask;
@end
typedef NS_OPTIONS(NSUInteger, UIRectEdge) {
  UIRectEdgeNone = 0, UIRectEdgeTop = 1, UIRectEdgeLeft = 2, UIRectEdgeBottom = 4,
  UIRectEdgeRight = 8, UIRectEdgeAll = 15
};
@interface UIScreenEdgePanGestureRecognizer : UIPanGestureRecognizer
@property UIRectEdge edges;
@end
typedef NS_OPTIONS(NSUInteger, UISwipeGestureRecognizerDirection) {
  UISwipeGestureRecognizerDirectionRight = 1, UISwipeGestureRecognizerDirectionLeft = 2,
  UISwipeGestureRecognizerDirectionUp = 4, UISwipeGestureRecognizerDirectionDown = 8
};
@interface UISwipeGestureRecognizer : UIGestureRecognizer
@property UISwipeGestureRecognizerDirection direction;
@property NSUInteger numberOfTouchesRequired;
@end
@interface UILongPressGestureRecognizer : UIGestureRecognizer
@property NSUInteger numberOfTapsRequired, numberOfTouchesRequired;
@property NSTimeInterval minimumPressDuration;
@property CGFloat allowableMovement;
@end
