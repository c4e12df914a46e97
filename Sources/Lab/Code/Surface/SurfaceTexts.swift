import Engine
import Program

/// Labels, text fields and text views.
extension UIKitRows {
  static func addTexts(_ s: inout SurfaceBuilder) {
    s.type("UILabel", above: "UIView")
    text(&s)
    attributed(&s)
    font(&s, "var font: UIFont!")
    addLines(&s)
    s.looks(
      "var textColor: UIColor!", "var textAlignment: NSTextAlignment",
      "var lineBreakMode: NSLineBreakMode",
      "var adjustsFontSizeToFitWidth: Bool", "var minimumScaleFactor: CGFloat",
      "var shadowColor: UIColor?",
      "var shadowOffset: CGSize",
      "var adjustsFontForContentSizeCategory: Bool", "var highlightedTextColor: UIColor?",
      "var isHighlighted: Bool", "var isEnabled: Bool")
    for name in ["UITextField", "UITextView"] {
      s.type(name, above: name == "UITextField" ? "UIControl" : "UIScrollView")
      text(&s)
      attributed(&s)
      font(&s, "var font: UIFont?", size: name == "UITextView" ? 12 : 17)
      delegate(&s, "\(name)Delegate")
      s.looks(
        "var textColor: UIColor?", "var textAlignment: NSTextAlignment",
        "var keyboardType: UIKeyboardType", "var returnKeyType: UIReturnKeyType",
        "var isSecureTextEntry: Bool", "var autocorrectionType: UITextAutocorrectionType",
        "var autocapitalizationType: UITextAutocapitalizationType",
        "var enablesReturnKeyAutomatically: Bool",
        "var textContentType: Any?", "var keyboardAppearance: Any?", "var selectedTextRange: Any?",
        "var spellCheckingType: Any?", "func insertText(_ text: String)")
      addInputViews(&s)
      if name == "UITextField" {
        s.looks(
          "var clearButtonMode: UITextField.ViewMode", "var leftView: UIView?",
          "var rightView: UIView?", "var leftViewMode: UITextField.ViewMode",
          "var rightViewMode: UITextField.ViewMode",
          "var adjustsFontSizeToFitWidth: Bool", "var minimumFontSize: CGFloat",
          "let isEditing: Bool", "var clearsOnBeginEditing: Bool")
        addFieldSizes(&s)
      } else {
        s.make("init(frame: CGRect, textContainer: Any?)") { (world, id, given) in
          world.setFrame(of: id, given[0])
          return true
        }
        s.property("var isEditable: Bool", .editable)
        s.property("var isSelectable: Bool", .selectable)
        s.looks("var dataDetectorTypes: Any?")
        addTextInsets(&s)
        s.looks("func scrollRangeToVisible(_ range: NSRange)", "var selectedRange: NSRange")
      }
    }
    s.type("NSTextContainer", above: "NSObject")
    addTextPadding(&s)
    s.protocolType("UITextFieldDelegate")
    s.protocolType("UITextViewDelegate")
    s.protocolType("UITextInputDelegate")
    s.type("UISearchBar", above: "UIView")
    s.looks(
      "var text: String?", "var placeholder: String?", "var delegate: Any?",
      "var searchBarStyle: Any?")
    s.looks("var showsCancelButton: Bool", "var barTintColor: UIColor?")
    s.protocolType("UISearchBarDelegate")
  }

  private static func text(_ s: inout SurfaceBuilder) {
    s.variable(
      "var text: String?", "what it shows",
      get: { (world, me) in
        guard let view = world.view(me) else { return .null }
        if let text = world.scene.rare(view).text { return ProgramValue.text(text).wrapped }
        return world.scene[view].kind == .label ? .null : ProgramValue.text("").wrapped
      },
      set: { (world, me, value) in
        if let view = world.view(me) { world.setText(of: view, value) }
      })
  }

