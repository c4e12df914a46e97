import Program

/// Code that runs as a program, as it was pasted.
public struct ProgramPaste: Equatable, Sendable {
  public let text: String
  let language: SourceLanguage

  init(_ text: String, language: SourceLanguage) {
    (self.text, self.language) = (text, language)
  }

  /// Nil, where it is neither Swift nor Objective-C.
  init?(_ text: String) {
    guard let language = SourceReader.language(of: text) else { return nil }
    self.init(text, language: language)
  }

  var source: ProgramSource { ProgramSource(text, language: language) }

  /// Does it hold what an app starts with: a controller that does something as it comes, or the app's delegate?
  var holdsApp: Bool {
    guard ProgramPaste.starts.contains(where: { text.contains(text: $0) }) else { return false }
    let machine = ProgramState([source]).machine
    return machine.classes.contains { one in
      one.lineage.contains("UIViewController")
        ? ProgramPaste.comes.contains { machine.hasMethod($0, inClass: one.name) }
        : ProgramPaste.launches.contains { machine.hasMethod($0, inClass: one.name) }
    }
  }

  private static let starts = ["view", "View", "didFinishLaunching", "willConnectTo"]
  private static let comes =
    [
      "viewDidLoad", "loadView", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
    ].flatMap { [$0, $0 + "()"] }
    + ["viewWillAppear", "viewDidAppear", "viewIsAppearing"].flatMap { [$0 + ":", $0 + "(_:)"] }
  private static let launches = [
    "application(_:didFinishLaunchingWithOptions:)",
    "application:didFinishLaunchingWithOptions:", "scene(_:willConnectTo:options:)",
    "scene:willConnectToSession:options:",
  ]

  /// Of the types that it declares.
  var typeNames: [String] {
    SourceReader.read(source, number: 0).statements.compactMap {
      guard case .declaration(let declaration) = $0.kind, case .type(let type) = declaration.kind
      else { return nil }
      return type.name
    }
  }

  /// Does it declare a type, or only say what is to be done?
  var declaresTypes: Bool { !typeNames.isEmpty }
}
