import Engine
import Testing

@testable import Lab

@Suite struct ChineseErrorTests {
  /// Every problem there is.
  static let messages: [(Problem, String)] = [
    (.lineTooLong(limit: 10_000), "一行最多 10000 个字符。"),
    (.controlCharacter(0x1B), "这一行里有控制字符 U+001B，请去掉。"),
    (.unclosedQuote, "这里的引号没有闭合。"),
    (.unclosedBracket("("), "这里的括号 ( 没有闭合。"),
    (.unknownCommand("敲"), "没有“敲”这个命令。"),
    (.ambiguousCommand("wh"), "“wh”不够明确，可以是 。"),
    (.noStimulus(command: "chain"), "chain 既不是用户的操作，也不是系统的事件，不能放进队列。"),
    (.expected([.value(.point)], found: "x"), "此处应为点（x y），而不是“x”。"),
    (.expected([.word("}")], found: ")"), "此处应为 }，而不是“)”。"),
    (.expected([.value(.point), .value(.rect)], found: nil), "命令还没写完，后面应为点（x y）或矩形（x y 宽 高）。"),
    (.expected([.value(.objectOrNil(.responder))], found: nil), "命令还没写完，后面应为响应者或 nil。"),
    (.tooManyWords("9", expected: []), "命令到“9”之前就该结束了。"),
    (
      .tooManyWords("9", expected: [.word("count"), .word("fingers"), .word("in")]),
      "“9”不能写在这里。可以写次数（count）、手指（fingers）或在（in），也可以到此为止。"
    ),
    (.outOfRange("2", low: 0, high: 1), "2 超出范围：应在 0 到 1 之间。"),
    (.outOfRange("", low: 0, high: 2_000_000), "这个数超出范围：应在 0 到 2,000,000 之间。"),
    (.notWhole("1.5"), "1.5 不是整数。"),
    (.notFinite("nan"), "nan 不能用作坐标或尺寸。"),
    (.notFinite(""), "这个数是无穷大，或者根本不是数。"),
    (.negativeSize("-1"), "宽和高不能小于零，这里是 -1。"),
    (.negativeSize(""), "宽和高不能小于零。"),
    (.tooFewPoints(2), "多边形至少要有三个顶点，这里只有 2 个。"),
    (.unquotedText("hi there"), "带空格的文字要加引号。"),
    (.unknownName("Q"), "没有名为“Q”的对象。"),
    (
      .wrongKind(name: "T", className: "UITapGestureRecognizer", wanted: .responder),
      "T 是 UITapGestureRecognizer，此处应为响应者。手势识别器和图层不是响应者。"
    ),
    (
      .wrongKind(name: "K", className: "UIViewController", wanted: .view),
      "K 是 UIViewController，此处应为视图。"
    ),
    (.invalidName("9"), "“9”不能用作名字：名字由字母（汉字也算）、数字、_ 和 - 组成，开头要是字母或 _。"),
    (.reservedName("nil"), "nil 表示没有对象，不能用作名字。"),
    (.nameTaken("A", className: "UIView"), "已经有一个 UIView 叫 A，名字不能重复。"),
    (
      .otherClass("UISearchBar", kind: "view"),
      "这里没有 UISearchBar 这个种类，可以用这个类的 view 代替：add view 名字 class=UISearchBar。"
    ),
    (.abstractClass("UIGestureRecognizer"), "UIGestureRecognizer 是抽象类，请添加它的某个子类。"),
    (.unknownProperty("alhpa"), "没有“alhpa”这个属性。"),
    (
      .propertyNotOfClass("enabled", className: "UIView", owners: [.controls, .recognizers]),
      "UIView 没有属性 enabled。有这个属性的是控件和手势识别器。"
    ),
    (
      .propertyNotOfClass("delegate", className: "UIView", owners: [.application]),
      "UIView 没有属性 delegate。有这个属性的是 app。"
    ),
    (.notAddedWith(property: "frame", className: "UIWindow"), "添加 UIWindow 时不能写 frame=。"),
    (.noUsualValue(property: "frame", name: "A"), "frame 没有默认值可以恢复：A 的类没有规定它。"),
    (.unknownRule("HT99"), "没有“HT99”这条规则。"),
    (.unknownPoint("foo"), "没有“foo”这个规则集，也没有这个规则项。"),
    (.eventsOfRecognizer("T"), "T 是手势识别器，没有控件事件，请去掉 for 和后面的事件。"),
    (.insideItself("卡片"), "「卡片」不能放进它自己或它的子视图里。"),
    (.nameTaken("卡片", className: "UIView"), "已经有一个 UIView 叫「卡片」，名字不能重复。"),
    (.requirementCircle("单击", "双击"), "「双击」已经在等「单击」失败，再这样要求，两个会永远互相等下去。"),
    (.insideItself("A"), "A 不能放进它自己或它的子视图里。"),
    (.windowInsideView, "窗口自成一体，不能放进视图里。"),
    (.windowHasRoot(window: "W", root: "K"), "W 已经有根视图控制器 K。"),
    (.alreadyPresenting("K", presented: "M"), "K 已经呈现了 M。"),
    (.isChild("C", of: "K"), "C 是 K 的子控制器，不能再被呈现或压入栈。添加时写上 in nil，就不属于谁：add controller M in nil。"),
    (.notPresented("M"), "M 没有呈现别的，也没有被呈现，没有什么可以收起。"),
    (.notInWindow("K"), "K 不在任何窗口里。"),
    (.presentsItself("K"), "K 不能呈现它自己。"),
    (.cannotBeRemoved("app"), "app 不能移除。"),
    (.cannotBeMoved("window"), "window 不能移动。"),
    (.viewHasController(view: "B", controller: "K"), "B 已经是 K 的视图。"),
    (.nilTargetOfRecognizer("T"), "T 是手势识别器，它的 target 必须是一个对象；只有控件才会去找 target。"),
    (.requirementCircle("T", "D"), "D 已经在等 T 失败，再这样要求，两个会永远互相等下去。"),
    (.tooManyObjects(limit: 9), "一个场景最多 9 个对象。"),
    (.notSettable, "这里不能这样设置。"),
    (.indexOutOfRange(count: 2), "那里已有 2 个，序号可以是 0 到 2。"),
    (.indexOutOfRange(count: 0), "那里还一个也没有，序号只能是 0。"),
    (.running(code: "x", message: "别处的话。"), "别处的话。"),
  ]

