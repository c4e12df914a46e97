import Engine
import Lab

/// Xcode's export of its view debugger: one or several answers in JSON, each perhaps packed.
public struct ViewHierarchy {
  private var dump = Dump()
  /// The properties of each object, from wherever they stand.
  private var properties: [String: [String: JSON]] = [:]
  private var classes: [String: String] = [:]
  private var superclasses: [String: String] = [:]
  private var children: [String: [String]] = [:]
  private var windows: [String] = []

  public static func read(_ answers: [[UInt8]]) throws(ImportError) -> Dump {
    var reader = ViewHierarchy()
    for answer in answers {
      do throws(JSONError) {
        reader.take(try JSONReader.read(answer, depthLimit: DumpReader.jsonDepthLimit))
      } catch { throw .notWellFormed(line: error.position.line, what: "JSON") }
    }
    reader.build()
    guard !reader.dump.nodes.isEmpty else { throw .noViews }
    reader.dump.formats = [.viewHierarchy]
    return reader.dump
  }

  // MARK: Reading

  private mutating func take(_ answer: JSON) {
    for member in answer["topLevelGroups"]?.members ?? [] { take(group: member.value, of: nil) }
    for member in answer["topLevelPropertyDescriptions"]?.members ?? [] {
      // "<objectID>.<name>"
      guard let dot = member.name.lastIndex(of: ".") else { continue }
      keep(
        member.value, named: String(member.name[member.name.index(after: dot)...]),
        of: String(member.name[..<dot]))
    }
    if let information = answer["classInformation"] { readClasses(information) }
  }

  /// The objects of a group, and of the groups that they hold.
  private mutating func take(group: JSON, of owner: String?) {
    var waiting: [(group: JSON, owner: String?)] = [(group, owner)]
    while let (group, owner) = waiting.popLast() {
      let name = group["groupingID"]?.text ?? ""
      for object in group["debugHierarchyObjects"]?.elements ?? [] {
        guard let id = object["objectID"]?.text ?? object["objectID"]?.digits else { continue }
        // One without a class refers to one that stands elsewhere.
        if let className = object["className"]?.text { classes[id] = className }
        if name.hasSuffix("UIView") || name.hasSuffix("UIWindow") {
          if let owner {
            if !(children[owner] ?? []).contains(id) { children[owner, default: []].append(id) }
          } else if name.hasSuffix("UIWindow"), !windows.contains(id) {
            windows.append(id)
          }
        }
        for property in object["properties"]?.elements ?? [] {
          guard let key = property["propertyName"]?.text else { continue }
          keep(property, named: key, of: id)
        }
        if let inner = object["childGroup"] {
          let isView = name.hasSuffix("UIView") || name.hasSuffix("UIWindow")
          waiting.append((inner, isView ? id : nil))
        }
        for group in object["additionalGroups"]?.elements ?? [] {
          // Layers, controllers and constraints; windows of a scene.
          waiting.append((group, nil))
        }
      }
    }
  }

  private mutating func keep(_ property: JSON, named name: String, of id: String) {
    guard let value = property["propertyValue"] else { return }
    properties[id, default: [:]][name] = value
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
    var roots = windows
    if roots.isEmpty {
      let held = Set(children.values.flatMap { $0 })
      roots = children.keys.filter { !held.contains($0) }.sorted()
    }
    var waiting: [(id: String, parent: Int?)] = roots.reversed().map { ($0, nil) }
    var seen: Set<String> = []
    while let (id, parent) = waiting.popLast() {
      guard seen.insert(id).inserted else {
        dump.warn(.circle(id), line: 0)
        continue
      }
      dump.nodes.append(node(id, parent))
      let index = dump.nodes.count - 1
      for child in (children[id] ?? []).reversed() { waiting.append((child, index)) }
    }
  }

  private func node(_ id: String, _ parent: Int?) -> DumpNode {
    let properties = properties[id] ?? [:]
    var node = DumpNode()
    node.parent = parent
    node.line = dump.nodes.count + 1
    node.address = id
    node.className = classes[id] ?? "UIView"
    var above = superclasses[node.className]
    while let name = above, node.superclasses.count < 32 {
      node.superclasses.append(name)
      above = superclasses[name]
    }
    if let numbers = properties["frame"]?.numbers, numbers.count == 4 {
      let frame = DumpNode.Frame(numbers[0], numbers[1], numbers[2], numbers[3])
      if frame.isUsable { node.frame = frame }
    }
    if let numbers = properties["bounds"]?.numbers, numbers.count == 4 {
      node.boundsOrigin = Point(numbers[0], numbers[1])
    }
    if let numbers = properties["transform"]?.numbers, numbers.count == 6 {
      node.transform = numbers
    }
    node.isHidden = properties["hidden"]?.truth == true
    if parent == nil, properties["visible"]?.truth == false { node.isHidden = true }
    node.takesTouches = properties["userInteractionEnabled"]?.truth
    node.isEnabled = properties["enabled"]?.truth
    node.alpha = properties["alpha"]?.numbers?.first
    node.windowLevel = properties["windowLevel"]?.numbers?.first
    node.isKeyWindow =
      properties["keyWindow"]?.truth == true || properties["isKeyWindow"]?.truth == true
    node.text = properties["text"]?.text ?? properties["currentTitle"]?.text
    node.label = properties["accessibilityLabel"]?.text
    node.identifier = properties["accessibilityIdentifier"]?.text
    node.variable = properties["ivarName"]?.text
    return node
  }
}

extension JSON {
  fileprivate var members: [JSON.Member] {
    if case .object(let members) = self { members } else { [] }
  }

  /// An id may be a number.
  fileprivate var digits: String? {
    if case .number(let number) = self { Assembly.number(number) } else { nil }
  }

  fileprivate var truth: Bool? {
    switch self {
    case .bool(let value): value
    case .number(let number): number != 0
    case .string(let text): ["1", "true", "YES"].contains(text)
    case .null, .array, .object: nil
    }
  }

  /// One, several in a list, or in a text such as `0, 0, 375, 812`.
  fileprivate var numbers: [Double]? {
    switch self {
    case .number(let number): [number]
    case .string(let text): Array(text.utf8)[...].numbers
    case .array(let elements): elements.compactMap { $0.numbers?.first }
    case .null, .bool, .object: nil
    }
  }
}
