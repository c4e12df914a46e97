#pragma clang diagnostic ignored "-Wc23-extensions"
#include "CLab.h"

#include <stddef.h>

#if __has_embed("../../.build/page/lab.utf16") == 1
// The mark of UTF-16 first: a file that begins with it would be taken for source in UTF-16.
static const unsigned char lab[] = { 0xFF, 0xFE,
#embed "../../.build/page/lab.utf16"
};
const unsigned char *CLabBytes(void) { return lab; }
long CLabCount(void) { return sizeof lab; }
#else
const unsigned char *CLabBytes(void) { return NULL; }
long CLabCount(void) { return 0; }
#endif
