// Working out frames with CGFloat.
#import <Foundation/Foundation.h>

typedef struct {
  CGFloat x, y, width, height;
} Frame;

static Frame FrameMake(CGFloat x, CGFloat y, CGFloat width, CGFloat height) {
  Frame frame;
  frame.x = x;
  frame.y = y;
  frame.width = width;
  frame.height = height;
  return frame;
}

static CGFloat MaxY(Frame frame) {
  return frame.y + frame.height;
}

static NSString *Text(Frame f) {
  return [NSString stringWithFormat:@"(%.1f, %.1f, %.1f, %.1f)", f.x, f.y, f.width, f.height];
}

int main(void) {
  @autoreleasepool {
    CGFloat margin = 16, spacing = 8;
    CGFloat width = 390 - 2 * margin;
    Frame title = FrameMake(margin, 59, width, 44);
    Frame body = FrameMake(margin, MaxY(title) + spacing, width, width * 9 / 16);
    NSLog(@"%@", Text(title));
    NSLog(@"%@", Text(body));
    int columns = 3;
    CGFloat side = floor((width - spacing * (columns - 1)) / columns);
    for (int i = 0; i < 5; i++) {
      Frame cell = FrameMake(margin + (i % columns) * (side + spacing),
                             MaxY(body) + spacing + (i / columns) * (side + spacing), side, side);
      NSLog(@"%d %@", i, Text(cell));
    }
    Frame centered = FrameMake((390 - 100) / 2, 844 / 2 - 25, 100, 50);
    NSLog(@"%@", Text(centered));
  }
  return 0;
}
