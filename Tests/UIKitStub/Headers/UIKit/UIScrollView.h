// What scrolls, and what it asks its delegate.
@class UIScrollView, UITextView, UITableView, UICollectionView;

@protocol UIScrollViewDelegate <NSObject>
@optional
- (UIView *)viewForZoomingInScrollView:(UIScrollView *)scrollView;
- (void)scrollViewWillEndDragging:(UIScrollView *)scrollView
                     withVelocity:(CGPoint)velocity
              targetContentOffset:(inout CGPoint *)targetContentOffset;
@end
@protocol UITextViewDelegate <UIScrollViewDelegate>
@optional
- (BOOL)textViewShouldBeginEditing:(UITextView *)textView;
- (BOOL)textViewShouldEndEditing:(UITextView *)textView;
- (BOOL)textView:(UITextView *)textView
    shouldChangeTextInRange:(NSRange)range
            replacementText:(NSString *)text;
@end
@protocol UITableViewDelegate <UIScrollViewDelegate>
@optional
- (BOOL)tableView:(UITableView *)tableView shouldHighlightRowAtIndexPath:(NSIndexPath *)indexPath;
- (NSIndexPath *)tableView:(UITableView *)tableView
    willSelectRowAtIndexPath:(NSIndexPath *)indexPath;
@end
@protocol UICollectionViewDelegate <UIScrollViewDelegate>
@optional
- (BOOL)collectionView:(UICollectionView *)collectionView
    shouldHighlightItemAtIndexPath:(NSIndexPath *)indexPath;
- (BOOL)collectionView:(UICollectionView *)collectionView
    shouldSelectItemAtIndexPath:(NSIndexPath *)indexPath;
@end

typedef NS_ENUM(NSInteger, UIScrollViewKeyboardDismissMode) {
  UIScrollViewKeyboardDismissModeNone, UIScrollViewKeyboardDismissModeOnDrag,
  UIScrollViewKeyboardDismissModeInteractive
};
typedef CGFloat UIScrollViewDecelerationRate;
extern const UIScrollViewDecelerationRate UIScrollViewDecelerationRateNormal;
extern const UIScrollViewDecelerationRate UIScrollViewDecelerationRateFast;
@interface UIScrollView : UIView
@property UIScrollViewDecelerationRate decelerationRate;
@property (weak) id<UIScrollViewDelegate> delegate;
@property CGSize contentSize;
@property CGPoint contentOffset;
@property UIEdgeInsets contentInset;
@property BOOL delaysContentTouches, canCancelContentTouches, scrollEnabled, bounces;
@property BOOL alwaysBounceVertical, alwaysBounceHorizontal, directionalLockEnabled, pagingEnabled;
@property BOOL scrollsToTop;
@property CGFloat minimumZoomScale, maximumZoomScale, zoomScale;
@property UIScrollViewKeyboardDismissMode keyboardDismissMode;
@property (readonly) UIPanGestureRecognizer *panGestureRecognizer;
@property (readonly) UIPinchGestureRecognizer *pinchGestureRecognizer;
- (BOOL)touchesShouldBegin:(NSSet<UITouch *> *)touches
                 withEvent:(UIEvent *)event
             inContentView:(UIView *)view;
- (BOOL)touchesShouldCancelInContentView:(UIView *)view;
@end
@interface UITextView : UIScrollView
@property (weak) id<UITextViewDelegate> delegate;
@property NSString *text;
@property BOOL editable, selectable;
@property (readwrite, strong) UIView *inputView, *inputAccessoryView;
@end
typedef NS_ENUM(NSInteger, UITableViewCellAccessoryType) {
  UITableViewCellAccessoryNone, UITableViewCellAccessoryDisclosureIndicator,
  UITableViewCellAccessoryDetailDisclosureButton, UITableViewCellAccessoryCheckmark,
  UITableViewCellAccessoryDetailButton
};
@interface UITableViewCell : UIView
@property BOOL selected, highlighted;
@property UITableViewCellAccessoryType accessoryType;
@end
@interface UITableView : UIScrollView
@property (weak) id<UITableViewDelegate> delegate;
@property BOOL allowsSelection, editing, allowsSelectionDuringEditing;
- (UITableViewCell *)cellForRowAtIndexPath:(NSIndexPath *)indexPath;
@end
@interface UICollectionViewCell : UIView
@end
@interface UICollectionView : UIScrollView
@property (weak) id<UICollectionViewDelegate> delegate;
@property BOOL allowsSelection, editing, allowsSelectionDuringEditing;
- (UIView *)cellForItemAtIndexPath:(NSIndexPath *)indexPath;
@end