  @Test(arguments: messages)
  func saysWhatIsWrong(_ problem: Problem, _ message: String) {
    #expect(CommandError(problem, column: 1, length: 1).chinese == message)
  }

  @Test(arguments: [
    ("tpa 60 60", "没有“tpa”这个命令。是不是想写 tap？"),
    ("wh A", "“wh”不够明确，可以是 why 或 why-not。"),
    ("q", "“q”不够明确，可以是 queue、quiz 或 quit。"),
    ("type hi there", "带空格的文字要加引号。是不是想写 \"hi there\"？"),
    ("add viw N", "此处应为视图（view）、控件（control）、按钮（button）等词之一，而不是“viw”。是不是想写 view？"),
    ("set hidden A maybe", "此处应为是（YES）或否（NO），而不是“maybe”。"),
    ("tap 5 5 in K", "K 是 UIViewController，此处应为视图。是不是想写 K.view？"),
  ])
  func saysWhatWouldBeRight(_ line: String, _ message: String) throws {
    #expect(try #require(Sample.error(line)).chinese == message)
  }

  /// As everywhere in a Chinese sentence, one sees where a Chinese name ends.
  @Test func aSuggestedNameStandsApart() {
    let error = CommandError(
      .unknownName("按扭"), column: 7, length: 2, suggestions: ["按钮", "按键", "B"])
    #expect(error.chinese == "没有名为“按扭”的对象。是不是想写「按钮」、「按键」或 B？")
  }

  @Test func aCaretStandsUnderWhatIsWrong() throws {
    let line = "on K view-did-load do 敲 5 5"
    let rendered = try #require(Sample.error(line)).rendered(line: line, in: .simplifiedChinese)
    #expect(
      rendered == """
        没有“敲”这个命令。
        on K view-did-load do 敲 5 5
                              ^~
        """)
  }

  /// What is left in Latin letters can be typed, or is a name of UIKit's.
  @Test(arguments: wrongText + wrongBuilding + wrongSetting + wrongDoing + wrongAsking)
  func hasNoEnglish(_ wrong: WrongLine) throws {
    let message = try #require(Sample.error(wrong.line)).chinese
    #expect(message.contains { $0 >= "\u{4E00}" && $0 <= "\u{9FFF}" })
    let typed = wrong.line + " " + wrong.suggestions.joined(separator: " ")
    #expect(Vocabulary.english(in: message, typed: typed) == [])
  }
}
