import Engine
import Program

extension ProgramSource {
  /// `let a = A(), b = B()`: what stands behind the last comma, where a second name begins there.
  func laterBinding(at offset: Int32) -> String? {
    let line = lineText(of: offset)
    let at = max(0, min(Int(offset), text.count))
    let start = text[..<at].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let before = String(decoding: text[start..<at], as: UTF8.self)
    guard let comma = before.lastIndex(of: ",") else { return nil }
    let name = before[before.index(after: comma)...].filter { $0 != " " && $0 != "\t" }
    guard name.last == "=", Scene.isValid(name: String(name.dropLast())) else { return nil }
    return "let " + name + " " + line.dropFirst(before.count)
  }
}
