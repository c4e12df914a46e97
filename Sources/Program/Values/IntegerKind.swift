/// Swift's integers and C's, by width and sign.
public enum IntegerKind: UInt8, Hashable, Sendable {
  case int, int8, int16, int32, int64
  case uint, uint8, uint16, uint32, uint64

  var isSigned: Bool { rawValue < IntegerKind.uint.rawValue }

  var bits: Int64 {
    switch self {
    case .int8, .uint8: 8
    case .int16, .uint16: 16
    case .int32, .uint32: 32
    case .int, .int64, .uint, .uint64: 64
    }
  }

  var name: String {
    switch self {
    case .int: "Int"
    case .int8: "Int8"
    case .int16: "Int16"
    case .int32: "Int32"
    case .int64: "Int64"
    case .uint: "UInt"
    case .uint8: "UInt8"
    case .uint16: "UInt16"
    case .uint32: "UInt32"
    case .uint64: "UInt64"
    }
  }

  /// An unsigned one of 64 bits is kept as the same bits.
  var lowest: Int64 { isSigned ? (bits == 64 ? .min : -(1 << (bits - 1))) : 0 }

  var highest: Int64 {
    bits == 64 ? (isSigned ? .max : -1) : (1 << (isSigned ? bits - 1 : bits)) - 1
  }

  /// Whether a result that was counted in 64 bits is one of this kind.
  func holds(_ value: Int64) -> Bool {
    bits == 64 || (value >= lowest && value <= highest)
  }

  /// The low bits, as C and Swift's `&+` and `truncatingIfNeeded` take them.
  func cut(_ value: Int64) -> Int64 {
    switch self {
    case .int8: Int64(Int8(truncatingIfNeeded: value))
    case .int16: Int64(Int16(truncatingIfNeeded: value))
    case .int32: Int64(Int32(truncatingIfNeeded: value))
    case .uint8: Int64(UInt8(truncatingIfNeeded: value))
    case .uint16: Int64(UInt16(truncatingIfNeeded: value))
    case .uint32: Int64(UInt32(truncatingIfNeeded: value))
    case .int, .int64, .uint, .uint64: value
    }
  }

  func text(_ value: Int64) -> String {
    isSigned || bits < 64 ? String(value) : String(UInt64(bitPattern: value))
  }

  func isLess(_ a: Int64, _ b: Int64) -> Bool {
    isSigned || bits < 64 ? a < b : UInt64(bitPattern: a) < UInt64(bitPattern: b)
  }

  func double(_ value: Int64) -> Double {
    isSigned || bits < 64 ? Double(value) : Double(UInt64(bitPattern: value))
  }
}
