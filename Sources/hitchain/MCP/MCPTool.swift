import Desk
import Engine
import Lab

/// A tool: what is said of it, what it takes, and the lines for the front desk that a call becomes.
struct MCPTool: Sendable {
  struct Property: Sendable {
    var name: String
    var type: String
    var summary: String
  }

  /// What a call does to the scene, which is all that one can change.
  enum Effect {
    case none, setsScene, tapsScene
  }

  /// Carries out what a line asks of files.
  typealias Files = @Sendable (MCPArguments) throws(MCPError) -> FrontDesk.FileWork?

  var name: String
  var title: String
  var summary: String
  var properties: [Property] = []
  var required: [String] = []
  var effect = Effect.none
  /// What is in the answer's `result`.
  var result: String
  /// The last one's reply is the answer, or that of the first that fails.
  var lines: @Sendable (MCPArguments, Scene) throws(MCPError) -> [String]
  var files: Files = { _ throws(MCPError) in nil }

  var json: JSON {
    .object(
      ("name", .string(name)), ("title", .string(title)), ("description", .string(summary)),
      (
        "inputSchema",
        .object(
          ("type", .string("object")),
          (
            "properties",
            JSON.members(properties.map { ($0.name, Self.value($0.type, $0.summary)) })
          ),
          ("required", .array(required.map { .string($0) })))
      ),
      ("outputSchema", outputSchema),
      (
        "annotations",
        .object(
          ("title", .string(title)), ("readOnlyHint", .bool(effect == .none)),
          ("destructiveHint", .bool(false)), ("idempotentHint", .bool(effect != .tapsScene)),
          ("openWorldHint", .bool(false)))
      ))
  }

  private static func value(_ type: String, _ summary: String) -> JSON {
    .object(("type", .string(type)), ("description", .string(summary)))
  }

  /// What `--format json` prints for a command: docs/commands.md.
  private var outputSchema: JSON {
    .object(
      ("type", .string("object")),
      (
        "properties",
        .object(
          (
            "status",
            .object(
              ("type", .string("string")), ("enum", .array([.string("ok"), .string("error")])))
          ),
          ("command", Self.value("string", "The line that was run.")),
          ("result", Self.value("object", result)),
          (
            "decisions",
            .object(
              ("type", .string("array")),
              ("description", .string("What was decided, in order, and by which rule.")),
              ("items", .object(("type", .string("object")))))
          ),
          ("text", Self.value("string", "The same in words.")),
          (
            "error",
            .object(
              ("type", .string("object")),
              (
                "properties",
                .object(
                  ("code", .object(("type", .string("string")))),
                  ("message", .object(("type", .string("string"))))
                )
              ))
          ))
      ), ("required", .array([.string("status")])))
  }
}
