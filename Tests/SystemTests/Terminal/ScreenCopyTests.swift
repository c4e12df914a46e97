import Testing

@testable import System

/// What was typed, of what was copied from a screen.
@Suite struct ScreenCopyTests {
  @Test(arguments: [
    (
      "Hitchain: how iOS delivers events.\nhitchain 1> add view A 0 0 9 9\nlet a\nhitchain 2> tap A",
      ["add view A 0 0 9 9", "tap A"]
    ),
    // Enter alone, after which the terminal keeps no space.
    ("lesson events 1/17 · 3>\nText\nlesson events 2/17 · 3> a?", ["", "a?"]),
    ("面试 1/10 · 1> 提示", ["提示"]), ("three-gates 4/9> skip", ["skip"]),
    ("> tap 5 5\nNobody", ["tap 5 5"]),
  ])
  func typed(_ copy: String, _ typed: [String]) {
    #expect(LogicalLine.typed(inCopy: copy)?.map { $0.text } == typed)
  }

  @Test(arguments: ["tap 5 5\nnote \"3 > 2\"", "note 5> 4", "add view A; x 2/3", "", "why A > B"])
  func aScriptIsNoCopy(_ script: String) {
    #expect(LogicalLine.typed(inCopy: script) == nil)
  }
}
