#pragma clang diagnostic ignored "-Wc23-extensions"
#include "CLab.h"

#include <stddef.h>

#if __has_embed("../../.build/page/lab.html") == 1
static const unsigned char lab[] = {
#embed "../../.build/page/lab.html"
};
const unsigned char *CLabBytes(void) { return lab; }
long CLabCount(void) { return sizeof lab; }
#else
const unsigned char *CLabBytes(void) { return NULL; }
long CLabCount(void) { return 0; }
#endif
