import Lab
import Testing

/// The wording follows the session's language, and a reply keeps the one it was given in.
@Suite struct ChineseReplyTests {
  @Test func errorsFollowTheLanguage() {
    var session = Session()
    let english = session.run("chain Q", number: 3)[0]
    let switched = session.run("lang zh-Hans")[0]
    let chinese = session.run("chain Q", number: 5)[0]
    #expect(english.errorMessage == "There is no object “Q”.")
    #expect(english.place == "line 3: ")
    #expect(switched.language == .simplifiedChinese)
    #expect(chinese.errorMessage == "没有名为“Q”的对象。")
    #expect(chinese.complaint(under: "chain Q") == "第 5 行：没有名为“Q”的对象。\nchain Q\n      ^")
    #expect(chinese.place == "第 5 行：")
    #expect(chinese.json()["error"]?["message"] == .string("没有名为“Q”的对象。"))
    #expect(chinese.json()["error"]?["code"] == .string("unknown-name"))
  }

  @Test func helpFollowsTheLanguage() {
    var session = Session(state: State(language: .simplifiedChinese))
    #expect(session.run("help tree")[0].text.contains("打印视图层级；写上 svg，就是 SVG 图。"))
    #expect(session.run("help")[0].text.contains { $0.contains("点击 60 60") })
  }

  @Test func anUnknownTopicIsMarked() throws {
    var session = Session()
    let error = try #require(session.run("help tpa")[0].error)
    #expect(error.code == "unknown-command")
    #expect(error.column == 6)
    #expect(error.suggestions == ["tap"])
  }
}
