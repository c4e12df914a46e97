import Lab

/// The JSON of idb, of Maestro and of WebDriverAgent: objects in objects, each with its place.
struct ElementJSON {
  private var dump = Dump()
  private var format: DumpFormat?

  /// A whole text, or an object a line.
  static func read(_ bytes: [UInt8]) throws(ImportError) -> Dump {
    var reader = ElementJSON()
    do throws(JSONError) {
      reader.add(try JSONReader.read(bytes, depthLimit: DumpReader.jsonDepthLimit))
    } catch {
      guard try reader.readLines(bytes) || reader.readCut(bytes, line: error.position.line) else {
        throw .notWellFormed(line: error.position.line, what: "JSON")
      }
    }
    if let text = reader.wrapped { return try ElementXML.read(Array(text.utf8)) }
    guard let format = reader.format, !reader.dump.nodes.isEmpty else {
      throw reader.objects > 0 ? .noGeometry : .noViews
    }
    reader.dump.formats = [format]
    reader.dump.nestList()
    reader.dump.settleElements()
    return reader.dump
  }

  /// `{"value": "<?xml …"}`: a driver's answer with XML in it.
  private var wrapped: String?
  private var objects = 0

  /// False where some line is no object.
  private mutating func readLines(_ bytes: [UInt8]) throws(ImportError) -> Bool {
    var found = false
    let lines = bytes.split(separator: .newline)
    for (index, line) in lines.enumerated() {
      guard line.contains(where: { !$0.isBlank }) else { continue }
      do throws(JSONError) {
        add(
          try JSONReader.read(Array(line), depthLimit: DumpReader.jsonDepthLimit), line: index + 1)
        found = true
      } catch {
        // The last one may be cut off.
        guard found, index == lines.count - 1 else { return false }
        dump.warn(.cutOff, line: index + 1)
      }
    }
    return found
  }

  /// What was cut off in the middle, up to the last object that is whole.
  private mutating func readCut(_ bytes: [UInt8], line: Int) -> Bool {
    guard let whole = Embedded.closed(bytes),
      let json = try? JSONReader.read(whole, depthLimit: DumpReader.jsonDepthLimit)
    else { return false }
    add(json)
    dump.warn(.cutOff, line: line)
    return true
  }

  /// Without recursion: whoever wrote it chose the depth.
  private mutating func add(_ json: JSON, line: Int = 1) {
    var waiting: [(json: JSON, parent: Int?)] = [(json, nil)]
    while let (json, parent) = waiting.popLast() {
      switch json {
      case .array(let elements):
        for element in elements.reversed() { waiting.append((element, parent)) }
      case .object:
        objects += 1
        if let value = json["value"], json["type"] == nil, json["frame"] == nil,
          json["rect"] == nil, json["attributes"] == nil
        {
          if let text = value.text, text.contains("<") { wrapped = text }
          waiting.append((value, parent))
          continue
        }
        let place = node(json, parent: parent, line: line)
        for key in ["elements", "children", "subviews"].reversed() {
          if let children = json[key] { waiting.append((children, place ?? parent)) }
        }
      case .null, .bool, .number, .string: break
      }
    }
  }

  /// Nil for what is no view: an application, or a wrapping.
  private mutating func node(_ json: JSON, parent: Int?, line: Int) -> Int? {
    var node = DumpNode()
    node.line = line
    node.parent = parent
    node.isOnScreen = true
    let attributes = json["attributes"] ?? json
    if let bounds = attributes["bounds"]?.text {
      // Maestro's: [0,0][375,812].
      let numbers = Array(bounds.utf8)[...].numbers ?? []
      guard numbers.count == 4 else { return nil }
      node.frame = DumpNode.Frame(
        numbers[0], numbers[1], numbers[2] - numbers[0], numbers[3] - numbers[1])
      note(.maestro)
    } else if let frame = rect(json["rect"]) {
      node.frame = frame
      note(.wdaJSON)
    } else if let frame = rect(json["frame"]) ?? rect(json["AXFrame"]) {
      node.frame = frame
      note(json["isEnabled"] != nil || json["rawIdentifier"] != nil ? .wdaJSON : .idb)
    } else {
      return nil
    }
    if node.frame?.isUsable == false { node.frame = nil }
    func word(_ keys: [String]) -> String? {
      for key in keys {
        if let text = attributes[key]?.text, !text.isEmpty { return text }
      }
      return nil
    }
    let type = word(["type", "role", "class", "elementType"]) ?? "Other"
    node.className = ElementJSON.type(type)
    guard node.className != "Application" else {
      dump.note(application: node.frame)
      return nil
    }
    node.identifier = word(["rawIdentifier", "AXUniqueId", "resource-id", "identifier"])
    node.label = word(["label", "AXLabel", "accessibilityText", "title", "hintText"])
    node.text = word(["text"])
    if node.identifier == nil, let name = word(["name"]), name != node.label {
      node.identifier = name
    }
    node.isEnabled = truth(attributes["enabled"]) ?? truth(attributes["isEnabled"])
    node.wantsTaps = truth(attributes["clickable"]) == true
    dump.nodes.append(node)
    return dump.nodes.count - 1
  }

  private mutating func note(_ found: DumpFormat) { format = format ?? found }

  private static func type(_ type: String) -> String {
    var type = type
    for prefix in ["XCUIElementType", "AX"] where type.hasPrefix(prefix) {
      type.removeFirst(prefix.count)
    }
    return type
  }

  private func truth(_ json: JSON?) -> Bool? {
    switch json {
    case .bool(let value): value
    case .string(let text): text == "true" || text == "1"
    case .number(let number): number != 0
    case .null, .array, .object, nil: nil
    }
  }

  private func rect(_ json: JSON?) -> DumpNode.Frame? {
    guard let json else { return nil }
    if let text = json.text {
      guard let numbers = Array(text.utf8)[...].numbers, numbers.count == 4 else { return nil }
      return DumpNode.Frame(numbers[0], numbers[1], numbers[2], numbers[3])
    }
    var numbers: [Double] = []
    for key in ["x", "y", "width", "height"] {
      guard case .number(let number)? = json[key] else { return nil }
      numbers.append(number)
    }
    return DumpNode.Frame(numbers[0], numbers[1], numbers[2], numbers[3])
  }
}
