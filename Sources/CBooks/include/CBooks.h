/// The Markdown files of `handbook/` and `lessons/`, and the probe, as they were when the program was built.
typedef struct {
  /// From the top of the repository: `handbook/en/rules/HT.md`.
  const char *_Nonnull path;
  const unsigned char *_Nonnull bytes;
  long count;
} CBook;

/// In the order of their paths.
const CBook *_Nonnull CBooksFirst(void);
long CBooksCount(void);
