import Engine

/// A property of an object, said in any of three ways: `alpha C`, `C alpha`, `C.alpha`.
struct PropertyTarget: Sendable {
  var row: PropertyRow
  var object: Object
}

extension Reader {
  mutating func propertyTarget() throws(CommandError) -> PropertyTarget {
    guard let first = next, first.kind != .mark else { throw expected(.propertyOrObject) }
    if let target = try path(first) { return target }
    let second = at + 1 < words.count ? words[at + 1] : nil
    if propertyComesFirst(first.text, second?.text) { return try propertyFirst() }
    let object = try object(.any)
    guard let next, next.kind == .plain else { throw expected(.property(.object(object))) }
    let row = try row(named: next.text, of: .object(object))
    at += 1
    return PropertyTarget(row: row, object: object)
  }

  /// Where both could be meant, the way that makes sense of both words is taken; where neither
  /// does, the one that makes sense of one.
  private func propertyComesFirst(_ first: String, _ second: String?) -> Bool {
    let isProperty = PropertySpelling.property(first) != nil
    let isObject = scene.object(named: first) != nil
    guard isProperty == isObject else { return isProperty }
    guard let second else { return !isObject }
    if isProperty { return scene.object(named: second) != nil }
    return PropertySpelling.property(second) == nil
  }

  private mutating func propertyFirst() throws(CommandError) -> PropertyTarget {
    guard let word = next else { throw expected(.propertyOrObject) }
    guard let property = PropertySpelling.property(word.text) else { throw neither(word.text) }
    let place = at
    at += 1
    let object = try object(.owner(of: property), elsePropertyAt: place, property)
    let row = try row(named: word.text, of: .object(object))
    return PropertyTarget(row: row, object: object)
  }

  /// A word that is no property and no object either. What follows it tells which was meant.
  private func neither(_ text: String) -> CommandError {
    let isBeforeObject = at + 1 < words.count && scene.object(named: words[at + 1].text) != nil
    let near = PropertySpelling.nearest(to: text, among: Owner.anybody.rows(in: scene))
    guard near.isEmpty, !isBeforeObject else { return failure(.unknownProperty(text), near) }
    return failure(.unknownName(text), Nearest.names(to: text, in: scene, sort: .any))
  }

  /// An object that lacks the property is not the wrong one: the property is.
  private mutating func object(
    _ sort: ObjectSort, elsePropertyAt place: Int, _ property: Property
  ) throws(CommandError) -> Object {
    guard let next, next.kind != .mark, let object = scene.object(named: next.text) else {
      return try self.object(sort)
    }
    at = place
    _ = try row(named: property.rawValue, of: .object(object))
    at = place + 2
    return object
  }

  /// `C.alpha`, unless an object has that very name.
  private mutating func path(_ word: Word) throws(CommandError) -> PropertyTarget? {
    guard scene.object(named: word.text) == nil, let dot = word.text.lastIndex(of: ".") else {
      return nil
    }
    let name = String(word.text[..<dot])
    let property = String(word.text[word.text.index(after: dot)...])
    guard let object = scene.object(named: name) else {
      throw CommandError(
        .unknownName(name), column: word.column, length: name.count,
        suggestions: Nearest.names(to: name, in: scene, sort: .any))
    }
    do throws(CommandError) {
      let row = try row(named: property, of: .object(object))
      at += 1
      return PropertyTarget(row: row, object: object)
    } catch {
      var error = error
      error.column = word.column + name.count + 1
      error.length = property.count
      throw error
    }
  }
}

extension Reader {
  /// The last word, and an object's name rather than a property's or a path.
  fileprivate var isAloneAndNoProperty: Bool {
    guard words.count - at == 1, let next, next.kind != .mark else { return false }
    if scene.object(named: next.text) != nil { return true }
    return PropertySpelling.property(next.text) == nil && !next.text.contains(".")
  }
}

extension Syntax where Value == PropertyTarget {
  static var propertyTarget: Syntax<PropertyTarget> {
    Syntax(
      .choice([
        .sequence([
          .value(.property(.anybody), label: "property"), .value(.object(.any), label: "object"),
        ]),
        .sequence([
          .value(.object(.any), label: "object"), .value(.property(.anybody), label: "property"),
        ]),
        .value(.propertyOrObject, label: "object.property"),
      ])
    ) { (reader: inout Reader) throws(CommandError) in try reader.propertyTarget() }
  }
}

extension Syntax where Value == BuildingCommand {
  static var setting: Syntax<BuildingCommand> {
    let target = Syntax<PropertyTarget>.propertyTarget
    let value = Form.value(.propertyValue, label: "value")
    var forms: [Form] = []
    if case .choice(let ways) = target.form {
      forms = ways.map { way in
        if case .value = way { return .sequence([way, .word("="), value]) }
        return .sequence([way, value])
      }
    }
    return Syntax(.choice(forms)) { (reader: inout Reader) throws(CommandError) in
      let target = try target.read(&reader)
      _ = reader.takeMark("=")
      let value = try reader.value(of: target.row.type)
      return .set(target.row.property, target.object, value)
    }
  }

  /// `frame` and its like have nothing to go back to.
  static var unsetting: Syntax<BuildingCommand> {
    let target = Syntax<PropertyTarget>.propertyTarget
    return Syntax(target.form) { (reader: inout Reader) throws(CommandError) in
      let start = reader.at
      let target = try target.read(&reader)
      guard target.row.usual(reader.scene, target.object) != nil else {
        reader.at = start
        throw reader.failure(
          .noUsualValue(
            property: target.row.property.rawValue, name: reader.scene.name(of: target.object)))
      }
      return .unset(target.row.property, target.object)
    }
  }
}

extension Syntax where Value == AskingCommand {
  /// A property may be left out.
  static var showing: Syntax<AskingCommand> {
    let target = Syntax<PropertyTarget>.propertyTarget
    return Syntax(
      .sequence([
        .value(.object(.any), label: "object"),
        .optional(.value(.property(.anybody), label: "property")),
      ])
    ) { (reader: inout Reader) throws(CommandError) in
      if reader.isAloneAndNoProperty {
        let object = try reader.object(.any)
        reader.note(reader.expected(.property(.object(object))))
        return .show(object, nil)
      }
      let target = try target.read(&reader)
      return .show(target.object, target.row.property)
    }
  }
}
