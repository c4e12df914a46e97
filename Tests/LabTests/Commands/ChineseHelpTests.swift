import Engine
import Testing

@testable import Lab

@Suite struct ChineseHelpTests {
  let help = Help(in: .simplifiedChinese)

  @Test func aPageHasUsageMeaningAndExample() throws {
    #expect(
      try help.page(for: "swipe") == """
        swipe <方向> at x y [fingers <数>] [in <视图>] [type=…]

        手指向左、右、上或下轻扫。

          方向    left、right、up 或 down
          x y     点（x y），或视图的名字
          数      1 到 10 之间的整数
          视图    视图
          type=…  direct、indirect、pencil 或 indirect-pointer

        也可以写：轻扫、滑动

        示例：
          swipe left at 160 200

        """)
  }

  /// A command whose line is missing here would speak English.
  @Test(arguments: commandTable.map { $0.word })
  func everyCommandIsInChinese(_ word: String) throws {
    let spec = try #require(commandTable.first { $0.word == word })
    #expect(Chinese.rows["commands", word]?.hasSuffix("。") == true)
    for (label, _) in spec.syntax.form.arguments {
      #expect(Chinese.rows["labels", label] != nil, "\(label)")
    }
    let page = try help.page(for: word)
    #expect(Vocabulary.english(in: page, typed: spec.example) == [])
  }

  @Test(arguments: RulebookPoint.table.map { $0.name })
  func everyPointIsInChinese(_ name: String) throws {
    let summary = try #require(Chinese.rows["points", name])
    #expect(Vocabulary.english(in: summary, typed: "") == [])
  }

  @Test func everyPropertyIsInChinese() throws {
    let page = try help.page(for: "properties")
    for property in Property.allCases { #expect(page.contains("  " + property.rawValue)) }
    #expect(Vocabulary.english(in: page, typed: "") == [])
    #expect(page.contains("  windowLevel               级别高的窗口先被问（窗口）\n"))
  }

  @Test func groupsAnswerToBothLanguages() throws {
    let page = try help.page(for: "行为")
    #expect(
      page.contains("unoverride <响应者> [<方法>]\nunoverride <手势识别器> [<方法>]\n    取消重写；不写方法，就全部取消。\n"))
    #expect(try help.page(for: "behaviour") == page)
    #expect(throws: CommandError.self) { try Help(in: .english).page(for: "行为") }
  }

  @Test func theOverviewFitsAScreen() {
    let lines = help.overview().split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 24)
    #expect(lines.contains { $0.hasPrefix("搭建       添加、移除、移动") })
    for word in ["bring-to-front", "press-and-hold", "how-to", "interview"] {
      #expect(!help.overview().contains(word))
    }
    #expect(lines.allSatisfy { $0.reduce(0) { $0 + $1.cells } <= 80 })
  }

  /// Chinese has no spaces: a line breaks between any two characters, but not before a comma.
  @Test(arguments: commandTable.map { $0.word })
  func linesBreakWhereChineseDoes(_ word: String) throws {
    let page = try Help(in: .simplifiedChinese, width: 48).page(for: word)
    let example = try #require(commandTable.first { $0.word == word }).example
    for line in page.split(separator: "\n") where !example.contains(line.drop { $0 == " " }) {
      #expect(line.reduce(0) { $0 + $1.cells } <= 48)
      #expect(line.drop { $0 == " " }.first.map { "，。、；：）”".contains($0) } == false)
    }
  }

  @Test(arguments: [
    ("tap ", "此处应为点（x y）或视图。"), ("post ", "此处应为用户的操作或系统的事件（tap 60 60、shake）。"),
    ("set hidden A ", "此处应为是（YES）或否（NO）。"),
  ])
  func completionSaysWhatIsWanted(_ line: String, _ hint: String) {
    let found = completions(
      of: line, cursor: line.count, in: Sample.scene, language: .simplifiedChinese)
    #expect(found.hint == hint)
  }

  @Test(arguments: [
    ("rules nil-t", "target 为 nil 时从哪里找起"), ("set A alp", "不透明度，按单精度保存"),
    ("quit", "退出。"), ("help beh", "一组命令"),
  ])
  func candidatesAreDescribed(_ line: String, _ detail: String) {
    let found = completions(
      of: line, cursor: line.count, in: Sample.scene, language: .simplifiedChinese)
    #expect(found.candidates.first?.detail == detail)
  }
}
