import Engine

/// Gathers the candidates that begin as the word at the cursor does.
struct Offering {
  /// A scene may hold a million objects; nobody reads so long a list.
  static let limit = 200

  let scene: Scene
  let partial: String
  private let language: Language
  private let lessons: () -> [Completion.Candidate]
  private var found: [Completion.Candidate] = []
  /// In words of somebody's own language.
  private var local: [Completion.Candidate] = []

  init(
    scene: Scene, partial: String, language: Language,
    lessons: @escaping () -> [Completion.Candidate] = { [] }
  ) {
    self.scene = scene
    self.partial = partial
    self.language = language
    self.lessons = lessons
  }

  /// Letters are those of an English word first: as a keyboard's letters for other words they count where
  /// there is none, and in a session of that language.
  var candidates: [Completion.Candidate] {
    if partial.isLocal || found.isEmpty { return found + local }
    let isSpoken = LocalWords.table.contains { $0.language == language.words }
    return isSpoken && partial.utf8.count > 1 ? found + local : found
  }

  mutating func add(_ expected: Expected) {
    switch expected {
    case .word(","): break
    case .word(let word): offer(word, "")
    case .value(let sort): add(sort)
    }
  }

  private mutating func add(_ sort: Sort) {
    switch sort {
    case .object(let sort): objects(sort)
    case .objectOrNil(let sort):
      objects(sort)
      offer("nil", HelpText.noObject.text(in: language))
    case .boolean:
      offer("YES", "")
      offer("NO", "")
    case .choice(let choice): for word in choice.words { offer(word, "") }
    case .property(let owner): properties(of: owner)
    case .propertyOrObject:
      if let dot = partial.lastIndex(of: ".") {
        paths(of: String(partial[..<dot]))
      } else {
        properties(of: .anybody)
        objects(.any)
      }
    case .rule:
      for rule in Rule.allCases { offer(rule.rawValue, "") }
      for mistake in Mistake.allCases { offer(mistake.rawValue, "") }
    case .command(let stimulus): commands(stimulus: stimulus)
    case .topic:
      commands(stimulus: false)
      for group in CommandGroup.allCases {
        offer(group.rawValue, HelpText.group.text(in: language))
      }
      offer("all", HelpText.allCommands.text(in: language))
      offer("properties", HelpText.properties.text(in: language))
      offer("swift", HelpText.codeTopic.text(in: language))
      for words in LocalWords.table {
        for topic in words.topics { offer(topic, HelpText.localTopic.text(in: language), nil) }
      }
    case .rulebookPoint:
      for point in RulebookPoint.table {
        offer(point.name + "=", CommandPhrase.point(point).text(in: language))
      }
    case .transform:
      offer("identity", HelpText.noTransform.text(in: language))
      offer("rotate", HelpText.degrees.text(in: language))
      for word in ["scale", "translate"] { offer(word, "x y") }
    case .transform3D:
      offer("identity", HelpText.noTransform.text(in: language))
      for word in Reader.turns { offer(word, HelpText.degrees.text(in: language)) }
      for word in ["scale", "translate", "perspective"] { offer(word, "") }
    case .equals: offer("=", "")
    case .anchor: anchors()
    case .questionTopic:
      for subject in Subject.allCases { offer(subject.rawValue, "") }
      for lesson in lessons() { offer(lesson.text, lesson.detail) }
    case .lesson: for lesson in lessons() { offer(lesson.text, lesson.detail) }
    case .newName, .number, .whole, .point, .place, .size, .rect, .insets, .duration, .angle,
      .selector,
      .className, .keyStroke, .text, .propertyValue, .file:
      break
    }
  }

  private mutating func offer(
    _ text: String, _ detail: String, _ place: LocalWords.Place? = .elsewhere, ending: String = ""
  ) {
    if let place { offerLocal(for: text, detail, place, ending) }
    let text = text + ending
    guard found.count < Offering.limit, text.spellingKey.hasPrefix(partial.spellingKey),
      !found.contains(where: { $0.text == text })
    else { return }
    found.append(Completion.Candidate(text: text, detail: detail))
  }

