/// Lines of a program, each as deep as the block that it stands in.
struct Page {
  private(set) var lines: [String] = []
  private var depth = 0

  var text: String { lines.joined(separator: "\n") + "\n" }

  mutating func write(_ line: String) {
    lines.append(line.isEmpty ? "" : String(repeating: "  ", count: depth) + line)
  }

  mutating func open(_ line: String) {
    write(line)
    depth += 1
  }

  mutating func close(_ line: String = "}") {
    depth -= 1
    write(line)
  }

  /// Ends one block and begins the next one in the same line: `} else {`.
  mutating func turn(_ line: String) {
    close(line)
    depth += 1
  }

  /// A line less deep than the block around it: `case .a:`.
  mutating func label(_ line: String) {
    depth -= 1
    write(line)
    depth += 1
  }
}
