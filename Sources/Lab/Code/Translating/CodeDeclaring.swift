import Engine

extension CodeTranslator {
  /// A class says all that its objects override: what it says no longer, they lose.
  mutating func declare(_ declared: CodeClass) throws(CodeError) {
    var added = declared
    var declared = declared
    if let known = desk.classes[declared.name] {
      declared.base = declared.base ?? known.base
      if declared.part == .addition {
        declared.functions = known.functions + declared.functions
        declared.stored = known.stored + declared.stored
      }
    }
    let objects = objects(of: declared)
    // Articles print the implementation alone.
    if declared.base == nil, objects.isEmpty, declared.isImplementation, declared.isOfView {
      let base = declared.name.likelyBase ?? "UIView"
      declared.base = base
      result.notes.append(.takenFor(declared.name, base))
    }
    if declared.base == nil, objects.isEmpty {
      guard desk.failed.contains(declared.name) || declared.isOfNobody else {
        throw CodeError(.unknownClass(declared.name), at: declared.namePlace)
      }
      return result.notes.append(.leftAside([declared.name]))
    }
    if let base = declared.base {
      _ =
        base == "UIApplication" || base == "UIResponder" || base == "NSObject"
          || base == "UIWindowScene" || scene.objects.contains { scene.codeClass(of: $0) == base }
        ? nil : try kind(of: base, at: declared.basePlace)
    }
    let refused = refuse(in: &declared, waits: objects.isEmpty)
    added.functions.removeAll { function in refused.contains { $0.function == function } }
    desk.classes[declared.name] = declared
    // A class that says no more than what no command says.
    if let only = refused.first, declared.functions.isEmpty { throw only.error }
    result.notes += refused.map { .refused($0.function.name, $0.error.problem) }
    if declared.base == "NSObject" {
      return result.notes.append(.classKnown(declared.name))
    }
    if declared.part == .interface { return }
    var wanted: [BehaviourLine] = []
    do throws(CodeError) {
      if objects.isEmpty { wanted = try inherited(declared) }
    } catch {
      // Whom it names may come later, as long as nobody is of the class; unless somebody is called
      // nearly so.
      guard error.suggestions.isEmpty, error.isOverLater else { throw error }
    }
    for object in objects {
      let wanted = try inherited(declared, of: object.view)
      apply(wanted, to: object, keepsOthers: declared.part == .addition)
      if hangsOnOwner(declared) {
        let own = UnsettledObject(name: scene.name(of: object), className: declared.name)
        desk.unsettled.append(own.known(as: wanted, on: .init(object, in: scene)))
      }
    }
    if objects.isEmpty {
      if !loadRoot(declared, wanted) { result.notes.append(.classKnown(declared.name)) }
    }
    let setup = CodeSetup(declared, of: "self", isController: isController(declared), in: scene)
    let aside = CodeBehaviour(scene: scene, constants: desk.constants).leftAside(
      of: added, besides: setup.covered)
    if !aside.isEmpty { result.notes.append(.leftAside(aside)) }
    let ending = added.functions.filter { $0.isExposed && $0.endsEditing }
    if !ending.isEmpty { result.notes.append(.endsEditing(ending.map { $0.name })) }
    try answerAgain(as: declared)
    if result.commands.isEmpty, result.notes.isEmpty, result.then.isEmpty {
      result.notes.append(.alreadySo)
    }
  }

  /// Takes the methods from a class that events ask and no command says: it stands without them.
  private func refuse(
    in declared: inout CodeClass, waits: Bool
  ) -> [(function: CodeFunction, error: CodeError)] {
    guard declared.base != "NSObject", declared.part != .interface else { return [] }
    let behaviour = CodeBehaviour(scene: scene, constants: desk.constants)
    let refused = behaviour.refused(of: declared).filter { found in
      // Whom it names may come later.
      guard waits, found.error.suggestions.isEmpty,
        case .unknownName(let name) = found.error.problem
      else { return true }
      return CodeSetup.members.contains(name)
    }
    declared.functions.removeAll { function in refused.contains { $0.function == function } }
    return refused
  }

  /// A controller's class that does something as it loads is the class of the controller that is
  /// there, as long as nothing is in its view.
  private mutating func loadRoot(_ declared: CodeClass, _ wanted: [BehaviourLine]) -> Bool {
    guard declared.part == .whole, isController(declared),
      declared.functions.contains(where: { CodeSetup.runs($0.name) }),
      case .controller(let root)? = scene.object(named: "controller"),
      scene.subviews(of: scene[root].view).isEmpty
    else { return false }
    let setup = CodeSetup(declared, of: "controller", isController: true, in: scene)
    guard !setup.statements.isEmpty else { return false }
    desk.rootClass = declared.name
    apply(wanted, to: .controller(root), keepsOthers: true)
    result.then += setup.statements.map { CodeStep(statement: $0) }
    result.notes.append(.classOfRoot(declared.name))
    return true
  }

