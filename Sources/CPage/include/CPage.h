/// What Swift's runtime expects of a C library, for WebAssembly, where there is none.
///
/// Nothing here is called by hand: the linker finds it.
#include <stddef.h>
#include <stdint.h>

#include "CPageNumbers.h"

/// How many bytes are in use, for whoever wonders where memory goes.
size_t CPageBytesInUse(void);
