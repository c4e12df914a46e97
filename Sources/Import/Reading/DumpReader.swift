import Lab

/// Reads whatever was pasted: one dump, or several that complete each other.
public enum DumpReader {
  /// A paste or a file larger than this is not read.
  public static let megabyteLimit = 64
  /// Elements of JSON and of XML nested deeper than this are refused.
  static let depthLimit = 1_000
  /// This one is read by calling itself.
  static let jsonDepthLimit = 500

  public static func read(_ bytes: [UInt8]) throws(ImportError) -> Dump {
    guard bytes.count <= megabyteLimit << 20 else { throw .tooLarge(megabytes: megabyteLimit) }
    guard bytes.contains(where: { !$0.isBlank && $0 != .newline }) else { throw .empty }
    if bytes.starts(with: Array("bplist".utf8)) { return try Lookin.read(bytes) }
    if Inflate.isPacked(bytes) {
      return try ViewHierarchy.read([
        try Inflate.unpacked(bytes, limit: megabyteLimit << 20)
      ])
    }
    guard !bytes.contains(0) else { throw .binary }
    do throws(ImportError) {
      if let dump = try structured(bytes) { return dump }
    } catch {
      // A log may begin with a bracket too.
      guard !InterfaceBuilder.isOne(bytes[...]), let dump = try? readText(bytes) else {
        throw error
      }
      return dump
    }
    return try readText(bytes)
  }

  /// XML and JSON, by how they begin.
  private static func structured(_ bytes: [UInt8]) throws(ImportError) -> Dump? {
    var text = bytes[...]
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { text = text.dropFirst(3) }
    text = text.drop { $0.isBlank || $0 == .newline }
    switch text.first {
    case UInt8(ascii: "{") where text.contains("\"topLevelGroups\""),
      UInt8(ascii: "[") where text.contains("\"topLevelGroups\""):
      return try ViewHierarchy.read([Array(text)])
    case UInt8(ascii: "{"), UInt8(ascii: "["): return try ElementJSON.read(Array(text))
    case .less where InterfaceBuilder.isOne(text):
      var dump = Dump()
      dump.storyboard = try InterfaceBuilder.read(Array(text))
      dump.formats = [.storyboard]
      return dump
    case .less:
      let roots: [StaticString] = [
        "<?xml", "<AppiumAUT", "<XCUIElementType", "<hierarchy", "<ViewHierarchy", "<Window ",
      ]
      return roots.contains { text.starts(with: $0) } ? try ElementXML.read(Array(text)) : nil
    default: return nil
    }
  }

  /// Is it a file of Interface Builder's, also where it cannot be read?
  public static func isStoryboard(_ text: String) -> Bool {
    let head = Array(text.utf8.prefix(2_000))
    return head.first { !$0.isBlank && $0 != .newline } == .less
      && InterfaceBuilder.isOne(head[...])
  }

  private static func readText(_ bytes: [UInt8]) throws(ImportError) -> Dump {
    var dump = Dump()
    let lines = DumpLines.all(of: bytes)
    if let probe = ProbeOutput.commands(in: lines) {
      dump.commands = probe
      dump.formats = [.probe]
      return dump
    }
    read(lines, into: &dump)
    dump.attachLooseCells()
    guard dump.nodes.isEmpty else { return dump }
    if let dump = try embedded(bytes) { return dump }
    throw dump.formats.isEmpty ? noDump(bytes) : .noViews
  }

  /// What a log or a chat says of elements, between its own words.
  private static func embedded(_ bytes: [UInt8]) throws(ImportError) -> Dump? {
    for found in Embedded.documents(in: bytes) {
      if found.isXML {
        return try ElementXML.read(found.bytes).moved(by: found.linesBefore)
      }
      if let dump = try? ElementJSON.read(found.bytes) { return dump.moved(by: found.linesBefore) }
    }
    return nil
  }

  /// Each reader takes the lines that it knows, and leaves the others to the next.
  private static func read(_ lines: [DumpLine], into dump: inout Dump) {
    var views = RecursiveDescription()
    var controllers = ControllerList()
    var elements = ElementList()
    var log = EventLog()
    var rest = controllers.read(lines)
    // A label may look like a view; what a view shows begins no line as an element does.
    rest = elements.read(rest)
    rest = views.read(rest)
    log.read(rest)
    if views.hasRead {
      dump.formats.append(views.isOfEarlGrey ? .earlGrey : .recursiveDescription)
      dump.nodes = views.nodes
      dump.warnings += views.warnings.prefix(Dump.mostWarnings)
    } else if !elements.nodes.isEmpty {
      dump.formats.append(.xcuiTest)
      dump.nodes = elements.nodes
      dump.note(application: elements.application)
      dump.settleElements()
    }
    if !controllers.controllers.isEmpty {
      dump.formats.append(.controllers)
      dump.controllers = controllers.controllers
    }
    if !log.isEmpty {
      if !log.recognizers.isEmpty { dump.formats.append(.recognizers) }
      if !log.touches.isEmpty || log.recognizers.isEmpty { dump.formats.append(.events) }
      dump.touches = log.touches
      dump.recognizers = log.recognizers
      let known = Set(dump.nodes.compactMap { $0.address })
      for window in log.windows where window.address.map({ !known.contains($0) }) ?? true {
        dump.nodes.append(window)
      }
    }
    if log.hasAutolayoutTrace, views.hasRead { dump.warn(.autolayoutTrace, line: 0) }
  }

  /// What it is, where it is no dump that can be read.
  private static func noDump(_ bytes: [UInt8]) -> ImportError {
    let text = bytes[...]
    if text.contains("*UI") || text.contains("•UI") { return .autolayoutTrace }
    if text.contains("<html") || text.contains("<!DOCTYPE") || text.contains("<HTML") {
      return .markup
    }
    return .unknownFormat
  }
}
