// From one number type to another, by name.
let whole = 7
let fraction = 2.75
print(Double(whole) * fraction, whole * Int(fraction), Int(fraction.rounded()))
print(Int(-2.9), Int("0042") ?? -1, Int("+5") ?? -1, Int("4.5") as Any, Double("4.5") as Any)
print(Double("abc") as Any, Double("1e3") ?? 0, Int(" 4") as Any)
let small: Int8 = 100
print(Int(small) + 100, Int16(small) * 2, UInt(whole))
print(Int(exactly: 3.0) as Any, Int(exactly: 3.5) as Any)
print(String(whole) + "!", String(fraction), "\(small)", Bool("true") as Any, Bool("yes") as Any)
print(Float(0.1) + Float(0.2), Double(Float(0.5)))
print(UInt8(ascii: "A"), Character(UnicodeScalar(66)))
let sum = [1, 2, 3].map(Double.init).reduce(0, +)
print(sum / 3, Int(sum) / 4)
