#import "KeypadViewController.h"

@interface KeypadViewController : UIViewController
@property (nonatomic, weak) IBOutlet UILabel *shown;
@property (nonatomic, strong) IBOutletCollection(UIButton) NSArray *digits;
@end

@implementation KeypadViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    NSLog(@"%lu digits", (unsigned long)self.digits.count);
}

- (IBAction)digit:(UIButton *)sender {
    self.shown.text = [NSString stringWithFormat:@"%@%ld", self.shown.text, (long)sender.tag];
    NSLog(@"shown %@", self.shown.text);
}

@end
