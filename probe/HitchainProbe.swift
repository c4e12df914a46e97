// HitchainProbe.swift: prints the view hierarchy of this app as commands of Hitchain, so that it can tell
// why a tap does not arrive. It uses public API alone, changes nothing, and sends nothing anywhere: what
// it prints stays on the console, and may hold texts of the app.
//
// Add this file to a debug build, pause the app and type at (lldb):
//     po Hitchain.dump()
// Copy all lines from "# hitchain-probe" to "# hitchain-end", and give them to `hitchain import`.

#if DEBUG
  import ObjectiveC
  import UIKit

  @objc public final class Hitchain: NSObject {
    /// All windows of the foreground scenes, the back first. `asks: true` also asks recognizers and their
    /// delegates which must fail first, which runs code of the app.
    @discardableResult
    @objc public static func dump(asks: Bool = false) -> String {
      var probe = HitchainProbe()
      probe.asks = asks
      let text = probe.text()
      print(text)
      return "\(text.split(separator: "\n").count) lines printed"
    }
  }

  private struct HitchainProbe {
    var asks = false
    private var lines: [String] = []
    private var names: [ObjectIdentifier: String] = [:]
    private var taken: Set<String> = ["app", "delegate", "scene", "nil", "nobody"]
    private var counts: [String: Int] = [:]
    private var views: [UIView] = []
    private var recognizers: [UIGestureRecognizer] = []

    mutating func text() -> String {
      lines = ["# hitchain-probe 1", "reset empty"]
      let windows = self.windows()
      for window in windows { add(window) }
      for window in windows {
        if let root = window.rootViewController { add(root, parent: nil) }
      }
      for view in views { addRecognizers(of: view) }
      for view in views { addTargets(of: view) }
      if asks { addRequirements() }
      if let key = windows.last(where: { $0.isKeyWindow }), let name = names[ObjectIdentifier(key)]
      {
        lines.append("key-window \(name)")
      }
      if let first = views.first(where: { $0.isFirstResponder }),
        let name = names[ObjectIdentifier(first)]
      {
        lines.append("set canBecomeFirstResponder \(name) YES")
        lines.append("become-first-responder \(name)")
      }
      addHits(in: windows)
      lines.append("# hitchain-end")
      return lines.joined(separator: "\n")
    }

    private func windows() -> [UIWindow] {
      let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      let windows = scenes.filter { $0.activationState != .background }.flatMap { $0.windows }
      // In a stable way: equal levels keep their order.
      return windows.enumerated().sorted { a, b in
        let (one, two) = (a.element.windowLevel.rawValue, b.element.windowLevel.rawValue)
        return one == two ? a.offset < b.offset : one < two
      }.map { $0.element }
    }

    // MARK: Views

    /// Without recursion, a parent before its subviews and the back before the front.
    private mutating func add(_ window: UIWindow) {
      var waiting: [UIView] = [window]
      while let view = waiting.popLast() {
        describe(view)
        views.append(view)
        waiting += view.subviews.reversed()
      }
    }

    private mutating func describe(_ view: UIView) {
      let kind = self.kind(of: view)
      let name = self.name(of: view)
      names[ObjectIdentifier(view)] = name
      var words = ["add", kind, name]
      if !(view is UIWindow), let parent = view.superview,
        let over = names[ObjectIdentifier(parent)]
      {
        words += ["in", over]
      }
      let isPlain = view.transform == .identity
      let (bounds, center) = (view.bounds, view.center)
      let place =
        isPlain
        ? view.frame : CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height)
      words += numbers([place.minX, place.minY, place.width, place.height])
      words.append("class=" + className(of: view))
      if bounds.origin != .zero || !isPlain {
        let box = numbers([bounds.minX, bounds.minY, bounds.width, bounds.height])
        words.append("bounds=\"" + box.joined(separator: " ") + "\"")
      }
      if !isPlain {
        let t = view.transform
        let matrix = numbers([t.a, t.b, t.c, t.d, t.tx, t.ty])
        let anchor = numbers([view.layer.anchorPoint.x, view.layer.anchorPoint.y])
        words.append("anchorPoint=\"" + anchor.joined(separator: " ") + "\"")
        words.append("transform=\"" + matrix.joined(separator: " ") + "\"")
        words.append("center=\"" + numbers([center.x, center.y]).joined(separator: " ") + "\"")
      }
      if view.isHidden { words.append("hidden=YES") }
      if view.alpha < 1 { words += ["alpha=" + number(view.alpha)] }
      if view.isUserInteractionEnabled != !(kind == "label" || kind == "image-view") {
        words.append("userInteractionEnabled=" + yesNo(view.isUserInteractionEnabled))
      }
      if view.isExclusiveTouch { words.append("exclusiveTouch=YES") }
      if let control = view as? UIControl, !control.isEnabled { words.append("enabled=NO") }
      if let scroll = view as? UIScrollView {
        words.append(
          "contentSize=\""
            + numbers([scroll.contentSize.width, scroll.contentSize.height]).joined(separator: " ")
            + "\"")
        if !scroll.delaysContentTouches { words.append("delaysContentTouches=NO") }
        if !scroll.canCancelContentTouches { words.append("canCancelContentTouches=NO") }
      }
      if let window = view as? UIWindow, window.windowLevel.rawValue != 0 {
        words.append("windowLevel=" + number(window.windowLevel.rawValue))
      }
      if let text = self.text(of: view),
        ["label", "button", "text-field", "text-view"].contains(kind)
      {
        words.append("text=" + quoted(text))
      }
      var note = "# " + address(of: view)
      let overrides = self.overrides(of: view)
      if !overrides.isEmpty { note += " overrides=" + overrides.joined(separator: ",") }
      lines.append((words + [note]).joined(separator: " "))
    }

    private func kind(of view: UIView) -> String {
      switch view {
      case is UIWindow: return "window"
      case is UISwitch: return "switch"
      case is UISlider: return "slider"
      case is UIStepper: return "stepper"
      case is UISegmentedControl: return "segmented-control"
      case is UIPageControl: return "page-control"
      case is UITextField: return "text-field"
      case is UIButton: return "button"
      case is UIControl: return "control"
      case is UITableView: return "table-view"
      case is UICollectionView: return "collection-view"
      case is UITextView: return "text-view"
      case is UIScrollView: return "scroll-view"
      case is UITableViewCell: return "table-cell"
      case is UILabel: return "label"
      case is UIImageView: return "image-view"
      case is UIStackView: return "stack-view"
      case is UIProgressView: return "progress-view"
      case is UIActivityIndicatorView: return "activity-indicator"
      default: return "view"
      }
    }

    private func text(of view: UIView) -> String? {
      let text: String?
      switch view {
      case let label as UILabel: text = label.text
      case let button as UIButton: text = button.currentTitle
      case let field as UITextField: text = field.isSecureTextEntry ? nil : field.text
      default: text = nil
      }
      guard let text, !text.isEmpty else { return nil }
      return String(text.prefix(40))
    }

    /// Whose hitTest or pointInside is not the one that UIKit gives its class.
    private func overrides(of view: UIView) -> [String] {
      var found: [String] = []
      let selectors: [(String, Selector)] = [
        ("hitTest", #selector(UIView.hitTest(_:with:))),
        ("pointInside", #selector(UIView.point(inside:with:))),
      ]
      guard let system = systemClass(of: view) else { return [] }
      for (name, selector) in selectors {
        let own = class_getMethodImplementation(type(of: view), selector)
        if own != class_getMethodImplementation(system, selector) { found.append(name) }
      }
      return found
    }

    private func systemClass(of view: UIView) -> AnyClass? {
      var next: AnyClass? = type(of: view)
      while let current = next {
        if Bundle(for: current).bundleIdentifier?.hasPrefix("com.apple.") == true { return current }
        next = class_getSuperclass(current)
      }
      return nil
    }

    // MARK: Controllers

    private mutating func add(_ root: UIViewController, parent: String?) {
      var waiting: [(UIViewController, String?)] = [(root, parent)]
      while let (controller, parent) = waiting.popLast() {
        var name = parent
        if let view = controller.viewIfLoaded, let viewName = names[ObjectIdentifier(view)] {
          let own = unique(stem(of: className(of: controller)))
          names[ObjectIdentifier(controller)] = own
          lines.append(
            "add controller \(own) in \(parent ?? "nil") view=\(viewName) class=\(className(of: controller))"
          )
          name = own
        }
        waiting += controller.children.reversed().map { ($0, name) }
        if let presented = controller.presentedViewController,
          presented.presentingViewController === controller
        {
          waiting.append((presented, nil))
        }
      }
    }

    // MARK: Recognizers

    private mutating func addRecognizers(of view: UIView) {
      guard let owner = names[ObjectIdentifier(view)] else { return }
      for recognizer in view.gestureRecognizers ?? [] {
        if let scroll = view as? UIScrollView, recognizer === scroll.panGestureRecognizer {
          continue
        }
        let type = NSStringFromClass(Swift.type(of: recognizer))
        // Those of the system's own, which no app has made.
        if type.hasPrefix("_UI") || type.hasPrefix("UIText") || type.hasPrefix("UIScrollView") {
          lines.append("# \(type) on \(owner)")
          continue
        }
        guard let kind = kind(of: recognizer) else {
          lines.append("# \(type) on \(owner)")
          continue
        }
        let name = unique(
          recognizer.name.map { word($0) } ?? kind.replacingOccurrences(of: "-recognizer", with: "")
        )
        names[ObjectIdentifier(recognizer)] = name
        recognizers.append(recognizer)
        var words = ["add", kind, name, "to", owner]
        if !recognizer.isEnabled { words.append("enabled=NO") }
        if !recognizer.cancelsTouchesInView { words.append("cancelsTouchesInView=NO") }
        if recognizer.delaysTouchesBegan { words.append("delaysTouchesBegan=YES") }
        if !recognizer.delaysTouchesEnded { words.append("delaysTouchesEnded=NO") }
        if let tap = recognizer as? UITapGestureRecognizer {
          if tap.numberOfTapsRequired != 1 {
            words.append("numberOfTapsRequired=\(tap.numberOfTapsRequired)")
          }
          if tap.numberOfTouchesRequired != 1 {
            words.append("numberOfTouchesRequired=\(tap.numberOfTouchesRequired)")
          }
        }
        if let press = recognizer as? UILongPressGestureRecognizer,
          press.minimumPressDuration != 0.5
        {
          words.append("minimumPressDuration=\(number(CGFloat(press.minimumPressDuration)))")
        }
        let delegate = recognizer.delegate.map {
          " delegate=\(NSStringFromClass(Swift.type(of: $0)))"
        }
        words.append(
          "# \(address(of: recognizer)) \(type) state=\(recognizer.state.rawValue)\(delegate ?? "")"
        )
        lines.append(words.joined(separator: " "))
      }
    }

    private func kind(of recognizer: UIGestureRecognizer) -> String? {
      switch recognizer {
      case is UITapGestureRecognizer: return "tap-recognizer"
      case is UIPanGestureRecognizer: return "pan-recognizer"
      case is UIPinchGestureRecognizer: return "pinch-recognizer"
      case is UISwipeGestureRecognizer: return "swipe-recognizer"
      case is UIRotationGestureRecognizer: return "rotation-recognizer"
      case is UILongPressGestureRecognizer: return "long-press-recognizer"
      default: return nil
      }
    }

    /// Public API tells no list of them: each pair is asked.
    private mutating func addRequirements() {
      for one in recognizers {
        for other in recognizers where one !== other {
          let own =
            one.shouldRequireFailure(of: other)
            || one.delegate?.gestureRecognizer?(one, shouldRequireFailureOf: other) == true
          guard own, let a = names[ObjectIdentifier(one)], let b = names[ObjectIdentifier(other)]
          else { continue }
          lines.append("require \(a) to-fail \(b)")
        }
      }
    }

    // MARK: Actions

    private mutating func addTargets(of view: UIView) {
      guard let control = view as? UIControl, let name = names[ObjectIdentifier(control)] else {
        return
      }
      for target in control.allTargets {
        let object = target.base as AnyObject
        for action in control.actions(forTarget: target.base, forControlEvent: .touchUpInside) ?? []
        {
          if let known = names[ObjectIdentifier(object)] {
            lines.append("add-target \(name) \(known) \(action)")
          } else {
            lines.append(
              "# \(name) sends \(action) to \(NSStringFromClass(Swift.type(of: object)))")
          }
        }
      }
    }

    /// What the app itself answers for the middle of every control.
    private mutating func addHits(in windows: [UIWindow]) {
      for case let control as UIControl in views {
        guard let window = control.window else { continue }
        let middle = control.convert(
          CGPoint(x: control.bounds.midX, y: control.bounds.midY), to: window)
        let hit = window.hitTest(middle, with: nil)
        let name = hit.flatMap { names[ObjectIdentifier($0)] } ?? "nobody"
        let onScreen = window.convert(middle, to: nil)
        lines.append("# hit \(number(onScreen.x)) \(number(onScreen.y)) \(name)")
      }
    }

    // MARK: Words

    private mutating func name(of view: UIView) -> String {
      for candidate in [view.accessibilityIdentifier, view.accessibilityLabel, text(of: view)] {
        guard let candidate, let first = candidate.first, first.isLetter else { continue }
        return unique(word(candidate))
      }
      return unique(stem(of: className(of: view)), isNumbered: true)
    }

    private func word(_ text: String) -> String {
      let parts = text.prefix(24).split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      let word = parts.joined(separator: "-")
      return word.first?.isLetter == true ? word : "n" + word
    }

    private func stem(of className: String) -> String {
      var name = className.split(separator: ".").last.map { String($0) } ?? className
      while name.hasPrefix("_") { name.removeFirst() }
      if name.hasPrefix("UI") { name.removeFirst(2) }
      return name.prefix(1).lowercased() + name.dropFirst()
    }

    private mutating func unique(_ word: String, isNumbered: Bool = false) -> String {
      if !isNumbered, taken.insert(word).inserted { return word }
      var number = counts[word] ?? (isNumbered ? 1 : 2)
      let stem = isNumbered ? word : word + "-"
      while !taken.insert(stem + "\(number)").inserted { number += 1 }
      counts[word] = number + 1
      return stem + "\(number)"
    }

    private func className(of object: AnyObject) -> String {
      let name = NSStringFromClass(Swift.type(of: object))
      return String(name.map { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." ? $0 : "_" })
    }

    private func address(of object: AnyObject) -> String {
      "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
    }

    private func yesNo(_ value: Bool) -> String { value ? "YES" : "NO" }

    private func numbers(_ values: [CGFloat]) -> [String] { values.map { number($0) } }

    private func number(_ value: CGFloat) -> String {
      guard value.isFinite else { return "0" }
      let number = Double(value)
      return number == number.rounded() && abs(number) < 1e9 ? "\(Int(number))" : "\(number)"
    }

    private func quoted(_ text: String) -> String {
      let plain = text.map { $0.isNewline || $0.isWhitespace ? " " : $0 }
      return "\""
        + String(plain).replacingOccurrences(of: "\\", with: "\\\\")
        .replacingOccurrences(of: "\"", with: "\\\"") + "\""
    }
  }
#endif
