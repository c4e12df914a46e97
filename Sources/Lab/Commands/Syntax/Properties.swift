import Engine

/// Properties by every spelling: Objective-C's, Swift's, kebab-case.
enum PropertySpelling {
  private static let bySpelling: [String: Property] = {
    var spellings: [String: Property] = [:]
    // A window's scene is called so for short.
    spellings["scene"] = .windowScene
    for property in Property.allCases { spellings[property.rawValue.spellingKey] = property }
    for row in PropertyRow.table {
      if let swift = row.swiftName { spellings[swift.spellingKey] = row.property }
    }
    for word in LocalWords.table.flatMap({ $0.properties }) {
      spellings[word.text] = Property(rawValue: word.meaning)
    }
    return spellings
  }()

  static func property(_ text: String) -> Property? { bySpelling[text.spellingKey] }

  /// The nearest names of properties, of those an object has where there is one.
  static func nearest(
    to text: String, among rows: [PropertyRow], byParts: Bool = true
  ) -> [String] {
    var names: [String] = []
    for row in rows where !names.contains(row.property.rawValue) {
      names.append(row.property.rawValue)
    }
    if text.isLocal { return LocalWords.nearest(to: text, for: names, .elsewhere) }
    return Nearest.words(to: text, among: names, byParts: byParts)
  }
}

extension Owner {
  /// A scene and an object in it that stand for what is to be made.
  func sample(in scene: Scene) -> (scene: Scene, object: Object)? {
    switch self {
    case .anybody: return nil
    case .object(let object): return (scene, object)
    case .controller:
      return (Scene.initial, Scene.initial.object(named: "controller") ?? .application)
    case .navigationController:
      var sample = Scene()
      guard
        let controller = try? sample.addController(
          named: "sample", .navigation, at: .nowhere, frame: nil)
      else { return nil }
      return (sample, .controller(controller))
    case .view(let kind):
      var sample = Scene()
      guard let view = try? sample.addView(kind, named: "sample", in: nil, frame: .zero)
      else { return nil }
      return (sample, .view(view))
    case .gesture(let gesture):
      var sample = Scene()
      guard
        let view = try? sample.addView(.view, named: "view", in: nil, frame: .zero),
        let recognizer = try? sample.addRecognizer(gesture, named: "sample", to: view)
      else { return nil }
      return (sample, .recognizer(recognizer))
    }
  }

  func rows(in scene: Scene) -> [PropertyRow] {
    guard let (scene, object) = sample(in: scene) else { return PropertyRow.table }
    return scene.properties(of: object)
  }

  func row(_ property: Property, in scene: Scene) -> PropertyRow? {
    guard let (scene, object) = sample(in: scene) else {
      return PropertyRow.table.first { $0.property == property }
    }
    return scene.row(property, of: object)
  }

  func className(in scene: Scene) -> String {
    guard let (scene, object) = sample(in: scene) else { return "" }
    return scene.className(of: object)
  }
}

extension Reader {
  /// The next word's property, which `owner` must have. It is not taken yet.
  func row(named text: String, of owner: Owner) throws(CommandError) -> PropertyRow {
    guard let property = PropertySpelling.property(text) else {
      throw failure(
        .unknownProperty(text),
        PropertySpelling.nearest(to: text, among: owner.rows(in: scene)))
    }
    guard let row = owner.row(property, in: scene) else {
      throw failure(
        .propertyNotOfClass(
          property.rawValue, className: owner.className(in: scene),
          owners: property.owners),
        PropertySpelling.nearest(to: text, among: owner.rows(in: scene), byParts: false))
    }
    return row
  }

  mutating func value(of type: ValueType) throws(CommandError) -> Value {
    if type != .text { try openQuotes() }
    switch type {
    case .bool: return .bool(try Syntax<Bool>.boolean.read(&self))
    case .number(let low, let high):
      return .number(try number(.number(low: low, high: high), low: low, high: high))
    case .seconds(let high): return .number(try seconds(upTo: high))
    case .whole(let low, let high):
      return .number(Double(try whole(.whole(low: low, high: high), low: low, high: high)))
    case .point: return .point(try point())
    case .size: return .size(try size())
    case .rect: return .rect(try rect())
    case .rectOrNone:
      if let next, next.text.spellingKey == "none" || next.text == "nil" {
        at += 1
        return .words(["none"])
      }
      return .rect(try rect())
    case .insets: return .insets(try insets())
    case .transform: return .transform(try transform())
    case .transform3D: return .transform3D(try transform3D())
    case .text: return .text(try Syntax<String>.text.read(&self))
    case .words(let known): return .words(try choices("value", known))
    case .choice(let known): return .words([try choice("value", known)])
    case .view: return .object(try objectOrNil(.view))
    case .object: return .object(try objectOrNil(.any))
    case .selector: return .text(try Syntax<String>.selector.read(&self))
    case .windowScene:
      if let next, next.text == "none" {
        at += 1
        return .object(nil)
      }
      return .object(try objectOrNil(.windowScene))
    case .views:
      if let next, next.text == "nil" {
        at += 1
        return .objects([])
      }
      return .objects(try Syntax<ViewID>.view.list.read(&self).map { .view($0) })
    case .delegate:
      if let next, next.text == "plain" {
        at += 1
        return .words(["plain"])
      }
      if let next, next.text == "delegate" {
        at += 1
        return .object(.delegate)
      }
      return .object(try object(.delegate))
    }
  }

  /// A duration, `0.5s` or `500ms`, that the property can hold.
  private mutating func seconds(upTo high: Double) throws(CommandError) -> Double {
    let start = at
    let seconds = try Syntax<Double>.duration.read(&self)
    guard seconds > high else { return seconds }
    at = start
    return try number(.number(low: 0, high: high), low: 0, high: high)
  }

  /// Exactly one word of some.
  private mutating func choice(_ name: String, _ known: [String]) throws(CommandError) -> String {
    try Syntax<String>.oneOf(name, known.map { ([$0], $0) }).read(&self)
  }

  /// One or more words of some, with commas or bars between, or spaces.
  mutating func choices(_ name: String, _ known: [String]) throws(CommandError) -> [String] {
    let sort = Sort.choice(WordChoice(name: name, words: known))
    var chosen: [String] = []
    while let next, !isAssignmentNext {
      let parts = next.text.split(separator: "|").map { part in
        known.first { name in
          let key = part.description.spellingKey
          return name.spellingKey == key
            || LocalWords.meanings(of: key, .elsewhere).contains(name.spellingKey)
        }
      }
      guard next.kind != .mark, !parts.isEmpty, parts.allSatisfy({ $0 != nil }) else {
        throw expected(sort)
      }
      for case let word? in parts where !chosen.contains(word) { chosen.append(word) }
      at += 1
      if takeMark(","), self.next == nil { throw expected(sort) }
    }
    if chosen.isEmpty { throw expected(sort) }
    return known.filter { chosen.contains($0) }
  }
}
