/// Operators on whatever stands in the registers.
extension Machine {
  mutating func binary(
    _ operation: Operator, _ a: ProgramValue, _ b: ProgramValue, _ world: inout W
  ) throws(Stop) -> ProgramValue {
    switch (a.content, b.content) {
    case (.integer(let x, let kind), .integer(let y, let other)):
      return try integers(operation, x, y, kind == .int ? other == .int ? kind : other : kind)
    case (.double(let x), .double(let y)): return try floating(operation, x, y)
    case (.float(let x), .float(let y)):
      let result = try floating(operation, Double(x), Double(y))
      if case .double(let value) = result.content { return ProgramValue(.float(Float(value))) }
      return result
    case (.unknown, _), (_, .unknown): return try unknownBinary(operation, a, b, &world)
    default: break
    }
    if operation == .same || operation == .notSame {
      return .bool(isSame(a, b) == (operation == .same))
    }
    if let number = operatorFunction(operation.text, [a, b]) {
      return try invoke(function: number, [a, b], &world)
    }
    switch operation {
    case .equal: return .bool(try equal(a, b, &world))
    case .notEqual: return .bool(!(try equal(a, b, &world)))
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      return .bool(try compares(operation, a, b, &world))
    case .rangeOpen, .rangeClosed:
      if !a.isAbsent, !b.isAbsent, try compares(.less, b, a, &world) {
        throw .crash(.badRange, .nowhere)
      }
      return ProgramValue(
        .range(Span(from: a.bare, to: b.bare, isClosed: operation == .rangeClosed)))
    case .add, .subtract, .multiply, .divide, .remainder, .addWrapping, .subtractWrapping,
      .multiplyWrapping, .and, .or, .exclusiveOr, .shiftLeft, .shiftRight, .same, .notSame:
      return try combined(operation, a, b)
    }
  }

  private mutating func combined(
    _ operation: Operator, _ a: ProgramValue, _ b: ProgramValue
  ) throws(Stop) -> ProgramValue {
    switch (a.content, b.content) {
    case (.text(let x), .text(let y)) where operation == .add:
      memory.grown += x.utf8.count + y.utf8.count
      try checkMemory()
      return .text(x + y)
    case (.array(let x), .array(let y)) where operation == .add:
      memory.grown += 24 * (x.items.count + y.items.count)
      try checkMemory()
      return .array(x.items + y.items)
    case (.structure(let x), .structure(let y)) where x.fields.count == 1:
      guard let left = x.fields[0].asInteger, let right = y.fields[0].asInteger else { break }
      let result = try integers(operation, left, right, .uint)
      return .structure(x.type, [ProgramValue(.integer(result.asInteger ?? 0, .int))])
    // A float with a name of its own: `UILayoutPriority.required - 1`.
    case (.structure(let x), _) where x.fields.count == 1:
      guard let right = number(b) else { break }
      switch x.fields[0].content {
      case .float(let left):
        let result = try floating(operation, Double(left), right)
        return .structure(x.type, [ProgramValue(.float(Float(result.asDouble ?? 0)))])
      case .double(let left):
        return .structure(x.type, [try floating(operation, left, right)])
      default: break
      }
    case (.bool(let x), .bool(let y)):
      switch operation {
      case .and: return .bool(x && y)
      case .or: return .bool(x || y)
      case .exclusiveOr: return .bool(x != y)
      default: break
      }
    default: break
    }
    if let x = a.asText, let y = b.asText, operation == .add { return .text(x + y) }
    if runsC, a.isNull || b.isNull, !(a.isNull && b.isNull) {
      // A message to nil has answered.
      let zero = ProgramValue.integer(0)
      return try combined(operation, a.isNull ? zero : a, b.isNull ? zero : b)
    }
    if a.isNull || b.isNull { throw .crash(.unwrappedNil, .nowhere) }
    // A number where another kind was meant: what compiles never mixes them.
    if let x = number(a), let y = number(b) {
      if case .float = a.content, case .integer = b.content {
        return ProgramValue(.float(Float(try floating(operation, x, y).asDouble ?? 0)))
      }
      return try floating(operation, x, y)
    }
    throw .crash(.fatalError("\(operation.text) cannot be applied here"), .nowhere)
  }

