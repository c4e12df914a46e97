/// A text that was pasted, and where its lines begin.
public struct SourceText: Equatable, Sendable {
  public let text: [UInt8]
  public let language: SourceLanguage
  /// The first byte of each line.
  private let lineStarts: [Int32]

  public init(_ text: String, language: SourceLanguage) {
    self.text = Array(text.utf8)
    self.language = language
    var starts: [Int32] = [0]
    for (index, byte) in self.text.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(Int32(index + 1))
    }
    lineStarts = starts
  }

  /// Lines count from 1.
  public func line(of offset: Int32) -> Int {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  public func text(at place: Place) -> String {
    let start = max(0, min(Int(place.start), text.count))
    let end = max(start, min(Int(place.end), text.count))
    return String(decoding: text[start..<end], as: UTF8.self)
  }
}
