/// `UIModalPresentationStyle`, and the two styles of alerts.
public enum PresentationStyle: String, CaseIterable, Hashable, Sendable {
  case fullScreen, overFullScreen, currentContext, overCurrentContext
  case pageSheet, formSheet, popover, alert, actionSheet

  /// Only where it may: a context is its own controller's (U-PC-01).
  var isInContext: Bool { self == .currentContext || self == .overCurrentContext }

  /// Does the presenter's view go out of sight (U-PC-03)?
  var takesPresenterOut: Bool { self == .fullScreen || self == .currentContext }

  /// Is there something beside it to be touched?
  var leavesRoom: Bool {
    switch self {
    case .pageSheet, .formSheet, .popover, .alert, .actionSheet: true
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: false
    }
  }

  public var isSheet: Bool { self == .pageSheet || self == .formSheet }
}

/// How high a sheet stands.
public enum Detent: String, CaseIterable, Hashable, Sendable {
  case medium, large
}

/// How a controller is presented.
public struct Presentation: Equatable, Sendable {
  public var style: PresentationStyle?
  /// UIKit's own view behind it, as large as the window (U-PC-04).
  public var transitionView: ViewID?
  /// Where the user has pulled a sheet to.
  public internal(set) var detent: Detent?
  /// The input that was being typed into, and is again afterwards (U-PC-09).
  var interrupted: Responder?
  /// Views that are out of the window as long as it is there (U-PC-03).
  var takenOut: [ViewID] = []
}

/// How high an alert is, and what is tapped by a tap beside it.
public struct AlertContent: Equatable, Sendable {
  public var height: Double
  public var cancelButton: ViewID?

  public init(height: Double, cancelButton: ViewID?) {
    (self.height, self.cancelButton) = (height, cancelButton)
  }
}

extension Scene {
  public mutating func setAlert(_ alert: AlertContent, of controller: ControllerID) {
    controllers[controller.index].alert = alert
  }

  /// Where a presented view lies in what it covers.
  func place(of controller: ControllerID, style: PresentationStyle?, in bounds: Rect) -> Rect {
    guard let style, style.leavesRoom else { return bounds }
    let middle = { (size: Size) in
      Rect(
        (bounds.width - size.width) / 2, (bounds.height - size.height) / 2, size.width,
        size.height)
    }
    let isPad = screen.device.isPad
    switch style {
    case .alert: return middle(Size(270, self[controller].alert?.height ?? 150))
    case .actionSheet:
      let height = self[controller].alert?.height ?? 200
      let top = bounds.height - height - 8 - screen.safeArea.bottom
      return Rect(8, top, bounds.width - 16, height)
    case .popover: return middle(Size(320, min(480, bounds.height)))
    case .formSheet where isPad: return middle(Size(540, 620))
    case .pageSheet where isPad: return middle(Size(min(704, bounds.width), bounds.height - 40))
    default:
      let top =
        detent(of: controller) == .medium ? bounds.height / 2 : screen.safeArea.top + 10
      return Rect(0, top, bounds.width, max(0, bounds.height - top))
    }
  }

  /// Where the user has pulled it to, or the lowest that it may stand at.
  func detent(of controller: ControllerID) -> Detent {
    let detents = self[controller].detents
    if let pulled = self[controller].presentation?.detent, detents.contains(pulled) {
      return pulled
    }
    return detents.contains(.medium) ? .medium : .large
  }

  /// Up to its largest undimmed detent a sheet leaves what is behind it alone (U-PC-05).
  func isDimmed(_ controller: ControllerID) -> Bool {
    guard self[controller].presentation?.style?.isSheet == true,
      let largest = self[controller].largestUndimmed
    else { return true }
    return largest == .medium && detent(of: controller) == .large
  }

  public func isTakenOut(_ view: ViewID) -> Bool { nodes[view.index].flags.contains(.takenOut) }

  /// What covers a view, or one that it is in, so that it is out of its window (U-PC-03).
  public func controller(takingOut view: ViewID) -> ControllerID? {
    for above in ancestry(of: view) where nodes[above.index].flags.contains(.takenOut) {
      return controllers.indices.lazy.map { ControllerID($0) }
        .first { self[$0].presentation?.takenOut.contains(above) ?? false }
    }
    return nil
  }

  /// Whose private view it is.
  public func presentedController(behind view: ViewID) -> ControllerID? {
    guard nodes[view.index].flags.contains(.transitionView) else { return nil }
    return controllers.indices.lazy.map { ControllerID($0) }
      .first { self[$0].presentation?.transitionView == view }
  }

  /// A window, or what fills one on behalf of a presentation.
  func isStage(_ view: ViewID) -> Bool {
    self[view].kind == .window || nodes[view.index].flags.contains(.transitionView)
  }

  /// A view named in `passthroughViews` gets the touch that would be the dimming view's (U-PC-05).
  func passthrough(
    _ point: Point, behind view: ViewID, in window: ViewID, rules: Rulebook
  ) -> ViewID? {
    guard let controller = presentedController(behind: view) else { return nil }
    for other in self[controller].passthroughViews where self.window(of: other) == window {
      guard let inside = convert(point, from: window, to: other),
        let hit = hitTest(inside, in: other, rules: rules)
      else { continue }
      return hit
    }
    return nil
  }
}
