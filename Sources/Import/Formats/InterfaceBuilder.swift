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
    let reader = Reader(depthLimit: StoryboardFile.depthLimit)
    let end = try reader.parse(bytes)
    guard end.isWhole, let root = reader.root else {
      throw .notWellFormed(line: end.line, what: end.reason)
    }
    var file = StoryboardFile(name: name, root: root)
    if name == StoryboardFile.pastedName { file.nameByContent() }
    // What is wrong with its objects is told before anything is done with it.
    do throws(BoardProblem) { _ = try Storyboard(file) } catch { throw .storyboard(error) }
    return file
  }

  /// Gathers elements, without those that only say how something looks.
  private final class Reader: ElementParser {
    var root: BoardElement?
    /// Those that are open; an element that is left out is nil, and so is what is in it.
    private var open: [BoardElement?] = []

    override func begin(_ tag: String, _ attributes: [(name: String, value: String)]) {
      let isLeftOut = open.last.map { $0 == nil } ?? false
      guard !isLeftOut, !InterfaceBuilder.looks.contains(tag) else { return open.append(nil) }
      var element = BoardElement(tag)
      for (name, value) in attributes where !InterfaceBuilder.unread.contains(name) {
        element.attributes.append(.init(name, value))
      }
      open.append(element["key"] == "canvasLocation" ? nil : element)
    }

    override func add(_ text: String) {
      guard var element = open.last ?? nil, InterfaceBuilder.texts.contains(element.name) else {
        return
      }
      element.text += text
      open[open.count - 1] = element
    }

    override func end() {
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
