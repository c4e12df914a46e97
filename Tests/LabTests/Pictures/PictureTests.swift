import Engine
import Testing

@testable import Lab

private func options(
  _ scene: Scene, _ width: Int, _ height: Int = 50, touch: Point? = nil,
  _ language: Language = .english, ascii: Bool = false
) -> PictureOptions {
  var options = PictureOptions()
  options.width = width
  options.height = height
  options.touch = touch
  options.hitView = touch.flatMap { scene.hitTest(screen: $0) }
  options.language = language
  options.isASCII = ascii
  return options
}

private func joined(_ lines: [StyledText]) -> String { lines.plain.joined(separator: "\n") }

@Suite struct TreeTests {
  @Test func theInitialScene() {
    #expect(joined(Pictures.tree(of: .initial)) == ExpectedTrees.initialTree)
  }

  @Test func everythingThatMatters() throws {
    let scene = try Builder.rich().scene
    #expect(joined(Pictures.tree(of: scene)) == ExpectedTrees.richTree)
    #expect(
      joined(Pictures.tree(of: scene, options(scene, 80, ascii: true)))
        == ExpectedTrees.richTreeASCII)
  }

  /// A control character of a user's text never gets to the terminal.
  @Test(arguments: ["\u{1B}[2J", "a\u{202E}b", "\u{9B}31m", "line\u{2028}line", "\u{0}", "\u{7F}"])
  func textsAreEscaped(_ text: String) throws {
    var builder = Builder()
    try builder.add("L", .label, 0, 0, 10, 10)
    try builder.set(.text, "L", .text(text))
    builder.scene.setClassName(text, of: try builder.view("L"))
    let tree = joined(Pictures.tree(of: builder.scene))
    #expect(!tree.contains(text))
    #expect(tree.contains("\\u{"))
  }

  @Test func aDeepHierarchyIsCountedNotIndented() throws {
    var builder = Builder()
    var parent = "view"
    for number in 0..<3000 {
      try builder.add("v\(number)", in: parent, 0, 0, 320, 480)
      parent = "v\(number)"
    }
    var few = PictureOptions()
    few.lineLimit = 100
    few.indentationLimit = 10
    let lines = Pictures.tree(of: builder.scene, few).plain
    // app, delegate, scene, window, view and 3000 more.
    #expect(lines.count == 101)
    #expect(lines.last == "… and 2905 more")
    #expect(lines[99].hasPrefix(String(repeating: " ", count: 30) + "[98] v94  UIView"))
  }
}

@Suite struct DrawTests {
  @Test(arguments: [
    (try Builder.s1().scene, 60, 50, Point(230, 320), ExpectedDrawings.s1),
    (try Builder.s8().scene, 60, 24, Point(240, 160), ExpectedDrawings.s8draw),
    (try Builder.turned().scene, 60, 50, Point(80, 100), ExpectedDrawings.turned),
  ])
  func drawings(_ scene: Scene, _ width: Int, _ height: Int, _ touch: Point, _ expected: String) {
    #expect(joined(Pictures.draw(scene, options(scene, width, height, touch: touch))) == expected)
  }

  @Test func chineseNamesAtAHundredColumns() throws {
    let scene = try Builder.wide("背景", "按钮一", "按钮二").scene
    let lines = Pictures.draw(
      scene, options(scene, 100, touch: Point(140, 140), .simplifiedChinese))
    #expect(joined(lines) == ExpectedDrawings.wide)
    // Under the ruler every row of the picture is equally wide, whatever is written in it.
    #expect(Set(lines[1...24].map { $0.width }) == [100])
  }

  @Test func hiddenClosedOutsideClippedTinyAndCovered() throws {
    let scene = try Builder.odd().scene
    #expect(joined(Pictures.draw(scene, options(scene, 60))) == ExpectedDrawings.odd)
  }

  @Test func aDumbTerminal() throws {
    let scene = try Builder.s3().scene
    let lines = Pictures.draw(
      scene, options(scene, 60, 24, touch: Point(140, 140), ascii: true))
    #expect(joined(lines) == ExpectedDrawings.s3ascii)
    #expect(joined(lines).utf8.allSatisfy { $0 < 0x80 })
  }

