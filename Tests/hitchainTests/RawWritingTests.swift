import Depth
import Foundation
import Testing

/// Who writes, and through which door: words go out through `Console.write` and `Console.complain`, which make them
/// visible, and what a writer of ours has made through `Console.put`. Nothing else in the sources writes to a stream,
/// but for the places that stand here.
@Suite struct RawWritingTests {
  /// A place, and why nothing of somebody else's goes out there as it is.
  private static let known: [String: String] = [
    "Sources/hitchain/Console.swift: orEnd { () throws(SystemError) in try StandardStream.output.write(bytes) }":
      "both doors",
    "Sources/hitchain/Console.swift: try? StandardStream.error.write(text.visibleLines + terminator)":
      "it is made visible there",
    "Sources/System/Terminal/Screen/WorkMeter.swift: private func write(_ text: String) { try? StandardStream.error.write(text) }":
      "what it shows is made visible before it moves the cursor",
    "Sources/System/Terminal/Screen/TerminalOutput.swift: public func write(_ text: String) { try? StandardStream.output.write(text) }":
      "rows of spans, which are visible",
    #"Sources/CEdit/terminal.c: ssize_t written = write(STDOUT_FILENO, "\033[?2004l\r\n", current == &raw ? 10 : 0);"#:
      "its own bytes, as a signal ends the program",
    "Sources/CPage/memory.c: int putchar(int character) { return character; }":
      "a page has no such stream",
  ]

  /// In Swift and in C.
  private static let writers = [
    #"StandardStream\.(output|error)\.write"#,
    #"\b(fputs|fputc|puts|putchar|fwrite|printf|fprintf|vfprintf|dprintf|perror|psignal)\("#,
    #"(?<![.\w])(print|debugPrint)\("#,
    #"(?<![.\w])write\((STDOUT_FILENO|STDERR_FILENO|1|2),"#, #"FileHandle\.standard"#,
  ].joined(separator: "|")

  struct Place: CustomStringConvertible {
    var file: String
    var line: Int
    var text: String

    var description: String { "\(file):\(line): \(text)" }
    var key: String { "\(file): \(text)" }
  }

  private static func places(_ finds: (String) -> Bool) throws -> [Place] {
    let top = Checkout.path("Sources")
    var places: [Place] = []
    for path in (FileManager.default.subpaths(atPath: top) ?? []).sorted()
    where path.hasSuffix(".swift") || path.hasSuffix(".c") || path.hasSuffix(".h") {
      let text = try String(contentsOfFile: top + "/" + path, encoding: .utf8)
      for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        let line = line.trimmingCharacters(in: .whitespaces)
        guard !line.hasPrefix("//"), finds(line) else { continue }
        places.append(Place(file: "Sources/" + path, line: number + 1, text: line))
      }
    }
    return places
  }

  @Test func nobodyWritesButThroughTheDoors() throws {
    let places = try Self.places { line in
      // What is quoted is only named.
      let code = line.replacingOccurrences(
        of: #""(\\.|[^"\\])*""#, with: "\"\"", options: .regularExpression)
      return code.range(of: Self.writers, options: .regularExpression) != nil
        && !code.contains("func print(")
    }
    for place in places where Self.known[place.key] == nil {
      Issue.record("\(place): this writes past the doors of Console")
    }
    let found = Set(places.map { $0.key })
    for key in Self.known.keys where !found.contains(key) { Issue.record("No such place: \(key)") }
  }

  /// What is made goes out by a name that says who made it: a new one is a new promise, and stands here.
  @Test func whatIsMadeHasAMaker() throws {
    let makers: Set<String> = [
      "json", "response", "table", "exported", "page", "document", "results", "image", "prose",
      "spans",
    ]
    let puts = try Self.places { $0.contains("Console.put(") }
    #expect(puts.count > 10)
    for place in puts {
      let maker = place.text.firstMatch(of: /Console\.put\(\.(\w+)/)?.1
      #expect(maker.map { makers.contains(String($0)) } == true, "\(place)")
    }
    let factories = try Self.places { $0.hasPrefix("static func") && $0.contains("-> Made") }
    #expect(factories.allSatisfy { $0.file == "Sources/hitchain/Made.swift" }, "\(factories)")
  }
}
