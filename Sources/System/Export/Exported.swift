import Desk

/// What a document was turned into: one text, and for Markdown the pictures that stand beside it.
public struct Exported: Equatable, Sendable {
  public struct Picture: Equatable, Sendable {
    /// The name of its file, in the folder of the text.
    public var name: String
    public var svg: String
  }

  public var text: String
  public var pictures: [Picture] = []

  public init(text: String, pictures: [Picture] = []) {
    self.text = text
    self.pictures = pictures
  }
}

extension Exported {
  /// Writes the pictures and then the text, so that the text never names a picture that is missing.
  /// A file that is there is replaced only with consent, which is asked before anything is written.
  public func write(
    to path: String, force: Bool, consent: (String) -> Bool = { _ in false }
  ) throws(DocumentFileError) {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    let files =
      pictures.map { (path: folder + $0.name, bytes: Array($0.svg.utf8)) }
      + [(path: path, bytes: Array(text.utf8))]
    try NotebookFiles.write(files, force: force, consent: consent)
  }

  /// A file that is no text in UTF-8, as carefully.
  public static func write(_ bytes: [UInt8], to path: String, force: Bool) throws(DocumentFileError)
  {
    try NotebookFiles.write([(path: path, bytes: bytes)], force: force) { _ in false }
  }
}
