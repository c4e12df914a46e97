/// What logs say of one touch, and recognizers as they describe themselves.
struct EventLog {
  private(set) var touches: [DumpTouch] = []
  private(set) var recognizers: [DumpRecognizer] = []
  /// Windows that an error message names, with their frames.
  private(set) var windows: [DumpNode] = []
  private(set) var hasAutolayoutTrace = false
  /// Of the recognizers.
  private var addresses: Set<String> = []

  var isEmpty: Bool { touches.isEmpty && recognizers.isEmpty && windows.isEmpty }

  mutating func read(_ lines: [DumpLine]) {
    for line in lines {
      readTouches(line)
      readRecognizers(line)
      readWindow(line)
      if line.bytes.contains("*UI") || line.bytes.contains("•UI") { hasAutolayoutTrace = true }
    }
  }

  private mutating func readTouches(_ line: DumpLine) {
    var next = line.bytes.find("<UITouch: 0x")
    while let start = next {
      next = line.bytes.find("<UITouch: 0x", from: start + 8)
      let touch = line.bytes[start..<(next ?? line.bytes.endIndex)]
      guard let place = touch.find("location in window: {"),
        let end = touch[place...].firstIndex(of: UInt8(ascii: "}")),
        let numbers = touch[(place + 20)...end].numbers, numbers.count == 2
      else { continue }
      let view =
        EventLog.object(after: "view: <", in: touch[..<place])
        ?? EventLog.object(after: "responder: <", in: touch[..<place])
      // Of nobody's touch the place says nothing.
      guard let view else { continue }
      touches.append(
        DumpTouch(
          x: numbers[0], y: numbers[1], viewAddress: view,
          windowAddress: EventLog.object(after: "window: <", in: touch[..<place]),
          line: line.number))
    }
  }

  private static func object(after key: StaticString, in bytes: Bytes) -> String? {
    guard let start = bytes.find(key) else { return nil }
    return Description(bytes, at: start + key.utf8CodeUnitCount - 1)?.address?.text
  }

  private mutating func readRecognizers(_ line: DumpLine) {
    var at = line.bytes.startIndex
    var unclosed = 0
    while let start = line.bytes[at...].firstIndex(of: .less) {
      at = start + 1
      guard unclosed < EventLog.mostUnclosed, EventLog.isRecognizer(line.bytes, at: start),
        let description = Description(line.bytes, at: start)
      else { continue }
      if !description.isClosed { unclosed += 1 }
      guard let view = description["view"], let viewStart = view.firstIndex(of: .less) else {
        continue
      }
      var recognizer = DumpRecognizer(
        className: description.className.text, baseClass: description["baseClass"]?.text,
        address: description.address?.text, line: line.number)
      recognizer.viewAddress = Description(view, at: viewStart)?.address?.text
      recognizer.isEnabled = description["enabled"]?.elementsEqual("NO".utf8) != true
      recognizer.cancelsTouches =
        description["cancelsTouchesInView"]?.elementsEqual("NO".utf8) != true
      recognizer.delaysTouchesBegan =
        description["delaysTouchesBegan"]?.elementsEqual("YES".utf8) == true
      recognizer.taps = description["numberOfTapsRequired"].flatMap { Int($0.text) } ?? 1
      recognizer.fingers = description["numberOfTouchesRequired"].flatMap { Int($0.text) } ?? 1
      recognizer.duration = description["minimumPressDuration"].flatMap { Double($0.text) }
      recognizer.state = description["state"]?.text
      if let target = description["target"], let action = target.find("action=") {
        recognizer.action = target[(action + 7)...].prefix { $0 != .comma && $0 != 0x29 }.text
      }
      if recognizer.address.map({ addresses.insert($0).inserted }) ?? true {
        recognizers.append(recognizer)
      }
      at = max(at, description.end)
    }
  }

  /// One that does not end reaches to the end of its line: of many within one another few are read.
  private static let mostUnclosed = 16

  /// By what stands at its beginning, before all of it is read: its class, its name, its base class.
  private static func isRecognizer(_ line: Bytes, at start: Int) -> Bool {
    guard let head = Description.head(of: line, at: start) else { return false }
    if head.className.text.hasSuffix("Recognizer") { return true }
    guard let base = line[head.end...].prefix(160).find("; baseClass = ") else { return false }
    return line[(base + 14)...].prefix { $0.isOfName || $0 == UInt8(ascii: ".") }.text
      .hasSuffix("GestureRecognizer")
  }

  /// `unexpected nil window in …, _windowServerHitTestWindow: <UIWindow: 0x…; frame = (0 0; 0 0); …>`
  private mutating func readWindow(_ line: DumpLine) {
    guard let start = line.bytes.find("_windowServerHitTestWindow: <"),
      let description = Description(line.bytes, at: start + 28)
    else { return }
    var node = DumpNode()
    node.line = line.number
    node.className = description.className.text
    node.superclasses = description["baseClass"].map { [$0.text] } ?? ["UIWindow"]
    node.address = description.address?.text
    node.takesTouches = description["userInteractionEnabled"]?.elementsEqual("NO".utf8) != true
    node.isHidden = description["hidden"]?.elementsEqual("YES".utf8) == true
    node.alpha = description["alpha"].flatMap { Double($0.text) }
    if let numbers = description["frame"]?.numbers, numbers.count == 4 {
      node.frame = DumpNode.Frame(numbers[0], numbers[1], numbers[2], numbers[3])
    }
    node.wantsTaps = true
    windows.append(node)
  }
}