  private mutating func offerLocal(
    for text: String, _ detail: String, _ place: LocalWords.Place, _ ending: String
  ) {
    guard !partial.isEmpty else { return }
    for word in LocalWords.words(for: text, place) where word.begins(as: partial) {
      let candidate = Completion.Candidate(
        text: word.text + ending, detail: detail.isEmpty ? text : detail)
      if !local.contains(where: { $0.text == candidate.text }) { local.append(candidate) }
    }
  }

  private mutating func commands(stimulus: Bool) {
    let key = partial.spellingKey
    let before = found.count
    for spec in commandTable where spec.isStimulus || !stimulus {
      offer(spec.word, CommandPhrase.command(spec).text(in: language), .command)
    }
    guard found.count == before, !key.isEmpty else { return }
    for spec in commandTable where spec.isStimulus || !stimulus {
      if spec.aliases.contains(where: { $0.text.spellingKey.hasPrefix(key) }) {
        found.append(
          Completion.Candidate(
            text: spec.word, detail: CommandPhrase.command(spec).text(in: language)))
      }
    }
  }

  private mutating func objects(_ sort: ObjectSort) {
    let key = partial.spellingKey
    var objects: [(name: String, object: Object)] = []
    for (name, object) in scene.names {
      if name.spellingKey.hasPrefix(key), sort.accepts(object, in: scene) {
        objects.append((name, object))
      }
      if partial.contains("."), case .controller(let controller) = object,
        (name + ".view").spellingKey.hasPrefix(key)
      {
        let view = Object.view(scene[controller].view)
        if sort.accepts(view, in: scene) { objects.append((name + ".view", view)) }
      }
      if partial.contains(".") {
        objects += ownRecognizers(of: object, name).filter {
          $0.name.spellingKey.hasPrefix(key) && sort.accepts($0.object, in: scene)
        }
      }
    }
    objects.sort { $0.name < $1.name }
    for (name, object) in objects.prefix(Offering.limit) {
      offer(name, scene.className(of: object), nil)
    }
  }

  /// Those that came with a view or a controller, and are called after it.
  private func ownRecognizers(
    of object: Object, _ name: String
  ) -> [(name: String, object: Object)] {
    guard let view = object.view ?? object.controller.map({ scene[$0].view }) else { return [] }
    return scene.recognizers(of: view).compactMap { recognizer in
      let own = scene.name(of: recognizer)
      return own.hasPrefix(name + ".") ? (own, .recognizer(recognizer)) : nil
    }
  }

  /// Of an object that is there the property alone, of one that is being made `property=`.
  private mutating func properties(of owner: Owner) {
    let ending: String
    switch owner {
    case .anybody, .object: ending = ""
    case .view, .gesture, .controller, .navigationController: ending = "="
    }
    for row in owner.rows(in: scene) {
      let count = found.count
      let detail = CommandPhrase.property(row).text(in: language)
      offer(row.property.rawValue, detail, ending: ending)
      if found.count == count, !partial.isEmpty, let swift = row.swiftName {
        offer(swift, detail, nil, ending: ending)
      }
    }
    switch owner {
    case .view, .controller, .navigationController:
      offer("class=", HelpText.subclass.text(in: language))
    case .anybody, .object, .gesture: break
    }
  }

  /// Views, and behind a dot what can be tied of one.
  private mutating func anchors() {
    guard let dot = partial.lastIndex(of: ".") else { return objects(.view) }
    let owner = String(partial[..<dot])
    if scene.object(named: owner)?.view != nil {
      for guide in LayoutGuide.allCases {
        offer(owner + "." + guide.rawValue, "", nil, ending: ".")
      }
    }
    for attribute in LayoutAttribute.allCases where attribute != .notAnAttribute {
      offer(owner + "." + attribute.name, "", nil)
    }
  }

  private mutating func paths(of name: String) {
    guard let object = scene.object(named: name) else { return }
    for row in scene.properties(of: object) {
      offer(name + "." + row.property.rawValue, CommandPhrase.property(row).text(in: language))
    }
  }
}
