// Bits: masks, shifts, and a number in another base.
let read = 1 << 0
let write = 1 << 1
let run = 1 << 2
var rights = read | run
print(rights & write == 0, rights & run != 0)
rights |= write
rights ^= read
print(rights, ~rights)
print(-16 >> 2, 255 >> 4, 3 << 5)
print(String(rights, radix: 2), String(255, radix: 16), String(255, radix: 16, uppercase: true))
print(0b1010, 0x1F, 0o17, 1_000_000)
print(Int("ff", radix: 16) ?? -1, Int("12a") ?? -1)
print(40.nonzeroBitCount, UInt8(1).leadingZeroBitCount, 8.trailingZeroBitCount)
