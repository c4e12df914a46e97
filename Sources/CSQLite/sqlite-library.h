#include <sqlite3.h>

// Neither triggers nor views run, and no statement spoils the file's own structure. Swift calls no
// variadic functions.
static inline void sqlite3_trust_nothing(sqlite3 *handle) {
  sqlite3_db_config(handle, SQLITE_DBCONFIG_DEFENSIVE, 1, (int *)0);
  sqlite3_db_config(handle, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, (int *)0);
  sqlite3_db_config(handle, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, (int *)0);
  sqlite3_db_config(handle, SQLITE_DBCONFIG_ENABLE_VIEW, 0, (int *)0);
}

// SQLITE_TRANSIENT is a cast, which Swift does not see.
static inline int sqlite3_bind_copy_of_text(
    sqlite3_stmt *statement, int place, const char *text, int length) {
  return sqlite3_bind_text(statement, place, text, length, SQLITE_TRANSIENT);
}
