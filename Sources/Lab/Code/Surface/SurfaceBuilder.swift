import Engine
import Program

/// Gathers the rows of the table, type by type.
struct SurfaceBuilder {
  private(set) var types: [SurfaceType] = []
  private(set) var rows: [SurfaceRow] = []
  /// C functions and constants stand outside of types.
  private(set) var globals: [Int] = []
  private var isGlobal = false

  // MARK: Types

  mutating func type(
    _ name: String, _ sort: WorldType.Sort = .classType, above: String? = nil,
    other: String? = nil, prefix: String? = nil, cases: [(String, Int)] = [],
    fields: [(String, String)] = []
  ) {
    isGlobal = false
    var type = SurfaceType(name: name, sort: sort, superclass: above, other: other, prefix: prefix)
    type.cases = cases.map { (name: $0.0, raw: $0.1) }
    type.fields = fields.map { (name: $0.0, type: .named($0.1, [])) }
    type.rows = rows.count..<rows.count
    types.append(type)
  }

  mutating func classType(_ name: String, of above: String) { type(name, above: above) }

  mutating func protocolType(_ name: String) { type(name, .protocolType) }

  /// Cases count from 0.
  mutating func enumeration(
    _ name: String, _ cases: String..., other: String? = nil, prefix: String? = nil
  ) {
    type(
      name, .enumeration, other: other, prefix: prefix,
      cases: cases.enumerated().map { ($1, $0) })
  }

  mutating func options(
    _ name: String, other: String? = nil, prefix: String? = nil, _ cases: (String, Int)...
  ) {
    type(name, .options, other: other, prefix: prefix, cases: cases)
  }

  mutating func globalFunctions() { isGlobal = true }

  // MARK: Rows

  private mutating func add(_ row: SurfaceRow) {
    if isGlobal {
      globals.append(rows.count)
    } else if !types.isEmpty {
      types[types.count - 1].rows = types[types.count - 1].rows.lowerBound..<(rows.count + 1)
    }
    rows.append(row)
  }

  /// Of looks alone.
  mutating func looks(_ declarations: String...) {
    for text in declarations {
      add(
        SurfaceRow(
          declaration: text, selector: nil, sort: .looks, help: "how it looks", work: .kept))
    }
  }

  /// Kept and given back, and asked for by others here.
  mutating func keeps(_ declaration: String, _ help: String, selector: String? = nil) {
    add(
      SurfaceRow(
        declaration: declaration, selector: selector, sort: .simulated, help: help, work: .kept))
  }

  mutating func missing(_ declaration: String, _ reason: String, selector: String? = nil) {
    add(
      SurfaceRow(
        declaration: declaration, selector: selector, sort: .notSimulated(reason), help: reason,
        work: .kept))
  }

  /// A property that the scene has too.
  mutating func property(_ declaration: String, _ property: Property, _ help: String = "") {
    let isWhole = declaration.hasSuffix(": Int")
    let isFloat = declaration.hasSuffix(": Float")
    variable(
      declaration, help, property,
      get: { (world, me) throws(Stop) -> ProgramValue in
        guard let object = world.object(me), let value = world.scene.value(of: property, of: object)
        else { return .null }
        if case .number(let number) = value, number.isFinite {
          if isWhole { return .integer(Int(max(-2e9, min(2e9, number)))) }
          if isFloat { return ProgramValue(.float(Float(number))) }
        }
        return world.value(value)
      },
      set: { (world, me, value) throws(Stop) in
        guard let object = world.object(me) else { return }
        try world.set(property, of: object, to: value)
      })
  }

  mutating func get(_ declaration: String, _ help: String = "", _ get: @escaping SurfaceRow.Get) {
    variable(declaration, help, get: get, set: nil)
  }

  mutating func variable(
    _ declaration: String, _ help: String = "", _ property: Property? = nil,
    get: @escaping SurfaceRow.Get, set: SurfaceRow.Set?
  ) {
    add(
      SurfaceRow(
        declaration: declaration, selector: nil, sort: .simulated, help: help,
        work: .variable(get, set), property: property))
  }

  mutating func call(
    _ declaration: String, _ help: String = "", selector: String? = nil,
    _ call: @escaping SurfaceRow.Call
  ) {
    add(
      SurfaceRow(
        declaration: declaration, selector: selector, sort: .simulated, help: help,
        work: .call(call)))
  }

  /// An initializer; where it calls another on the same object, as UIKit's convenience initializers do, with what.
  mutating func make(
    _ declaration: String, selector: String? = nil,
    forwards: [WorldMember.Forwarded] = [], _ make: @escaping SurfaceRow.Make
  ) {
    var row = SurfaceRow(
      declaration: declaration, selector: selector, sort: .simulated, help: "", work: .make(make))
    row.forwards = forwards
    add(row)
  }
}
