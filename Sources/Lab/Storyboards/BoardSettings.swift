import Engine

/// What attributes set an object to, by what it is.
enum BoardSettings {
  static func of(_ element: BoardElement, _ sort: BoardSort) -> [BoardSetting] {
    switch sort {
    case .view(let kind, _): view(element, kind)
    case .controller(let kind, _): controller(element, kind)
    case .recognizer(let gesture, _): recognizer(element, gesture)
    case .barItem:
      flags(element, [("enabled", .enabled)]) + texts(element, ["title", "systemItem"])
    case .item: item(element)
    case .guide, .edgeGuide, .owner, .firstResponder, .exit, .reference, .object: []
    }
  }

  // MARK: Views

  private static func view(_ element: BoardElement, _ kind: ViewKind) -> [BoardSetting] {
    var found = flags(
      element,
      [
        ("hidden", .hidden), ("userInteractionEnabled", .userInteractionEnabled),
        ("clipsSubviews", .clipsToBounds), ("multipleTouchEnabled", .multipleTouchEnabled),
        ("exclusiveTouch", .exclusiveTouch),
      ])
    found += numbers(element, [("alpha", .alpha), ("tag", .tag)])
    found += resistance(element)
    if let margins = margins(element) { found.append(.margins(margins)) }
    if element.flag("insetsLayoutMarginsFromSafeArea") == false { found.append(.ignoresSafeArea) }
    if kind.isControl {
      found += flags(
        element, [("enabled", .enabled), ("selected", .selected), ("highlighted", .highlighted)])
    }
    if kind.isScrollView { found += scrolling(element) }
    return found + special(element, kind)
  }

  private static func special(_ element: BoardElement, _ kind: ViewKind) -> [BoardSetting] {
    switch kind {
    case .label:
      let lines = element.number("numberOfLines").map { [BoardSetting.lines(Int($0))] } ?? []
      return shown(element) + font(element) + lines
    case .textField: return shown(element) + font(element) + texts(element, ["placeholder"])
    case .textView:
      return shown(element) + font(element)
        + flags(element, [("editable", .editable), ("selectable", .selectable)])
    case .button: return button(element)
    case .imageView: return element["image"].map { [.image($0)] } ?? []
    case .switch: return flags(element, [("on", .on)])
    case .slider:
      return numbers(
        element, [("minValue", .minimumValue), ("maxValue", .maximumValue), ("value", .value)])
        + flags(element, [("continuous", .continuous)])
    case .stepper:
      return numbers(
        element,
        [
          ("minimumValue", .minimumValue), ("maximumValue", .maximumValue),
          ("stepValue", .stepValue), ("value", .value),
        ]) + flags(element, [("wraps", .wraps), ("autorepeat", .autorepeat)])
    case .segmentedControl:
      let count = element.child("segments")?.children.count ?? 2
      return [.property(.numberOfSegments, .number(Double(max(1, min(count, 100)))))]
        + [.property(.selectedSegmentIndex, .number(element.number("selectedSegmentIndex") ?? 0))]
        + flags(element, [("momentary", .momentary)])
    case .pageControl:
      return numbers(element, [("numberOfPages", .numberOfPages), ("currentPage", .currentPage)])
    case .stackView: return stack(element)
    case .tableView, .collectionView:
      return flags(element, [("allowsSelection", .allowsSelection), ("editing", .editing)])
        + (element.number("rowHeight").map { [.keptNumber("rowHeight", $0)] } ?? [])
    case .view, .control, .scrollView, .tableCell, .progressView, .activityIndicator,
      .navigationBar, .tabBar, .barButtonItem, .window:
      return element.number("rowHeight").map { [.keptNumber("rowHeight", $0)] } ?? []
    }
  }