  /// As a number: an enumeration's raw one too.
  func number(_ value: ProgramValue) -> Double? {
    if let number = value.asDouble { return number }
    switch value.content {
    case .bool(let value): return value ? 1 : 0
    case .enumeration(let enumeration):
      if let world = lexicon.worldType(enumeration.type),
        world.cases.indices.contains(Int(enumeration.index))
      {
        return Double(world.cases[Int(enumeration.index)].raw)
      }
      return Double(enumeration.index)
    default: return nil
    }
  }

  func integers(
    _ operation: Operator, _ x: Int64, _ y: Int64, _ kind: IntegerKind
  ) throws(Stop) -> ProgramValue {
    func checked(_ result: (partialValue: Int64, overflow: Bool)) throws(Stop) -> ProgramValue {
      guard !result.overflow, kind.holds(result.partialValue) else {
        throw .crash(.overflow, .nowhere)
      }
      return ProgramValue(.integer(result.partialValue, kind))
    }
    func unsigned(
      _ work: (UInt64) -> (UInt64) -> (partialValue: UInt64, overflow: Bool)
    ) throws(Stop) -> ProgramValue {
      let result = work(UInt64(bitPattern: x))(UInt64(bitPattern: y))
      guard !result.overflow else { throw .crash(.overflow, .nowhere) }
      return ProgramValue(.integer(Int64(bitPattern: result.partialValue), kind))
    }
    let isWide = !kind.isSigned && kind.bits == 64
    switch operation {
    case .add:
      return isWide
        ? try unsigned(UInt64.addingReportingOverflow) : try checked(x.addingReportingOverflow(y))
    case .subtract:
      return isWide
        ? try unsigned(UInt64.subtractingReportingOverflow)
        : try checked(x.subtractingReportingOverflow(y))
    case .multiply:
      return isWide
        ? try unsigned(UInt64.multipliedReportingOverflow(by:))
        : try checked(x.multipliedReportingOverflow(by: y))
    case .divide:
      guard y != 0 else { throw .crash(.divisionByZero, .nowhere) }
      return isWide
        ? try unsigned(UInt64.dividedReportingOverflow(by:))
        : try checked(x.dividedReportingOverflow(by: y))
    case .remainder:
      guard y != 0 else { throw .crash(.divisionByZero, .nowhere) }
      return isWide
        ? try unsigned(UInt64.remainderReportingOverflow(dividingBy:))
        : try checked(x.remainderReportingOverflow(dividingBy: y))
    case .addWrapping: return ProgramValue(.integer(kind.cut(x &+ y), kind))
    case .subtractWrapping: return ProgramValue(.integer(kind.cut(x &- y), kind))
    case .multiplyWrapping: return ProgramValue(.integer(kind.cut(x &* y), kind))
    case .equal, .same: return .bool(x == y)
    case .notEqual, .notSame: return .bool(x != y)
    case .less: return .bool(kind.isLess(x, y))
    case .lessOrEqual: return .bool(!kind.isLess(y, x))
    case .greater: return .bool(kind.isLess(y, x))
    case .greaterOrEqual: return .bool(!kind.isLess(x, y))
    case .and: return ProgramValue(.integer(x & y, kind))
    case .or: return ProgramValue(.integer(x | y, kind))
    case .exclusiveOr: return ProgramValue(.integer(x ^ y, kind))
    case .shiftLeft:
      return ProgramValue(
        .integer(y < 0 ? shiftedRight(x, -y, kind) : shiftedLeft(x, y, kind), kind))
    case .shiftRight:
      return ProgramValue(
        .integer(y < 0 ? shiftedLeft(x, -y, kind) : shiftedRight(x, y, kind), kind))
    case .rangeOpen, .rangeClosed:
      guard !kind.isLess(y, x) else { throw .crash(.badRange, .nowhere) }
      return ProgramValue(
        .range(
          Span(
            from: ProgramValue(.integer(x, kind)), to: ProgramValue(.integer(y, kind)),
            isClosed: operation == .rangeClosed)))
    }
  }

  private func shiftedLeft(_ x: Int64, _ y: Int64, _ kind: IntegerKind) -> Int64 {
    y >= kind.bits ? 0 : kind.cut(x << y)
  }

