#include <string.h>
#include <zlib.h>

// A macro with the size of a struct, which Swift does not see.
static inline int zip_begin(z_stream *stream) {
  memset(stream, 0, sizeof *stream);
  // 15 bits of window, and 32: zlib's own header or gzip's.
  return inflateInit2(stream, 15 + 32);
}
