import Engine
import Testing

@testable import Lab

/// What the scene refuses when a command runs has the same form as what the parser refuses.
@Suite struct SceneErrorTests {
  static let cases: [(SceneError, String, Int, String, String)] = [
    (
      .insideItself(Sample.object("A")), "move A to B", 6, "inside-itself",
      "A cannot go inside itself, or inside one of its own subviews."
    ),
    (
      .nameTaken("B"), "add view B", 10, "name-taken",
      "There is a UIButton called B already. Names are unique."
    ),
    (
      .invalidName("9"), "rename A 9", 10, "invalid-name",
      "“9” is no name. A name is letters, digits, _ and -, a letter or _ first."
    ),
    (
      .windowInsideView, "move A to B", 1, "window-inside-view",
      "A window stands alone: it goes inside no view."
    ),
    (
      .windowHasRoot(window: Its.window, root: Its.controller), "add controller N in window", 21,
      "window-has-root", "window has a root controller already: controller."
    ),
    (
      .alreadyPresenting(Its.controller, presented: Its.k), "present M from controller", 16,
      "already-presenting", "controller presents K already."
    ),
    (
      .isChild(Its.k, of: Its.controller), "present K from controller", 9, "is-child",
      "K is a child of controller, so it can be neither presented nor pushed. One that is made with "
        + "“in nil” is nobody's child: add controller M in nil."
    ),
    (
      .notPresented(Its.k), "dismiss K", 9, "not-presented",
      "K presents nothing and is not presented, so there is nothing to dismiss."
    ),
    (
      .notInWindow(Sample.object("K")), "present M from K", 16, "not-in-window",
      "K is in no window."
    ),
    (
      .presentsItself(Its.k), "present K from K", 9, "presents-itself",
      "K cannot present itself."
    ),
    (
      .cannotBeRemoved(.application), "remove app", 8, "cannot-be-removed",
      "app cannot be removed."
    ),
    (
      .cannotBeMoved(Sample.object("window")), "move window to A", 6, "cannot-be-moved",
      "window cannot be moved."
    ),
    (
      .viewHasController(Its.kView, Its.k), "add controller N view=K.view", 23,
      "view-has-controller", "K.view is the view of K already."
    ),
    (
      .nilTargetOfRecognizer(Its.t), "add-target T nil go:", 14, "nil-target-of-recognizer",
      "T is a recognizer: its target must be an object. Only a control searches for one."
    ),
    (
      .requirementCircle(Its.t, Its.d), "require T to-fail D", 19, "requirement-circle",
      "D waits for T to fail already. The two would wait for each other for ever."
    ),
    (
      .requirementCircle(Its.t, Its.t), "require T to-fail T", 9, "requirement-circle",
      "A recognizer cannot wait for itself to fail."
    ),
    (
      .tooManyObjects(limit: 9), "add view N", 1, "too-many-objects",
      "A scene holds 9 objects at most."
    ),
    (.notFinite, "set tag A 1", 1, "not-finite", "The number is infinite, or none at all."),
    (
      .negativeSize, "set frame A 0 0 1 1", 1, "negative-size",
      "A width or height below zero is refused."
    ),
    (
      .outOfRange(low: 0, high: 1), "set alpha A 1", 1, "out-of-range",
      "The number is out of range: 0 to 1."
    ),
    (.notSettable, "set alpha A 1", 1, "not-settable", "That cannot be set here."),
    (
      .indexOutOfRange(count: 2), "move A to S at 3", 16, "index-out-of-range",
      "There are 2 there already: an index from 0 to 2 fits."
    ),
  ]

  @Test(arguments: cases)
  func becomesACommandError(
    _ error: SceneError, _ line: String, _ column: Int, _ code: String, _ message: String
  ) throws {
    let text = try #require(try split(line).first)
    let found = CommandError(error, in: text, scene: Sample.scene)
    #expect(found.code == code)
    #expect(found.column == column)
    #expect(found.message == message)
  }
}
