import Desk
import Engine
import Lab

/// Of a reply what a page shows, beside what the contract promises to everybody.
struct ReplyJSON {
  private let reply: Reply

  init(_ reply: Reply) { self.reply = reply }

  var encoded: JSON {
    var json = JSON.object(
      ("command", .string(reply.command)),
      ("failed", .bool(reply.hasFailed)),
      (
        "lines",
        .array(AnswerText.lines(of: [reply], to: reply.command, in: nil).map { .string($0) })
      ),
      ("text", .array((reply.text + reply.failures).map { .string($0.visible) })),
      ("decisions", .number(Double(reply.decisions.count))),
      (
        "moments",
        .array(
          reply.moments.map {
            .array([.number(Double($0.index)), .number($0.now)])
          })
      ))
    if let cell = reply.cell { json.add("cell", .number(Double(cell))) }
    if let error = reply.error {
      json.add("error", .string(error.text(in: reply.language)))
      json.add("column", .number(Double(error.column)))
      json.add("length", .number(Double(error.length)))
    }
    return json
  }
}
