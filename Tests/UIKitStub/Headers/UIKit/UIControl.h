// What sends actions.
typedef NS_OPTIONS(NSUInteger, UIControlEvents) {
  UIControlEventTouchDown = 1, UIControlEventTouchDownRepeat = 1 << 1,
  UIControlEventTouchDragInside = 1 << 2, UIControlEventTouchDragOutside = 1 << 3,
  UIControlEventTouchDragEnter = 1 << 4, UIControlEventTouchDragExit = 1 << 5,
  UIControlEventTouchUpInside = 1 << 6, UIControlEventTouchUpOutside = 1 << 7,
  UIControlEventTouchCancel = 1 << 8, UIControlEventValueChanged = 1 << 12,
  UIControlEventPrimaryActionTriggered = 1 << 13, UIControlEventMenuActionTriggered = 1 << 14,
  UIControlEventEditingDidBegin = 1 << 16, UIControlEventEditingChanged = 1 << 17,
  UIControlEventEditingDidEnd = 1 << 18, UIControlEventEditingDidEndOnExit = 1 << 19,
  UIControlEventAllTouchEvents = 0xFFF, UIControlEventAllEditingEvents = 0xF0000,
  UIControlEventAllEvents = 0xFFFFFFFF
};
typedef NS_OPTIONS(NSUInteger, UIControlState) { UIControlStateNormal = 0 };
@class UIAction;
typedef void (^UIActionHandler)(UIAction *action);
@interface UIAction : NSObject
+ (instancetype)actionWithTitle:(NSString *)title
                          image:(id)image
                     identifier:(NSString *)identifier
                        handler:(UIActionHandler)handler;
+ (instancetype)actionWithHandler:(UIActionHandler)handler;
@end
@interface UIMenu : NSObject
@end

@interface UIControl : UIView
@property BOOL enabled, selected, highlighted, showsMenuAsPrimaryAction;
- (BOOL)beginTrackingWithTouch:(UITouch *)touch withEvent:(UIEvent *)event;
- (BOOL)continueTrackingWithTouch:(UITouch *)touch withEvent:(UIEvent *)event;
- (void)addTarget:(id)target action:(SEL)action forControlEvents:(UIControlEvents)events;
- (void)removeTarget:(id)target action:(SEL)action forControlEvents:(UIControlEvents)events;
- (void)addAction:(UIAction *)action forControlEvents:(UIControlEvents)events;
@end
@interface UIButton : UIControl
@property UIMenu *menu;
- (void)setTitle:(NSString *)title forState:(UIControlState)state;
@end
/// Here it is a control of its own, which a bar holds.
@interface UIBarButtonItem : UIControl
@property UIMenu *menu;
@property UIAction *primaryAction;
@property (weak) id target;
@property SEL action;
@end
@interface UISwitch : UIControl
@property BOOL on;
@end
@interface UISlider : UIControl
@property float value, minimumValue, maximumValue;
@property BOOL continuous;
@end
@interface UIStepper : UIControl
@property double value, minimumValue, maximumValue, stepValue;
@property BOOL wraps, continuous, autorepeat;
@end
@interface UIPageControl : UIControl
@property NSInteger numberOfPages, currentPage;
@end
@interface UISegmentedControl : UIControl
@property NSInteger selectedSegmentIndex;
@property BOOL momentary;
- (void)removeAllSegments;
- (void)insertSegmentWithTitle:(NSString *)title atIndex:(NSUInteger)at animated:(BOOL)animated;
- (void)setEnabled:(BOOL)enabled forSegmentAtIndex:(NSUInteger)segment;
@end
@class UITextField;
@protocol UITextFieldDelegate <NSObject>
@optional
- (BOOL)textFieldShouldBeginEditing:(UITextField *)textField;
- (BOOL)textFieldShouldEndEditing:(UITextField *)textField;
- (BOOL)textFieldShouldReturn:(UITextField *)textField;
- (BOOL)textField:(UITextField *)textField
    shouldChangeCharactersInRange:(NSRange)range
                replacementString:(NSString *)string;
@end
@interface UITextField : UIControl
@property (weak) id<UITextFieldDelegate> delegate;
@property NSString *text;
@property (readwrite, strong) UIView *inputView, *inputAccessoryView;
@end
