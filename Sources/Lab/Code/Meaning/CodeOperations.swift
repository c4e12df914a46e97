import Engine

extension CodeEvaluator {
  mutating func operation(
    _ name: String, _ parts: [CodeExpression], at place: Range<Int>
  ) throws(CodeError) -> CodeValue {
    if name == "?" {
      let condition = try value(of: parts[0])
      switch condition {
      case .bool(let holds): return try value(of: parts[holds ? 1 : 2])
      case .region:
        return try either(
          condition, yes: try value(of: parts[1]), no: try value(of: parts[2]), at: place)
      default: throw CodeError(.wantedValue(.boolean), at: parts[0].place)
      }
    }
    if name == "[]" { return try element(parts[1], of: parts[0], at: place) }
    let left = try value(of: parts[0])
    if parts.count == 1 { return try negated(name, left, at: place) }
    if name == "is" || name == "as?", let type = parts[1].name {
      let isOne = isOfClass(left, type)
      return name == "is" ? .bool(isOne) : isOne ? left : .object(nil)
    }
    if name == "&&", left == .bool(false) { return left }
    if name == "||", left == .bool(true) { return left }
    if name == "??" { return left == .object(nil) ? try value(of: parts[1]) : left }
    let right = try value(of: parts[1])
    switch name {
    case "&&":
      if left == .bool(true) { return right }
      if right == .bool(true) { return left }
      throw CodeError(.gap(.regionForm), at: place)
    case "||": return try union(left, right, at: place)
    case "==", "===": return .bool(try areSame(left, right, at: place))
    case "!=", "!==": return .bool(!(try areSame(left, right, at: place)))
    case "|":
      if case .choices(let one) = left, case .choices(let two) = right {
        return .choices(one + two)
      }
    default: break
    }
    guard let a = left.typed(.number(low: 0, high: 0)).number,
      let b = right.typed(.number(low: 0, high: 0)).number
    else {
      let isUnknown = [left, right].contains { $0 == .touchPoint || $0 == .itself }
      throw CodeError(isUnknown ? .gap(.regionForm) : .wantedValue(.number), at: place)
    }
    switch name {
    case "+": return .number(a + b)
    case "-": return .number(a - b)
    case "*": return .number(a * b)
    case "/": return .number(a / b)
    case "<": return .bool(a < b)
    case ">": return .bool(a > b)
    case "<=": return .bool(a <= b)
    case ">=": return .bool(a >= b)
    default: throw CodeError(.unreadable(name), at: place)
    }
  }

  /// Of views alone it is known which is which.
  mutating func element(
    _ index: CodeExpression, of list: CodeExpression, at place: Range<Int>
  ) throws(CodeError) -> CodeValue {
    guard case .views(let views)? = try? value(of: list), let number = try? number(index),
      let index = Int(exactly: number), views.indices.contains(index)
    else { throw CodeError(.gap(.subscriptOrRange), at: place) }
    return .object(.view(views[index]))
  }

  private func negated(
    _ name: String, _ value: CodeValue, at place: Range<Int>
  ) throws(CodeError) -> CodeValue {
    switch (name, value) {
    case ("!", .bool(let bool)): return .bool(!bool)
    case ("-", .number(let number)): return .number(-number)
    case ("!", .object(let object)): return .bool(object == nil)
    case ("!", .itself), ("!", .descendant): return .bool(false)
    default: throw CodeError(.gap(.regionForm), at: place)
    }
  }

  /// Views, and nil: a view of another name is another view.
  private mutating func areSame(
    _ left: CodeValue, _ right: CodeValue, at place: Range<Int>
  ) throws(CodeError) -> Bool {
    switch (left, right) {
    case (.touchPoint, _), (_, .touchPoint), (.region, _), (_, .region):
      throw CodeError(.gap(.boolForm), at: place)
    case (.object(.view(let view)?), .descendant), (.descendant, .object(.view(let view)?)):
      compared.insert(view)
      return false
    default: return left == right
    }
  }

  /// Either of two regions, where one command can say it.
  private func union(
    _ left: CodeValue, _ right: CodeValue, at place: Range<Int>
  ) throws(CodeError) -> CodeValue {
    switch (left, right) {
    case (.bool(false), let other), (let other, .bool(false)): return other
    case (.bool(true), _), (_, .bool(true)): return .bool(true)
    case (.region(.rects(let one)), .region(.rects(let two))): return .region(.rects(one + two))
    case (.region(let one), .region(let two)) where one == two: return left
    default: throw CodeError(.gap(.regionForm), at: place)
    }
  }

