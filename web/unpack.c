// Unpacks what `xz --format=lzma` has packed: the engine is a third smaller so than with what browsers
// bring along. A module of its own, of which the page takes the memory, once.

typedef unsigned char Byte;
typedef unsigned int Number;
typedef unsigned short Chance;

extern Byte __heap_base;

static const Byte *source, *sourceEnd;
static Number range, code;

// Chances of bits, each learnt from the bits before it.
static Chance isMatch[12][16], isRepeat[12], isOldest[3][12], isLong[12][16];
static Chance slots[4][64], places[128], aligned[16];
static Chance literals[0x300 << 4];

typedef struct {
  Chance choice[2], low[16][8], middle[16][8], high[256];
} Length;
static Length matchLength, repeatLength;

static Number bit(Chance *chance) {
  Number bound = (range >> 11) * *chance, result;
  if (code < bound) {
    range = bound;
    *chance += (2048 - *chance) >> 5;
    result = 0;
  } else {
    range -= bound;
    code -= bound;
    *chance -= *chance >> 5;
    result = 1;
  }
  if (range < 1u << 24) {
    range <<= 8;
    code = code << 8 | (source < sourceEnd ? *source++ : 0);
  }
  return result;
}

/// Bits whose chance is one in two.
static Number plain(int count) {
  Number result = 0;
  for (; count; count--) {
    range >>= 1;
    Number isSet = code >= range;
    if (isSet) code -= range;
    result = result << 1 | isSet;
    if (range < 1u << 24) {
      range <<= 8;
      code = code << 8 | (source < sourceEnd ? *source++ : 0);
    }
  }
  return result;
}

static Number tree(Chance *chances, int bits) {
  Number place = 1;
  for (int count = 0; count < bits; count++) place = place << 1 | bit(chances + place);
  return place - (1u << bits);
}

/// The lowest bit first.
static Number reversed(Chance *chances, int bits) {
  Number place = 1, result = 0;
  for (int count = 0; count < bits; count++) {
    Number next = bit(chances + place);
    place = place << 1 | next;
    result |= next << count;
  }
  return result;
}

static Number lengthOf(Length *length, Number position) {
  if (!bit(length->choice)) return 2 + tree(length->low[position], 3);
  if (!bit(length->choice + 1)) return 10 + tree(length->middle[position], 3);
  return 18 + tree(length->high, 8);
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

/// Unpacks `count` bytes into the `limit` bytes behind them; how many there are, 0 where something is wrong.
__attribute__((export_name("unpack"))) Number unpack(Number count, Number limit) {
  Byte *output = &__heap_base + count;
  source = &__heap_base;
  sourceEnd = source + count;
  if (count < 18 || source[0] >= 225) return 0;
  Number properties = source[0], literalContext = properties % 9, literalPlace = properties / 9 % 5, places_ = properties / 45;
  if (literalContext + literalPlace > 4 || places_ > 4) return 0;
  source += 13;
  source++;
  range = ~0u;
  code = 0;
  for (int byte = 0; byte < 4; byte++) code = code << 8 | *source++;
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

  Number at = 0, state = 0, back[4] = {0, 0, 0, 0};
  while (at < limit) {
    Number position = at & ((1u << places_) - 1);
    if (!bit(&isMatch[state][position])) {
      Number before = at ? output[at - 1] : 0;
      Chance *chances = literals + 0x300 * (((at & ((1u << literalPlace) - 1)) << literalContext) + (before >> (8 - literalContext)));
      Number symbol = 1;
      if (state >= 7) {
        if (back[0] >= at) return 0;
        Number match = output[at - back[0] - 1];
        do {
          Number expected = match >> 7 & 1;
          match <<= 1;
          Number next = bit(chances + ((1 + expected) << 8) + symbol);
          symbol = symbol << 1 | next;
          if (expected != next) break;
        } while (symbol < 0x100);
      }
      while (symbol < 0x100) symbol = symbol << 1 | bit(chances + symbol);
      output[at++] = (Byte)symbol;
      state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
      continue;
    }
    Number length;
    if (bit(isRepeat + state)) {
      if (!bit(&isOldest[0][state])) {
        if (!bit(&isLong[state][position])) {
          if (back[0] >= at) return 0;
          output[at] = output[at - back[0] - 1];
          at++;
          state = state < 7 ? 9 : 11;
          continue;
        }
      } else {
        Number distance;
        if (!bit(&isOldest[1][state])) {
          distance = back[1];
        } else {
          if (!bit(&isOldest[2][state])) {
            distance = back[2];
          } else {
            distance = back[3];
            back[3] = back[2];
          }
          back[2] = back[1];
        }
        back[1] = back[0];
        back[0] = distance;
      }
      length = lengthOf(&repeatLength, position);
      state = state < 7 ? 8 : 11;
    } else {
      back[3] = back[2];
      back[2] = back[1];
      back[1] = back[0];
      length = lengthOf(&matchLength, position);
      state = state < 7 ? 7 : 10;
      Number slot = tree(slots[length - 2 < 4 ? length - 2 : 3], 6), distance = slot;
      if (slot >= 4) {
        int bits = (int)(slot >> 1) - 1;
        distance = (2 | (slot & 1)) << bits;
        if (slot < 14) {
          distance += reversed(places + distance - slot, bits);
        } else {
          distance += plain(bits - 4) << 4;
          distance += reversed(aligned, 4);
        }
      }
      // This distance is none: it says that all is there.
      if (distance == ~0u) return at;
      back[0] = distance;
    }
    if (back[0] >= at || length > limit - at) return 0;
    for (; length; length--, at++) output[at] = output[at - back[0] - 1];
  }
  return at;
}
