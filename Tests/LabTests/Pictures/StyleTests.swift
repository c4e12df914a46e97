import Engine
import Testing

@testable import Lab

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
  /// Checks that tags are balanced and nothing is left that XML forbids; gives the texts.
  struct Checker {
    struct Fault: Error { let what: String }

    static func texts(of document: String) throws -> [String] {
      var open: [String] = []
      var texts: [String] = []
      var rest = Substring(document)
      while let start = rest.firstIndex(of: "<") {
        let text = rest[..<start]
        if !text.allSatisfy({ $0.isWhitespace }) { texts.append(String(text)) }
        guard let end = rest[start...].firstIndex(of: ">") else { throw Fault(what: "open tag") }
        let tag = rest[rest.index(after: start)..<end]
        rest = rest[rest.index(after: end)...]
        if tag.filter({ $0 == "\"" }).count % 2 != 0 { throw Fault(what: "quote in \(tag)") }
        let name = String(tag.drop { $0 == "/" }.prefix { $0 != " " && $0 != "/" })
        if tag.hasPrefix("/") {
          guard open.popLast() == name else { throw Fault(what: "closes \(name)") }
        } else if !tag.hasSuffix("/") {
          open.append(name)
        }
      }
      guard open.isEmpty else { throw Fault(what: "left open: \(open)") }
      for text in texts {
        for piece in text.split(separator: "&", omittingEmptySubsequences: false).dropFirst() {
          let entity = piece.prefix { $0 != ";" }
          guard ["amp", "lt", "gt", "quot", "#39"].contains(entity) else {
            throw Fault(what: "entity \(entity)")
          }
        }
        guard text.unicodeScalars.allSatisfy({ $0.value >= 0x20 || $0 == "\n" }) else {
          throw Fault(what: "control character")
        }
      }
      return texts
    }
  }

  private static let hostile = "<b>&\"'\u{1B}]]>\u{FFFE}</b>"

  @Test func wellFormedAndEscaped() throws {
    var builder = try Builder.rich()
    builder.scene.setClassName(Self.hostile, of: try builder.view("form"))
    try builder.set(.text, "ghost", .text(Self.hostile))
    var options = PictureOptions()
    options.touch = Point(30, 50)
    options.hitView = builder.scene.hitTest(screen: Point(30, 50))
    let tree = try Checker.texts(of: Pictures.treeSVG(of: builder.scene, options))
    #expect(tree.contains { $0.contains("&lt;b&gt;&amp;") })
    let drawing = try Checker.texts(of: Pictures.drawSVG(builder.scene, options))
    #expect(drawing.contains { $0.contains("&lt;b&gt;&amp;&quot;&#39;\\u{1B}") })
    _ = try Checker.texts(of: Pictures.mapSVG(builder.scene, options))
  }

  /// What can be read in the characters can be read in the shapes.
  @Test func everyNameIsThere() throws {
    let scene = try Builder.odd().scene
    let drawing = try Checker.texts(of: Pictures.drawSVG(scene)).joined(separator: "\n")
    for name in ["host", "wide", "off", "veil", "long", "gone", "dot", "nothing", "under", "away"] {
      #expect(drawing.contains(name))
    }
    let map = try Checker.texts(of: Pictures.mapSVG(scene)).joined(separator: "\n")
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
    let texts = try Checker.texts(of: Pictures.drawSVG(Scene()))
    #expect(texts.contains("There is no window."))
  }
}
