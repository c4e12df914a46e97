// Rows and columns, turned by a quarter.
#import <Foundation/Foundation.h>

static NSArray *Turned(NSArray<NSArray *> *rows) {
  NSMutableArray *result = [NSMutableArray array];
  NSUInteger columns = [rows.firstObject count];
  for (NSUInteger column = 0; column < columns; column++) {
    NSMutableArray *line = [NSMutableArray array];
    for (NSArray *row in rows.reverseObjectEnumerator) {
      [line addObject:row[column]];
    }
    [result addObject:line];
  }
  return result;
}

static void Show(NSArray *rows) {
  for (NSArray *row in rows) NSLog(@"%@", [row componentsJoinedByString:@" "]);
}

int main(void) {
  @autoreleasepool {
    NSArray *rows = @[ @[ @1, @2, @3 ], @[ @4, @5, @6 ] ];
    Show(Turned(rows));
    NSLog(@"--");
    Show(Turned(Turned(rows)));
    double matrix[2][2] = {{1, 0.5}, {2, -1}};
    double vector[2] = {4, 8};
    double result[2] = {0};
    for (int i = 0; i < 2; i++)
      for (int j = 0; j < 2; j++) result[i] += matrix[i][j] * vector[j];
    NSLog(@"%.1f %.1f", result[0], result[1]);
  }
  return 0;
}
