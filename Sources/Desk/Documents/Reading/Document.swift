/// A Markdown text that holds sessions: the bytes as they are, and where its blocks stand in them.
public struct Document: Equatable, Sendable {
  public let text: TextLines
  public let frontMatter: Fields
  public let blocks: [Block]
  /// For whoever takes the document for a lesson.
  public let strayFences: [StrayFence]

  public static let megabyteLimit = 16

  public init(bytes: [UInt8]) throws(DocumentError) {
    let reader = try DocumentReader(bytes)
    text = reader.text
    frontMatter = try reader.frontMatter()
    (blocks, strayFences) = try reader.blocks()
  }

  public init(_ text: String) throws(DocumentError) { try self.init(bytes: Array(text.utf8)) }

  public var sessions: [SessionBlock] {
    blocks.compactMap { block in
      if case .session(let session) = block.content { session } else { nil }
    }
  }

  public func string(ofLines lines: Range<Int>) -> String {
    String(decoding: text.bytes[text.bytes(ofLines: lines)], as: UTF8.self)
  }
}
