import Engine

/// Properties as an app sets them; what UIKit lets a class alone decide is its class.
struct PropertyCode {
  let style: CodeStyle

  private var scene: Scene { style.scene }
  private var isSwift: Bool { style.isSwift }

  func lines(_ property: Property, of object: Object) -> [String] {
    guard let row = scene.row(property, of: object) else { return [] }
    let name = style.name(object)
    let value = row.get(scene, object)
    switch property {
    case .canBecomeFirstResponder, .canResignFirstResponder, .canBecomeKey:
      return ClassCode(style: style).lines(of: object)
    case .inputView, .inputAccessoryView:
      if let view = object.view, scene[view].kind.isTextInput { break }
      return ClassCode(style: style).lines(of: object)
    case .animating, .allowsUserInteractionDuringAnimation: return animation(of: object, name)
    case .text where object.view.map { scene[$0].kind == .button } == true:
      guard case .text(let text)? = value else { return [] }
      return [
        style.call(
          name, "setTitle",
          with: [("", style.text(text)), ("for", isSwift ? ".normal" : "UIControlStateNormal")],
          objectiveC: ["setTitle", "forState"])
      ]
    case .alpha:
      // Kept in single precision: the number that was said is the shortest that comes to it.
      guard case .number(let alpha)? = value else { return [] }
      let isWhole = alpha == 0 || alpha == 1
      return [
        style.assign(
          name, property: "alpha", value: isWhole ? style.number(alpha) : "\(Float(alpha))")
      ]
    case .windowLevel:
      guard case .number(let level)? = value else { return [] }
      let number = style.number(level)
      return [
        style.assign(
          name, property: "windowLevel",
          value: isSwift ? "UIWindow.Level(rawValue: " + number + ")" : number)
      ]
    case .zPosition, .cornerRadius:
      guard case .number(let number)? = value else { return [] }
      return [
        style.assign(name + ".layer", property: property.rawValue, value: style.number(number))
      ]
    case .mask:
      let made = isSwift ? "UIView(frame: " : "[[UIView alloc] initWithFrame:"
      let rect: String? =
        if case .rect(let rect)? = value { made + style.rect(rect) + (isSwift ? ")" : "]") } else {
          nil
        }
      return [style.assign(name, property: isSwift ? "mask" : "maskView", value: rect ?? "nil")]
    case .viewForZooming: return DelegateCode(style: style).assigning(to: object)
    case .transform3D where !isSwift:
      guard case .transform3D(let transform)? = value else { return [] }
      return [
        style.assign(name + ".layer", property: "transform", value: style.transform3D(transform))
      ]
    case .numberOfSegments:
      guard case .number(let count)? = value else { return [] }
      return segments(Int(count), name)
    case .allowedPressTypes, .allowedTouchTypes:
      guard case .words(let words)? = value else { return [] }
      let isPress = property == .allowedPressTypes
      let types = words.map { isPress ? CodePresses.constant(of: $0) : CodePresses.camel($0) }
      let kind = isPress ? "UIPress.PressType." : "UITouch.TouchType."
      let prefix = isPress ? "UIPressType" : "UITouchType"
      let numbers = types.map { constant -> String in
        if isSwift { return "NSNumber(value: " + kind + constant + ".rawValue)" }
        return "@(" + prefix + constant.startingLarge + ")"
      }
      let list = numbers.joined(separator: ", ")
      return [
        style.assign(name, property: property.rawValue, value: (isSwift ? "[" : "@[") + list + "]")
      ]
    case .detents, .largestUndimmedDetentIdentifier, .passthroughViews:
      // They are the presentation controller's, which a sheet or a popover has and no other.
      guard let value else { return [] }
      let owner =
        property == .passthroughViews
        ? "popoverPresentationController" : "sheetPresentationController"
      return [
        style.comment(
          name + "." + owner + "." + property.rawValue + " = " + text(value, of: property))
      ]
    case .leftBarButtonItem:
      guard let value else { return [] }
      return [
        style.assign(
          name, property: "navigationItem.leftBarButtonItem", value: text(value, of: property))
      ]
    case .undoManager, .editingInteractionConfiguration:
      guard let value else { return [] }
      return [
        style.comment(name + ": override " + property.rawValue + " → " + text(value, of: property))
      ]
    case .action:
      guard case .text(let selector)? = value else { return [] }
      return [
        style.assign(
          name, property: "action",
          value: selector.isEmpty ? style.nameOrNil(nil) : style.selector(selector))
      ]
    case .primaryAction:
      guard case .text(let identifier)? = value else { return [] }
      let made = identifier.isEmpty ? style.nameOrNil(nil) : style.action(identifier)
      return [style.assign(name, property: "primaryAction", value: made)]
    case .menu:
      guard case .bool(let has)? = value else { return [] }
      let made = !has ? style.nameOrNil(nil) : isSwift ? "UIMenu()" : "[UIMenu new]"
      guard let kind = object.view.map({ scene[$0].kind }),
        kind == .button || kind == .barButtonItem
      else {
        return [style.comment(name + ".contextMenuInteraction: " + (has ? "a menu" : "none"))]
      }
      return [style.assign(name, property: "menu", value: made)]
    case .disabledSegments:
      guard case .words(let segments)? = value, let view = object.view,
        case .number(let count)? = scene.value(of: .numberOfSegments, of: .view(view))
      else { return [] }
      return (0..<Int(count)).map { index in
        style.call(
          name, "setEnabled",
          with: [
            ("", style.bool(!segments.contains(String(index)))), ("forSegmentAt", String(index)),
          ], objectiveC: ["setEnabled", "forSegmentAtIndex"])
      }
    case .swipeActions:
      // A table asks its delegate for them, row by row.
      guard case .bool(let has)? = value else { return [] }
      return [style.comment(name + ": " + (has ? "trailing" : "no") + " swipe actions")]
    // The device's, and not the app's.
    case .hardwareKeyboard: return []
    case .delegate: return [delegate(value, name)]
    case .allowedScrollTypesMask where value == .words(["none"]):
      return [style.assign(name, property: property.rawValue, value: isSwift ? "[]" : "0")]
    default: break
    }
    guard let value else { return [] }
    let spelling = isSwift ? row.swiftName ?? property.rawValue : property.rawValue
    return [style.assign(name, property: spelling, value: text(value, of: property))]
  }

