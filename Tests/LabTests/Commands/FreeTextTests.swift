import Testing

@testable import Lab

/// A person's own words reach to the end of the line, and no mark in them is one.
@Suite struct FreeTextTests {
  @Test(arguments: [
    ("note the fix: hide it; remove A", "the fix: hide it; remove A"),
    ("note a # b", "a # b"), ("note \"a; b # c\"", "a; b # c"), ("note \"a\" and b", "\"a\" and b"),
    ("note it is 5\" wide", "it is 5\" wide"), ("note (half a bracket", "(half a bracket"),
    ("note  two spaces ;  ", "two spaces ;"), ("NOTE 点击；然后 # 看", "点击；然后 # 看"),
    ("note \"a\\\"b\"", "a\"b"), ("note ;", ";"),
  ])
  func aNoteIsKeptWhole(_ line: String, _ text: String) throws {
    let parts = try split(line)
    #expect(parts.count == 1)
    #expect(try parse(parts[0], in: Sample.scene) == .session(.note(text)))
  }

  @Test(arguments: [
    (
      "answer The touches go to the view; it asks # first",
      "The touches go to the view; it asks # first"
    ),
    ("answer # it asks", "# it asks"), ("ans b", "b"),
  ])
  func soIsAnAnswer(_ line: String, _ text: String) throws {
    let parts = try split(line)
    #expect(parts.count == 1)
    #expect(try parse(parts[0], in: Sample.scene) == .learn(.answer(text)))
  }

  @Test func anEditedNoteIsWhole() throws {
    let parts = try split("edit 3 note hide it; remove A # both")
    #expect(parts.count == 1)
    #expect(
      try parse(parts[0], in: Sample.scene)
        == .notebook(.edit(3, "note hide it; remove A # both")))
  }

  /// What comes before it on the line is cut as ever.
  @Test func commandsBeforeItRun() throws {
    let parts = try split("tap 5 5; note one; two")
    #expect(parts.map { $0.source } == ["tap 5 5", "note one; two"])
  }

  /// Other words are no text of one's own, however they begin.
  @Test(arguments: [
    "next; back", "add view N; tap 5 5", "again; next", "notes; tap 5 5", "note; tap 1 1",
  ])
  func allElseIsCut(_ line: String) throws {
    #expect(try split(line).count == 2)
  }
}
