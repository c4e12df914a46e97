// Unpacks what `xz --format=lzma` has packed: the engine is a third smaller so than with what browsers
// bring along. A module of its own, of which the page takes the memory, once.

typedef unsigned char Byte;
typedef unsigned int Number;
typedef unsigned short Chance;

extern Byte __heap_base;

/// What is read, and how far: while it works, in locals, which is twice as fast.
typedef struct {
  const Byte *source;
  Number range, code;
} Reader;

#define INLINE static inline __attribute__((always_inline))

// Chances of bits, each learnt from the bits before it.
static Chance isMatch[12][16], isRepeat[12], isOldest[3][12], isLong[12][16];
static Chance slots[4][64], places[128], aligned[16];
static Chance literals[0x300 << 4];

typedef struct {
  Chance choice[2], low[16][8], middle[16][8], high[256];
} Length;
static Length matchLength, repeatLength;

/// What is known between one call and the next.
static Reader reader;
static Byte *output;
static Number at, state, back[4], literalContext, literalPlace, placeBits;

/// Behind what is packed there is what comes out of it, so that reading on reads something.
INLINE void refill(Reader *reader) {
  if (reader->range < 1u << 24) {
    reader->range <<= 8;
    reader->code = reader->code << 8 | *reader->source++;
  }
}

/// Without a branch, because nobody can guess which: a third of the time.
INLINE Number bit(Reader *reader, Chance *place) {
  Number chance = *place, bound = (reader->range >> 11) * chance;
  Number isSet = reader->code >= bound;
  Number mask = 0u - isSet;
  reader->code -= bound & mask;
  reader->range = (bound & ~mask) | ((reader->range - bound) & mask);
  *place = (Chance)(chance + (Number)((int)((mask & 31) + (2048u & ~mask) - chance) >> 5));
  refill(reader);
  return isSet;
}

/// Bits whose chance is one in two.
INLINE Number plain(Reader *reader, int count) {
  Number result = 0;
  for (; count; count--) {
    reader->range >>= 1;
    Number isSet = reader->code >= reader->range;
    if (isSet) reader->code -= reader->range;
    result = result << 1 | isSet;
    refill(reader);
  }
  return result;
}

INLINE Number tree(Reader *reader, Chance *chances, int bits) {
  Number place = 1;
  for (int count = 0; count < bits; count++) place = place << 1 | bit(reader, chances + place);
  return place - (1u << bits);
}

/// The lowest bit first.
INLINE Number reversed(Reader *reader, Chance *chances, int bits) {
  Number place = 1, result = 0;
  for (int count = 0; count < bits; count++) {
    Number next = bit(reader, chances + place);
    place = place << 1 | next;
    result |= next << count;
  }
  return result;
}

INLINE Number lengthOf(Reader *reader, Length *length, Number position) {
  if (!bit(reader, length->choice)) return 2 + tree(reader, length->low[position], 3);
  if (!bit(reader, length->choice + 1)) return 10 + tree(reader, length->middle[position], 3);
  return 18 + tree(reader, length->high, 8);
}

static void forget(Chance *chances, Number count) {
  while (count--) *chances++ = 1024;
}

/// Where to write what is packed; the memory must hold it, and what comes out of it, behind that.
__attribute__((export_name("place"))) Byte *place(Number bytes) {
  Number wanted = ((Number)&__heap_base + bytes + 0xFFFF) >> 16, pages = (Number)__builtin_wasm_memory_size(0);
  if (wanted > pages && __builtin_wasm_memory_grow(0, wanted - pages) == (unsigned long)-1) return 0;
  return &__heap_base;
}

