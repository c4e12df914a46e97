/// Functions of the program.
extension SwiftWriter {
  mutating func writeFunction() {
    switch dice.below(8) {
    case 0: writeRecursive()
    case 1: writeThrowing()
    case 2: writeInout()
    case 3: writeVariadic()
    default: writePlain()
    }
  }

  private mutating func parameters(_ count: Int) -> [Parameter] {
    (0..<count).map { index in
      let kind =
        dice.chance(25) && !types.isEmpty
        ? Kind.named(dice.pick(types).name) : dice.pick(Self.plainKinds)
      let name = freshName(for: kind)
      let label = index == 0 && dice.chance(60) ? nil : dice.pick([name, name, "by", "with", "of"])
      return Parameter(label: label, name: name, kind: kind)
    }
  }

  /// `_ a: Int, by b: Int = 3`.
  func spelled(_ parameters: [Parameter], defaults: [String: String] = [:]) -> String {
    parameters.map { parameter in
      let head =
        parameter.label.map { $0 == parameter.name ? $0 : "\($0) \(parameter.name)" }
        ?? "_ \(parameter.name)"
      let type = (parameter.isInout ? "inout " : "") + parameter.kind.inSwift
      let value = defaults[parameter.name].map { " = \($0)" } ?? ""
      return "\(head): \(type)\(value)"
    }.joined(separator: ", ")
  }

  private mutating func writePlain() {
    let name = names.fresh(dice.pick(Names.functions))
    var parameters = parameters(dice.between(1...3))
    let result: Kind = dice.pick([
      .integer, .integer, .text, .bool, .double, .list(.integer), .maybe(.integer),
    ])
    var defaults: [String: String] = [:]
    if dice.chance(40) {
      let extra = freshName(for: .integer)
      parameters.append(Parameter(label: extra, name: extra, kind: .integer, hasDefault: true))
      defaults[extra] = "\(dice.below(20))"
    }
    page.open("func \(name)(\(spelled(parameters, defaults: defaults))) -> \(result.inSwift) {")
    let cost = body(parameters, result) { writer in
      if writer.dice.chance(30) {
        let condition = writer.bool(1).text
        let early = writer.expected(result).text
        writer.page.write(
          writer.dice.chance(50)
            ? "guard \(condition) else { return \(early) }" : "if \(condition) { return \(early) }")
      }
      writer.writeStatements(writer.dice.between(0...3))
      writer.page.write("return \(writer.expected(result, depth: 2).text)")
    }
    page.close()
    functions.append(Function(name: name, parameters: parameters, result: result, cost: cost))
  }

  /// Writes a function's block. Nothing is printed in there, since it may be called often.
  mutating func body(
    _ parameters: [Parameter], _ result: Kind?, _ write: (inout SwiftWriter) -> Void
  ) -> Int {
    let known = functions
    return apart(returning: result) { writer in
      writer.functions = known
      writer.variables = parameters.map {
        Variable(name: $0.name, kind: $0.kind, isMutable: $0.isInout)
      }
      writer.rounds = 1
      write(&writer)
    } + 1
  }

  private mutating func writeRecursive() {
    let name = names.fresh(dice.pick(["climb", "fold", "unwind"]))
    let (count, value) = (Parameter(name: "n", kind: .integer), freshName(for: .integer))
    let parameters = [count, Parameter(label: value, name: value, kind: .integer)]
    page.open("func \(name)(\(spelled(parameters))) -> Int {")
    let cost = body(parameters, .integer) { writer in
      writer.functions.removeAll { $0.cost > 20 }
      writer.page.write("if n <= 0 { return \(writer.storable(.integer).text) }")
      let next = writer.storable(.integer, depth: 1).text
      let more = writer.storable(.integer, depth: 1).insideRight(of: .sum)
      let sign = writer.dice.pick(["+", "-"])
      writer.page.write("let rest = \(name)(min(n, 7) - 1, \(value): \(next))")
      writer.page.write("return (rest \(sign) \(more)) % 800")
    }
    page.close()
    functions.append(
      Function(name: name, parameters: parameters, result: .integer, cost: cost * 8))
  }

  private mutating func writeThrowing() {
    let failure = names.fresh("Failure")
    let name = names.fresh(dice.pick(["attempt", "demand", "enter"]))
    let parameters = [Parameter(name: freshName(for: .integer), kind: .integer)]
    page.open("enum \(failure): Error {")
    page.write("case tooSmall(Int), refused")
    page.close()
    page.open("func \(name)(\(spelled(parameters))) throws -> Int {")
    let cost = body(parameters, .integer) { writer in
      let limit = writer.dice.between(0...10)
      let value = parameters[0].name
      writer.page.write(
        "guard \(value) > \(limit) else { throw \(failure).tooSmall(\(limit) - \(value)) }")
      if writer.dice.chance(40) { writer.writeStatement() }
      writer.page.write("if \(writer.bool(1).text) { throw \(failure).refused }")
      writer.page.write("return \(writer.storable(.integer).text)")
    }
    page.close()
    functions.append(
      Function(name: name, parameters: parameters, result: .integer, isThrowing: true, cost: cost))
  }

  private mutating func writeInout() {
    let kind: Kind = dice.pick([.integer, .text, .list(.integer), .double])
    let name = names.fresh(dice.pick(["raise", "bend", "fill"]))
    let target = freshName(for: kind)
    let parameters = [
      Parameter(name: target, kind: kind, isInout: true),
      Parameter(label: "by", name: freshName(for: .integer), kind: .integer),
    ]
    page.open("func \(name)(\(spelled(parameters))) {")
    let cost = body(parameters, nil) { writer in
      writer.change(target, kind)
      if writer.dice.chance(60) { writer.writeStatement() }
      writer.change(target, kind)
    }
    page.close()
    functions.append(Function(name: name, parameters: parameters, result: nil, cost: cost))
  }

  private mutating func writeVariadic() {
    let name = names.fresh(dice.pick(["sum", "join", "most"]))
    let rest = freshName(for: .list(.integer))
    page.open("func \(name)(_ first: Int, _ \(rest): Int...) -> Int {")
    let parameters = [
      Parameter(name: "first", kind: .integer), Parameter(name: rest, kind: .list(.integer)),
    ]
    let cost = body(parameters, .integer) { writer in
      writer.page.write("var result = first")
      writer.variables.append(Variable(name: "result", kind: .integer, isMutable: true))
      let item = writer.storable(.integer, depth: 1).insideRight(of: .sum)
      writer.page.write("for one in \(rest) { result = (result + one - \(item)) % 700 }")
      writer.page.write("return \(writer.storable(.integer, depth: 1).text)")
    }
    page.close()
    let extra = dice.below(3)
    functions.append(
      Function(
        name: name,
        parameters: (0...extra).map { Parameter(name: "\($0)", kind: .integer) },
        result: .integer, cost: cost + 10))
  }
}
