import Engine
import Program

/// Text with attributes: of these the font counts, by which it is measured.
extension UIKitRows {
  static func addAttributedTexts(_ s: inout SurfaceBuilder) {
    s.enumeration(
      "NSAttributedString.Key", "font", "foregroundColor", "backgroundColor", "kern",
      "underlineStyle", "strikethroughStyle", "paragraphStyle", "link", "attachment", "shadow",
      "baselineOffset", "underlineColor", "strokeColor", "strokeWidth",
      other: "NSAttributedStringKey")
    for name in ["font", "foregroundColor", "backgroundColor", "kern", "paragraphStyle", "link"] {
      s.globalFunctions()
      let start = name.first?.uppercased() ?? ""
      s.get("let NS\(start + name.dropFirst())AttributeName: NSAttributedString.Key") {
        (world, _) in world.enumeration("NSAttributedString.Key", name)
      }
    }
    s.type("NSAttributedString", above: "NSObject")
    s.make("init(string: String, attributes: [NSAttributedString.Key: Any]? = nil)") {
      (world, id, given) in
      world.keep("string", given[0], of: .object(id))
      world.keepFont(in: given[1], of: .object(id))
      return true
    }
    s.make("init(string: String)") { (world, id, given) in
      world.keep("string", given[0], of: .object(id))
      return true
    }
    s.make("init(attributedString: NSAttributedString)") { (world, id, given) in
      world.keep("string", world.kept("string", of: given[0]), of: .object(id))
      world.keep("font", world.kept("font", of: given[0]), of: .object(id))
      return true
    }
    s.get("let string: String") { (world, me) in world.kept("string", of: me) ?? .text("") }
    s.get("let length: Int") { (world, me) in
      .integer(world.kept("string", of: me)?.asText?.utf16.count ?? 0)
    }
    s.call("func size() -> CGSize") { (world, me, _) in
      let text = world.kept("string", of: me)?.asText ?? ""
      let font = world.attributedFont(me).flatMap { world.fontValue($0) } ?? Font(12)
      return world.value(font.size(of: text))
    }
    s.type("NSMutableAttributedString", above: "NSAttributedString")
    s.call(
      "func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange)"
    ) { (world, me, given) in
      if world.isFontKey(given[0]) { world.keep("font", given[1], of: me) }
      return .nothing
    }
    s.call("func addAttributes(_ attributes: [NSAttributedString.Key: Any], range: NSRange)") {
      (world, me, given) in
      world.keepFont(in: given[0], of: me)
      return .nothing
    }
    s.looks("func removeAttribute(_ name: NSAttributedString.Key, range: NSRange)")
    s.call("func append(_ string: NSAttributedString)", selector: "appendAttributedString:") {
      (world, me, given) in
      let text = world.kept("string", of: me)?.asText ?? ""
      let more = world.kept("string", of: given[0])?.asText ?? ""
      world.keep("string", .text(text + more), of: me)
      if world.kept("font", of: me) == nil {
        world.keep("font", world.kept("font", of: given[0]), of: me)
      }
      return .nothing
    }
  }
}

extension UIKitWorld {
  /// The font that a text brings along.
  func attributedFont(_ text: ProgramValue) -> ProgramValue? {
    kept("font", of: text.withoutOptionals)
  }

  fileprivate func isFontKey(_ key: ProgramValue) -> Bool {
    word(key) == "font" || key.path == ".font"
  }

  fileprivate func keepFont(in attributes: ProgramValue, of me: ProgramValue) {
    if let font = attributesFont(attributes) { keep("font", font, of: me) }
  }

  /// The font among them.
  func attributesFont(_ attributes: ProgramValue) -> ProgramValue? {
    guard case .dictionary(let table) = attributes.withoutOptionals.content else { return nil }
    for (index, key) in table.keys.enumerated() where isFontKey(key) {
      return table.values[index]
    }
    return nil
  }
}
