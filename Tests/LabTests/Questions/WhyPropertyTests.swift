import Depth
import Engine
import Sessions
import Testing

@testable import Lab

@Suite("why, on sessions made by chance")
struct WhyPropertyTests {
  /// Read from the result alone, as a script would: who got the event that `why` says got it?
  @Test(arguments: 0..<Depth.count(6, nightly: 60))
  func agreesWithTheResult(seed: Int) throws {
    for number in 0..<4 {
      var random = RandomScenes(seed: seed * 4 + number + 1)
      let bytes = (0..<500).map { _ in UInt8.random(in: 0...255, using: &random) }
      var maker = CommandMaker(Bytes(bytes))
      var session = Session()
      var lines: [String] = []
      while !maker.bytes.isEmpty {
        let line = maker.line()
        lines.append(line)
        // `validate` asks before anything is sent: nobody gets anything yet.
        guard let reply = session.run(line).last, reply.error == nil,
          !line.hasPrefix("validate"),
          let event = session.state.lastEvent, event.text == reply.command,
          let telling = TellingOfWhy(reply.result, decisions: reply.json()["decisions"])
        else { continue }
        let incident = Incident(event)
        for (name, object) in event.before.names where object.responder != nil {
          guard incident.knows(object) else { continue }
          let isGot = incident.finding(for: object).gotIt
          let context = "\(lines.joined(separator: "\n"))\n\(name): \(isGot)"
          if telling.took(name) { #expect(isGot, "\(context)") }
          if isGot { #expect(telling.reached(name), "\(context)") }
        }
      }
    }
  }
}

/// What an event's result says of who got it; nil where it is no event that anybody gets.
private struct TellingOfWhy {
  let result: JSON

  /// Controls that were hit and would not have the touch: nobody has it then (U-CT-19, U-CT-26).
  let declining: Set<String>

  init?(_ result: JSON, decisions: JSON?) {
    guard result["deliveries"] != nil || result["offered"] != nil else { return nil }
    self.result = result
    let verdicts: Set<String> = [
      "begin-tracking-refused", "thumb-missed", "continue-tracking-refused",
    ]
    declining = Set(
      (decisions?.items ?? []).filter { verdicts.contains($0["verdict"]?.text ?? "") }
        .compactMap { $0["subject"]?.text })
  }

  private func rows(_ name: String) -> [JSON] {
    (result["deliveries"]?.items ?? []).filter { $0["to"]?.text == name }
  }

  private func isTarget(_ name: String) -> Bool {
    (result["actions"]?.items ?? []).contains { $0["target"]?.text == name }
  }

  /// It handled it, or it was its own and it was told.
  func took(_ name: String) -> Bool {
    let isHit = (result["fingers"]?.items ?? []).contains { $0["hitView"]?.text == name }
    return isTarget(name) || result["deliveries"] == nil && result["handler"]?.text == name
      || rows(name).contains {
        isHit && !declining.contains(name) || $0["handled"] == .bool(true)
      }
  }

  func reached(_ name: String) -> Bool {
    isTarget(name) || !rows(name).isEmpty
      || (result["offered"]?.items ?? []).contains { $0.text == name }
      || result["handler"]?.text == name
  }
}
