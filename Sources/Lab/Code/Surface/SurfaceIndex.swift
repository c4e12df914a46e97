import Program

/// The table as the evaluator looks things up in it: made when code is first pasted.
struct SurfaceIndex: Sendable {
  let types: [WorldType]
  let rows: [SurfaceRow]
  /// Of each row, as it was read.
  private(set) var members: [WorldMember?]
  private var typeNumbers: [String: Int] = [:]
  private var byName: [[String: [Int]]]
  private var bySelector: [[String: Int]]
  private var globals: [String: [WorldMember]] = [:]
  /// Constants of C: which case of which type.
  private(set) var constants: [(type: Int, index: Int)] = []
  /// The number of what is an object of the scene, by its name.
  static let sceneName = 999_999
  /// Members above this number are constants.
  static let firstConstant = 1_000_000

  /// The whole of UIKit that is known here.
  static let uikit: SurfaceIndex = {
    var builder = SurfaceBuilder()
    UIKitRows.addAll(&builder)
    return SurfaceIndex(builder)
  }()

  init(_ builder: SurfaceBuilder) {
    rows = builder.rows
    members = [WorldMember?](repeating: nil, count: builder.rows.count)
    byName = [[String: [Int]]](repeating: [:], count: builder.types.count)
    bySelector = [[String: Int]](repeating: [:], count: builder.types.count)
    types = builder.types.enumerated().map { number, type in
      WorldType(
        number, type.name, type.sort, superclass: type.superclass, fields: type.fields,
        cases: type.cases)
    }
    for (number, type) in builder.types.enumerated() {
      typeNumbers[type.name] = number
      if let other = type.other { typeNumbers[other] = number }
      read(Array(type.rows))
      for row in type.rows { file(row, of: number) }
      if let prefix = type.prefix { addConstants(of: type, number, prefix) }
    }
    read(builder.globals)
    for row in builder.globals {
      guard let member = members[row] else { continue }
      globals[member.name, default: []].append(member)
    }
  }

  /// One reading for all rows of a type; row by row where one of them cannot be read.
  private mutating func read(_ numbers: [Int]) {
    let text = numbers.map { rows[$0].declaration }.joined(separator: "\n")
    let found = SourceReader.members(text)
    for (index, row) in numbers.enumerated() {
      let declaration =
        found.count == numbers.count
        ? found[index] : SourceReader.members(rows[row].declaration).first
      members[row] = declaration.flatMap { member($0, row) }
    }
  }

  private func member(_ declaration: Declaration, _ row: Int) -> WorldMember? {
    let selector = rows[row].selector
    switch declaration.kind {
    case .function(let function):
      let labels = function.parameters.map { $0.label }
      let isInitializer = function.sort == .initializer
      var member = WorldMember(
        row, function.name, selector: selector ?? SurfaceIndex.selector(function.name, labels),
        isInitializer ? .initializer : .method, isStatic: function.isStatic,
        parameters: function.parameters.map {
          .init(
            $0.label,
            $0.isVariadic ? .array($0.type ?? .named("Any", [])) : $0.type ?? .named("Any", []),
            isOptional: $0.usual != nil)
        },
        result: function.result, isMutating: function.isMutating)
      member.forwards = rows[row].forwards
      return member
    case .variable(let variable):
      guard let name = variable.pattern.name else { return nil }
      return WorldMember(
        row, name, selector: selector ?? name, .property(isSettable: !variable.isConstant),
        isStatic: variable.isStatic, result: variable.type)
    default: return nil
    }
  }

  private mutating func file(_ row: Int, of type: Int) {
    guard let member = members[row] else { return }
    byName[type][member.name, default: []].append(row)
    let selector = member.selector ?? member.name
    let key = (member.isStatic ? "+" : "") + selector
    bySelector[type][key] = bySelector[type][key] ?? row
    guard case .property = member.sort else { return }
    // `isHidden` is `hidden` to Objective-C.
    if let short = SurfaceIndex.short(member.name) ?? SurfaceIndex.renamed[member.name] {
      byName[type][short, default: []].append(row)
      bySelector[type][(member.isStatic ? "+" : "") + short] = row
    }
  }

