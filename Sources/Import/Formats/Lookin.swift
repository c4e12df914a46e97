import Engine

/// Lookin's file: a keyed archive of display items, with the recognizers and actions of each.
struct Lookin {
  private let plist: BinaryPlist
  private let objects: [Int]
  private var dump = Dump()

  static func read(_ bytes: [UInt8]) throws(ImportError) -> Dump {
    var reader = try Lookin(bytes)
    try reader.run()
    return reader.dump
  }

  private init(_ bytes: [UInt8]) throws(ImportError) {
    let plist = try BinaryPlist(bytes)
    self.plist = plist
    guard let objects = plist.member("$objects", of: plist.top),
      case .array(let numbers)? = plist[objects]
    else { throw .damaged(what: "NSKeyedArchiver") }
    self.objects = numbers
  }

  // MARK: A keyed archive

  /// The object behind a reference of the archive.
  private func object(_ number: Int?) -> Int? {
    guard let number, case .uid(let place)? = plist[number] else { return number }
    guard objects.indices.contains(place) else { return nil }
    let found = objects[place]
    return plist[found] == .text("$null") ? nil : found
  }

  private func member(_ name: String, of number: Int?) -> Int? {
    guard let number else { return nil }
    return object(plist.member(name, of: number))
  }

  private func elements(of number: Int?) -> [Int] {
    guard let number else { return [] }
    let list = plist.member("NS.objects", of: number) ?? number
    guard case .array(let numbers)? = plist[list] else { return [] }
    return numbers.compactMap { object($0) }
  }

  private func text(_ number: Int?) -> String? {
    guard let number else { return nil }
    if case .text(let text)? = plist[number] { return text }
    if let inner = plist.member("NS.string", of: number), case .text(let text)? = plist[inner] {
      return text
    }
    return nil
  }

  private func number(_ place: Int?) -> Double? {
    guard let place else { return nil }
    switch plist[place] {
    case .number(let number)?: return number
    case .bool(let value)?: return value ? 1 : 0
    default: return nil
    }
  }

  /// A rectangle is a text, or a value that holds one.
  private func rect(_ place: Int?) -> DumpNode.Frame? {
    guard let place else { return nil }
    var found = text(place)
    for key in ["NS.rectval", "NS.rect", "NS.CGRect"] where found == nil {
      found = text(member(key, of: place))
    }
    guard let found, let numbers = Array(found.utf8)[...].numbers, numbers.count == 4 else {
      return nil
    }
    let frame = DumpNode.Frame(numbers[0], numbers[1], numbers[2], numbers[3])
    return frame.isUsable ? frame : nil
  }

  // MARK: The hierarchy

  private mutating func run() throws(ImportError) {
    guard let top = plist.member("$top", of: plist.top) else {
      throw .damaged(what: "NSKeyedArchiver")
    }
    let root = member("root", of: top)
    // The file of a hierarchy, or a hierarchy itself.
    let info = member("hierarchyInfo", of: root) ?? root
    let items = elements(of: member("displayItems", of: info) ?? member("1", of: info))
    var waiting: [(item: Int, parent: Int?)] = items.reversed().map { ($0, nil) }
    var seen: Set<Int> = []
    while let (item, parent) = waiting.popLast() {
      guard seen.insert(item).inserted else {
        dump.warn(.circle("\(item)"), line: 0)
        continue
      }
      let index = add(item, parent)
      for child in elements(of: member("subitems", of: item)).reversed() {
        waiting.append((child, index ?? parent))
      }
    }
    guard !dump.nodes.isEmpty else { throw .noViews }
    dump.formats = [.lookin]
  }

  /// Nil for a bare layer, which is kept and holds no view.
  private mutating func add(_ item: Int, _ parent: Int?) -> Int? {
    let view = member("viewObject", of: item)
    var node = DumpNode()
    node.parent = parent
    node.line = dump.nodes.count + 1
    let classes = elements(
      of: member("classChainList", of: view ?? member("layerObject", of: item))
    )
    .compactMap { text($0) }
    node.className =
      classes.first ?? text(member("rawClassName", of: view))
      ?? (view == nil ? "CALayer" : "UIView")
    node.superclasses = Array(classes.dropFirst())
    node.address = text(member("memoryAddress", of: view))
    node.isLayer = view == nil
    node.frame = rect(member("frame", of: item))
    if let bounds = rect(member("bounds", of: item)) {
      node.boundsOrigin = Point(bounds.x, bounds.y)
    }
    node.alpha = number(member("alpha", of: item))
    node.isHidden = number(member("isHidden", of: item) ?? member("hidden", of: item)) == 1
    node.isKeyWindow = number(member("representedAsKeyWindow", of: item)) == 1
    if let trace = elements(of: member("ivarTraces", of: view)).first {
      node.variable = text(member("ivarName", of: trace))
    }
    readAttributes(of: item, &node)
    dump.nodes.append(node)
    guard view != nil else { return nil }
    readHandlers(of: item, node)
    if let host = member("hostViewControllerObject", of: item) {
      let chain = elements(of: member("classChainList", of: host)).compactMap { text($0) }
      dump.controllers.append(
        DumpController(
          className: chain.first ?? "UIViewController",
          address: text(member("memoryAddress", of: host)), viewAddress: node.address,
          line: node.line))
    }
    return dump.nodes.count - 1
  }

  private func readAttributes(of item: Int, _ node: inout DumpNode) {
    for group in elements(of: member("attributesGroupList", of: item)) {
      for section in elements(of: member("attrSections", of: group)) {
        for attribute in elements(of: member("attributes", of: section)) {
          guard let name = text(member("identifier", of: attribute)) else { continue }
          let value = member("value", of: attribute)
          switch name {
          case "vl_i_i", "UserInteractionEnabled": node.takesTouches = number(value).map { $0 != 0 }
          case "ct_e_e", "Enabled": node.isEnabled = number(value).map { $0 != 0 }
          case "lb_t_t", "Text": node.text = text(value)
          default:
            if name.hasSuffix("UserInteractionEnabled") {
              node.takesTouches = number(value).map { $0 != 0 }
            }
          }
        }
      }
    }
  }

  private mutating func readHandlers(of item: Int, _ node: DumpNode) {
    for handler in elements(of: member("eventHandlers", of: item)) {
      let pair = elements(of: member("targetActions", of: handler)).first
      let action = text(member("second", of: pair))
      // 0 is a control's target and action, 1 a recognizer.
      guard number(member("handlerType", of: handler)) == 1 else {
        dump.nodes[dump.nodes.count - 1].wantsTaps = true
        continue
      }
      var recognizer = DumpRecognizer(
        className: text(member("eventName", of: handler)) ?? "",
        baseClass: text(member("inheritedRecognizerName", of: handler)), line: node.line)
      recognizer.viewAddress = node.address
      recognizer.action = action
      recognizer.isEnabled = number(member("gestureRecognizerIsEnabled", of: handler)) != 0
      dump.recognizers.append(recognizer)
    }
  }
}

extension BinaryPlist {
  /// The value of a key, by its number.
  func member(_ name: String, of number: Int) -> Int? {
    guard case .dictionary(let members)? = self[number] else { return nil }
    return members.first { self[$0.key] == .text(name) }?.value
  }
}
