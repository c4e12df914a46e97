import CExpat

/// WebDriverAgent's and Appium's page source.
struct ElementXML {
  static func read(_ bytes: [UInt8]) throws(ImportError) -> Dump {
    let collector = Collector()
    guard let parser = XML_ParserCreate("UTF-8") else { throw .damaged(what: "expat") }
    defer { XML_ParserFree(parser) }
    collector.parser = parser
    XML_SetUserData(parser, Unmanaged.passUnretained(collector).toOpaque())
    XML_SetElementHandler(parser) { data, name, attributes in
      Collector.of(data)?.start(name, attributes)
    } _: { data, _ in
      Collector.of(data)?.end()
    }
    // Entities are declared there, and none is expanded.
    XML_SetStartDoctypeDeclHandler(parser) { data, _, _, _, _ in
      Collector.of(data)?.stop(.doctype)
    }
    let status = withExtendedLifetime(collector) {
      bytes.withUnsafeBytes { buffer in
        XML_Parse(
          parser, buffer.bindMemory(to: CChar.self).baseAddress, Int32(clamping: buffer.count), 1)
      }
    }
    let line = Int(XML_GetCurrentLineNumber(parser))
    switch collector.stopped {
    case .doctype: throw .notWellFormed(line: line, what: "DOCTYPE")
    case .tooDeep: throw .tooDeep(limit: DumpReader.depthLimit)
    case .none: break
    }
    let isCut = status != XML_STATUS_OK && isCutOff(parser) && !collector.nodes.isEmpty
    guard status == XML_STATUS_OK || isCut else {
      if collector.hasNoGeometry { throw .noGeometry }
      let reason = XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) }
      throw .notWellFormed(line: line, what: reason ?? "XML")
    }
    guard !collector.nodes.isEmpty else {
      throw collector.elements > 0 ? .noGeometry : .noViews
    }
    var dump = Dump()
    dump.formats = [.wdaXML]
    dump.nodes = collector.nodes
    dump.note(application: collector.application)
    if isCut { dump.warn(.cutOff, line: line) }
    dump.settleElements()
    return dump
  }

  /// Does it end before its elements do, or in other words? A console shows so much of a line and no more.
  private static func isCutOff(_ parser: XML_Parser) -> Bool {
    let error = XML_GetErrorCode(parser)
    return [
      XML_ERROR_NO_ELEMENTS, XML_ERROR_UNCLOSED_TOKEN, XML_ERROR_PARTIAL_CHAR,
      XML_ERROR_INVALID_TOKEN, XML_ERROR_TAG_MISMATCH,
    ].contains(error)
  }

  private enum Stopped {
    case doctype, tooDeep
  }

  /// What expat tells of, as it goes.
  private final class Collector {
    var parser: XML_Parser?
    var nodes: [DumpNode] = []
    var elements = 0
    var application: DumpNode.Frame?
    var stopped: Stopped?
    /// The node of each open element; nil for one that is no view.
    private var open: [Int?] = []

    static func of(_ data: UnsafeMutableRawPointer?) -> Collector? {
      data.map { Unmanaged<Collector>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Elements, and not one of them with a place.
    var hasNoGeometry: Bool { elements > 1 && nodes.isEmpty }

    func stop(_ reason: Stopped) {
      stopped = stopped ?? reason
      if let parser { _ = XML_StopParser(parser, XML_Bool(0)) }
    }

    func start(
      _ name: UnsafePointer<CChar>?, _ pairs: UnsafeMutablePointer<UnsafePointer<CChar>?>?
    ) {
      guard open.count < DumpReader.depthLimit else { return stop(.tooDeep) }
      elements += 1
      var attributes: [String: String] = [:]
      var at = 0
      while let pairs, let key = pairs[at], let value = pairs[at + 1] {
        attributes[String(cString: key)] = String(cString: value)
        at += 2
      }
      let tag = name.map { String(cString: $0) } ?? ""
      guard let node = node(tag, attributes) else { return open.append(nil) }
      open.append(nodes.count)
      nodes.append(node)
    }

    func end() { if !open.isEmpty { open.removeLast() } }

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
      node.line = parser.map { Int(XML_GetCurrentLineNumber($0)) } ?? 0
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
