// Structures are copied when they are assigned.
#import <Foundation/Foundation.h>

typedef struct {
  int x;
  int y;
} Point;

struct Line {
  Point from;
  Point to;
};

static Point Moved(Point point, int dx) {
  point.x += dx;
  return point;
}

static void MoveInPlace(Point *point, int dy) {
  point->y += dy;
}

@interface Pin : NSObject
@property (nonatomic) Point place;
@end
@implementation Pin
@end

int main(void) {
  @autoreleasepool {
    Point a = {1, 2};
    Point b = a;
    b.x = 50;
    NSLog(@"%d,%d %d,%d", a.x, a.y, b.x, b.y);
    Point c = Moved(a, 10);
    MoveInPlace(&a, 7);
    NSLog(@"%d,%d %d,%d", a.x, a.y, c.x, c.y);
    struct Line line = {.from = {0, 0}, .to = a};
    line.to.x *= 3;
    NSLog(@"%d %d", line.to.x, a.x);
    Pin *pin = [Pin new];
    pin.place = b;
    Point copy = pin.place;
    copy.y = 99;
    NSLog(@"%d %d", pin.place.y, copy.y);
    Point corners[2] = {{1, 1}, {2, 2}};
    corners[1].x = 9;
    NSLog(@"%d %d", corners[0].x, corners[1].x);
    Point zero = {0};
    NSLog(@"%d %d", zero.x, ((Point){3, 4}).y);
  }
  return 0;
}
