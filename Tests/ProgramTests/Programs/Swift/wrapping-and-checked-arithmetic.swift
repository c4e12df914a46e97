// Reckoning at the edge of what fits.
let top = Int.max
print(top &+ 1 == Int.min, (top &+ 1) < 0, UInt8.max &+ 3, UInt8.min &- 1)
print(Int32.max &* 2, Int8.min &- 1)
let result = UInt8(200).multipliedReportingOverflow(by: 2)
print(result.partialValue, result.overflow)
let difference = UInt(3).subtractingReportingOverflow(5)
print(difference.overflow, Int(3).subtractingReportingOverflow(5))
func safeAdd(_ a: Int8, _ b: Int8) -> Int8? {
  let (sum, overflow) = a.addingReportingOverflow(b)
  return overflow ? nil : sum
}
print(safeAdd(100, 27) as Any, safeAdd(100, 28) as Any)
var hash: UInt32 = 5381
for byte in "swift".utf8 { hash = hash &* 33 &+ UInt32(byte) }
print(hash)
print((-7).magnitude, Int8.min.magnitude, (-3).signum(), abs(-3 - 4))
print(5.advanced(by: -2), 3.distance(to: 10), UInt8(255) >> 1, Int8(1) << 6)
