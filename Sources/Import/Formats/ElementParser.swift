import CExpat

/// Elements as expat tells of them. Whoever reads a format says what to make of each.
class ElementParser {
  /// How a document ended that was not refused.
  struct End {
    var isWhole: Bool
    /// Before its elements do, or within one: a console shows so much of a line and no more.
    var isCutOff: Bool
    var line: Int
    var reason: String
  }

  private enum Stopped { case doctype, tooDeep }

  private let depthLimit: Int
  private var depth = 0
  private var parser: XML_Parser?
  private var stopped: Stopped?

  init(depthLimit: Int) { self.depthLimit = depthLimit }

  func begin(_ tag: String, _ attributes: [(name: String, value: String)]) {}
  func add(_ text: String) {}
  func end() {}

  /// The one that is read now.
  final var line: Int { parser.map { Int(XML_GetCurrentLineNumber($0)) } ?? 0 }

  final func parse(_ bytes: [UInt8]) throws(ImportError) -> End {
    guard let parser = XML_ParserCreate("UTF-8") else { throw .damaged(what: "expat") }
    defer {
      XML_ParserFree(parser)
      self.parser = nil
    }
    self.parser = parser
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(parser) { data, name, attributes in
      ElementParser.of(data)?.begin(name, attributes)
    } _: { data, _ in
      ElementParser.of(data)?.endOne()
    }
    XML_SetCharacterDataHandler(parser) { data, text, length in
      guard let text else { return }
      let bytes = UnsafeRawBufferPointer(start: text, count: Int(length))
      ElementParser.of(data)?.add(String(decoding: bytes, as: UTF8.self))
    }
    // Entities are declared there, and none is expanded.
    XML_SetStartDoctypeDeclHandler(parser) { data, _, _, _, _ in
      ElementParser.of(data)?.stop(.doctype)
    }
    let status = withExtendedLifetime(self) {
      bytes.withUnsafeBytes { buffer in
        XML_Parse(
          parser, buffer.bindMemory(to: CChar.self).baseAddress, Int32(clamping: buffer.count), 1)
      }
    }
    switch stopped {
    case .doctype: throw .notWellFormed(line: line, what: "DOCTYPE")
    case .tooDeep: throw .tooDeep(limit: depthLimit)
    case nil: break
    }
    let error = XML_GetErrorCode(parser)
    return End(
      isWhole: status == XML_STATUS_OK,
      isCutOff: status != XML_STATUS_OK && ElementParser.cuts.contains(error), line: line,
      reason: XML_ErrorString(error).map { String(cString: $0) } ?? "XML")
  }

  private static let cuts = [
    XML_ERROR_NO_ELEMENTS, XML_ERROR_UNCLOSED_TOKEN, XML_ERROR_PARTIAL_CHAR,
    XML_ERROR_INVALID_TOKEN, XML_ERROR_TAG_MISMATCH,
  ]

  private static func of(_ data: UnsafeMutableRawPointer?) -> ElementParser? {
    data.map { Unmanaged<ElementParser>.fromOpaque($0).takeUnretainedValue() }
  }

  private func stop(_ reason: Stopped) {
    stopped = stopped ?? reason
    if let parser { _ = XML_StopParser(parser, XML_Bool(0)) }
  }

  private func begin(
    _ name: UnsafePointer<CChar>?, _ pairs: UnsafeMutablePointer<UnsafePointer<CChar>?>?
  ) {
    guard depth < depthLimit else { return stop(.tooDeep) }
    depth += 1
    var attributes: [(name: String, value: String)] = []
    var at = 0
    while let pairs, let key = pairs[at], let value = pairs[at + 1] {
      attributes.append((String(cString: key), String(cString: value)))
      at += 2
    }
    begin(name.map { String(cString: $0) } ?? "", attributes)
  }

  private func endOne() {
    guard depth > 0 else { return }
    depth -= 1
    end()
  }
}
