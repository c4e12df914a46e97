// %@ asks an object for its description.
#import <Foundation/Foundation.h>

@interface Card : NSObject
@property (nonatomic, copy) NSString *suit;
@property (nonatomic) int rank;
@end
@implementation Card
- (instancetype)initWithSuit:(NSString *)suit rank:(int)rank {
  if ((self = [super init])) {
    _suit = [suit copy];
    _rank = rank;
  }
  return self;
}
- (NSString *)description {
  NSString *name = self.rank == 1 ? @"ace" : [@(self.rank) stringValue];
  return [NSString stringWithFormat:@"%@ of %@", name, self.suit];
}
@end

int main(void) {
  @autoreleasepool {
    Card *card = [[Card alloc] initWithSuit:@"hearts" rank:1];
    NSLog(@"%@", card);
    NSLog(@"<%@>", [card description]);
    NSArray *hand = @[ card, [[Card alloc] initWithSuit:@"spades" rank:9] ];
    NSLog(@"%@", [hand componentsJoinedByString:@", "]);
    NSString *text = [NSString stringWithFormat:@"top: %@", hand.lastObject];
    NSLog(@"%@ (%lu)", text, (unsigned long)text.length);
  }
  return 0;
}
