// The deepest view under a point, asked from the front to the back.
#import <Foundation/Foundation.h>

typedef struct {
  CGFloat x, y;
} Place;

@interface Plate : NSObject
@property (nonatomic, copy) NSString *name;
@property (nonatomic) Place origin;
@property (nonatomic) CGFloat side;
@property (nonatomic, getter=isHidden) BOOL hidden;
@property (nonatomic, strong, readonly) NSMutableArray<Plate *> *children;
@property (nonatomic, weak) Plate *parent;
- (instancetype)initWithName:(NSString *)name x:(CGFloat)x y:(CGFloat)y side:(CGFloat)side;
- (void)add:(Plate *)child;
- (Plate *)hitTest:(Place)place;
- (BOOL)contains:(Place)place;
@end

@implementation Plate
- (instancetype)initWithName:(NSString *)name x:(CGFloat)x y:(CGFloat)y side:(CGFloat)side {
  if ((self = [super init])) {
    _name = [name copy];
    _origin = (Place){x, y};
    _side = side;
    _children = [NSMutableArray array];
  }
  return self;
}
- (void)add:(Plate *)child {
  child.parent = self;
  [self.children addObject:child];
}
- (BOOL)contains:(Place)place {
  return place.x >= 0 && place.y >= 0 && place.x < self.side && place.y < self.side;
}
- (Plate *)hitTest:(Place)place {
  if (self.isHidden || ![self contains:place]) return nil;
  for (Plate *child in [self.children reverseObjectEnumerator]) {
    Place inside = {place.x - child.origin.x, place.y - child.origin.y};
    Plate *hit = [child hitTest:inside];
    if (hit) return hit;
  }
  return self;
}
@end

int main(void) {
  @autoreleasepool {
    Plate *root = [[Plate alloc] initWithName:@"root" x:0 y:0 side:100];
    Plate *card = [[Plate alloc] initWithName:@"card" x:10 y:10 side:60];
    Plate *cover = [[Plate alloc] initWithName:@"cover" x:50 y:50 side:50];
    [root add:card];
    [card add:[[Plate alloc] initWithName:@"button" x:20.5 y:20.5 side:20]];
    [root add:cover];
    CGFloat spots[] = {5, 20, 35, 55, 120};
    for (int i = 0; i < 5; i++) {
      Plate *hit = [root hitTest:(Place){spots[i], spots[i]}];
      NSLog(@"%.0f: %@ in %@", spots[i], hit.name, hit.parent.name);
    }
    cover.hidden = YES;
    NSLog(@"%@", [root hitTest:(Place){55, 55}].name);
  }
  return 0;
}
