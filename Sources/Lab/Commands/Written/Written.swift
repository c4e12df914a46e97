import Engine

extension Command {
  /// The line that means this command in a scene: what `parse` reads back as it.
  public func line(in scene: Scene) -> String { Pen(scene: scene).words(of: self).line }
}

extension SceneCommand {
  public func line(in scene: Scene) -> String { Command.scene(self).line(in: scene) }
}

extension BuildingCommand {
  public func line(in scene: Scene) -> String { SceneCommand.build(self).line(in: scene) }
}

extension BehaviourCommand {
  public func line(in scene: Scene) -> String { SceneCommand.behave(self).line(in: scene) }
}

extension DoingCommand {
  public func line(in scene: Scene) -> String { SceneCommand.act(self).line(in: scene) }
}

extension StimulusCommand {
  public func line(in scene: Scene) -> String { DoingCommand.stimulus(self).line(in: scene) }
}

extension AskingCommand {
  public func line(in scene: Scene) -> String { SceneCommand.ask(self).line(in: scene) }
}

extension SceneCommand {
  /// Whom its line names, in the order of the words.
  var objects: [Object] {
    var named: [Object] = []
    let pen = Pen { object in
      named.append(object)
      return ""
    }
    _ = pen.words(of: .scene(self))
    return named
  }
}

/// Writes commands back in our own words. Each kind has a file, and none has a `default`: a command more does
/// not compile before it can be written.
struct Pen {
  private let naming: (Object) -> String
  /// Guides that code makes: no command names one.
  let guides: (LayoutGuideID) -> String

  init(
    guides: @escaping (LayoutGuideID) -> String = { "guide\($0.number)" },
    naming: @escaping (Object) -> String
  ) {
    self.naming = naming
    self.guides = guides
  }

  /// Names are those of a scene.
  init(scene: Scene) {
    self.init(guides: { scene.name(of: .own($0)) }, naming: { scene.name(of: $0) })
  }

  func words(of command: Command) -> [String] {
    switch command {
    case .scene(.build(let command)): words(of: command)
    case .scene(.behave(let command)): words(of: command)
    case .scene(.act(let command)): words(of: command)
    case .scene(.ask(let command)): words(of: command)
    case .session(let command): words(of: command)
    case .notebook(let command): words(of: command)
    case .file(let command): words(of: command)
    case .learn(let command): words(of: command)
    }
  }

  // MARK: Names

  func name(_ object: Object?) -> String { object.map { naming($0) } ?? "nil" }
  func name(_ responder: Responder?) -> String { name(responder?.object) }
  func name(_ view: ViewID?) -> String { name(view.map { Object.view($0) }) }
  func name(_ controller: ControllerID) -> String { name(Object.controller(controller)) }
  func name(_ recognizer: RecognizerID) -> String { name(Object.recognizer(recognizer)) }

  /// `in V`, where it is said.
  func within(_ view: ViewID?) -> [String] { view.map { ["in", name($0)] } ?? [] }
}

extension [String] {
  fileprivate var line: String { joined(separator: " ") }
}

extension String {
  /// As one word of a command: in quotes where its characters would say more than themselves.
  var asWord: String {
    let isPlain = utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
        UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "+"):
        true
      default: false
      }
    }
    return isPlain && !isEmpty ? self : quoted
  }

  /// As a command that another keeps: in quotes where it is several, or would end before its end.
  var asKept: String {
    utf8.contains { [UInt8(ascii: ";"), UInt8(ascii: "#")].contains($0) } || hasPrefix("\"")
      ? quoted : self
  }

  /// As the rest of a line: in quotes where it could be read as something else.
  var asRest: String {
    let isPlain = unicodeScalars.allSatisfy { scalar in
      scalar == " " || scalar == "-" || scalar == "_" || scalar == "."
        || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }
    return isPlain && self == trimmed && !isEmpty ? self : quoted
  }
}