  private func isController(_ declared: CodeClass) -> Bool {
    if case (.controller, _)? = try? kind(of: declared.base ?? "", at: declared.basePlace) {
      true
    } else {
      false
    }
  }

  /// What a class and those that it is made from do as an object is made.
  mutating func setUp(_ name: String, as declared: CodeClass) {
    var classes = [declared]
    while let base = classes.last?.base.flatMap({ desk.classes[$0] }), classes.count < 10,
      !classes.contains(where: { $0.name == base.name })
    {
      classes.append(base)
    }
    for declared in classes.reversed() {
      let setup = CodeSetup(declared, of: name, isController: isController(declared), in: scene)
      result.then += setup.statements.map { CodeStep(statement: $0) }
    }
  }

  /// Those that have it for their class, or the one that replies call so.
  private func objects(of declared: CodeClass) -> [Object] {
    // A class that was given with its module is declared without it.
    var found = scene.objects.filter {
      let name = scene.codeClass(of: $0)
      return name == declared.name || name.hasSuffix("." + declared.name)
    }
    if found.isEmpty, desk.rootClass == declared.name, declared.part != .whole,
      let root = scene.object(named: "controller")
    {
      return [root]
    }
    if found.isEmpty {
      found = scene.objects.filter { scene.inventedClass(of: $0) == declared.name }
    }
    return found
  }

  private mutating func apply(
    _ wanted: [BehaviourLine], to object: Object, keepsOthers: Bool
  ) {
    change(
      BehaviourLine.all(of: object, in: scene), to: wanted, of: scene.name(of: object),
      keepsOthers: keepsOthers)
  }

  /// What is no longer so is taken away, and what is new is said. Of a method that answers for several
  /// objects all is said once more where one answer goes.
  mutating func change(
    _ old: [BehaviourLine], to wanted: [BehaviourLine], of name: String, keepsOthers: Bool = false
  ) {
    var undone: Set<String> = []
    for line in old where !keepsOthers && !line.undoing.isEmpty && !wanted.contains(line) {
      let isReplaced = !line.isOneOfMany && wanted.contains { $0.undoing == line.undoing }
      if !isReplaced, undone.insert(line.undoing).inserted { add(line.undo(for: name)) }
    }
    for line in wanted where !old.contains(line) || undone.contains(line.undoing) {
      add(line.command(for: name))
    }
  }
}

extension CodeClass {
  /// Only views are searched.
  fileprivate var isOfView: Bool {
    functions.contains { ["hitTest(_:with:)", "point(inside:with:)"].contains($0.name) }
  }

  /// More of a type of UIKit's or of Swift's own, or a class made from nothing.
  fileprivate var isOfNobody: Bool {
    if part == .whole { return name.likelyBase == nil && !functions.contains { $0.isOverride } }
    let known = ["String", "Array", "Int", "Double", "Bool", "Date", "URL", "Data", "Notification"]
    return ["UI", "NS", "CG", "CA"].contains { name.hasPrefix($0) } || known.contains(name)
  }
}

extension Scene {
  /// Everything that can have a class of its own.
  fileprivate var objects: [Object] {
    names.values.filter { $0.responder != nil || $0.recognizer != nil }.sorted {
      name(of: $0) < name(of: $1)
    }
      + controllers.indices.map { .view(controllers[$0].view) }.filter {
        object(named: name(of: $0)) == $0 && names[name(of: $0)] == nil
      }
  }

  /// What its class is called in code: the one that it was given, or one made from its name.
  public func codeClass(of object: Object) -> String {
    ownClass(of: object) ?? inventedClass(of: object)
  }

  private func ownClass(of object: Object) -> String? {
    switch object {
    case .view(let view): rare(view).className
    case .controller(let controller): self[controller].className
    case .delegate: appDelegate == .plainObject ? nil : "AppDelegate"
    case .recognizer, .layer, .windowScene, .application, .own: nil
    }
  }

  /// UIKit's class.
  public func baseClass(of object: Object) -> String {
    switch object {
    case .view(let view): self[view].kind.className
    case .controller(let controller): self[controller].kind.className
    case .delegate: "UIResponder"
    case .recognizer, .layer, .windowScene, .application, .own: className(of: object)
    }
  }

  /// Is the class that it was given that of another object too, which may override something else?
  public func isClassShared(by object: Object) -> Bool {
    guard object != .delegate, let own = ownClass(of: object) else { return false }
    return names.values.contains { $0 != object && ownClass(of: $0) == own }
  }

  public func inventedClass(of object: Object) -> String {
    let stem = String(name(of: object).map { $0 == "." || $0 == "-" ? "_" : $0 })
    let base = className(of: object)
    let kind =
      object.controller != nil
      ? "Controller" : base.hasPrefix("UI") ? String(base.dropFirst(2)) : base
    let capital = stem.prefix(1).uppercased() + stem.dropFirst()
    let name = capital.lowercased().hasSuffix(kind.lowercased()) ? capital : capital + kind
    return name == kind ? "My" + name : name
  }
}