  /// What comes of a question about the point, where each answer leads to another one.
  func either(
    _ region: CodeValue, yes: CodeValue, no: CodeValue, at place: Range<Int>
  ) throws(CodeError) -> CodeValue {
    if yes == no { return yes }
    if yes == .bool(true) { return try union(region, no, at: place) }
    if no == .bool(false), yes == region { return region }
    throw CodeError(.gap(.regionForm), at: place)
  }

  // MARK: Bodies

  /// What a body returns; nil where it comes to its end.
  mutating func run(_ body: [CodeStatement]) throws(CodeError) -> CodeValue? {
    for (index, statement) in body.enumerated() {
      switch statement.kind {
      case .bind(let name, _, let value):
        variables[name] =
          try value.map { value throws(CodeError) in try self.value(of: value) }
          ?? .nothing
      case .give(let value):
        guard let value else { return .nothing }
        return try self.value(of: value)
      case .condition(let conditions, let then, let otherwise):
        let rest = Array(body[(index + 1)...])
        return try branch(
          conditions, then: then + rest, otherwise: otherwise + rest, at: statement.place)
      case .check(let conditions, let otherwise):
        let rest = Array(body[(index + 1)...])
        return try branch(conditions, then: rest, otherwise: otherwise, at: statement.place)
      case .expression(let expression):
        if expression.isPrinting { continue }
        if try grow(expression) { continue }
        // The last expression of a body of one is what it returns.
        if body.count == 1 { return try value(of: expression) }
        throw CodeError(.gap(.method), at: expression.place)
      case .nothing: continue
      case .unread(let unread): throw unread.error
      case .loop, .jump: throw CodeError(.gap(.controlFlow), at: statement.place)
      case .assign, .declaration, .function:
        throw CodeError(.gap(.method), at: statement.place)
      }
    }
    return nil
  }

  private mutating func branch(
    _ conditions: [CodeCondition], then: [CodeStatement], otherwise: [CodeStatement],
    at place: Range<Int>
  ) throws(CodeError) -> CodeValue? {
    branches += 1
    defer { branches -= 1 }
    guard branches <= CodeExpression.depthLimit else { throw CodeError(.tooDeep, at: place) }
    var holds = CodeValue.bool(true)
    for condition in conditions {
      let found: CodeValue
      switch condition {
      case .holds(let expression): found = try value(of: expression)
      case .binds(let name, let expression):
        let value = try value(of: expression)
        variables[name] = value
        found = .bool(value != .object(nil))
      }
      if found == .bool(true) { continue }
      holds = found
      if holds == .bool(false) { break }
    }
    switch holds {
    case .bool(true): return try run(then)
    case .bool(false): return try run(otherwise)
    case .region:
      var other = self
      guard let yes = try run(then), let no = try other.run(otherwise) else {
        throw CodeError(.gap(.regionForm), at: place)
      }
      return try either(holds, yes: yes, no: no, at: place)
    default: throw CodeError(.wantedValue(.boolean), at: place)
    }
  }

  /// `path.move(to:)` and its like add a corner to a path that has a name.
  private mutating func grow(_ expression: CodeExpression) throws(CodeError) -> Bool {
    guard case .call(let callee, let arguments) = expression.kind,
      case .member(let base?, let method) = callee.kind, let name = base.name,
      case .path(var corners)? = variables[name]
    else { return false }
    switch method {
    case "move", "addLine", "moveToPoint", "addLineToPoint":
      guard arguments.count == 1,
        case .point(let corner) = try value(of: arguments[0].value).typed(.point)
      else { throw CodeError(.wantedValue(.point), at: expression.place) }
      corners.append(corner)
      variables[name] = .path(corners)
    case "close", "closePath": break
    default: throw CodeError(.gap(.regionForm), at: expression.place)
    }
    return true
  }
}

extension CodeExpression {
  /// What only prints says nothing about events.
  var isPrinting: Bool {
    guard case .call(let callee, _) = kind else { return false }
    return ["print", "NSLog", "debugPrint"].contains(callee.name ?? "")
  }
}
