import Testing

@testable import Lab

/// A cure must cure, and not kill.
@Suite("cures") struct CureTests {
  private func cures(_ scene: String, _ event: String, _ object: String) throws -> [[String]] {
    var inquest = try Inquest(scene, event)
    return try inquest.ask("how-to \(object)").changes
  }

  /// What is hidden, or disabled, does nothing with a touch that it is given.
  @Test func whatCannotReactIsNotCured() throws {
    let hidden = """
      add view A 20 20 100 100
      add button K in A 80 80 60 60 hidden=YES
      """
    #expect(
      try cures(hidden, "tap 130 130", "K") == [["set frame A 20 20 140 140", "set hidden K NO"]])
    let disabled = """
      add button K 80 80 60 60 enabled=NO
      add view banner 0 0 320 480
      """
    let found = try cures(disabled, "tap K", "K")
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.contains("set enabled K YES") })
  }

  /// One's own code would do it first.
  @Test func aContainerGrows() throws {
    let scene = "add view C 0 0 0 0\nadd button D in C 10 10 50 50"
    #expect(
      try cures(scene, "tap 30 30", "D") == [
        ["set frame C 0 0 60 60"], ["override C point-inside inset -60"],
      ])
    // Above and to the left there is no room to be made.
    let bar = "add tab-bar T 0 400 320 80\nadd button plus in T 130 -32 60 60"
    #expect(try cures(bar, "tap 160 380", "plus") == [["override T point-inside inset -32"]])
  }

  @Test func aViewWithoutSizeGetsOne() throws {
    #expect(
      try cures("add button G 24 300 200 0", "tap G", "G").first == ["set frame G 24 300 200 44"])
  }

  @Test func whatAScrollViewHoldsComesIntoSight() throws {
    let scene = "add scroll-view S 0 0 320 480 contentSize=320,480\nadd button B in S 20 900 280 50"
    #expect(
      try cures(scene, "tap B", "B")
        == [["set contentSize S 320 950", "set contentOffset S 0 470"]])
    #expect(
      try cures(scene + "\nset contentSize S 320 2000", "tap B", "B")
        == [["set contentOffset S 0 685"]])
  }

  /// A round button over a bar: neither is to be mended at the other's cost.
  @Test func nobodyLosesWhatHeHad() throws {
    let scene = """
      add view bar 0 400 320 80
      add button tab in bar 0 0 160 80
      add button round in bar 110 -10 80 80
      """
    var round = try Inquest(scene, "tap 140 430")
    let shared = try round.ask("how-to tab")
    #expect(shared.changes.isEmpty)
    #expect(
      shared.text.first?.hasPrefix("round lies over a part of tab and takes its own taps") == true)
    var same = try Inquest(
      "add button low 20 300 200 60\nadd button high 20 300 200 60", "tap 100 320")
    let answer = try same.ask("how-to low").text
    #expect(answer.contains("  bring-to-front low"))
    #expect(
      answer.filter { $0.hasPrefix("      ") }.allSatisfy {
        $0.hasSuffix("; but then high gets none")
      })
  }

  /// What the root view, a scroll view or a holder of others would give away is more than anybody wants.
  @Test(arguments: [
    ("add label L 20 20 100 40", "tap L"),
    ("add view A 0 0 200 200\nadd button B in A 0 0 90 90\nadd label L in A 99 99 90 90", "tap L"),
    ("add table-view T 0 0 320 480\nadd label L in T 0 0 100 100", "tap L"),
  ])
  func nothingIsRedirected(_ scene: String, _ event: String) throws {
    let found = try cures(scene, event, "L")
    #expect(!found.isEmpty)
    #expect(!found.joined().contains { $0.contains("redirect") || $0.contains("fallback") })
  }

  /// UIKit's own views are left as they are, and what to do instead is told.
  @Test func whatUIKitMakesIsLeftAlone() throws {
    let scene = """
      add view behind 0 0 320 480
      add button B in behind 20 20 100 40
      add view transition 0 0 320 480 class=UITransitionView
      add view dimming in transition 0 0 320 480 class=UIDimmingView
      """
    var inquest = try Inquest(scene, "tap B")
    let answer = try inquest.ask("how-to B")
    #expect(answer.changes.allSatisfy { $0 == ["bring-to-front behind"] })
    let private_ = scene.replacing(
      "behind 0 0 320 480", with: "behind 0 0 320 480 class=UIDropShadowView")
    var sheet = try Inquest(private_, "tap B")
    let advice = try sheet.ask("how-to B")
    #expect(advice.changes.isEmpty)
    #expect(advice.text.last?.contains("largestUndimmedDetentIdentifier") == true)
  }

  /// A part of UIKit's in a text field is the field's own: what covers the field is the only fault.
  @Test func aFieldIsEnteredThroughAPartOfIt() throws {
    let scene = """
      add text-field F 20 20 200 40
      add view canvas in F 5 5 190 30 class=_UITextLayoutCanvasView
      add view overlay 0 0 320 480
      """
    var inquest = try Inquest(scene, "tap F")
    #expect(try inquest.ask("how-to F").changes.first == ["bring-to-front F"])
    try inquest.run("set userInteractionEnabled overlay NO")
    let reply = try inquest.run("tap F")
    #expect(!reply.text.joined().contains("U-CT-16"))
    #expect(try inquest.ask("why-not F").text.first == "F did get it.")
  }
}
