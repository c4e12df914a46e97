/// C's operators, with its conversions.
extension Machine {
  /// C's: with its conversions, and without a crash where something overflows.
  mutating func binaryC(
    _ operation: Operator, _ a: ProgramValue, _ b: ProgramValue, _ world: inout W
  ) throws(Stop) -> ProgramValue {
    if case .integer(let x, let first) = a.content, case .integer(let y, let second) = b.content {
      return try integersC(operation, x, first, y, second)
    }
    if case .unknown = a.content { return try unknownBinary(operation, a, b, &world) }
    if case .unknown = b.content { return try unknownBinary(operation, a, b, &world) }
    if let x = numberC(a), let y = numberC(b), a.asObject == nil, b.asObject == nil,
      !(a.isNull && b.isNull)
    {
      if x.asInteger != nil, y.asInteger != nil { return try binaryC(operation, x, y, &world) }
      let isFloat = isFloat(a) && !isDouble(b) || isFloat(b) && !isDouble(a)
      let result = try floating(operation, x.asDouble ?? 0, y.asDouble ?? 0)
      if isFloat, let value = result.asDouble, !operation.compares {
        return ProgramValue(.float(Float(value)))
      }
      return result
    }
    switch operation {
    case .equal: return .bool(a == b || (isZero(a) && isZero(b)) || isSame(a, b))
    case .notEqual: return .bool(!(a == b || (isZero(a) && isZero(b)) || isSame(a, b)))
    case _ where a.isNull && b.isNull:
      return try binaryC(operation, .integer(0), .integer(0), &world)
    default: return try binary(operation, a, b, &world)
    }
  }

  private func isFloat(_ value: ProgramValue) -> Bool {
    if case .float = value.content { true } else { false }
  }

  private func isDouble(_ value: ProgramValue) -> Bool {
    if case .double = value.content { true } else { false }
  }

  private func isZero(_ value: ProgramValue) -> Bool { value.isNull || value.asInteger == 0 }

  private func numberC(_ value: ProgramValue) -> ProgramValue? {
    switch value.content {
    case .integer, .double, .float: value
    case .bool(let holds): ProgramValue(.integer(holds ? 1 : 0, .int32))
    case .null: ProgramValue(.integer(0, .int32))
    case .enumeration: number(value).map { ProgramValue(.integer(Int64($0), .int64)) }
    default: nil
    }
  }

  private func integersC(
    _ operation: Operator, _ x: Int64, _ first: IntegerKind, _ y: Int64, _ second: IntegerKind
  ) throws(Stop) -> ProgramValue {
    let kind = promoted(first, second)
    let (x, y) = (kind.cut(x), kind.cut(y))
    switch operation {
    case .add, .addWrapping: return ProgramValue(.integer(kind.cut(x &+ y), kind))
    case .subtract, .subtractWrapping: return ProgramValue(.integer(kind.cut(x &- y), kind))
    case .multiply, .multiplyWrapping: return ProgramValue(.integer(kind.cut(x &* y), kind))
    case .shiftLeft, .shiftRight: return try integers(operation, x, y, promoted(first, first))
    case .divide, .remainder, .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual,
      .same, .notSame, .and, .or, .exclusiveOr, .rangeOpen, .rangeClosed:
      return try integers(operation, x, y, kind)
    }
  }

  /// C's conversions: nothing is reckoned with in less than an `int`.
  private func promoted(_ a: IntegerKind, _ b: IntegerKind) -> IntegerKind {
    let first = a.bits < 32 ? .int32 : a
    let second = b.bits < 32 ? .int32 : b
    if first.bits != second.bits { return first.bits > second.bits ? first : second }
    return first.isSigned ? second : first
  }

  func truthC(_ value: ProgramValue) -> ProgramValue {
    switch value.content {
    case .bool, .unknown: value
    case .integer(let number, _): .bool(number != 0)
    case .double(let number): .bool(number != 0)
    case .float(let number): .bool(number != 0)
    case .null, .absent, .nothing: .bool(false)
    default: .bool(true)
    }
  }
}
