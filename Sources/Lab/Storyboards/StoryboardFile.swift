/// A file of Interface Builder's as it was read, and as a line of a session keeps it.
public struct StoryboardFile: Equatable, Sendable {
  /// `Main.storyboard`
  public var name: String
  public var root: BoardElement

  public init(name: String, root: BoardElement) { (self.name, self.root) = (name, root) }

  /// Elements nested deeper than this are refused.
  public static let depthLimit = 400
  /// So many objects, and no more, are in one file.
  public static let objectLimit = 50_000

  /// A line of a session that keeps one may be so long, in characters.
  static let textLimit = 64 << 20

  /// Is it such a line?
  static func isKept(in line: String) -> Bool { line.hasPrefix("storyboard [") }

  /// What a pasted one is called.
  public static let pastedName = "Main.storyboard"

  /// One line of JSON.
  var text: String { JSON.array([.string(name), root.json]).encoded }

  init(text: String) throws(BoardProblem) {
    let json: JSON
    do throws(JSONError) {
      json = try JSONReader.read(Array(text.utf8), depthLimit: StoryboardFile.depthLimit + 2)
    } catch { throw .damaged }
    guard let name = json[0]?.text, let root = json[1].flatMap({ BoardElement($0) }) else {
      throw .damaged
    }
    self.init(name: name, root: root)
  }

  /// `Main`, of `Main.storyboard`: what code calls it.
  var shortName: String {
    for ending in [".storyboard", ".xib", ".nib"] where name.hasSuffix(ending) {
      return String(name.dropLast(ending.count))
    }
    return name
  }
}

extension StoryboardFile {
  /// One that was pasted says nowhere what its file is called: a xib is taken for that of its owner, or of its view.
  public mutating func nameByContent() {
    guard root["type"]?.contains(text: "Storyboard") == false else { return }
    let objects = root.child("objects")?.children ?? []
    let owner = objects.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
    let view = objects.first { $0.name != "placeholder" && $0["customClass"] != nil }
    name = (owner?["customClass"] ?? view?["customClass"] ?? "View") + ".xib"
  }
}
