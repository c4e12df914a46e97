/// A property that `set`, `unset` and `show` know, by its Objective-C name.
public enum Property: String, CaseIterable, Hashable, Sendable {
  case frame, bounds, center, transform, transform3D, anchorPoint, zPosition, mask, cornerRadius
  case alpha, hidden, userInteractionEnabled
  case clipsToBounds, multipleTouchEnabled, exclusiveTouch, tag, text, enabled
  case canBecomeFirstResponder, canResignFirstResponder, inputView, inputAccessoryView, editable,
    selectable, undoManager, editingInteractionConfiguration
  case axis, distribution, alignment, spacing, layoutMarginsRelativeArrangement
  case contentSize, contentOffset
  case delaysContentTouches, canCancelContentTouches, scrollEnabled, bounces, alwaysBounceVertical
  case alwaysBounceHorizontal, directionalLockEnabled, pagingEnabled, keyboardDismissMode
  case minimumZoomScale, maximumZoomScale, zoomScale, viewForZooming
  case contentInset, decelerationRate, scrollsToTop, allowsSelection, editing
  case allowsSelectionDuringEditing
  case swipeActions, accessoryType, selected, highlighted, windowLevel, canBecomeKey, windowScene,
    autoresizingMask, animating
  case allowsUserInteractionDuringAnimation
  case menu, showsMenuAsPrimaryAction, on, numberOfSegments, selectedSegmentIndex, disabledSegments,
    momentary
  case value, minimumValue, maximumValue, continuous, stepValue, wraps, autorepeat, numberOfPages,
    currentPage
  case numberOfTapsRequired, numberOfTouchesRequired, minimumPressDuration, allowableMovement
  case direction, cancelsTouchesInView, delaysTouchesBegan, delaysTouchesEnded, allowedPressTypes
  case minimumNumberOfTouches, maximumNumberOfTouches, edges
  case name, allowedTouchTypes, requiresExclusiveTouchType, buttonMaskRequired
  case allowedScrollTypesMask
  case delegate, hardwareKeyboard
  case definesPresentationContext, modalInPresentation, passthroughViews, detents
  case largestUndimmedDetentIdentifier
  case navigationBarHidden, leftBarButtonItem
  case action, target, primaryAction
}

/// One row of the property table: a property on one sort of object.
public struct PropertyRow: Sendable {
  public let property: Property
  /// Swift's spelling, where it differs.
  public let swiftName: String?
  public let type: ValueType
  /// Does an object of this sort have it?
  public let applies: @Sendable (Scene, Object) -> Bool
  public let get: @Sendable (Scene, Object) -> Value?
  public let set: @Sendable (inout Scene, Object, Value) -> Void
  /// What the object's class gives it; nil where there is no such thing to go back to.
  public let usual: @Sendable (Scene, Object) -> Value?
  /// How one goes back to that, where it is not by setting it.
  public var unset: (@Sendable (inout Scene, Object) -> Void)?
}

extension Scene {
  /// The row of a property for an object; nil where the object's class lacks it.
  public func row(_ property: Property, of object: Object) -> PropertyRow? {
    PropertyRow.table.first { $0.property == property && $0.applies(self, object) }
  }

  public func properties(of object: Object) -> [PropertyRow] {
    PropertyRow.table.filter { $0.applies(self, object) }
  }

  public func value(of property: Property, of object: Object) -> Value? {
    row(property, of: object)?.get(self, object)
  }

  /// Sets a property to a value of its type and within its range; anything else is refused.
  public mutating func set(
    _ property: Property, of object: Object, to value: Value
  ) throws(SceneError) {
    guard let row = row(property, of: object) else { throw .notSettable }
    try row.type.check(value)
    let viewsOfTheirOwn: [Property] = [.inputView, .inputAccessoryView, .viewForZooming]
    if viewsOfTheirOwn.contains(property),
      case .object(.view(let pad)?) = value, self[pad].kind == .window
    {
      throw .notSettable
    }
    if property == .selectedSegmentIndex, let view = object.view, case .number(let index) = value,
      Int(index) >= segments(of: view)
    {
      throw .outOfRange(low: -1, high: Double(segments(of: view) - 1))
    }
    if property == .disabledSegments, let view = object.view, case .words(let segments) = value,
      segments.contains(where: { (Int($0) ?? 0) >= self.segments(of: view) })
    {
      throw .outOfRange(low: 0, high: Double(self.segments(of: view) - 1))
    }
    if property == .leftBarButtonItem, case .object(.view(let item)?) = value,
      self[item].kind != .barButtonItem
    {
      throw .notSettable
    }
    row.set(&self, object, value)
    needsNewLayout()
  }

  /// Goes back to what the object's class gives.
  public mutating func unset(_ property: Property, of object: Object) throws(SceneError) {
    guard let row = row(property, of: object), let usual = row.usual(self, object) else {
      throw .notSettable
    }
    if let unset = row.unset { unset(&self, object) } else { row.set(&self, object, usual) }
    needsNewLayout()
  }
}

extension ValueType {
  func check(_ value: Value) throws(SceneError) {
    switch (self, value) {
    case (.bool, .bool), (.text, .text), (.view, .object(nil)), (.view, .object(.view)),
      (.delegate, .object(.view)), (.delegate, .object(.controller)),
      (.delegate, .object(.delegate)), (.delegate, .words(["plain"])):
      return
    case (.selector, .text), (.object, .object): return
    case (.views, .objects(let objects)):
      guard objects.allSatisfy({ $0.view != nil }) else { throw .notSettable }
    case (.number(let low, let high), .number(let number)):
      guard number.isFinite else { throw .notFinite }
      guard number >= low, number <= high else { throw .outOfRange(low: low, high: high) }
    case (.seconds(let high), .number(let number)):
      guard number.isFinite else { throw .notFinite }
      guard number >= 0, number <= high else { throw .outOfRange(low: 0, high: high) }
    case (.whole(let low, let high), .number(let number)):
      guard number.isFinite, number == number.rounded() else { throw .notFinite }
      guard number >= Double(low), number <= Double(high) else {
        throw .outOfRange(low: Double(low), high: Double(high))
      }
    case (.point, .point(let point)): guard point.isFinite else { throw .notFinite }
    case (.size, .size(let size)):
      guard size.width.isFinite, size.height.isFinite else { throw .notFinite }
      guard size.width >= 0, size.height >= 0 else { throw .negativeSize }
    case (.rect, .rect(let rect)):
      guard rect.origin.isFinite, rect.width.isFinite, rect.height.isFinite else {
        throw .notFinite
      }
      guard rect.width >= 0, rect.height >= 0 else { throw .negativeSize }
    case (.transform3D, .transform3D(let transform)):
      guard transform.isFinite else { throw .notFinite }
    case (.rectOrNone, .words(["none"])): return
    case (.rectOrNone, .rect): try ValueType.rect.check(value)
    case (.insets, .insets(let insets)): guard insets.isFinite else { throw .notFinite }
    case (.transform, .transform(let transform)):
      guard transform.isFinite else { throw .notFinite }
    case (.windowScene, .object(nil)), (.windowScene, .object(.windowScene)): return
    case (.choice(let known), .words(let words)):
      guard words.count == 1, known.contains(words[0]) else { throw .notSettable }
    case (.words(let known), .words(let words)):
      guard words.allSatisfy({ known.contains($0) }) else { throw .notSettable }
    default: throw .notSettable
    }
  }
}
