// Texts of C: characters in a row, with a zero at the end.
#import <Foundation/Foundation.h>
#include <string.h>

static int CountLetter(const char *text, char letter) {
  int count = 0;
  for (const char *p = text; *p; p++) {
    if (*p == letter) count++;
  }
  return count;
}

int main(void) {
  @autoreleasepool {
    const char *word = "banana";
    NSLog(@"%s has %d times a, length %lu", word, CountLetter(word, 'a'), (unsigned long)strlen(word));
    char letters[] = "drawer";
    for (int i = 0, j = (int)strlen(letters) - 1; i < j; i++, j--) {
      char old = letters[i];
      letters[i] = letters[j];
      letters[j] = old;
    }
    NSLog(@"%s %c", letters, letters[0]);
    NSString *text = [NSString stringWithUTF8String:letters];
    NSLog(@"%@ %d", text, strcmp(text.UTF8String, "reward") == 0);
    NSLog(@"%@", @(word));
    letters[3] = '\0';
    NSLog(@"%s", letters);
  }
  return 0;
}
