// A field asks its delegate before it changes.
#import <Foundation/Foundation.h>

@class Field;
@protocol FieldDelegate <NSObject>
@optional
- (BOOL)field:(Field *)field shouldChangeRange:(NSRange)range to:(NSString *)text;
- (void)fieldDidChange:(Field *)field;
@end

@interface Field : NSObject
@property (nonatomic, copy) NSString *text;
@property (nonatomic, weak) id<FieldDelegate> delegate;
- (void)type:(NSString *)text;
- (void)deleteBackward;
@end
@implementation Field
- (instancetype)init {
  if (self = [super init]) _text = @"";
  return self;
}
- (void)replace:(NSRange)range with:(NSString *)text {
  if ([self.delegate respondsToSelector:@selector(field:shouldChangeRange:to:)] &&
      ![self.delegate field:self shouldChangeRange:range to:text]) {
    NSLog(@"refused '%@'", text);
    return;
  }
  self.text = [self.text stringByReplacingCharactersInRange:range withString:text];
  if ([self.delegate respondsToSelector:@selector(fieldDidChange:)]) [self.delegate fieldDidChange:self];
}
- (void)type:(NSString *)text {
  [self replace:NSMakeRange(self.text.length, 0) with:text];
}
- (void)deleteBackward {
  if (self.text.length) [self replace:NSMakeRange(self.text.length - 1, 1) with:@""];
}
@end

@interface Form : NSObject <FieldDelegate>
@property (nonatomic) NSUInteger limit;
@end
@implementation Form
- (BOOL)field:(Field *)field shouldChangeRange:(NSRange)range to:(NSString *)text {
  for (NSUInteger i = 0; i < text.length; i++) {
    unichar c = [text characterAtIndex:i];
    if (c < '0' || c > '9') return NO;
  }
  return field.text.length - range.length + text.length <= self.limit;
}
- (void)fieldDidChange:(Field *)field {
  NSLog(@"%@ (%lu left)", field.text, (unsigned long)(self.limit - field.text.length));
}
@end

int main(void) {
  @autoreleasepool {
    Form *form = [Form new];
    form.limit = 4;
    Field *field = [Field new];
    [field type:@"free"];
    field.text = @"";
    field.delegate = form;
    for (NSString *key in @[ @"1", @"2", @"x", @"34", @"5" ]) [field type:key];
    [field deleteBackward];
    [field type:@"9"];
    NSLog(@"%@", field.text);
  }
  return 0;
}
