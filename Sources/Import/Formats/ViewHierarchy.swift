import Engine
import Lab

/// Xcode's export of its view debugger: one or several answers in JSON, each perhaps packed.
public struct ViewHierarchy {
  private var dump = Dump()
  private var capture = ViewCapture()
  private var superclasses: [String: String] = [:]

  /// So many answers are in a folder at most.
  private static let mostAnswers = 1_000

  /// Of a folder's files: `Response_10` comes after `Response_2`, for the last one counts.
  public static func answers(among names: [String]) -> [String] {
    func key(_ name: String) -> (Int, String) {
      (Int(name.split(separator: "_").last?.prefix { $0.isWholeNumber } ?? "") ?? 0, name)
    }
    let answers = names.filter { $0.hasPrefix("Response") }
    return Array(answers.sorted { key($0) < key($1) }.prefix(mostAnswers))
  }

  public static func read(_ answers: [[UInt8]]) throws(ImportError) -> Dump {
    var reader = ViewHierarchy()
    for answer in answers {
      for json in try parsed(answer) {
        reader.capture.add(ViewCapture(json))
        if let information = json["classInformation"] { reader.readClasses(information) }
      }
    }
    reader.build()
    guard !reader.dump.nodes.isEmpty else { throw .noViews }
    reader.dump.formats = [.viewHierarchy]
    return reader.dump
  }

  // MARK: Reading

  /// An answer, a list of them, or one a line.
  private static func parsed(_ bytes: [UInt8]) throws(ImportError) -> [JSON] {
    do throws(JSONError) {
      let json = try JSONReader.read(bytes, depthLimit: DumpReader.jsonDepthLimit)
      if case .array(let answers) = json { return answers }
      return [json]
    } catch {
      let lines = bytes.split(separator: .newline).filter { $0.contains { !$0.isBlank } }
      let answers = lines.prefix(mostAnswers).compactMap {
        try? JSONReader.read(Array($0), depthLimit: DumpReader.jsonDepthLimit)
      }
      guard answers.count == lines.count, answers.count > 1 else {
        throw .notWellFormed(line: error.position.line, what: "JSON")
      }
      return answers
    }
  }

  /// In whatever shape: a class and its superclass, or a class and its subclasses.
  private mutating func readClasses(_ information: JSON) {
    var waiting: [(json: JSON, above: String?, name: String?)] = [(information, nil, nil)]
    var work = 0
    while let (json, above, given) = waiting.popLast(), work < 200_000 {
      work += 1
      switch json {
      case .array(let elements):
        for element in elements { waiting.append((element, above, nil)) }
      case .object(let members):
        let name = json["className"]?.text ?? json["classname"]?.text ?? given
        let parent =
          json["superclass"]?.text ?? json["superClassName"]?.text ?? json["superclassName"]?.text
          ?? above
        if let name, let parent, name != parent { superclasses[name] = parent }
        for member in members {
          switch member.value {
          case .object, .array:
            let isBelow = member.name.lowercased().contains("subclass")
            waiting.append(
              (member.value, isBelow ? name : nil, name == nil ? member.name : nil))
          case .null, .bool, .number, .string: break
          }
        }
      case .null, .bool, .number, .string: break
      }
    }
  }

  // MARK: Building

  private mutating func build() {
    let children = capture.children
    var roots = capture.windows
    if roots.isEmpty {
      let held = Set(children.values.flatMap { $0 })
      roots = children.keys.filter { !held.contains($0) }.sorted()
    }
    var waiting: [(id: String, parent: Int?)] = roots.reversed().map { ($0, nil) }
    var seen: Set<String> = []
    while let (id, parent) = waiting.popLast() {
      let isNew = seen.insert(id).inserted
      if !isNew, isInside(id, parent) {
        dump.warn(.circle(id), line: 0)
        continue
      }
      let node = node(id, parent)
      dump.nodes.append(node)
      if node.frame == nil { dump.warn(.frameUnknown(node.className), line: node.line) }
      // What stands in two places has its views in the first.
      guard isNew else { continue }
      let index = dump.nodes.count - 1
      for child in (children[id] ?? []).reversed() { waiting.append((child, index)) }
    }
  }

  private func isInside(_ id: String, _ parent: Int?) -> Bool {
    sequence(first: parent) { $0.map { dump.nodes[$0].parent } }
      .contains { $0.map { dump.nodes[$0].address == id } ?? false }
  }

  private func node(_ id: String, _ parent: Int?) -> DumpNode {
    func value(_ name: String) -> JSON? { capture.property(name, of: id) }
    var node = DumpNode()
    node.parent = parent
    node.line = dump.nodes.count + 1
    node.address = id
    node.className = capture.classes[id] ?? "UIView"
    var above = superclasses[node.className]
    while let name = above, node.superclasses.count < 32 {
      node.superclasses.append(name)
      above = superclasses[name]
    }
    if let numbers = value("frame")?.numbers, numbers.count == 4 {
      let frame = DumpNode.Frame(numbers[0], numbers[1], numbers[2], numbers[3])
      if frame.isUsable { node.frame = frame }
    }
    if let numbers = value("bounds")?.numbers, numbers.count == 4 {
      let bounds = DumpNode.Frame(numbers[0], numbers[1], numbers[2], numbers[3])
      node.boundsOrigin = Point(bounds.x, bounds.y)
      if bounds.isUsable { node.boundsSize = Size(bounds.width, bounds.height) }
    }
    node.transform = value("transform")?.numbers
    node.isHidden = value("hidden")?.truth == true
    if parent == nil, value("visible")?.truth == false { node.isHidden = true }
    node.takesTouches = value("userInteractionEnabled")?.truth
    node.isEnabled = value("enabled")?.truth
    node.alpha = value("alpha")?.numbers?.first
    node.windowLevel = value("windowLevel")?.numbers?.first
    node.isKeyWindow = value("keyWindow")?.truth == true || value("isKeyWindow")?.truth == true
    node.text = value("text")?.text ?? value("currentTitle")?.text
    node.label = value("accessibilityLabel")?.text
    node.identifier = value("accessibilityIdentifier")?.text
    node.variable = value("ivarName")?.text
    return node
  }
}