  @Test(arguments: [20, 60, 80, 100, 137, 200])
  func noLineIsTooWide(_ width: Int) throws {
    for scene in [try Builder.odd().scene, try Builder.wide("一二三四五", "六七", "八").scene] {
      var wide = options(scene, width)
      wide.height = 500
      let picture = Pictures.draw(scene, wide).prefix { !$0.plain.hasPrefix("1 ") }
      let rows = picture.filter { $0.plain.contains("│") || $0.plain.contains("┐") }
      #expect(!rows.isEmpty)
      #expect(rows.allSatisfy { $0.width <= width })
    }
  }

  /// Every name is somewhere: in the picture, in the legend, or among what does not show.
  @Test(arguments: [(20, 8), (30, 12), (60, 30), (200, 100)])
  func noNameIsLost(_ width: Int, _ height: Int) throws {
    let scene = try Builder.odd().scene
    let picture = joined(Pictures.draw(scene, options(scene, width, height)))
    for name in [
      "window", "view", "host", "wide", "off", "veil", "cut", "long", "gone", "dot", "nothing",
      "narrow", "under", "over", "away",
    ] {
      #expect(picture.contains(name), "\(name) at \(width)")
    }
  }

  @Test func nothingToDraw() throws {
    #expect(Pictures.draw(Scene()).plain == ["There is no window."])
    var builder = Builder(Scene())
    try builder.add("window", .window, in: nil, 0, 0, 0, 480)
    #expect(Pictures.draw(builder.scene).plain == ["The window has no area."])
  }

  @Test(arguments: [Rect(0, 0, 1e7, 1), Rect(0, 0, 1, 1e7), Rect(-1e12, 5, 1e-6, 1e-6)])
  func strangeWindows(_ frame: Rect) throws {
    var builder = Builder(Scene())
    try builder.add("window", .window, in: nil, frame.x, frame.y, frame.width, frame.height)
    try builder.add("far", in: "window", 1e300, 1e300, 1e300, 1e300)
    #expect(joined(Pictures.draw(builder.scene)).contains("outside the window: far"))
    #expect(try joined(Pictures.map(builder.scene)).contains("window"))
    #expect(Pictures.drawSVG(builder.scene).contains("far"))
    #expect(try Pictures.mapSVG(builder.scene).contains("</svg>"))
  }
}

@Suite struct MapTests {
  @Test(arguments: [
    (try Builder.s3().scene, 16, Language.english, ExpectedMaps.s3map),
    (try Builder.s4().scene, 16, .english, ExpectedMaps.s4map),
    (try Builder.s8().scene, 16, .simplifiedChinese, ExpectedMaps.s8map),
    (try Builder.odd().scene, 24, .english, ExpectedMaps.oddmap),
  ])
  func maps(
    _ scene: Scene, _ height: Int, _ language: Language, _ expected: String
  ) throws {
    #expect(try joined(Pictures.map(scene, options(scene, 60, height, language))) == expected)
  }

  /// The shares found by cutting along edges are those of asking at every point.
  @Test(arguments: [try Builder.s1().scene, try Builder.s4().scene, try Builder.odd().scene])
  func exactSharesAreThoseOfEveryPoint(_ scene: Scene) throws {
    let window = try #require(scene.keyWindow)
    let map = try #require(try TouchMap(of: window, in: scene, options(scene, 60)))
    #expect(map.territory.exactness == .exact)
    let points = PointGrid(
      xs: (0..<160).map { Double($0) * 2 + 1 }, ys: (0..<240).map { Double($0) * 2 + 1 })
    let owners = try OwnerFinder(scene: scene, rules: .uikit).owners(at: points)
    for (owner, share) in map.territory.shares() {
      let counted = Double(owners.filter { $0 == owner }.count) / Double(points.count)
      #expect(abs(counted - share) < 1e-9)
    }
  }

  @Test func letters() throws {
    var builder = Builder()
    for (index, name) in ["B", "b", "btn1", "btn2", "视图"].enumerated() {
      try builder.add(name, in: "view", Double(index) * 60, 0, 50, 50)
    }
    let scene = builder.scene
    let window = try #require(scene.keyWindow)
    let legend = try #require(try TouchMap(of: window, in: scene, options(scene, 60))).legend
    let letters = legend.entries.map { $0.letter }
    #expect(Set(letters).count == letters.count)
    let named = Dictionary(
      uniqueKeysWithValues: legend.entries.map { ($0.owner.map { scene.name(of: $0) }, $0.letter) })
    #expect(named["B"] == "B")
    #expect(named["btn1"] == "1")
    #expect(named["btn2"] == "2")
  }

