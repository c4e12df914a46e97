import Engine
import Lab

/// What must hold of every reply, whoever wrote the command, and does not.
public struct ReplyFaults {
  public private(set) var found: [String] = []

  public init(of reply: Reply, to line: String) {
    let plain = reply.lines(width: 80)
    for line in plain where line.isTreacherous() {
      found.append("a reply reaches the terminal raw: \(line.debugDescription)")
    }
    for line in reply.lines(width: 40, code: .styled) where line.isTreacherous(styled: true) {
      found.append("a picture reaches the terminal raw: \(line.debugDescription)")
    }
    if let complaint = reply.complaint(under: line) {
      for line in complaint.split(separator: "\n") where String(line).isTreacherous() {
        found.append("a complaint reaches the terminal raw: \(line.debugDescription)")
      }
      if complaint.isEmpty { found.append("an error says nothing") }
    }
    let json = reply.json().encoded
    if json.unicodeScalars.contains(where: { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) })
    {
      found.append("JSON reaches the terminal raw")
    }
    if !JSONText(json).isValid { found.append("no JSON: \(json)") }
  }
}
