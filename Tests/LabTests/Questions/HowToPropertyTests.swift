import Depth
import Engine
import Testing

@testable import Lab

@Suite("how-to, on scenes made by chance")
struct HowToPropertyTests {
  /// After the commands are pasted, the event comes to the object when it is made again; and without
  /// any one of the commands it does not, or to what shows nothing or takes no touches.
  @Test(arguments: 0..<Depth.count(8, nightly: 40))
  func works(seed: Int) throws {
    var random = RandomScenes(seed: seed)
    let (lines, names) = random.scene()
    let event = random.event()
    for _ in 0..<3 {
      let object = random.object(of: names)
      var inquest = try Inquest("", "tree")
      // A refused line leaves a smaller scene, which is as good.
      for line in lines { _ = inquest.session.run(line) }
      let base = try inquest.run(event)
      let answer = try inquest.ask("how-to \(object)")
      if answer.changes.isEmpty {
        #expect(answer.result["reason"]?.text?.isEmpty == false)
      }
      for change in answer.changes {
        var pasted = inquest
        try pasted.run(change.joined(separator: "; "))
        let after = try pasted.run(event)
        #expect(after.comes(to: object, before: base), "\(lines) \(event) \(object): \(change)")
        for left in change.indices where change.count > 1 {
          var fewer = inquest
          var commands = change
          commands.remove(at: left)
          _ = fewer.session.run(commands.joined(separator: "; "))
          let reply = try fewer.run(event)
          #expect(
            !reply.comes(to: object, before: base) || reply.isShut(object),
            "\(lines) \(event) \(object): \(change) without \(change[left])")
        }
      }
    }
  }

  /// So it does while a finger is down, or while events wait in the queue: what is told has been tried
  /// from there.
  @Test(arguments: 0..<Depth.count(8, nightly: 40))
  func worksInTheMiddleOfThings(seed: Int) throws {
    var random = RandomScenes(seed: 1_000 + seed)
    let (lines, names) = random.scene()
    let isDown = seed % 2 == 0
    let middle =
      isDown
      ? "touch 9 began \(random.point())"
      : "post tap \(random.point()); post tap \(random.point())"
    let event = "tap \(random.point())"
    for _ in 0..<3 {
      let object = random.object(of: names)
      var inquest = try Inquest("", "tree")
      for line in lines + [middle] { _ = inquest.session.run(line) }
      let base = try inquest.run(event)
      for change in try inquest.ask("how-to \(object)").changes {
        var pasted = inquest
        try pasted.run(change.joined(separator: "; "))
        let after = try pasted.run(event)
        #expect(
          after.comes(to: object, before: base),
          "\(lines) \(middle); \(event) \(object): \(change)")
      }
    }
  }
}

extension Reply {
  /// Is it a view that cannot react?
  fileprivate func isShut(_ name: String) -> Bool {
    guard let view = scene.object(named: name)?.view else { return false }
    return scene.ancestry(of: view).contains { !scene.shutGates(of: $0).isEmpty }
  }

  /// Read from the result alone, as a script would.
  fileprivate func comes(to name: String, before: Reply) -> Bool {
    if command == "shake" {
      return decisions.contains {
        guard case .delivered(let responder, .motion, let outcome, _) = $0.kind else {
          return false
        }
        return scene.name(of: responder) == name && outcome.isHandled
      }
    }
    if name.hasPrefix("R") {
      let rows = result["recognizers"]?.items ?? []
      return rows.contains { row in
        row["name"]?.text == name
          && (row["states"]?.items ?? []).contains { ["began", "ended"].contains($0.text) }
      }
    }
    // A text field takes the caret through what is in it, too.
    if let view = scene.object(named: name)?.view, scene[view].kind == .textField,
      scene.isFirstResponder(.view(view)), !before.scene.isFirstResponder(.view(view))
    {
      return true
    }
    let told = (result["deliveries"]?.items ?? []).filter { $0["to"]?.text == name }
    guard name.hasPrefix("V") || name == "view" else {
      return told.contains {
        $0["message"]?.text == "touchesBegan" && $0["handled"] == .bool(true)
      }
    }
    guard hits(name), !command.hasPrefix("hit-test") else { return hits(name) }
    // To be hit is not enough: it has to be told. What a recognizer takes away again has not come,
    // where that was the question.
    return !told.isEmpty
      && !(before.hits(name) && told.contains { $0["message"]?.text == "touchesCancelled" })
  }

  private func hits(_ name: String) -> Bool {
    result["hitView"]?.text == name
      || (result["fingers"]?.items ?? []).contains { $0["hitView"]?.text == name }
  }
}
