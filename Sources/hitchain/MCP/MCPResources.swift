import Desk
import Engine
import Lab
import System
import Tutor

/// What one may read without asking anything of the scene: the handbook's rules, and the lessons.
struct MCPResources {
  /// Resources of one kind, by the ids that stand in their addresses.
  private struct Kind {
    var folder: String
    var title: String
    var summary: String
    var type: String
    var keeping: MCPKeeping
    var titles: () -> [(id: String, title: String)]
    var text: (String) -> String?

    func address(_ id: String) -> String { "hitchain://\(folder)/" + id.inURL }
  }

  private let kinds: [Kind]

  init(_ invocation: Invocation) {
    let (shelf, language) = (invocation.shelf, invocation.language ?? .english)
    let rules = invocation.rules
    kinds = [
      Kind(
        folder: "rules", title: "Rules",
        summary: "What the handbook knows about a rule that replies cite in brackets.",
        type: "text/plain", keeping: .builtIn,
        titles: { Rule.allCases.map { ($0.rawValue, $0.text(in: language).title) } },
        text: { id in
          var session = Session(state: State(rules: rules, language: language))
          return FrontDesk().run("explain \(id.quoted)", in: &session).last?
            .lines(width: 100).joined(separator: "\n")
        }),
      Kind(
        folder: "lessons", title: "Lessons",
        summary: "A lesson as a document: prose, sessions and questions.",
        type: "text/markdown", keeping: .own,
        titles: { shelf.lessons(in: language).map { ($0.id, $0.title) } },
        text: { Self.lesson($0, on: shelf, in: language) }),
    ]
  }

  private static func lesson(_ id: String, on shelf: Shelf, in language: Language) -> String? {
    guard let file = shelf.file(called: id) else { return nil }
    if FileStatus(file.path) == nil, let bytes = LessonPages.builtIn(id, in: language) {
      return String(decoding: bytes, as: UTF8.self)
    }
    guard let bytes = try? TextFile.read(file.path, limit: Document.megabyteLimit << 20) else {
      return nil
    }
    return String(
      decoding: LessonPages.bytes(bytes, of: file.path, in: language), as: UTF8.self)
  }

  var list: JSON {
    let resources = kinds.flatMap { kind in
      kind.titles().map { id, title in
        JSON.object(
          ("uri", .string(kind.address(id))), ("name", .string(id)), ("title", .string(title)),
          ("mimeType", .string(kind.type)))
      }
    }
    return .object(("resources", .array(resources)))
  }

  var templates: JSON {
    let templates = kinds.map { kind in
      JSON.object(
        ("uriTemplate", .string("hitchain://\(kind.folder)/{id}")), ("name", .string(kind.folder)),
        ("title", .string(kind.title)), ("description", .string(kind.summary)),
        ("mimeType", .string(kind.type)))
    }
    return .object(("resourceTemplates", .array(templates)))
  }

  /// Nothing is read but what the list names.
  func read(_ params: JSON, in era: MCPEra) throws(MCPError) -> (JSON, MCPKeeping) {
    guard let address = params["uri"]?.text else {
      throw MCPError(.invalidParams, "resources/read wants a uri.")
    }
    for kind in kinds where address.hasPrefix(kind.address("")) {
      guard let id = kind.titles().first(where: { kind.address($0.id) == address })?.id,
        let text = kind.text(id)
      else { break }
      let content = JSON.object(
        ("uri", .string(address)), ("mimeType", .string(kind.type)),
        ("text", .string(text.visibleLines)))
      return (.object(("contents", .array([content]))), kind.keeping)
    }
    throw MCPError(
      era == .modern ? .invalidParams : .resourceNotFound,
      "There is no resource \(address.printable).", data: .object(("uri", .string(address))))
  }
}