  private static func button(_ element: BoardElement) -> [BoardSetting] {
    var found: [BoardSetting] = []
    let configuration = element.child("buttonConfiguration")
    let normal = element.children.first { $0.name == "state" && $0["key"] == "normal" }
    let title =
      configuration?["title"] ?? configuration?.attributedText ?? normal?["title"]
      ?? normal?.attributedText
    if let title, !title.isEmpty { found.append(.property(.text, .text(title))) }
    if let image = normal?["image"] ?? configuration?["image"] { found.append(.image(image)) }
    if configuration != nil {
      // Believed to be those of a plain one.
      found.append(.contentInsets(EdgeInsets(top: 7, left: 12, bottom: 7, right: 12)))
    }
    if let inset = element.child(key: "contentEdgeInsets") {
      found.append(
        .contentInsets(
          EdgeInsets(
            top: inset.number("minY") ?? 0, left: inset.number("minX") ?? 0,
            bottom: inset.number("maxY") ?? 0, right: inset.number("maxX") ?? 0)))
    }
    return found + font(element)
  }

  private static func stack(_ element: BoardElement) -> [BoardSetting] {
    var found: [BoardSetting] = []
    for (name, property) in [
      ("axis", Property.axis), ("distribution", .distribution), ("alignment", .alignment),
    ] {
      if let word = element[name] { found.append(.property(property, .words([word]))) }
    }
    return found + numbers(element, [("spacing", .spacing)])
      + flags(
        element, [("layoutMarginsRelativeArrangement", .layoutMarginsRelativeArrangement)])
  }

  private static func scrolling(_ element: BoardElement) -> [BoardSetting] {
    let found = flags(
      element,
      [
        ("scrollEnabled", .scrollEnabled), ("pagingEnabled", .pagingEnabled),
        ("bounces", .bounces), ("alwaysBounceVertical", .alwaysBounceVertical),
        ("alwaysBounceHorizontal", .alwaysBounceHorizontal),
        ("delaysContentTouches", .delaysContentTouches),
        ("canCancelContentTouches", .canCancelContentTouches),
        ("directionalLockEnabled", .directionalLockEnabled),
      ])
    let mode = element["keyboardDismissMode"].map {
      [BoardSetting.property(.keyboardDismissMode, .words([$0]))]
    }
    return found + (mode ?? [])
      + numbers(
        element,
        [("minimumZoomScale", .minimumZoomScale), ("maximumZoomScale", .maximumZoomScale)])
  }

  // MARK: Others

  private static func controller(
    _ element: BoardElement, _ kind: ContainerKind
  ) -> [BoardSetting] {
    var found = texts(element, ["title", "modalPresentationStyle", "nibName"])
    found += flags(element, [("definesPresentationContext", .definesPresentationContext)])
    if kind == .navigation {
      found += flags(element, [("navigationBarHidden", .navigationBarHidden)])
    }
    return found
  }

  private static func recognizer(_ element: BoardElement, _ gesture: Gesture) -> [BoardSetting] {
    var found = flags(
      element,
      [
        ("enabled", .enabled), ("cancelsTouchesInView", .cancelsTouchesInView),
        ("delaysTouchesBegan", .delaysTouchesBegan), ("delaysTouchesEnded", .delaysTouchesEnded),
      ])
    found += numbers(
      element,
      [
        ("numberOfTapsRequired", .numberOfTapsRequired),
        ("numberOfTouchesRequired", .numberOfTouchesRequired),
        ("minimumNumberOfTouches", .minimumNumberOfTouches),
        ("maximumNumberOfTouches", .maximumNumberOfTouches),
        ("minimumPressDuration", .minimumPressDuration),
        ("allowableMovement", .allowableMovement),
      ])
    // What a file says anyway: more fingers than there are.
    found.removeAll {
      if case .property(.maximumNumberOfTouches, .number(let count)) = $0 {
        count > 20
      } else {
        false
      }
    }
    for (key, property) in [("direction", Property.direction), ("edges", .edges)] {
      let words = element.child(key: key)?.attributes.filter { $0.value == "YES" }.map { $0.name }
      if let words, !words.isEmpty { found.append(.property(property, .words(words))) }
    }
    return found
  }

  private static func item(_ element: BoardElement) -> [BoardSetting] {
    var found = texts(element, ["title"])
    for name in ["minimumLineSpacing", "minimumInteritemSpacing"] {
      if let number = element.number(name) { found.append(.keptNumber(name, number)) }
    }
    if let size = element.child(key: "itemSize"), let width = size.number("width"),
      let height = size.number("height")
    {
      found.append(.keptSize("itemSize", Size(width, height)))
    }
    return found
  }

