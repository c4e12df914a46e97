#include <sqlite3.h>

// SQLITE_TRANSIENT is a cast, which Swift does not see.
static inline int sqlite3_bind_copy_of_text(
    sqlite3_stmt *statement, int place, const char *text, int length) {
  return sqlite3_bind_text(statement, place, text, length, SQLITE_TRANSIENT);
}
