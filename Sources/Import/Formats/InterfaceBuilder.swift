import CExpat
import Lab

/// A `.storyboard` or a `.xib`: XML as Xcode writes it.
struct InterfaceBuilder {
  /// Is it one, by how its document begins?
  static func isOne(_ text: Bytes) -> Bool {
    let head = text.prefix(2_000)
    return head.contains("com.apple.InterfaceBuilder") || head.contains("<archive type=")
  }

  static func read(
    _ bytes: [UInt8], name: String = StoryboardFile.pastedName
  ) throws(ImportError) -> StoryboardFile {
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
    XML_SetCharacterDataHandler(parser) { data, text, length in
      Collector.of(data)?.add(text, Int(length))
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
    case .tooDeep: throw .tooDeep(limit: StoryboardFile.depthLimit)
    case .none: break
    }
    guard status == XML_STATUS_OK, let root = collector.root else {
      let reason = XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) }
      throw .notWellFormed(line: line, what: reason ?? "XML")
    }
    var file = StoryboardFile(name: name, root: root)
    if name == StoryboardFile.pastedName { file.nameByContent() }
    // What is wrong with its objects is told before anything is done with it.
    do throws(BoardProblem) { _ = try Storyboard(file) } catch { throw .storyboard(error) }
    return file
  }

  private enum Stopped { case doctype, tooDeep }

  /// Gathers elements as expat tells of them, without those that only say how something looks.
  private final class Collector {
    var parser: XML_Parser?
    var root: BoardElement?
    var stopped: Stopped?
    /// Those that are open; an element that is left out is nil, and so is what is in it.
    private var open: [BoardElement?] = []

    static func of(_ data: UnsafeMutableRawPointer?) -> Collector? {
      data.map { Unmanaged<Collector>.fromOpaque($0).takeUnretainedValue() }
    }

    func stop(_ reason: Stopped) {
      stopped = stopped ?? reason
      if let parser { _ = XML_StopParser(parser, XML_Bool(0)) }
    }

    func start(
      _ name: UnsafePointer<CChar>?, _ pairs: UnsafeMutablePointer<UnsafePointer<CChar>?>?
    ) {
      guard open.count < StoryboardFile.depthLimit else { return stop(.tooDeep) }
      let tag = name.map { String(cString: $0) } ?? ""
      let isLeftOut = open.last.map { $0 == nil } ?? false
      guard !isLeftOut, !InterfaceBuilder.looks.contains(tag) else { return open.append(nil) }
      var element = BoardElement(tag)
      var at = 0
      while let pairs, let key = pairs[at], let value = pairs[at + 1] {
        let name = String(cString: key)
        if !InterfaceBuilder.unread.contains(name) {
          element.attributes.append(.init(name, String(cString: value)))
        }
        at += 2
      }
      open.append(element["key"] == "canvasLocation" ? nil : element)
    }

    func add(_ text: UnsafePointer<CChar>?, _ length: Int) {
      guard let text, var element = open.last ?? nil,
        InterfaceBuilder.texts.contains(element.name)
      else { return }
      element.text += String(
        decoding: UnsafeRawBufferPointer(start: text, count: length), as: UTF8.self)
      open[open.count - 1] = element
    }

    func end() {
      guard let last = open.popLast(), let element = last else { return }
      if open.isEmpty {
        root = element
      } else {
        open[open.count - 1]?.children.append(element)
      }
    }
  }

  /// Elements that no touch and no size hangs on.
  private static let looks: Set<String> = [
    "color", "dependencies", "designables", "simulatedMetricsContainer", "classes", "device",
    "paragraphStyle", "font", "gradient", "preferredSymbolConfiguration", "textInputTraits",
    "nil", "inferredMetricsTieBreakers", "accessibility",
  ]
  /// Of these alone what stands between the tags counts.
  private static let texts: Set<String> = ["string", "mutableString"]
  private static let unread: Set<String> = [
    "sceneMemberID", "customModule", "customModuleProvider", "contentMode", "opaque",
    "lineBreakMode", "baselineAdjustment", "adjustsFontSizeToFit", "misplaced", "ambiguous",
    "fixedFrame", "toolsVersion", "targetRuntime", "propertyAccessControl", "useAutolayout",
    "useTraitCollections", "useSafeAreas", "colorMatched", "textAlignment",
    "contentHorizontalAlignment", "contentVerticalAlignment", "systemVersion",
  ]
}
