#include <stddef.h>
#include <stdint.h>

/// libFuzzer's loop, in a program that has a main of its own.
int LLVMFuzzerRunDriver(int *argc, char ***argv,
                        int (*target)(const uint8_t *data, size_t size));
