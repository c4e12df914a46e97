import Desk
import Engine
import Import
import Lab
import System

/// The tools there are. Whoever adds one adds a value here, and nothing anywhere else.
extension MCPTool {
  static let all = [
    MCPTool(
      name: "import", title: "Read a dump",
      summary:
        "Reads a dump of an app's view hierarchy, makes it the scene, and says which controls get"
        + " a tap on their own middle and why the others do not.",
      properties: [
        Property(name: "text", type: "string", summary: "The dump itself."),
        Property(name: "path", type: "string", summary: "Or the file that it is in."),
        Property(
          name: "want", type: "string",
          summary: "A view to judge alone, with repairs that were tried."),
        Property(
          name: "redact", type: "boolean", summary: "Replace the app's texts and labels."),
      ],
      effect: .setsScene,
      result: "What was read: objects, warnings, and a verdict for each control or the one wanted.",
      lines: { (_, _) throws(MCPError) in ["import"] }, files: importing),
    MCPTool(
      name: "tap", title: "Tap a point",
      summary: "Taps a point of the screen: who gets the touch, and who handles it.",
      properties: [
        Property(name: "x", type: "number", summary: "In points."),
        Property(name: "y", type: "number", summary: "In points."),
      ],
      required: ["x", "y"], effect: .tapsScene, result: "Who got which message.",
      lines: { (given, scene) throws(MCPError) in [try tap(given, in: scene)] }),
    MCPTool(
      name: "why_not", title: "Why not this view?",
      summary: "Why a view did not get the last tap, or would not get one at a point.",
      properties: [
        Property(
          name: "name", type: "string",
          summary: "Its name, address, or a part of its class, label or text."),
        Property(name: "x", type: "number", summary: "With y: tap there first."),
        Property(name: "y", type: "number", summary: "In points."),
      ],
      required: ["name"], effect: .tapsScene, result: "Where the search left the way to the view.",
      lines: { (given, scene) throws(MCPError) in
        let question = "why-not \(try given.word("name"))"
        return given.has("x") || given.has("y")
          ? [try tap(given, in: scene), question] : [question]
      }),
    MCPTool(
      name: "how_to", title: "How would it get the tap?",
      summary: "The smallest changes after which a view gets the last tap; each has been tried.",
      properties: [
        Property(
          name: "name", type: "string",
          summary: "Its name, address, or a part of what it is called.")
      ],
      required: ["name"], result: "The changes, as commands.",
      lines: { (given, _) throws(MCPError) in ["how-to \(try given.word("name"))"] }),
    MCPTool(
      name: "map", title: "Map of taps", summary: "Draws who would get a tap where.",
      result: "Nothing: the picture is in the text.", lines: { (_, _) throws(MCPError) in ["map"] }),
    MCPTool(
      name: "explain_rule", title: "Explain a rule",
      summary: "The page of a rule, such as HT07 or U-GR-04.",
      properties: [
        Property(
          name: "rule", type: "string", summary: "Its name, as replies cite it in brackets.")
      ],
      required: ["rule"], result: "Nothing: the page is in the text.",
      lines: { (given, _) throws(MCPError) in ["explain \(try given.word("rule"))"] }),
  ]

  private static func tap(
    _ given: MCPArguments, in scene: Scene
  ) throws(MCPError) -> String {
    let point = Point(try given.number("x"), try given.number("y"))
    return SceneCommand.tap(at: point).line(in: scene)
  }

  /// Reads where the arguments say. What is taken back in between changes nothing: the scene is taken last.
  private static let importing: Files = { (given) throws(MCPError) in
    let (text, path) = (try given.text("text"), try given.text("path"))
    guard text != nil || path != nil else {
      throw MCPError(
        .invalidParams,
        "import wants text, which is the dump itself, or path, the file that it is in.")
    }
    let (want, redacts) = (try given.text("want"), try given.flag("redact"))
    return { (_, session) throws(Refusal) in
      let language = session.state.language
      do throws(ImportError) {
        var request = ImportRequest()
        (request.language, request.want, request.redacts) = (language, want, redacts)
        let dump =
          if let text {
            try DumpReader.read(Array(text.utf8))
          } else {
            try DumpFile.readOrdinary(Console.expanded(path ?? ""))
          }
        guard session.watch.goesOn else { return [] }
        let report: ImportReport
        do throws(ImportError) {
          report = try ImportReport.taking(dump, request, into: &session)
        } catch {
          if error == .stopped { return [] }
          throw error
        }
        guard session.watch.goesOn else { return [] }
        return FileAnswer(report.text(), outcome: .notebook(.imported(report.result)))
      } catch { throw Refusal(error, in: language) }
    }
  }
}

extension Watch {
  /// A look between two pieces of work.
  fileprivate var goesOn: Bool { (try? step(.runningCells, 0)) != nil }
}
