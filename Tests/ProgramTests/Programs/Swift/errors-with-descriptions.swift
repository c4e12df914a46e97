// An error may be any type, and say what it means.
struct ParseError: Error, CustomStringConvertible {
  let line: Int
  let reason: String
  var description: String { "line \(line): \(reason)" }
}
enum FileError: Error { case missing(name: String), empty }
final class Reader {
  var line = 0
  func read(_ lines: [String]) throws -> [Int] {
    defer { print("read \(line) lines") }
    if lines.isEmpty { throw FileError.empty }
    return try lines.map { text in
      line += 1
      guard let number = Int(text) else { throw ParseError(line: line, reason: "no number: \(text)") }
      return number
    }
  }
}
for lines in [["1", "2"], ["1", "b", "3"], []] {
  do {
    print(try Reader().read(lines))
  } catch let error as ParseError {
    print("at \(error.line)", error)
  } catch FileError.missing(let name) {
    print(name)
  } catch {
    print("failed:", error)
  }
}
struct Temperature {
  let degrees: Int
  init(_ degrees: Int) throws {
    guard degrees > -273 else { throw ParseError(line: 0, reason: "too cold") }
    self.degrees = degrees
  }
}
print((try? Temperature(-300)) == nil, try Temperature(20).degrees)
