import Engine

/// `once.delegate = onceDelegate`: what the delegate's class answers is said in commands.
extension CodeTranslator {
  static let presentations: Set<String> = [
    "presentationController", "sheetPresentationController", "popoverPresentationController",
  ]

  mutating func setDelegate(
    of object: Object, _ value: CodeExpression
  ) throws(CodeError) {
    let declared = try delegateClass(value)
    desk.delegates[scene.name(of: object)] = declared?.name
    if let declared {
      try answer(object, by: declared)
      if behaviour.hangsOnHierarchy(declared) {
        let asked = UnsettledObject(
          name: scene.name(of: object), className: declared.name, isDelegate: true)
        desk.unsettled.removeAll { $0.isDelegate && $0.name == asked.name }
        desk.unsettled.append(asked.known(as: [], on: .init(object, in: scene)))
      }
    } else {
      change(
        BehaviourLine.delegated(by: object, in: scene), to: [], of: scene.name(of: object))
    }
    if result.commands.isEmpty { result.notes.append(.alreadySo) }
  }

  var behaviour: CodeBehaviour {
    CodeBehaviour(scene: scene, constants: desk.constants, bases: desk.bases)
  }

  mutating func answer(_ object: Object, by declared: CodeClass) throws(CodeError) {
    let name = scene.name(of: object)
    let old = BehaviourLine.delegated(by: object, in: scene)
    let wanted = try behaviour.delegateLines(of: declared, asking: object)
    // Which go together is no more than added to.
    let together = wanted.filter { $0.undoing.isEmpty && !isTogether(object, $0) }
    change(old, to: wanted.filter { !$0.undoing.isEmpty }, of: name)
    for line in together { add(line.command(for: name)) }
  }

  /// More of a class that is somebody's delegate already.
  mutating func answerAgain(as declared: CodeClass) throws(CodeError) {
    for name in desk.delegates.keys.sorted() where desk.delegates[name] == declared.name {
      guard let object = scene.object(named: name) else { continue }
      try answer(object, by: declared)
    }
  }

  /// Of a recognizer that its view has from this very statement on: what it is asked waits until it is
  /// there.
  mutating func setDelegate(
    ofNew name: String, _ value: CodeExpression
  ) throws(CodeError) {
    guard let declared = try delegateClass(value) else { return }
    // What its class says later counts too.
    desk.delegates[name] = declared.name
    desk.unsettled.append(UnsettledObject(name: name, className: declared.name, isDelegate: true))
  }

  private func isTogether(_ object: Object, _ line: BehaviourLine) -> Bool {
    guard case .recognizer(let recognizer) = object else { return false }
    return scene[recognizer].simultaneous.contains {
      line == .together(with: scene.name(of: $0))
    }
  }

  /// A class of one's own, or that of an object of the scene; nil for `nil`.
  private mutating func delegateClass(
    _ value: CodeExpression
  ) throws(CodeError) -> CodeClass? {
    if let name = value.name, case .delegate(let declared)? = desk.waiting[name]?.kind {
      return desk.classes[declared.name] ?? declared
    }
    guard case .object(let object) = try self.value(of: value) else {
      throw CodeError(.wantedValue(.class), at: value.place)
    }
    guard let object else { return nil }
    // The controller that is there may have been given its class by a paste.
    let isRoot = object == scene.object(named: "controller")
    let className = (isRoot ? desk.rootClass : nil) ?? scene.codeClass(of: object)
    return desk.classes[className]
      ?? CodeClass(
        name: className, base: nil, functions: [], namePlace: value.place, basePlace: value.place)
  }
}

extension ViewKind {
  /// Whose class declares one.
  var hasDelegate: Bool { isTextInput || isScrollView || self == .navigationBar || self == .tabBar }
}
