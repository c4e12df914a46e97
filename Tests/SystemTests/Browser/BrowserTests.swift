import Depth
import Foundation
import Lab
import System
import Testing

@testable import Desk

/// An exported page as a browser shows it.
@Suite(
  .enabled(if: Browser.path != nil && Depth.isNightly, Comment(rawValue: Browser.missing)),
  .serialized)
struct BrowserTests {
  private static let text = """
    ---
    lang: en
    ---
    Prose with a rule [HT03] and ![a picture](https://example.com/a.png), a
    <img src="https://example.com/b.png">, a [link](https://example.com) and `code`.

    | a table | of two |
    |---|---|
    | a | b |

    ```hitchain quiet
    > add view A 0 0 240 240
    > add view B in A 20 20 100 100 hidden=YES
    > add view C in A 140 20 100 100 clipsToBounds=YES
    > add view D in C 50 50 100 100
    > add button E in A 20 140 80 40 enabled=NO
    ```

    ```hitchain
    > tap 60 60
    …
    > tap 30 150
    …
    > map
    …
    > draw
    …
    ```

    ```hitchain fails
    > tap <b>
    …
    ```
    """

  @Test(arguments: [(1200, false), (1200, true), (390, false), (390, true)])
  func anybodyCanReadItAndItAsksForNothing(width: Int, isDark: Bool) throws {
    let page = try Document(Self.text).exported(to: .html).text
    let folder = try TestFolder()
    let shown = try Browser.open(
      inspected(page), in: folder, width: width, isDark: isDark)
    let title = try #require(shown.dom.firstMatch(of: /<title>([^<]*)<\/title>/)?.1)
    #expect(title.split(separator: "\n") == ["done"])
    #expect(shown.requests.filter { $0.contains("example.com") } == [])
  }

  /// With a script of the tests', which the page's own policy would not let run.
  private func inspected(_ page: String) -> String {
    let script = Inspection.script.dropFirst("<script>".count).dropLast("</script>".count)
    let hash = Base64.encoded(SHA256.digest(of: Array(script.utf8)))
    return page.replacing("script-src ", with: "script-src 'sha256-\(hash)' ", maxReplacements: 1)
      .replacing("</body>", with: Inspection.script + "</body>")
  }

  /// In a heading, in a name, in a text and in an answer: the title says whether one has run.
  @Test func nothingThatIsWrittenRuns() throws {
    for join in ["\u{D4E}", "\u{301}", ""] {
      let attack = "\(join)<\(join)script\(join)>document.title='run'//\(join)</script\(join)>"
      let closing = "\(join)</title\(join)>\(attack)<img src=x onerror=\"document.title='run'\">"
      let document = try Document(
        "# \(closing)\n\n```hitchain\n> add label L 0 0 200 50 text=\(attack.quoted)\n```\n")
      let shown = try Browser.open(document.exported(to: .html).text, in: TestFolder())
      #expect(!shown.dom.contains("<title>run"))
      let picture = try Browser.open(
        "<!DOCTYPE html><title>x</title>" + document.exported(to: .terminal).text, in: TestFolder())
      #expect(picture.dom.contains("<title>x</title>"))
    }
  }

  /// The page's policy lets its own script and style run, and nobody else's.
  @Test func thePolicyKnowsThePagesOwn() throws {
    let page = try Document(Self.text).exported(to: .html).text
    let added = "<script>document.title='run'</script><p style=\"color:red\">x</p>"
    let shown = try Browser.open(
      page.replacing("</main>", with: added + "</main>"), in: TestFolder())
    #expect(!shown.dom.contains("<title>run"))
    #expect(shown.dom.contains("class=\"buttons\""), "the page's own script has run")
  }

  /// What the tests look for is found where it is.
  @Test func whatIsWrongIsSeen() throws {
    let page = """
      <!DOCTYPE html><html><body style="background:#fff"><p style="color:#999">pale</p>
      <button></button><svg></svg><img src="https://example.com/a.png">\(Inspection.script)
      """
    let shown = try Browser.open(page, in: TestFolder())
    let title = try #require(shown.dom.firstMatch(of: /<title>([^<]*)<\/title>/)?.1)
    for problem in [
      "no language", "not one h1", "no name: &lt;button", "no name: &lt;svg", "contrast",
    ] { #expect(title.contains(problem), "\(title)") }
    #expect(shown.requests.contains { $0.contains("example.com") })
  }

  /// The scene in its three pictures, and the session.
  @Test(arguments: [false, true])
  func anybodyCanReadThePictures(isDark: Bool) throws {
    var page =
      "<!DOCTYPE html><html lang=en><title>x</title><body class=pictures style=background:#fff;color:#000><h1>x</h1>"
    for format in [ExportFormat.svg, .tree, .map, .terminal] {
      page += try Document(Self.text).exported(to: format).text
    }
    let shown = try Browser.open(page + Inspection.script, in: TestFolder(), isDark: isDark)
    let title = try #require(shown.dom.firstMatch(of: /<title>([^<]*)<\/title>/)?.1)
    #expect(title.split(separator: "\n") == ["done"])
    #expect(shown.requests.filter { $0.contains("example.com") } == [])
  }
}
