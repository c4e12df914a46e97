// Integers have widths: what fits, what wraps, what is cut off.
print(Int8.min, Int8.max, UInt8.max, Int16.max, UInt16.max)
print(Int32.max, Int.max, UInt.max)

let byte: UInt8 = 250
print(byte &+ 10, byte &- 251, byte &* 2)
print(Int8(truncatingIfNeeded: 200), UInt8(truncatingIfNeeded: -1))
print(Int8(clamping: 1000), UInt8(clamping: -5))
print(UInt8(exactly: 255) ?? 0, UInt8(exactly: 256) ?? 0)

let (sum, overflowed) = Int8(100).addingReportingOverflow(50)
print(sum, overflowed)
