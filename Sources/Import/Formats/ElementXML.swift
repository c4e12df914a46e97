/// WebDriverAgent's and Appium's page source.
struct ElementXML {
  static func read(_ bytes: [UInt8]) throws(ImportError) -> Dump {
    let reader = Reader(depthLimit: DumpReader.depthLimit)
    let end = try reader.parse(bytes)
    let isCut = end.isCutOff && !reader.nodes.isEmpty
    guard end.isWhole || isCut else {
      if reader.hasNoGeometry { throw .noGeometry }
      throw .notWellFormed(line: end.line, what: end.reason)
    }
    guard !reader.nodes.isEmpty else { throw reader.elements > 0 ? .noGeometry : .noViews }
    var dump = Dump()
    dump.formats = [.wdaXML]
    dump.nodes = reader.nodes
    dump.note(application: reader.application)
    if isCut { dump.warn(.cutOff, line: end.line) }
    dump.settleElements()
    return dump
  }

  /// Makes a view of each element that has a place.
  private final class Reader: ElementParser {
    var nodes: [DumpNode] = []
    var elements = 0
    var application: DumpNode.Frame?
    /// The node of each open element; nil for one that is no view.
    private var open: [Int?] = []

    /// Elements, and not one of them with a place.
    var hasNoGeometry: Bool { elements > 1 && nodes.isEmpty }

    override func begin(_ tag: String, _ attributes: [(name: String, value: String)]) {
      elements += 1
      // expat refuses an attribute that stands twice.
      let values = Dictionary(attributes.map { ($0.name, $0.value) }) { first, _ in first }
      guard let node = node(tag, values) else { return open.append(nil) }
      open.append(nodes.count)
      nodes.append(node)
    }

    override func end() { if !open.isEmpty { open.removeLast() } }

    private func node(_ tag: String, _ attributes: [String: String]) -> DumpNode? {
      var type = attributes["type"] ?? tag
      if type.hasPrefix("XCUIElementType") { type.removeFirst("XCUIElementType".count) }
      guard type != "AppiumAUT", type != "hierarchy" else { return nil }
      let numbers = ["x", "y", "width", "height"].compactMap { attributes[$0] }.compactMap {
        Double($0)
      }
      guard numbers.count == 4 else { return nil }
      guard type != "Application" else {
        application = DumpNode.Frame(numbers[0], numbers[1], numbers[2], numbers[3])
        return nil
      }
      var node = DumpNode()
      node.line = line
      node.className = type
      node.isOnScreen = true
      let frame = DumpNode.Frame(numbers[0], numbers[1], numbers[2], numbers[3])
      if frame.isUsable { node.frame = frame }
      node.isEnabled = attributes["enabled"].map { $0 != "false" }
      node.label = attributes["label"].flatMap { $0.isEmpty ? nil : $0 }
      // A name is the identifier, and the label where there is none.
      let name = attributes["name"] ?? attributes["identifier"]
      node.identifier = name == node.label ? nil : name.flatMap { $0.isEmpty ? nil : $0 }
      node.parent = open.last { $0 != nil } ?? nil
      return node
    }
  }
}