  /// Its plain text counts.
  private static func attributed(_ s: inout SurfaceBuilder) {
    s.variable(
      "var attributedText: NSAttributedString?", "what it shows",
      get: { (world, me) in world.kept("attributedText", of: me) ?? .null },
      set: { (world, me, value) in
        world.keep("attributedText", value.isNull ? nil : value, of: me)
        if let view = world.view(me) {
          world.setText(of: view, world.kept("string", of: value) ?? .null)
          if let font = world.attributedFont(value) { world.setFont(of: view, font) }
        }
      })
  }

  /// What a text field's intrinsic size hangs on besides its text.
  private static func addFieldSizes(_ s: inout SurfaceBuilder) {
    for (name, type) in [
      ("placeholder", "String?"), ("attributedPlaceholder", "NSAttributedString?"),
    ] {
      s.variable(
        "var \(name): \(type)", "shown while it has no text",
        get: { (world, me) in world.kept(name, of: me) ?? .null },
        set: { (world, me, value) in
          world.keep(name, value.isNull ? nil : value, of: me)
          let text = value.asText ?? world.kept("string", of: value)?.asText
          if let view = world.view(me) {
            world.scene.changeLayout(of: view) { $0.placeholder = text }
          }
        })
    }
    s.variable(
      "var borderStyle: UITextField.BorderStyle", "its height hangs on it",
      get: { (world, me) in
        world.kept("borderStyle", of: me) ?? world.enumeration("UITextField.BorderStyle", "none")
      },
      set: { (world, me, value) in
        world.keep("borderStyle", value, of: me)
        let isRounded = world.word(value) == "roundedRect"
        if let view = world.view(me) {
          world.scene.changeLayout(of: view) { $0.hasRoundedBorder = isRounded }
        }
      })
  }

  /// How a label's text breaks.
  private static func addLines(_ s: inout SurfaceBuilder) {
    s.variable(
      "var numberOfLines: Int", "0: as many as it takes",
      get: { (world, me) in
        .integer(world.view(me).map { world.scene.layoutSettings(of: $0).numberOfLines } ?? 1)
      },
      set: { (world, me, value) in
        guard let view = world.view(me), let lines = world.raw(value) else { return }
        world.scene.changeLayout(of: view) { $0.numberOfLines = max(0, lines) }
      })
    s.variable(
      "var preferredMaxLayoutWidth: CGFloat", "where its lines break; 0: where its frame has them",
      get: { (world, me) in
        .double(
          world.view(me).map { world.scene.layoutSettings(of: $0).preferredMaxLayoutWidth } ?? 0)
      },
      set: { (world, me, value) in
        guard let view = world.view(me), let width = value.asDouble, width.isFinite else { return }
        world.scene.changeLayout(of: view) { $0.preferredMaxLayoutWidth = max(0, width) }
      })
  }

  /// A delegate is not kept alive, and answers where its class does.
  static func delegate(
    _ s: inout SurfaceBuilder, _ type: String, _ name: String = "delegate"
  ) {
    s.variable(
      "var \(name): \(type)?", "whoever is asked and told",
      get: { (world, me) in world.kept(name, of: me) ?? .null },
      set: { (world, me, value) in world.setDelegate(value, named: name, of: me) })
  }
}

extension UIKitWorld {
  mutating func setDelegate(_ value: ProgramValue, named name: String, of me: ProgramValue) {
    host.notes?.noteOther()
    keep(name, value.isNull ? nil : value.weakly, of: me)
    guard let object = object(me), name == "delegate" else { return }
    if case .recognizer(let recognizer) = object { scene.setHasOtherDelegate(recognizer) }
    let answered: OwnPlaces = [
      .gestureDelegate, .textDelegate, .scrollDelegate, .rows, .dismissals,
    ]
    var places = scene.ownPlaces(of: object).subtracting(answered)
    if let id = value.anyObject {
      places.formUnion(OwnNames.delegatePlaces(of: id, host.machine))
    }
    scene.setOwnPlaces(places, of: object)
  }
}
