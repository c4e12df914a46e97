import Testing

@testable import Lab

@Suite struct EventTests {
  /// They are one method in UIKit, and whoever says the one has said the other (U-EM-05).
  @Test(arguments: ["menu copy", "action copy:"])
  func aMenuCommandIsAnAction(method: String) {
    var desk = Desk("set canBecomeFirstResponder view YES", "become-first-responder view")
    #expect(
      desk.run("handle controller " + method).text == [
        "class MyController: UIViewController { override func copy(_ sender: Any?) {} }"
      ])
    #expect(desk.run("tree").text.contains { $0.hasSuffix("handles menu copy") })
    #expect(desk.ask("menu copy", "handler") == "controller")
    #expect(desk.ask("send copy: to nil", "handler") == "controller")
    desk.run(
      method == "menu copy" ? "unhandle controller action copy:" : "unhandle controller menu copy")
    #expect(desk.ask("menu copy", "handler") == nil as JSON)
    #expect(desk.ask("send copy: to nil", "handler") == nil as JSON)
  }

  @Test func whyATextInputLeavesACommandToTheChain() {
    var desk = Desk("add text-field T 0 0 100 40 text=hi", "become-first-responder T", "menu copy")
    let refusal = "T's canPerformAction says NO to copy just now"
    #expect(desk.run("why-not T").text.contains { $0.hasPrefix(refusal) })
  }

  /// The point is in V's coordinates, whatever turns and moves V; the whole window is asked.
  @Test func aTapInAView() {
    var desk = Desk(
      "add view A 100 100 100 100", "set transform A rotate 90", "add view B in A 0 0 50 50")
    #expect(desk.ask("tap 10 10 in B", "hitView") == "B")
    #expect(desk.ask("tap 90 90 in A", "hitView") == "A")
    desk.run("add view Lid 100 100 100 100")
    #expect(desk.ask("tap 10 10 in B", "hitView") == "Lid")
  }

  /// V itself is asked: nothing above or beside it counts.
  @Test func aHitTestInAView() {
    var desk = Desk(
      "add view A 100 100 100 100", "add view B in A 0 0 50 50", "add view Lid 100 100 100 100")
    #expect(desk.ask("hit-test 110 110", "hitView") == "Lid")
    #expect(desk.ask("hit-test 10 10 in A", "hitView") == "B")
    #expect(desk.ask("hit-test 60 60 in B", "hitView") == nil as JSON)
    desk.run("set hidden view YES")
    #expect(desk.ask("hit-test 10 10 in A", "hitView") == "B")
    #expect(desk.ask("hit-test 10 10 in A", "path") == ["window", "view", "A", "B"])
  }

  @Test func severalFingersAreOneEvent() {
    var desk = Desk("add view A 0 0 100 100 multipleTouchEnabled=YES", "handle A touches")
    let result = desk.run("touch 1 began 10 10, 2 began 50 50").result
    #expect(
      result["deliveries"] == [
        ["to": "A", "message": "touchesBegan", "handled": true, "touches": [1, 2]]
      ])
    #expect(
      desk.ask("touch 1 moved 12 12, 2 ended", "deliveries") == [
        ["to": "A", "message": "touchesMoved", "handled": true, "touches": [1]],
        ["to": "A", "message": "touchesEnded", "handled": true, "touches": [2]],
      ])
  }

  /// A finger stays with the view it began in (TO01).
  @Test func aFingerKeepsItsView() {
    var desk = Desk("add view A 0 0 50 50", "add view B 100 0 50 50")
    desk.run("touch 1 began 10 10")
    #expect(desk.ask("touch 1 moved 110 10", "hitView") == "A")
    #expect(desk.ask("touch 1 ended", "hitView") == "A")
  }

  /// A pause and a phone call wait among the events, and are none.
  @Test func theQueueSaysWhatIsNoEvent() {
    var desk = Desk("post wait 1s")
    #expect(desk.run("queue").text == ["1 entry is on the queue; it is no event.", "  1  wait"])
    desk.run("post interrupt")
    #expect(
      desk.run("queue").text == [
        "2 entries are on the queue, none of them an event.", "  1  wait", "  2  interrupt",
      ])
    desk.run("post shake")
    #expect(desk.run("post tap 5 5").text == ["4 entries are on the queue, 2 of them events."])
    #expect(desk.ask("queue", "events") == ["wait", "interrupt", "motion", "touches"])
    desk.run("lang zh-Hans")
    #expect(desk.run("post wait 1s").text == ["队列中有 5 项，其中 2 个是事件。"])
  }

  /// A recognizer starts afresh between two gestures of one command (GR06).
  @Test func aResetIsAmongTheStates() {
    var desk = Desk(
      "add tap-recognizer T to view", "add tap-recognizer D to view numberOfTapsRequired=2")
    let rows = desk.run("tap 50 50 count 2").result["recognizers"]
    #expect(
      rows == [
        ["name": "D", "view": "view", "states": ["possible", "ended"]],
        ["name": "T", "view": "view", "states": ["possible", "ended", "possible", "failed"]],
      ])
  }

  @Test func postedEventsWaitForTheirTurn() {
    var desk = Desk("handle controller touches", "handle controller motion")
    #expect(desk.ask("post tap 5 5", "length") == 1)
    #expect(desk.ask("post shake", "length") == 2)
    #expect(desk.run("queue").result == ["length": 2, "events": ["touches", "motion"]])
    let first = desk.run("pump").result
    #expect(first["hitView"] == "view")
    #expect(first["handler"] == "controller")
    #expect(first["length"] == 1)
    #expect(desk.ask("pump", "initial") == "controller")
    #expect(desk.error("pump") == "queue-empty")
  }

  @Test func pumpHandlesSeveral() {
    var desk = Desk("post tap 5 5", "post shake", "post tap 6 6")
    let result = desk.run("pump 2").result
    #expect(result["handled"]?.elements.count == 2)
    #expect(result["length"] == 1)
    #expect(desk.run("pump 9").result["length"] == 0)
  }

  /// Each event has its own headline, and is called by what it was.
  @Test func severalEventsAreToldOneByOne() {
    var desk = Desk(
      "add view A 0 0 100 100 multipleTouchEnabled=YES", "handle A touches",
      "handle controller motion", "post touch 1 began 5 5", "post shake", "post tap 1 1")
    let text = desk.run("pump 3").text
    #expect(
      text.filter { $0.first?.isNumber == true } == [
        "1. touches: A gets the touch and handles it. [CH04]",
        "2. motion: controller handles the shake. [CH04]",
        "3. touches: A gets the tap and handles it. [CH04]",
      ])
    desk.run("reset; post tap 1 1; post shake; post wait 1s; post tap 1 1")
    #expect(desk.run("pump 4").text.prefix(4).allSatisfy { $0.first?.isNumber == true })
    desk.run("post tap 1 1")
    #expect(desk.run("pump").text.first?.hasPrefix("Nobody handles the tap") == true)
  }

  /// TO08: what a finger hit, it keeps; so does one that hit nobody.
  @Test(arguments: ["touch 1 moved 5 5", "touch 1 ended", "touch 1 cancelled"])
  func aFingerThatHitNobodyIsListed(_ line: String) {
    var desk = Desk("add view A")
    let began = desk.run("touch 1 began 500 500").result
    #expect(began["fingers"] == [["finger": 1, "hitView": nil]])
    #expect(desk.ask(line, "fingers") == began["fingers"])
  }

  /// The hit test is made when the event is handled.
  @Test func aPostedTapMeetsTheSceneOfItsTurn() {
    var desk = Desk("post tap 5 5", "add view A")
    #expect(desk.ask("pump", "hitView") == "A")
  }

  /// A posted finger goes on from where the queue will have left it.
  @Test func fingersCanBePostedOneAfterTheOther() {
    var desk = Desk("post touch 1 began 5 5", "post touch 1 moved 6 6")
    #expect(desk.error("post touch 1 began 7 7") == "finger-down")
    #expect(desk.error("post touch 2 ended") == "finger-not-down")
    desk.run("post touch 1 ended")
    #expect(desk.error("post touch 1 ended") == "finger-not-down")
    let handled = desk.run("pump 3").result["handled"]?.elements ?? []
    #expect(
      handled.map { $0.value(at: "deliveries.0.message") } == [
        "touchesBegan", "touchesMoved", "touchesEnded",
      ])
    #expect(desk.error("touch 1 ended") == "finger-not-down")
  }

  @Test func ignoringNests() {
    var desk = Desk("handle view touches", "ignore-events on", "ignore-events on")
    #expect(desk.ask("tap 5 5", "deliveries") == [])
    #expect(desk.ask("ignore-events off", "ignoring") == true)
    #expect(desk.ask("tap 5 5", "deliveries") == [])
    #expect(desk.ask("ignore-events off", "ignoring") == false)
    #expect(desk.ask("tap 5 5", "handler") == "view")
    desk.run("ignore-events off")
    #expect(desk.ask("tap 5 5", "handler") == "view", "one end too many does no harm")
    desk.run("beginIgnoringInteractionEvents")
    #expect(desk.ask("tap 5 5", "handler") == nil as JSON)
    desk.run("endIgnoringInteractionEvents")
    #expect(desk.ask("tap 5 5", "handler") == "view")
  }

  @Test func nilIsTheWindow() {
    var desk = Desk("add view A 10 20 100 100", "add view B in A 5 5 10 10", "add view N in nil")
    #expect(desk.ask("convert 1 1 from B to nil", "point") == ["x": 16, "y": 26])
    #expect(desk.ask("convert 16 26 from nil to B", "point") == ["x": 1, "y": 1])
    #expect(desk.ask("convert 3 4 from nil to nil", "point") == ["x": 3, "y": 4])
    #expect(desk.ask("convert 3 4 from N to nil", "point") == ["x": 3, "y": 4])
  }

  /// The clock moves by commands alone: 0.35 s later a tap counts from one again (C9).
  @Test(arguments: [("wait 0.2s", 2.0), ("wait 0.5s", 1)])
  func theClockMovesOnlyByCommands(_ pause: String, _ count: Double) {
    var desk = Desk("tap 5 5", pause)
    let made = desk.run("tap 5 5").json()["decisions"]?.elements.first {
      $0["verdict"] == "created" && $0["tapCount"] != nil
    }
    #expect(made?["tapCount"] == .number(count))
  }

  @Test func aSensorGoesToItsHandler() {
    var desk = Desk("handle view motion")
    let reply = desk.run("sensor gyro")
    #expect(reply.result["handler"] == nil as JSON)
    #expect(reply.prose.contains("never travels the responder chain"))
  }

  @Test func anInterruptionCancels() {
    var desk = Desk("touch 1 began 5 5")
    #expect(desk.ask("interrupt", "deliveries.0.message") == "touchesCancelled")
  }
}