  private static let reasons: [(String, @Sendable (inout Builder) throws -> Void)] = [
    ("hidden", { try $0.set(.hidden, "E", .bool(true)) }),
    ("in C, which is closed: alpha 0.005", { try $0.set(.alpha, "C", .number(0.005)) }),
    ("in C, which is closed: animating", { try $0.set(.animating, "C", .bool(true)) }),
    ("wholly outside C", { try $0.set(.frame, "E", .rect(Rect(20, 250, 40, 20))) }),
    (
      "wholly covered by F", { try $0.add("F", in: "C", 150, 10, 130, 220) }
    ),
    ("filled by F, inside it", { try $0.add("F", in: "E", 0, 0, 100, 200) }),
    ("it has no area", { try $0.set(.frame, "E", .rect(Rect(10, 10, 0, 40))) }),
    (
      "its transform leaves no area",
      { $0.scene.setTransform(of: try $0.view("E"), to: .scale(0, 1)) }
    ),
    (
      "the transform of C leaves no area",
      { $0.scene.setTransform(of: try $0.view("C"), to: .scale(1, 0)) }
    ),
    (
      "its pointInside says no everywhere",
      { $0.scene.override(try $0.view("E"), pointInside: .never) }
    ),
    ("hitTest → nil", { $0.scene.override(try $0.view("E"), hitTest: HitTestOverride.none) }),
    ("hitTest → pass-through", { $0.scene.override(try $0.view("E"), hitTest: .passThrough) }),
    ("C: hitTest → self", { $0.scene.override(try $0.view("C"), hitTest: .itself) }),
    (
      "partly outside C, the rest covered by F",
      {
        try $0.set(.frame, "E", .rect(Rect(240, 20, 80, 40)))
        try $0.add("F", in: "C", 230, 0, 60, 100)
      }
    ),
  ]

  @Test(arguments: 0..<reasons.count)
  func whyNoTapGetsThere(_ row: Int) throws {
    let (reason, change) = Self.reasons[row]
    var builder = try Builder.s1()
    try change(&builder)
    let lines = try Pictures.map(builder.scene, options(builder.scene, 60, 8)).plain
    let line = lines.first { $0.hasPrefix("   E") && !$0.hasPrefix("   E ─") }
    #expect(line?.hasSuffix("  " + reason) == true, "\(line ?? "no line of E")")
  }

  /// Who is called by one letter has it, whatever is asked for before.
  @Test func aLetterIsItsOwn() throws {
    var builder = Builder()
    try builder.add("buy", .button, in: "view", 0, 0, 200, 100)
    try builder.add("B", in: "view", 0, 200, 200, 100)
    let lines = try Pictures.map(builder.scene, options(builder.scene, 60, 16)).plain
    #expect(lines.contains { $0.hasPrefix("B  B ") })
    #expect(lines.contains { $0.hasPrefix("y  buy ") })
  }

  /// Shares of less than one in a hundred are told together, where they are more than three.
  @Test(arguments: [(3, false), (4, true)])
  func smallSharesAreSummed(_ count: Int, _ isSummed: Bool) throws {
    var builder = Builder()
    for number in 0..<count {
      try builder.add("dot\(number)", in: "view", 0, Double(number) * 30, 20, 20)
    }
    let lines = try Pictures.map(builder.scene, options(builder.scene, 60, 16)).plain
    #expect(lines.contains { $0.hasPrefix("d  dot0") } != isSummed)
    #expect(
      lines.contains("4 views have less than 1 % each, 1.0 % together: dot0, dot1, dot2 …")
        == isSummed)
  }

  /// X32: by the documents only the key window gets touches.
  @Test func theKeyWindowAlone() throws {
    var builder = Builder()
    try builder.add("alert", .window, in: nil, 0, 0, 100, 100)
    var other = options(builder.scene, 40, 8)
    other.rules = .documents
    other.window = try builder.view("alert")
    #expect(
      try joined(Pictures.map(builder.scene, other))
        .contains("touches go to the key window, and it is in another"))
  }
}
