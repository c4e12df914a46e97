import Engine
import Testing

@testable import Lab

/// What a Chinese keyboard types is understood where it cannot be meant otherwise.
@Suite struct FullWidthTests {
  @Test(arguments: [
    ("tap 60，60", "tap 60,60"), ("tap （60 60）", "tap (60 60)"), ("set alpha A＝1", "set alpha A=1"),
    ("tap ０.5 ６０", "tap 0.5 60"), ("tap ０。5 60", "tap 0.5 60"), ("tap　60　60", "tap 60 60"),
    ("tap 60 60。", "tap 60 60"), ("？", "?"), ("？ tap", "? tap"), ("explain HT０３", "explain HT03"),
    ("tap 5 5；tap 6 6", "tap 5 5; tap 6 6"), ("撤销；重做", "undo; redo"),
    ("撤销；ｔａｐ　６　６", "undo; tap 6 6"), ("tap 5 5；撤销。", "tap 5 5; undo"),
    ("touch 1 began 5 5、2 began 9 9", "touch 1 began 5 5, 2 began 9 9"),
    ("handle A action save：", "handle A action save:"),
    ("rules nil-target＝sender", "rules nil-target=sender"), ("set A。alpha 0.5", "set A.alpha 0.5"),
    ("tap −5 5", "tap -5 5"), ("add view “N” ０ ０ ９ ９", "add view N 0 0 9 9"),
    ("chain 「A」", "chain A"), ("set frame A “0 0 5 5”", "set frame A \"0 0 5 5\""),
    ("tap 5 5 ＃ 一", "tap 5 5 # 1"), ("ＴＡＰ 5 5", "tap 5 5"), ("type “a b”", "type \"a b\""),
    ("add view N 0 0 9 9 alpha＝０.5", "add view N 0 0 9 9 alpha=0.5"),
  ])
  func isUnderstood(_ line: String, _ meant: String) throws {
    #expect(try Sample.parse(line) == Sample.parse(meant))
  }

  /// A person's own words, texts and paths stay as they were typed.
  @Test(arguments: [
    ("note 先问，再答；“好”。", Command.session(.note("先问，再答；“好”。"))),
    ("answer Ａ（一）", .learn(.answer("Ａ（一）"))),
    ("type 你好，世界！", .scene(.act(.stimulus(.type("你好，世界！"))))),
    ("type 你好；再见", .scene(.act(.stimulus(.type("你好；再见"))))),
    ("type “你好；，”", .scene(.act(.stimulus(.type("你好；，"))))),
    ("type \"ａ，ｂ\"", .scene(.act(.stimulus(.type("ａ，ｂ"))))),
    ("type “说\"好\"”", .scene(.act(.stimulus(.type("说\"好\""))))),
    ("save 一，二.md", .file(.save(path: "一，二.md", force: false))),
  ])
  func textStays(_ line: String, _ command: Command) throws {
    #expect(try Sample.parse(line) == [command])
  }

  @Test(arguments: [
    ("tap 60。，60", "。", "."), ("tap 【60 60】", "【", "("), ("chain ‘A’", "‘", "\""),
  ])
  func whatIsLeftIsNamed(_ line: String, _ mark: String, _ plain: String) throws {
    let error = try #require(Sample.error(line))
    #expect(error.english.contains("“\(mark)” is a full-width mark: type \(plain)"))
    #expect(error.chinese.contains("“\(mark)”是全角标点，请改用半角（\(plain)）。"))
  }

  /// Each character keeps its place.
  @Test(arguments: [("tap ６０，ｘ", 8, 1), ("chain　“Q”", 7, 3), ("tap （5 5", 5, 1)])
  func columnsStay(_ line: String, _ column: Int, _ length: Int) throws {
    let error = try #require(Sample.error(line))
    #expect(error.column == column)
    #expect(error.length == length)
  }

  @Test func theSourceIsAsWritten() throws {
    let parts = try split("tap 60，60；tap “A”。")
    #expect(parts.map { $0.source } == ["tap 60，60", "tap “A”"])
    #expect(parts.map { $0.column } == [1, 11])
  }
}