  private func text(_ value: Value, of property: Property) -> String {
    switch value {
    case .bool(let bool): style.bool(bool)
    case .number(let number): style.number(number)
    case .point(let point): style.point(point)
    case .size(let size): style.size(size)
    case .rect(let rect): style.rect(rect)
    case .transform(let transform): style.transform(transform)
    case .transform3D(let transform): style.transform3D(transform)
    case .text(let text): style.text(text)
    case .words(let words): self.words(words, of: property)
    case .object(let object): style.nameOrNil(object)
    case .insets(let insets): style.insets(insets)
    case .objects(let objects): style.array(objects.map { style.name($0) })
    }
  }

  private func words(_ words: [String], of property: Property) -> String {
    if isSwift {
      return style.choices(words.map { CodePresses.camel($0) }, objectiveC: "")
    }
    let prefix =
      switch property {
      case .autoresizingMask: "UIViewAutoresizing"
      case .buttonMaskRequired: "UIEventButtonMask"
      case .edges: "UIRectEdge"
      case .keyboardDismissMode: "UIScrollViewKeyboardDismissMode"
      case .decelerationRate: "UIScrollViewDecelerationRate"
      case .accessoryType: "UITableViewCellAccessory"
      case .axis: "UILayoutConstraintAxis"
      case .distribution: "UIStackViewDistribution"
      case .alignment: "UIStackViewAlignment"
      case .allowedScrollTypesMask: "UIScrollTypeMask"
      default: "UISwipeGestureRecognizerDirection"
      }
    return words.isEmpty
      ? "0" : style.choices(words.map { CodePresses.camel($0) }, objectiveC: prefix)
  }

  /// An animation goes on until the clock has passed it: here one that goes on is a long one.
  private func animation(of object: Object, _ name: String) -> [String] {
    guard let view = object.view else { return [] }
    func isOn(_ property: Property) -> Bool {
      scene.value(of: property, of: .view(view)) == .bool(true)
    }
    let duration = isOn(.animating) ? "60" : "0"
    let allows = isOn(.allowsUserInteractionDuringAnimation)
    guard isSwift else {
      let options = allows ? "UIViewAnimationOptionAllowUserInteraction" : "0"
      return [
        "[UIView animateWithDuration:\(duration) delay:0 options:\(options) animations:^{ [\(name)"
          + " layoutIfNeeded]; } completion:nil];"
      ]
    }
    return [
      "UIView.animate(withDuration: \(duration), delay: 0, options: "
        + (allows ? ".allowUserInteraction" : "[]") + ") { \(name).layoutIfNeeded() }"
    ]
  }

  private func segments(_ count: Int, _ name: String) -> [String] {
    guard isSwift else {
      return ["[" + name + " removeAllSegments];"]
        + (0..<count).map {
          style.call(
            name, "insertSegment", with: [("", "@\"\""), ("", String($0)), ("", "NO")],
            objectiveC: ["insertSegmentWithTitle", "atIndex", "animated"])
        }
    }
    return [
      style.call(name, "removeAllSegments"),
      "for index in 0..<\(count) { \(name).insertSegment(withTitle: \"\", at: index, animated: false) }",
    ]
  }

  private func delegate(_ value: Value?, _ name: String) -> String {
    let made: String
    switch value {
    case .object(let object): made = style.nameOrNil(object)
    default: made = isSwift ? "NSObject()" : "[NSObject new]"
    }
    return style.assign(
      name, property: "delegate",
      value: isSwift ? made + " as? UIApplicationDelegate" : "(id<UIApplicationDelegate>)" + made)
  }
}