  // MARK: Parts

  private static func flags(
    _ element: BoardElement, _ names: [(String, Property)]
  ) -> [BoardSetting] {
    names.compactMap { name, property in
      element.flag(name).map { .property(property, .bool($0)) }
    }
  }

  private static func numbers(
    _ element: BoardElement, _ names: [(String, Property)]
  ) -> [BoardSetting] {
    names.compactMap { name, property in
      element.number(name).map { .property(property, .number($0)) }
    }
  }

  private static func texts(_ element: BoardElement, _ names: [String]) -> [BoardSetting] {
    names.compactMap { name in element[name].map { .keptText(name, $0) } }
  }

  /// What a label or a field shows, in whichever form it stands.
  private static func shown(_ element: BoardElement) -> [BoardSetting] {
    let text = element["text"] ?? element.child(key: "text")?.text ?? element.attributedText
    guard let text, !text.isEmpty else { return [] }
    return [.property(.text, .text(text))]
  }

  private static func resistance(_ element: BoardElement) -> [BoardSetting] {
    var found: [BoardSetting] = []
    for (prefix, axis) in [("horizontal", ScrollAxis.horizontal), ("vertical", .vertical)] {
      if let number = element.number(prefix + "HuggingPriority") {
        found.append(.hugging(axis, number))
      }
      if let number = element.number(prefix + "CompressionResistancePriority") {
        found.append(.resistance(axis, number))
      }
    }
    return found
  }

  private static func margins(_ element: BoardElement) -> EdgeInsets? {
    if let insets = element.child(key: "directionalLayoutMargins") {
      return EdgeInsets(
        top: insets.number("top") ?? 8, left: insets.number("leading") ?? 8,
        bottom: insets.number("bottom") ?? 8, right: insets.number("trailing") ?? 8)
    }
    guard let insets = element.child(key: "layoutMargins") else { return nil }
    return EdgeInsets(
      top: insets.number("top") ?? 8, left: insets.number("left") ?? 8,
      bottom: insets.number("bottom") ?? 8, right: insets.number("right") ?? 8)
  }

  private static func font(_ element: BoardElement) -> [BoardSetting] {
    guard let font = element.child(key: "fontDescription") else { return [] }
    if let style = font["style"].flatMap({ styles[$0] }) { return [.font(style)] }
    let isBold = font["type"] == "boldSystem" || font["name"]?.contains(text: "Bold") == true
    let weight: Font.Weight =
      switch font["weight"] {
      case "medium": .medium
      case "semibold": .semibold
      case "bold", "heavy", "black": .bold
      default: isBold ? .bold : .regular
      }
    guard let size = font.number("pointSize"), size > 0 else { return [] }
    return [.font(Font(min(size, 10_000), weight))]
  }

  /// The sizes of the usual setting of text (Large).
  private static let styles: [String: Font] = [
    "UICTFontTextStyleTitle0": Font(34), "UICTFontTextStyleTitle1": Font(28),
    "UICTFontTextStyleTitle2": Font(22), "UICTFontTextStyleTitle3": Font(20),
    "UICTFontTextStyleHeadline": Font(17, .semibold), "UICTFontTextStyleBody": Font(17),
    "UICTFontTextStyleCallout": Font(16), "UICTFontTextStyleSubhead": Font(15),
    "UICTFontTextStyleFootnote": Font(13), "UICTFontTextStyleCaption1": Font(12),
    "UICTFontTextStyleCaption2": Font(11),
  ]
}

extension BoardElement {
  /// The text of an `<attributedString>`, without how it looks.
  fileprivate var attributedText: String? {
    guard let string = children.first(where: { $0.name == "attributedString" }) else { return nil }
    return string.children.filter { $0.name == "fragment" }.map { fragment in
      fragment["content"] ?? fragment.child(key: "content")?.text ?? ""
    }.joined()
  }
}
