// What hears events: touches, presses, motion, actions and keys.
@class UIView, UIWindow, UIWindowScene, UIViewController;

@interface UITouch : NSObject
@property (readonly) UIView *view;
@end
@interface UIPress : NSObject
@end
@interface UIEvent : NSObject
@end
@interface UIPressesEvent : UIEvent
@end
typedef NS_ENUM(NSInteger, UIEventSubtype) { UIEventSubtypeNone, UIEventSubtypeMotionShake };
typedef NS_ENUM(NSInteger, UITouchType) {
  UITouchTypeDirect, UITouchTypeIndirect, UITouchTypePencil, UITouchTypeIndirectPointer
};
typedef NS_ENUM(NSInteger, UIPressType) {
  UIPressTypeUpArrow, UIPressTypeDownArrow, UIPressTypeLeftArrow, UIPressTypeRightArrow,
  UIPressTypeSelect, UIPressTypeMenu, UIPressTypePlayPause, UIPressTypePageUp = 30,
  UIPressTypePageDown, UIPressTypeTVRemoteOneTwoThree, UIPressTypeTVRemoteFourColors
};
typedef NS_OPTIONS(NSInteger, UIEventButtonMask) {
  UIEventButtonMaskPrimary = 1, UIEventButtonMaskSecondary = 2
};
typedef NS_OPTIONS(NSInteger, UIKeyModifierFlags) {
  UIKeyModifierShift = 1 << 17, UIKeyModifierControl = 1 << 18, UIKeyModifierAlternate = 1 << 19,
  UIKeyModifierCommand = 1 << 20
};
extern NSString *const UIKeyInputUpArrow, *const UIKeyInputDownArrow, *const UIKeyInputLeftArrow,
    *const UIKeyInputRightArrow, *const UIKeyInputEscape, *const UIKeyInputDelete,
    *const UIKeyInputHome, *const UIKeyInputEnd, *const UIKeyInputPageUp, *const UIKeyInputPageDown,
    *const UIKeyInputF1, *const UIKeyInputF2, *const UIKeyInputF3, *const UIKeyInputF4,
    *const UIKeyInputF5, *const UIKeyInputF6, *const UIKeyInputF7, *const UIKeyInputF8,
    *const UIKeyInputF9, *const UIKeyInputF10, *const UIKeyInputF11, *const UIKeyInputF12;
@interface UIKeyCommand : NSObject
+ (instancetype)keyCommandWithInput:(NSString *)input
                      modifierFlags:(UIKeyModifierFlags)flags
                             action:(SEL)action;
@end

@interface UIResponder : NSObject
@property (readonly) UIResponder *nextResponder;
@property (readonly) BOOL canBecomeFirstResponder, canResignFirstResponder;
@property (readonly, strong) UIView *inputView, *inputAccessoryView;
@property (readonly) NSArray<UIKeyCommand *> *keyCommands;
- (BOOL)becomeFirstResponder;
- (BOOL)resignFirstResponder;
- (BOOL)canPerformAction:(SEL)action withSender:(id)sender;
- (id)targetForAction:(SEL)action withSender:(id)sender;
- (void)touchesBegan:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event;
- (void)touchesMoved:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event;
- (void)touchesEnded:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event;
- (void)touchesCancelled:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event;
- (void)pressesBegan:(NSSet<UIPress *> *)presses withEvent:(UIPressesEvent *)event;
- (void)pressesChanged:(NSSet<UIPress *> *)presses withEvent:(UIPressesEvent *)event;
- (void)pressesEnded:(NSSet<UIPress *> *)presses withEvent:(UIPressesEvent *)event;
- (void)pressesCancelled:(NSSet<UIPress *> *)presses withEvent:(UIPressesEvent *)event;
- (void)motionBegan:(UIEventSubtype)motion withEvent:(UIEvent *)event;
- (void)motionEnded:(UIEventSubtype)motion withEvent:(UIEvent *)event;
- (void)motionCancelled:(UIEventSubtype)motion withEvent:(UIEvent *)event;
- (void)remoteControlReceivedWithEvent:(UIEvent *)event;
- (void)cut:(id)sender;
- (void)copy:(id)sender;
- (void)paste:(id)sender;
- (void)select:(id)sender;
- (void)selectAll:(id)sender;
- (void)delete:(id)sender;
- (void)toggleBoldface:(id)sender;
- (void)toggleItalics:(id)sender;
- (void)toggleUnderline:(id)sender;
- (void)increaseSize:(id)sender;
- (void)decreaseSize:(id)sender;
@end

@protocol UIApplicationDelegate <NSObject>
@end
@interface UIScene : UIResponder
@end
@interface UIWindowScene : UIScene
@property (readonly) NSArray<UIWindow *> *windows;
@end
@interface UIApplication : UIResponder
@property (class, readonly) UIApplication *sharedApplication;
@property (weak) id<UIApplicationDelegate> delegate;
@property (readonly) NSSet<UIScene *> *connectedScenes;
@end
@interface UIFocusSystem : NSObject
+ (UIFocusSystem *)focusSystemForEnvironment:(id)environment;
- (void)requestFocusUpdateToEnvironment:(id)environment;
@end
