import Lab

/// Swift or Objective-C as it comes, a line after the other: it is read or refused, and what it is read
/// as are commands.
enum CodeTarget: FuzzTarget {
  private static let start: Session = {
    var session = Session()
    for line in [
      "add view a 0 0 200 200", "add button b in a 10 10 80 40", "add view c class=Card",
      "add tap-recognizer t to a",
    ] { _ = session.run(line) }
    return session
  }()

  static func take(_ bytes: [UInt8]) {
    var session = start
    let text = String(decoding: bytes, as: UTF8.self)
    var replies: [Reply] = []
    for line in text.split(whereSeparator: { $0.isNewline }) {
      replies += session.run(String(line))
    }
    replies += session.endCode()
    demand(!session.isGatheringCode, "code is gathered for ever")
    for reply in replies {
      guard let error = reply.error else { continue }
      demand(error.column >= 1, "a column before the line")
      for language in Language.allCases {
        let complaint = reply.complaint(under: reply.command, width: 40) ?? ""
        demand(!error.text(in: language).isEmpty, "an error without words")
        for line in complaint.split(separator: "\n") {
          demand(!String(line).isTreacherous(), "raw: \(line.debugDescription)")
        }
      }
    }
  }
}
