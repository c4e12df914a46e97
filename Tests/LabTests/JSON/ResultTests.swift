import Testing

@testable import Lab

/// Results have exactly the members that the contract gives them, in its order.
@Suite struct ResultTests {
  /// A scene, a command, and the encoded result.
  static let results: [([String], String, String)] = [
    (
      ["add view A 0 0 100 100", "add view B in A 0 0 50 50"], "hit-test 20 20",
      #"{"hitView":"B","path":["window","view","A","B"]}"#
    ),
    (
      ["add view A 10 10 100 100"], "hit-test 5 5 in A",
      #"{"hitView":"A","path":["window","view","A"]}"#
    ),
    ([], "hit-test 900 900", #"{"hitView":null,"path":[]}"#),
    (
      ["add view A 10 10 100 100"], "point-inside A 5 7.5",
      #"{"inside":true,"point":{"x":5,"y":7.5}}"#
    ),
    ([], "point-inside view -1 5", #"{"inside":false,"point":{"x":-1,"y":5}}"#),
    (["add view A 10 20 100 100"], "convert 5 5 from A to view", #"{"point":{"x":15,"y":25}}"#),
    (
      ["add view A 10 20 100 100"], "convert 0 0 9 8 from A to nil",
      #"{"rect":{"x":10,"y":20,"width":9,"height":8}}"#
    ),
    (
      ["add view A", "add view B in A"], "chain B",
      #"{"chain":["B","A","view","controller","window","scene","app","delegate"]}"#
    ),
    (
      ["add view B in view 0 0 50 50"], "tap 20 20",
      #"{"hitView":"B","window":"window","fingers":[{"finger":1,"hitView":"B"}],"deliveries":["#
        + delivery(
          "touchesBegan", ["B", "view", "controller", "window", "scene", "app", "delegate"])
        + ","
        + delivery(
          "touchesEnded", ["B", "view", "controller", "window", "scene", "app", "delegate"])
        + #"],"handler":null,"recognizers":[],"actions":[],"firstResponder":null}"#
    ),
    (
      ["handle controller touches"], "touch 1 began 20 20",
      #"{"hitView":"view","window":"window","fingers":[{"finger":1,"hitView":"view"}],"deliveries":["#
        + delivery("touchesBegan", ["view"]) + ","
        + #"{"to":"controller","message":"touchesBegan","handled":true,"touches":[1]}"#
        + #"],"handler":"controller","recognizers":[],"actions":[],"firstResponder":null}"#
    ),
    (
      [
        "add button B 0 0 80 40", "add-target B nil save:", "handle controller action save:",
        "add text-field T 0 100 100 40", "become-first-responder T",
      ], "tap 10 10",
      #"{"hitView":"B","window":"window","fingers":[{"finger":1,"hitView":"B"}],"deliveries":["#
        + #"{"to":"B","message":"touchesBegan","handled":true,"touches":[1]},"#
        + #"{"to":"B","message":"touchesEnded","handled":true,"touches":[1]}],"handler":"B","#
        + #""recognizers":[],"actions":[{"selector":"save:","target":"controller","sender":"B","#
        + #""event":"touchUpInside"}],"firstResponder":"T"}"#
    ),
    (
      ["handle view touches", "add tap-recognizer T to view", "add-target T controller go:"],
      "tap 9 9",
      #"{"hitView":"view","window":"window","fingers":[{"finger":1,"hitView":"view"}],"deliveries":["#
        + #"{"to":"view","message":"touchesBegan","handled":true,"touches":[1]},"#
        + #"{"to":"view","message":"touchesCancelled","handled":true,"touches":[1]}],"#
        + #""handler":"view","recognizers":[{"name":"T","view":"view","states":["possible","ended"]}],"#
        + #""actions":[{"selector":"go:","target":"controller","sender":"T","event":null}],"#
        + #""firstResponder":null}"#
    ),
    (
      ["reset empty"], "tap 9 9",
      #"{"hitView":null,"window":null,"fingers":[{"finger":1,"hitView":null}],"deliveries":[],"#
        + #""handler":null,"recognizers":[],"actions":[],"firstResponder":null}"#
    ),
    (
      ["handle controller motion"], "shake",
      #"{"initial":"controller","offered":["controller"],"handler":"controller"}"#
    ),
    (
      ["add text-field T 0 0 100 40", "become-first-responder T", "handle view remote"],
      "remote play", #"{"initial":"T","offered":["T","view"],"handler":"view"}"#
    ),
    (
      ["add button B", "focus B", "handle view presses"], "press select",
      #"{"initial":"B","offered":["B","view"],"handler":"view"}"#
    ),
    (
      ["add text-field T", "become-first-responder T", "handle view key cmd+s"], "key cmd+s",
      #"{"initial":"T","offered":["T","view"],"handler":"view"}"#
    ),
    (
      ["add text-field T", "become-first-responder T"], "type \"hi\"",
      #"{"initial":"T","offered":["T"],"handler":"T"}"#
    ),
    ([], "type \"hi\"", #"{"initial":null,"offered":[],"handler":null}"#),
    ([], "menu copy", #"{"initial":null,"offered":[],"handler":null}"#),
    (
      ["add button B", "handle controller action save:"], "send save: to nil from B",
      #"{"initial":"B","offered":["B","view","controller"],"handler":"controller"}"#
    ),
    (
      ["add text-field T"], "become-first-responder T",
      #"{"accepted":true,"firstResponder":"T"}"#
    ),
    ([], "become-first-responder view", #"{"accepted":false,"firstResponder":null}"#),
    (
      ["add text-field T", "become-first-responder T"], "resign-first-responder",
      #"{"accepted":true,"firstResponder":null}"#
    ),
    (
      ["add text-field T canResignFirstResponder=NO", "become-first-responder T"],
      "resign-first-responder T", #"{"accepted":false,"firstResponder":"T"}"#
    ),
    (
      ["add text-field T", "become-first-responder T"], "end-editing",
      #"{"accepted":true,"firstResponder":null}"#
    ),
    (
      ["add text-field T canResignFirstResponder=NO", "become-first-responder T"], "end-editing",
      #"{"accepted":false,"firstResponder":"T"}"#
    ),
    ([], "first-responder", #"{"firstResponder":null}"#),
    (
      ["add text-field T", "become-first-responder T"], "first-responder",
      #"{"firstResponder":"T"}"#
    ),
    (["add view A"], "find-controller A", #"{"found":"controller"}"#),
    ([], "find-controller app", #"{"found":null}"#),
    (
      ["add table-cell C class=MyCell", "add button B in C"], "find-ancestor B class MyCell",
      #"{"found":"C"}"#
    ),
    ([], "find-ancestor view class MyCell", #"{"found":null}"#),
  ]

  private static func delivery(_ message: String, _ names: [String]) -> String {
    names.map { #"{"to":"\#($0)","message":"\#(message)","handled":false,"touches":[1]}"# }
      .joined(separator: ",")
  }

  @Test(arguments: results)
  func isAsTheContractHasIt(_ scene: [String], _ command: String, _ result: String) {
    var desk = Desk(lines: scene)
    #expect(desk.run(command).result.encoded == result)
  }

  /// Every gesture gives the members of a tap, in their order.
  @Test(arguments: [
    "tap 20 20", "touch 1 began 20 20", "drag 20 20 to 20 60", "swipe left at 160 20",
    "pinch 160 200 scale 2", "rotate 160 200 by 90", "press-and-hold 20 20",
  ])
  func everyGestureHasTheSameMembers(_ command: String) throws {
    var desk = Desk("add pan-recognizer P to view")
    guard case .object(let members) = desk.run(command).result else {
      Issue.record("\(command) has no object")
      return
    }
    #expect(
      members.map { $0.name } == [
        "hitView", "window", "fingers", "deliveries", "handler", "recognizers", "actions",
        "firstResponder",
      ])
  }

  @Test func fingersAreListedOneByOne() {
    var desk = Desk("add view A 0 0 50 50", "add view B 100 0 50 50")
    let result = desk.run("touch 1 began 10 10, 2 began 110 10").result
    #expect(
      result["fingers"] == [["finger": 1, "hitView": "A"], ["finger": 2, "hitView": "B"]])
    #expect(result["hitView"] == "A")
  }

  @Test(arguments: [
    ("alpha", "0.5"), ("hidden", "false"), ("clipsToBounds", "true"), ("tag", "7"),
    ("center", #"{"x":60,"y":70}"#), ("frame", #"{"x":10,"y":20,"width":100,"height":100}"#),
    ("bounds", #"{"x":0,"y":0,"width":100,"height":100}"#),
    ("anchorPoint", #"{"x":0.5,"y":0.5}"#), ("transform", #""identity""#),
    ("contentSize", #"{"width":240,"height":960.5}"#), ("contentOffset", #"{"x":0,"y":0}"#),
  ])
  func aPropertyIsAValueOfItsType(_ property: String, _ value: String) {
    var desk = Desk(
      "add scroll-view A 10 20 100 100 alpha=0.5 clipsToBounds=YES tag=7",
      "set contentSize A 240 960.5")
    #expect(desk.run("show A \(property)").result.encoded == #"{"value":\#(value)}"#)
  }

  /// The text of the reply is for a person: UIKit's way to print a value, not JSON's.
  @Test(arguments: [
    ("frame", "(10 20; 100 100)"), ("center", "(60, 70)"), ("hidden", "NO"), ("alpha", "1"),
    ("transform", "identity"), ("text", "hi"), ("inputView", "nil"), ("enabled", "YES"),
  ])
  func aPropertyIsTextForAPerson(_ property: String, _ text: String) {
    var desk = Desk("add text-field A 10 20 100 100 text=hi")
    #expect(desk.run("show A \(property)").text == [text])
  }
}
