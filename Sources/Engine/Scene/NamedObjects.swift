extension Scene {
  public func object(named name: String) -> Object? {
    if let object = names[name] { return object }
    guard let dot = name.lastIndex(of: ".") else {
      return nicknames.name(for: name).flatMap { names[$0] }
    }
    let owner = names[String(name[..<dot])]
    switch (owner, name[name.index(after: dot)...]) {
    case (.controller(let controller), "view"):
      return .view(self[controller].view)
    case (.controller(let controller), "navigationBar"), (.controller(let controller), "tabBar"):
      guard let bar = self[controller].bar, exists(bar), self.name(of: bar) == name else {
        return nil
      }
      return .view(bar)
    case (.controller(let controller), "transitionView"):
      guard let view = self[controller].presentation?.transitionView, exists(view) else {
        return nil
      }
      return .view(view)
    case (.controller(let controller), "interactivePopGestureRecognizer"):
      return ownRecognizer(.interactivePop, on: self[controller].view)
    case (.controller(let controller), "interactiveContentPopGestureRecognizer"):
      return ownRecognizer(.contentPop, on: self[controller].view)
    case (.controller(let controller), "pull"):
      return ownRecognizer(.sheetPull, on: self[controller].view)
    case (.view(let view), "panGestureRecognizer"):
      return ownRecognizer(.scrollPan, on: view)
    case (.view(let view), "pinchGestureRecognizer"):
      return pinchRecognizer(of: view).map { .recognizer($0) }
    case (.view(let view), "tap"):
      return ownRecognizer(.textTap, on: view)
    default: return nil
    }
  }

  private func ownRecognizer(_ origin: RecognizerRecord.Origin, on view: ViewID) -> Object? {
    guard exists(view) else { return nil }
    return recognizers(of: view).first { self[$0].origin == origin }.map { .recognizer($0) }
  }

  /// The name that the user gave; of something removed, the one it had.
  public func name(of object: Object) -> String {
    switch object {
    case .view(let id): views[id.index].name
    case .controller(let id): controllers[id.index].name
    case .recognizer(let id): recognizers[id.index].name
    case .layer(let id): layers[id.index].name
    case .windowScene(let id): windowScenes[id.index].name
    case .application: "app"
    case .delegate: "delegate"
    case .own(let id): ownObjects[id.index].name
    }
  }

  public func name(of responder: Responder) -> String { name(of: responder.object) }
  public func name(of view: ViewID) -> String { views[view.index].name }
  public func name(of recognizer: RecognizerID) -> String { recognizers[recognizer.index].name }

  /// The class that a description would print: the subclass where one was named.
  public func className(of object: Object) -> String {
    switch object {
    case .view(let id): rare(id).className ?? self[id].kind.className
    case .controller(let id): self[id].className ?? self[id].kind.className
    case .recognizer(let id): self[id].gesture.className
    case .layer: "CALayer"
    case .windowScene: "UIWindowScene"
    case .application: "UIApplication"
    case .delegate: appDelegate == .plainObject ? "NSObject" : "AppDelegate"
    case .own(let id): ownObjects[id.index].className
    }
  }

  /// Letters of any script, digits, `_` and `-`, and not a digit or `-` first.
  public static func isValid(name: String) -> Bool {
    guard let first = name.unicodeScalars.first, isLetter(first) || first == "_",
      name.unicodeScalars.count <= 64
    else { return false }
    return name.unicodeScalars.allSatisfy { scalar in
      if isLetter(scalar) || scalar == "_" || scalar == "-" { return true }
      guard !scalar.isASCII else { return scalar.value >= 0x30 && scalar.value <= 0x39 }
      return scalar.properties.numericType != nil
        || scalar.properties.generalCategory == .nonspacingMark
    }
  }

  /// Of ASCII without a look into the tables of Unicode.
  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.isASCII else { return scalar.properties.isAlphabetic }
    return (0x61...0x7A).contains(scalar.value | 0x20)
  }

  func check(newName name: String) throws(SceneError) {
    guard Scene.isValid(name: name) else { throw .invalidName(name) }
    guard names[name] == nil else { throw .nameTaken(name) }
    guard names.count < Scene.objectLimit else { throw .tooManyObjects(limit: Scene.objectLimit) }
  }

  public mutating func rename(_ object: Object, to name: String) throws(SceneError) {
    switch object {
    case .windowScene, .application, .delegate: throw .notSettable
    case .own, .view, .controller, .recognizer, .layer: break
    }
    try check(newName: name)
    names[self.name(of: object)] = nil
    give(object, name: name)
    if case .controller(let controller) = object {
      let view = self[controller].view
      if self[view].name.hasSuffix(".view") { views[view.index].name = name + ".view" }
      if let bar = self[controller].bar, let own = self[controller].kind.bar {
        views[bar.index].name = name + "." + own.name
      }
      if let view = self[controller].presentation?.transitionView {
        views[view.index].name = name + ".transitionView"
      }
      nameBuiltInRecognizers(of: view)
    }
    if case .view(let view) = object { nameBuiltInRecognizers(of: view) }
  }

  mutating func give(_ object: Object, name: String) {
    switch object {
    case .view(let id): views[id.index].name = name
    case .controller(let id): controllers[id.index].name = name
    case .recognizer(let id): recognizers[id.index].name = name
    case .layer(let id): layers[id.index].name = name
    case .own(let id): ownObjects[id.index].name = name
    case .windowScene, .application, .delegate: return
    }
    names[name] = object
  }

  mutating func nameBuiltInRecognizers(of view: ViewID) {
    for recognizer in recognizers(of: view) {
      let origin = self[recognizer].origin
      let owner = origin.isOfController ? self[view].controller.map { self[$0].name } : nil
      guard let name = origin.name(on: owner ?? name(of: view)) else { continue }
      recognizers[recognizer.index].name = name
    }
  }

  /// The number of a word that decisions may carry.
  public mutating func word(_ text: String) -> WordID {
    if let word = wordNumbers[text] { return word }
    let word = WordID(words.count)
    words.append(text)
    wordNumbers[text] = word
    return word
  }

  public func text(of word: WordID) -> String { words[word.index] }
}
