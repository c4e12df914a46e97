import Depth
import Engine
import Foundation
import Sessions
import Testing

@testable import Lab

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct StyleTests {
  @Test func colourOnlyAdds() throws {
    let scene = try Builder.odd().scene
    for line in try Pictures.tree(of: scene) + Pictures.draw(scene) + Pictures.map(scene) {
      var plain = ""
      var isCode = false
      for character in ANSI.text(line) {
        if character == "\u{1B}" { isCode = true }
        if !isCode { plain.append(character) }
        if isCode, character == "m" { isCode = false }
      }
      #expect(plain == line.plain)
    }
  }

  @Test(arguments: [
    (0, "0.0 %"), (0.0001, "< 0.1 %"), (0.333, "33.3 %"), (0.9999, "> 99.9 %"), (1, "100.0 %"),
  ])
  func percent(_ share: Double, _ text: String) {
    #expect(Figures.percent(share) == text)
  }
}

@Suite struct SVGTests {
  private static let hostile = "<b>&\"'\u{1B}]]>\u{FFFE}</b>"

  /// The names of classes are in the titles of shapes, a text in a tree.
  @Test(arguments: Clusters.texts.prefix(Depth.count(4, nightly: .max)))
  func aMarkIsTextBesideWhatJoinsIt(text: String) throws {
    var builder = try Builder.rich()
    builder.scene.setClassName(text, of: try builder.view("form"))
    try builder.set(.text, "ghost", .text(text))
    for picture in [
      Pictures.drawSVG(builder.scene), Pictures.treeSVG(of: builder.scene),
      try Pictures.mapSVG(builder.scene),
    ] {
      let markup = try MarkupText(picture)
      #expect(markup.elements["script"] == nil)
      #expect(XMLParser(data: Data(picture.utf8)).parse())
    }
    #expect(
      try MarkupText(Pictures.drawSVG(builder.scene)).texts.contains {
        $0.hasSuffix("  " + text.visible.inMarkup)
      })
  }

  @Test func wellFormedAndEscaped() throws {
    var builder = try Builder.rich()
    builder.scene.setClassName(Self.hostile, of: try builder.view("form"))
    try builder.set(.text, "ghost", .text(Self.hostile))
    var options = PictureOptions()
    options.touch = Point(30, 50)
    options.hitView = builder.scene.hitTest(screen: Point(30, 50))
    let tree = try MarkupText(Pictures.treeSVG(of: builder.scene, options)).texts
    #expect(tree.contains { $0.contains("&lt;b&gt;&amp;") })
    let drawing = try MarkupText(Pictures.drawSVG(builder.scene, options)).texts
    #expect(drawing.contains { $0.contains("&lt;b&gt;&amp;&quot;'\\u{1B}") })
    _ = try MarkupText(Pictures.mapSVG(builder.scene, options))
  }

  /// What can be read in the characters can be read in the shapes.
  @Test func everyNameIsThere() throws {
    let scene = try Builder.odd().scene
    let drawing = try MarkupText(Pictures.drawSVG(scene)).texts.joined(separator: "\n")
    for name in ["host", "wide", "off", "veil", "long", "gone", "dot", "nothing", "under", "away"] {
      #expect(drawing.contains(name))
    }
    let map = try MarkupText(Pictures.mapSVG(scene)).texts.joined(separator: "\n")
    #expect(map.contains("66.7 %") && map.contains("wholly covered by over"))
  }

  /// The runs of a map cover its window once, whole.
  @Test(arguments: [try Builder.odd().scene, try Builder.s3().scene])
  func runsCoverTheWindow(_ scene: Scene) throws {
    let window = try #require(scene.keyWindow)
    let map = try #require(try TouchMap(of: window, in: scene, PictureOptions()))
    let runs = map.territory.runs()
    #expect(abs(runs.reduce(0) { $0 + $1.rect.width * $1.rect.height } - 320 * 480) < 1e-6)
    for (index, run) in runs.enumerated() {
      #expect(runs[(index + 1)...].allSatisfy { $0.rect.intersection(run.rect) == nil })
      #expect(map.territory.owner(at: run.rect.mid) == run.owner)
    }
  }

  @Test func noWindow() throws {
    let texts = try MarkupText(Pictures.drawSVG(Scene())).texts
    #expect(texts.contains("There is no window."))
  }
}
