// copy, strong, and a getter of another name.
#import <Foundation/Foundation.h>

@interface Note : NSObject
@property (nonatomic, copy) NSString *title;
@property (nonatomic, strong) NSString *sharedTitle;
@property (nonatomic, copy) NSArray *tags;
@property (nonatomic, getter=isDone) BOOL done;
@property (nonatomic, getter=numberOfReads, setter=storeReads:) NSInteger reads;
@end
@implementation Note
@end

int main(void) {
  @autoreleasepool {
    NSMutableString *text = [NSMutableString stringWithString:@"milk"];
    NSMutableArray *tags = [NSMutableArray arrayWithObject:@"shop"];
    Note *note = [[Note alloc] init];
    note.title = text;
    note.sharedTitle = text;
    note.tags = tags;
    [text appendString:@" and bread"];
    [tags addObject:@"today"];
    NSLog(@"copied: %@, shared: %@", note.title, note.sharedTitle);
    NSLog(@"%lu of %lu tags", (unsigned long)note.tags.count, (unsigned long)tags.count);

    NSLog(@"%d", note.isDone);
    note.done = YES;
    NSLog(@"%d %d", note.done, [note isDone]);
    note.reads = 5;
    [note storeReads:note.numberOfReads + 1];
    NSLog(@"%ld", (long)note.reads);
  }
  return 0;
}