/// Begins with the `count` bytes that are there; 0 where they are something else.
__attribute__((export_name("begin"))) Number begin(Number count) {
  output = &__heap_base + count;
  const Byte *source = &__heap_base;
  if (count < 18 || source[0] >= 225) return 0;
  Number properties = source[0];
  literalContext = properties % 9, literalPlace = properties / 9 % 5, placeBits = properties / 45;
  if (literalContext + literalPlace > 4 || placeBits > 4) return 0;
  Number code = 0;
  for (int byte = 14; byte < 18; byte++) code = code << 8 | source[byte];
  reader = (Reader){source + 18, ~0u, code};
  at = state = back[0] = back[1] = back[2] = back[3] = 0;
  forget(isMatch[0], sizeof isMatch / 2);
  forget(isRepeat, sizeof isRepeat / 2);
  forget(isOldest[0], sizeof isOldest / 2);
  forget(isLong[0], sizeof isLong / 2);
  forget(slots[0], sizeof slots / 2);
  forget(places, sizeof places / 2);
  forget(aligned, sizeof aligned / 2);
  forget(literals, sizeof literals / 2);
  forget(matchLength.choice, sizeof matchLength / 2);
  forget(repeatLength.choice, sizeof repeatLength / 2);
  return 1;
}

/// Unpacks until there are `part` bytes more, or a few above that, but never above `limit`; how many there are
/// in all, 0 where something is wrong. In parts, because a browser makes a function faster between two calls.
__attribute__((export_name("unpack"))) Number unpack(Number part, Number limit) {
  Reader own = reader, *in = &own;
  Byte *to = output;
  Number here = at, now = state, last = back[0], end = limit - here < part ? limit : here + part;
  Number context = 8 - literalContext, placeMask = (1u << literalPlace) - 1, positions = (1u << placeBits) - 1;
  Number shift = literalContext;
  while (here < end) {
    Number position = here & positions;
    if (!bit(in, &isMatch[now][position])) {
      Number before = here ? to[here - 1] : 0;
      Chance *chances = literals + 0x300 * (((here & placeMask) << shift) + (before >> context));
      Number symbol = 1;
      if (now >= 7) {
        if (last >= here) return 0;
        Number match = to[here - last - 1];
        do {
          Number expected = match >> 7 & 1;
          match <<= 1;
          Number next = bit(in, chances + ((1 + expected) << 8) + symbol);
          symbol = symbol << 1 | next;
          if (expected != next) break;
        } while (symbol < 0x100);
      }
      while (symbol < 0x100) symbol = symbol << 1 | bit(in, chances + symbol);
      to[here++] = (Byte)symbol;
      now = now < 4 ? 0 : now < 10 ? now - 3 : now - 6;
      continue;
    }
    Number length;
    if (bit(in, isRepeat + now)) {
      if (!bit(in, &isOldest[0][now])) {
        if (!bit(in, &isLong[now][position])) {
          if (last >= here) return 0;
          to[here] = to[here - last - 1];
          here++;
          now = now < 7 ? 9 : 11;
          continue;
        }
      } else {
        Number distance;
        if (!bit(in, &isOldest[1][now])) {
          distance = back[1];
        } else {
          if (!bit(in, &isOldest[2][now])) {
            distance = back[2];
          } else {
            distance = back[3];
            back[3] = back[2];
          }
          back[2] = back[1];
        }
        back[1] = last;
        last = distance;
      }
      length = lengthOf(in, &repeatLength, position);
      now = now < 7 ? 8 : 11;
    } else {
      back[3] = back[2];
      back[2] = back[1];
      back[1] = last;
      length = lengthOf(in, &matchLength, position);
      now = now < 7 ? 7 : 10;
      Number slot = tree(in, slots[length - 2 < 4 ? length - 2 : 3], 6), distance = slot;
      if (slot >= 4) {
        int bits = (int)(slot >> 1) - 1;
        distance = (2 | (slot & 1)) << bits;
        if (slot < 14) {
          distance += reversed(in, places + distance - slot, bits);
        } else {
          distance += plain(in, bits - 4) << 4;
          distance += reversed(in, aligned, 4);
        }
      }
      last = distance;
    }
    if (last >= here || length > limit - here) return 0;
    for (; length; length--, here++) to[here] = to[here - last - 1];
  }
  reader = own;
  at = here;
  state = now;
  back[0] = last;
  return here;
}