  private mutating func addConstants(of type: SurfaceType, _ number: Int, _ prefix: String) {
    for (index, one) in type.cases.enumerated() {
      let name = prefix + (one.name.first?.uppercased() ?? "") + one.name.dropFirst()
      let member = WorldMember(
        SurfaceIndex.firstConstant + constants.count, name, .property(isSettable: false),
        isStatic: true, result: .named(type.name, []))
      constants.append((number, index))
      globals[name, default: []].append(member)
    }
  }

  /// Properties that Objective-C calls otherwise.
  private static let renamed = [
    "children": "childViewControllers", "parent": "parentViewController",
    "cgRectValue": "CGRectValue", "cgPointValue": "CGPointValue", "cgSizeValue": "CGSizeValue",
    "cgColor": "CGColor", "cgPath": "CGPath", "cgImage": "CGImage",
  ]

  private static func short(_ name: String) -> String? {
    guard name.hasPrefix("is"), let first = name.dropFirst(2).first, first.isUppercase else {
      return nil
    }
    return first.lowercased() + name.dropFirst(3)
  }

  /// `initWithFrame:`, `addSubview:`
  private static func selector(_ name: String, _ labels: [String?]) -> String {
    guard let first = labels.first else { return name }
    var text = name
    if let first {
      text += name == "init" ? "With" : ""
      text += (first.first?.uppercased() ?? "") + first.dropFirst()
    }
    text += ":"
    for label in labels.dropFirst() { text += (label ?? "") + ":" }
    return text
  }

  // MARK: Looking up

  func number(of type: String) -> Int? { typeNumbers[type] }

  func type(named name: String) -> WorldType? { typeNumbers[name].map { types[$0] } }

  func memberNames(ofType type: Int) -> [String] {
    byName.indices.contains(type) ? Array(byName[type].keys) : []
  }

  func members(_ name: String, of type: Int) -> [WorldMember] {
    guard byName.indices.contains(type) else { return [] }
    return (byName[type][name] ?? []).compactMap { members[$0] }
  }

  func member(selector: String, of type: Int, isStatic: Bool) -> WorldMember? {
    guard bySelector.indices.contains(type) else { return nil }
    if isStatic {
      return bySelector[type]["+" + selector].flatMap { members[$0] }
    }
    return bySelector[type][selector].flatMap { members[$0] }
  }

  func globals(_ name: String) -> [WorldMember] { globals[name] ?? [] }

  /// Rows that the evaluator's reader could not read: there are none.
  var unread: [String] {
    rows.indices.filter { members[$0] == nil }.map { rows[$0].declaration }
  }

  func row(_ member: WorldMember) -> SurfaceRow? {
    rows.indices.contains(member.number) ? rows[member.number] : nil
  }
}

/// The surface as the evaluator asks for it.
struct UIKitSurface: WorldSurface {
  /// Objects of the scene are variables to code that is typed: their classes, by name.
  var names: [String: String] = [:]

  func type(named name: String) -> WorldType? { SurfaceIndex.uikit.type(named: name) }

  func type(numbered number: Int) -> WorldType? {
    let types = SurfaceIndex.uikit.types
    return types.indices.contains(number) ? types[number] : nil
  }

  var rootExtension: WorldType? { type(named: UIKitRows.rootExtension) }

  func addition(to foundation: String) -> WorldType? {
    foundation == "NSObject" ? nil : type(named: foundation + UIKitRows.addition)
  }

  func members(_ name: String, of type: WorldType) -> [WorldMember] {
    SurfaceIndex.uikit.members(name, of: type.number)
  }

  func member(selector: String, of type: WorldType, isStatic: Bool) -> WorldMember? {
    SurfaceIndex.uikit.member(selector: selector, of: type.number, isStatic: isStatic)
  }

  func globals(_ name: String) -> [WorldMember] {
    let known = SurfaceIndex.uikit.globals(name)
    guard known.isEmpty, let className = names[name] else { return known }
    return [
      WorldMember(
        SurfaceIndex.sceneName, name, .property(isSettable: false), isStatic: true,
        result: .named(className, []))
    ]
  }
}

extension Pattern {
  /// The one name that it gives.
  fileprivate var name: String? {
    switch kind {
    case .bind(let name, _): name
    case .typed(let inner, _): inner.name
    default: nil
    }
  }
}
