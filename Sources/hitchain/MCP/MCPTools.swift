import CommandLanguage
import Engine
import Import
import Lab
import Text

/// The tools of the server, on one scene: `import` takes another in its place.
struct MCPTools {
  private var session: Session
  /// The one before an import whose answer has not been sent.
  private var earlier: Session?
  private let language: Language

  /// Whoever looks at the work may end it.
  var watch: Watch {
    get { session.watch }
    set { session.watch = newValue }
  }

  init(_ invocation: Invocation) {
    language = invocation.language ?? .english
    session = Session(state: State(rules: invocation.rules, language: language))
    session.forgetsOldest = true
  }

  static let instructions =
    "Hitchain simulates how iOS delivers touches. Call import with a dump of an app's view hierarchy"
    + " (recursiveDescription, WebDriverAgent XML, idb JSON and others), then ask who gets a tap."

  /// A tool: what it takes, and what it is for.
  private struct Tool {
    var name: String
    var summary: String
    var properties: [(name: String, type: String, summary: String)] = []
    var required: [String] = []

    var json: JSON {
      .object(
        ("name", .string(name)), ("description", .string(summary)),
        (
          "inputSchema",
          .object(
            ("type", .string("object")),
            (
              "properties",
              JSON.members(
                properties.map {
                  (
                    $0.name,
                    JSON.object(
                      ("type", .string($0.type)), ("description", .string($0.summary)))
                  )
                })
            ),
            ("required", .array(required.map { .string($0) })))
        ))
    }
  }

  private static let all = [
    Tool(
      name: "import",
      summary:
        "Reads a dump of an app's view hierarchy, makes it the scene, and says which controls get"
        + " a tap on their own middle and why the others do not.",
      properties: [
        ("text", "string", "The dump itself."), ("path", "string", "Or the file that it is in."),
        ("want", "string", "A view to judge alone, with repairs that were tried."),
        ("redact", "boolean", "Replace the app's texts and labels."),
      ]),
    Tool(
      name: "tap",
      summary: "Taps a point of the screen: who gets the touch, and who handles it.",
      properties: [("x", "number", "In points."), ("y", "number", "In points.")],
      required: ["x", "y"]),
    Tool(
      name: "why_not",
      summary: "Why a view did not get the last tap, or would not get one at a point.",
      properties: [
        ("name", "string", "Its name, address, or a part of its class, label or text."),
        ("x", "number", "With y: tap there first."), ("y", "number", "In points."),
      ], required: ["name"]),
    Tool(
      name: "how_to",
      summary: "The smallest changes after which a view gets the last tap; each has been tried.",
      properties: [("name", "string", "Its name, address, or a part of what it is called.")],
      required: ["name"]),
    Tool(name: "map", summary: "Draws who would get a tap where."),
    Tool(
      name: "explain_rule", summary: "The page of a rule, such as HT07 or U-GR-04.",
      properties: [("rule", "string", "Its name, as replies cite it in brackets.")],
      required: ["rule"]),
  ]

  static var list: [JSON] { all.map { $0.json } }

  // MARK: Calls

  mutating func call(_ name: String, _ arguments: JSON) throws(MCPError) -> JSON {
    switch name {
    case "import": return try importing(arguments)
    case "tap": return run("tap \(try number("x", arguments)) \(try number("y", arguments))")
    case "why_not":
      let view = try word("name", arguments)
      if arguments["x"] != nil || arguments["y"] != nil {
        let tapped = run("tap \(try number("x", arguments)) \(try number("y", arguments))")
        if case .bool(true)? = tapped["isError"] { return tapped }
      }
      return run("why-not \(view)")
    case "how_to": return run("how-to \(try word("name", arguments))")
    case "map": return run("map")
    case "explain_rule": return run("explain \(try word("rule", arguments))")
    default: throw MCPError(.invalidParams, "There is no tool \(name.printable).")
    }
  }

  private func number(_ name: String, _ arguments: JSON) throws(MCPError) -> String {
    guard case .number(let number)? = arguments[name] else {
      throw MCPError(.invalidParams, "\(name) is a number.")
    }
    return JSON.number(number).encoded
  }

  /// One word of a command, whatever is in it.
  private func word(_ name: String, _ arguments: JSON) throws(MCPError) -> String {
    guard let text = arguments[name]?.text, !text.isEmpty else {
      throw MCPError(.invalidParams, "\(name) is a text.")
    }
    return text.quoted
  }

  /// The last call counts, or nothing of it does: who takes an import back goes on with the scene before it.
  mutating func settle(isAnswered: Bool) {
    if let earlier, !isAnswered { session = earlier }
    earlier = nil
  }

  private mutating func run(_ line: String) -> JSON {
    guard let reply = session.run(line).last else {
      return MCPTools.result([], .object(), isError: true)
    }
    return MCPTools.result(
      reply.isError ? [reply.errorMessage ?? ""] : reply.lines(width: 100), reply.json(),
      isError: reply.hasFailed)
  }

  private mutating func importing(_ arguments: JSON) throws(MCPError) -> JSON {
    guard arguments["text"]?.text != nil || arguments["path"]?.text != nil else {
      throw MCPError(
        .invalidParams,
        "import wants text, which is the dump itself, or path, the file that it is in.")
    }
    do throws(ImportError) {
      var request = ImportRequest()
      request.language = language
      request.want = arguments["want"]?.text
      if case .bool(let redacts)? = arguments["redact"] { request.redacts = redacts }
      let dump: Dump
      if let text = arguments["text"]?.text {
        dump = try DumpReader.read(Array(text.utf8))
      } else if let path = arguments["path"]?.text, path != "-" {
        dump = try DumpFile.read(Console.expanded(path))
      } else {
        throw .empty
      }
      let report = try ImportReport.make(dump, request, watch: watch)
      let before = session
      guard report.take(into: &session) else { throw .stopped }
      earlier = before
      return MCPTools.result(report.text().map { $0.visible }, report.json, isError: false)
    } catch {
      let message = error.text(in: language).visible
      return MCPTools.result(
        [message],
        .object(
          ("status", .string("error")),
          ("error", .object(("code", .string(error.code)), ("message", .string(message))))),
        isError: true)
    }
  }

  private static func result(_ text: [String], _ json: JSON, isError: Bool) -> JSON {
    .object(
      (
        "content",
        .array([
          .object(
            ("type", .string("text")), ("text", .string(text.joined(separator: "\n"))))
        ])
      ), ("structuredContent", json), ("isError", .bool(isError)))
  }
}
