#include "CPage.h"

#ifdef __wasm__
// Memory in classes of sizes, four to a doubling, so that at most a fifth of a block is wasted. A
// freed block waits in its class's list: a session asks for the same sizes over and over.

#define HEADER 16
#define SMALLEST 32
#define CLASSES 112
/// In a header: the block begins further down, by so many bytes.
#define MOVED 0x40000000u

typedef struct Free {
  struct Free *next;
} Free;

extern unsigned char __heap_base;

static Free *lists[CLASSES];
static uintptr_t next, end;
static size_t in_use;

size_t CPageBytesInUse(void) { return in_use; }

static size_t size_of(unsigned class) {
  size_t base = (size_t)SMALLEST << (class / 4);
  return base + base / 4 * (class % 4);
}

static unsigned class_for(size_t size) {
  if (size <= SMALLEST) return 0;
  unsigned doubling = (unsigned)(31 - __builtin_clzl(size)) - 5;
  size_t base = (size_t)SMALLEST << doubling;
  unsigned quarter = (unsigned)((size - base + base / 4 - 1) / (base / 4));
  return doubling * 4 + quarter;
}

/// From the end of what is in use, which grows page by page.
static void *more(size_t size) {
  if (next == 0) {
    next = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
    end = (uintptr_t)__builtin_wasm_memory_size(0) << 16;
  }
  if (size > UINTPTR_MAX - next) return 0;
  if (next + size > end) {
    size_t pages = (next + size - end + 0xFFFF) >> 16;
    // In larger pieces, because each costs a call out of the module.
    size_t wanted = pages < 16 ? 16 : pages;
    if (__builtin_wasm_memory_grow(0, wanted) == (size_t)-1) {
      if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return 0;
      wanted = pages;
    }
    end += wanted << 16;
  }
  void *block = (void *)next;
  next += size;
  return block;
}

void *malloc(size_t size) {
  if (size > 0x30000000) return 0;
  unsigned class = class_for(size + HEADER);
  unsigned char *block = (unsigned char *)lists[class];
  if (block) {
    lists[class] = lists[class]->next;
  } else {
    block = more(size_of(class));
    if (!block) return 0;
  }
  in_use += size_of(class);
  *(uint32_t *)(block + HEADER - 4) = class;
  return block + HEADER;
}

void free(void *pointer) {
  if (!pointer) return;
  unsigned char *block = (unsigned char *)pointer - HEADER;
  uint32_t class = *(uint32_t *)(block + HEADER - 4);
  if (class & MOVED) {
    block = (unsigned char *)pointer - (class & ~MOVED) - HEADER;
    class = *(uint32_t *)(block + HEADER - 4);
  }
  in_use -= size_of(class);
  Free *freed = (Free *)block;
  freed->next = lists[class];
  lists[class] = freed;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment <= 16) {
    *result = malloc(size);
    return *result ? 0 : 12;
  }
  unsigned char *pointer = malloc(size + alignment);
  if (!pointer) return 12;
  uintptr_t place = ((uintptr_t)pointer + alignment - 1) & ~(alignment - 1);
  size_t moved = place - (uintptr_t)pointer;
  if (moved) *(uint32_t *)(place - 4) = MOVED | (uint32_t)moved;
  *result = (void *)place;
  return 0;
}

void *aligned_alloc(size_t alignment, size_t size) {
  void *result = 0;
  return posix_memalign(&result, alignment, size) == 0 ? result : 0;
}

void *calloc(size_t count, size_t size) {
  size_t bytes;
  if (__builtin_mul_overflow(count, size, &bytes)) return 0;
  void *result = malloc(bytes);
  if (result) __builtin_memset(result, 0, bytes);
  return result;
}

// MARK: Bytes

__attribute__((target("bulk-memory"))) void *memcpy(void *to, const void *from, size_t count) {
  __asm__("local.get %0\n local.get %1\n local.get %2\n memory.copy 0, 0\n" ::"r"(to), "r"(from),
          "r"(count)
          : "memory");
  return to;
}

__attribute__((target("bulk-memory"))) void *memmove(void *to, const void *from, size_t count) {
  __asm__("local.get %0\n local.get %1\n local.get %2\n memory.copy 0, 0\n" ::"r"(to), "r"(from),
          "r"(count)
          : "memory");
  return to;
}

__attribute__((target("bulk-memory"))) void *memset(void *to, int byte, size_t count) {
  __asm__("local.get %0\n local.get %1\n local.get %2\n memory.fill 0\n" ::"r"(to), "r"(byte),
          "r"(count)
          : "memory");
  return to;
}

int memcmp(const void *one, const void *other, size_t count) {
  const unsigned char *a = one, *b = other;
  for (; count; a++, b++, count--) {
    if (*a != *b) return *a - *b;
  }
  return 0;
}

size_t strlen(const char *text) {
  size_t count = 0;
  while (text[count]) count++;
  return count;
}

// MARK: What is asked for and not needed

/// Hashes are salted with it. They are the same each time, as all answers are.
void arc4random_buf(void *buffer, size_t count) {
  static uint64_t state = 0x9E3779B97F4A7C15u;
  for (unsigned char *byte = buffer; count; count--) {
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    *byte++ = (unsigned char)(state >> 24);
  }
}

int putchar(int character) { return character; }

uintptr_t __stack_chk_guard = 0x5A17C0DE;
_Noreturn void __stack_chk_fail(void) { __builtin_trap(); }
#else
size_t CPageBytesInUse(void) { return 0; }
#endif