  private func shiftedRight(_ x: Int64, _ y: Int64, _ kind: IntegerKind) -> Int64 {
    if kind.isSigned { return x >> min(y, 63) }
    return y >= kind.bits ? 0 : Int64(bitPattern: UInt64(bitPattern: x) >> UInt64(y))
  }

  func floating(_ operation: Operator, _ x: Double, _ y: Double) throws(Stop) -> ProgramValue {
    switch operation {
    case .add, .addWrapping: .double(x + y)
    case .subtract, .subtractWrapping: .double(x - y)
    case .multiply, .multiplyWrapping: .double(x * y)
    case .divide: .double(x / y)
    case .remainder: .double(x.truncatingRemainder(dividingBy: y))
    case .equal, .same: .bool(x == y)
    case .notEqual, .notSame: .bool(x != y)
    case .less: .bool(x < y)
    case .lessOrEqual: .bool(x <= y)
    case .greater: .bool(x > y)
    case .greaterOrEqual: .bool(x >= y)
    case .rangeOpen, .rangeClosed:
      ProgramValue(
        .range(
          Span(from: .double(x), to: .double(y), isClosed: operation == .rangeClosed)))
    case .and, .or, .exclusiveOr, .shiftLeft, .shiftRight:
      throw .crash(.fatalError("\(operation.text) needs integers"), .nowhere)
    }
  }

  mutating func negated(_ value: ProgramValue, _ world: inout W) throws(Stop) -> ProgramValue {
    switch value.content {
    case .integer(let number, let kind):
      guard number != kind.lowest || !kind.isSigned else { throw .crash(.overflow, .nowhere) }
      return ProgramValue(.integer(kind.cut(0 &- number), kind))
    case .double(let number): return .double(-number)
    case .float(let number): return ProgramValue(.float(-number))
    case .bool(let holds): return .integer(holds ? -1 : 0)
    case .null: return .integer(0)
    case .unknown(let path): return .unknown("-" + path)
    default:
      if let number = operatorFunction("-", [value]) {
        return try invoke(function: number, [value], &world)
      }
      throw .crash(.fatalError("- cannot be applied here"), .nowhere)
    }
  }

  func complement(_ value: ProgramValue) -> ProgramValue {
    switch value.content {
    case .integer(let number, let kind): ProgramValue(.integer(kind.cut(~number), kind))
    case .bool(let holds): .integer(holds ? -2 : -1)
    case .structure(let structure):
      if let raw = structure.fields.first?.asInteger {
        .structure(structure.type, [ProgramValue(.integer(~raw, .int))])
      } else {
        value
      }
    default: value
    }
  }

  func truth(_ value: ProgramValue) -> Bool { value.asBool ?? truthC(value).asBool ?? false }

  // MARK: The program's own

  /// The function that the program gives to an operator for these values.
  mutating func operatorFunction(_ text: String, _ values: [ProgramValue]) -> Int? {
    guard let candidates = program.operators[text] else { return nil }
    var (best, most) = (Int?.none, 0)
    for number in candidates {
      let entry = program.functions[number]
      guard entry.function.body != nil, entry.function.parameters.count == values.count else {
        continue
      }
      var score = 1
      for (value, type) in zip(values, lexicon.signature(number).types) {
        let fit = fitness(value, type)
        if fit == 0 {
          score = 0
          break
        }
        score += fit
      }
      // Own operators for plain values only where nothing else could be meant.
      if score > most { (best, most) = (number, score) }
    }
    return best
  }

  /// How well a value goes where a type is wanted: 0 not at all.
  func fitness(_ value: ProgramValue, _ type: Type) -> Int {
    switch type {
    case .inOut(let inner): fitness(value, inner)
    case .unknown, .any, .parameter: 1
    case .foreign(let name): conforms(value, toLibrary: name) ? 1 : 0
    case .optional(let inner), .implicit(let inner):
      value.isNull || value.wraps > 0 ? 3 : min(2, fitness(value, inner))
    case .double, .float:
      if case .integer = value.content { 0 } else { isInstance(value, of: type) ? 3 : 0 }
    default: value.wraps == 0 && isInstance(value, of: type) ? 3 : 0
    }
  }

  private func conforms(_ value: ProgramValue, toLibrary name: String) -> Bool {
    if let id = typeID(of: value) { return lexicon.conforms(id, toLibrary: name) || name == "Any" }
    return dynamicType(value).extensionNames.contains(name)
  }
}
