import Engine
import Program

/// Fonts, as far as texts are measured by them: a size and a weight.
extension UIKitRows {
  static func addFonts(_ s: inout SurfaceBuilder) {
    s.type("UIFont", above: "NSObject")
    for (name, weight) in [
      ("systemFont", Font.Weight.regular), ("boldSystemFont", .bold),
      ("italicSystemFont", .regular),
    ] {
      s.call("static func \(name)(ofSize: CGFloat) -> UIFont", selector: "\(name)OfSize:") {
        (world, _, given) in world.font(Font(number(given, 0), weight))
      }
    }
    for name in ["systemFont", "monospacedSystemFont", "monospacedDigitSystemFont"] {
      s.call(
        "static func \(name)(ofSize: CGFloat, weight: UIFont.Weight) -> UIFont",
        selector: "\(name)OfSize:weight:"
      ) { (world, _, given) in
        world.font(Font(number(given, 0), world.weight(given.last)))
      }
    }
    s.call(
      "static func preferredFont(forTextStyle: UIFont.TextStyle) -> UIFont",
      selector: "preferredFontForTextStyle:"
    ) { (world, _, given) in
      world.font(styles[world.word(given.first) ?? ""] ?? Font(17))
    }
    s.call("static func fontWithName(_ name: String, size: CGFloat) -> UIFont") {
      (world, _, given) in
      world.font(named: given[0].asText ?? "", number(given, 1))
    }
    s.make("init(name: String, size: CGFloat)") { (world, id, given) in
      world.keepFont(world.fontValue(named: given[0].asText ?? "", number(given, 1)), of: id)
      return true
    }
    s.call("func withSize(_ size: CGFloat) -> UIFont", selector: "fontWithSize:") {
      (world, me, given) in
      world.font(Font(number(given, 0), world.fontValue(me)?.weight ?? .regular))
    }
    s.get("let pointSize: CGFloat") { (world, me) in .double(world.fontValue(me)?.size ?? 17) }
    s.get("let lineHeight: CGFloat") { (world, me) in
      .double((world.fontValue(me)?.size ?? 17) * 2444 / 2048)
    }
    s.get("static let systemFontSize: CGFloat") { (_, _) in .double(14) }
    s.get("static let labelFontSize: CGFloat") { (_, _) in .double(17) }
    s.get("static let buttonFontSize: CGFloat") { (_, _) in .double(18) }
    s.looks("let fontName: String", "let familyName: String", "let fontDescriptor: Any?")
    addFontMetrics(&s)
  }

  /// At the usual setting of text nothing grows.
  private static func addFontMetrics(_ s: inout SurfaceBuilder) {
    s.type("UIFontMetrics", above: "NSObject")
    s.looks(
      "static let `default`: UIFontMetrics", "init(forTextStyle textStyle: UIFont.TextStyle)",
      "static func defaultMetrics() -> UIFontMetrics",
      "static func metricsForTextStyle(_ textStyle: UIFont.TextStyle) -> UIFontMetrics")
    s.call("func scaledFont(for font: UIFont) -> UIFont", selector: "scaledFontForFont:") {
      (_, _, given) in given[0]
    }
    s.call(
      "func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont",
      selector: "scaledFontForFont:maximumPointSize:"
    ) { (_, _, given) in given[0] }
    s.call("func scaledValue(for value: CGFloat) -> CGFloat", selector: "scaledValueForValue:") {
      (_, _, given) in given[0]
    }
  }

  /// The sizes of the usual setting of text (Large).
  private static let styles: [String: Font] = [
    "largeTitle": Font(34), "title1": Font(28), "title2": Font(22), "title3": Font(20),
    "headline": Font(17, .semibold), "subheadline": Font(15), "body": Font(17),
    "callout": Font(16), "footnote": Font(13), "caption1": Font(12), "caption2": Font(11),
  ]

  /// Of labels, fields and text views, whose sizes hang on it.
  static func font(_ s: inout SurfaceBuilder, _ declaration: String, size: Double = 17) {
    s.variable(
      declaration, "by which its text is measured",
      get: { (world, me) in
        if let known = world.kept("font", of: me) { return known }
        let font = world.font(Font(size))
        world.keep("font", font, of: me)
        return font
      },
      set: { (world, me, value) in
        world.keep("font", value, of: me)
        if let view = world.view(me) { world.setFont(of: view, value) }
      })
  }

  /// Pictures have the sizes that code gives them; of others nobody knows here.
  static func image(_ s: inout SurfaceBuilder) {
    s.variable(
      "var image: UIImage?", "as large as it is, where constraints say nothing",
      get: { (world, me) in world.kept("image", of: me) ?? .null },
      set: { (world, me, value) in
        world.keep("image", value.isNull ? nil : value, of: me)
        if let view = world.view(me) { world.setImage(of: view, value) }
      })
  }
}

extension UIKitWorld {
  mutating func font(_ font: Font) -> ProgramValue {
    let value = newObject(SurfaceIndex.uikit.type(named: "UIFont"))
    if let id = value.asObject { keepFont(font, of: id) }
    return value
  }

  mutating func font(named name: String, _ size: Double) -> ProgramValue {
    font(fontValue(named: name, size))
  }

  /// Letters of other families are taken to be as wide as the system's.
  func fontValue(named name: String, _ size: Double) -> Font {
    Font(size, name.contains(text: "Bold") ? .bold : .regular)
  }

  func keepFont(_ font: Font, of id: ObjectID) {
    host.machine.keep("size", .double(font.size), of: id)
    host.machine.keep("weight", .text(font.weight.rawValue), of: id)
  }

  func fontValue(_ value: ProgramValue) -> Font? {
    guard let size = kept("size", of: value)?.asDouble, size.isFinite, size > 0 else { return nil }
    let word = kept("weight", of: value)?.asText ?? ""
    return Font(min(size, 10_000), Font.Weight(rawValue: word) ?? .regular)
  }

  func weight(_ value: ProgramValue?) -> Font.Weight {
    switch word(value) {
    case "medium": .medium
    case "semibold": .semibold
    case "bold", "heavy", "black": .bold
    default: .regular
    }
  }

  mutating func setFont(of view: ViewID, _ value: ProgramValue) {
    let font = fontValue(value)
    scene.changeLayout(of: view) { $0.font = font }
  }

  mutating func setImage(of view: ViewID, _ value: ProgramValue) {
    let size = value.isNull || value.isLeftOut ? nil : imageSize(value)
    scene.changeLayout(of: view) { $0.imageSize = size }
  }

  /// Of a picture in a file nobody knows the size here: a symbol's is taken.
  private func imageSize(_ image: ProgramValue) -> Size {
    size(kept("size", of: image)) ?? Size(24, 24)
  }
}
