import Engine

/// A sort of object that has a property, for an error or a page that says so.
public enum PropertyOwner: CaseIterable, Hashable, Sendable {
  case views, controls
  case switches, sliders, steppers, segmentedControls, pageControls, labels, buttons, textFields,
    textViews, scrollViews, stackViews, tables, cells, windows, barButtonItems
  case recognizers
  case tapRecognizers, pinchRecognizers, panRecognizers, screenEdgePanRecognizers, swipeRecognizers
  case rotationRecognizers, longPressRecognizers, hoverRecognizers
  case controllers, navigationControllers, application
}

extension Property {
  /// Who has it: all views, all controls, or else the narrow kinds; likewise of recognizers.
  var owners: [PropertyOwner] {
    func has(_ owner: Owner) -> Bool { owner.row(self, in: Scene.initial) != nil }
    var owners: [PropertyOwner] = []
    if has(.view(.view)) {
      owners.append(.views)
    } else if has(.view(.control)) {
      owners.append(.controls)
    } else {
      owners += Property.narrowKinds.filter { has(.view($0.kind)) }.map { $0.owner }
    }
    let gestures = Gesture.allCases.filter { has(.gesture($0)) }
    if gestures.count == Gesture.allCases.count {
      owners.append(.recognizers)
    } else {
      owners += gestures.map { $0.owner }
    }
    if has(.controller) {
      owners.append(.controllers)
    } else if has(.navigationController) {
      owners.append(.navigationControllers)
    }
    return has(.object(.application)) ? owners + [.application] : owners
  }

  /// The kinds of view that have properties of their own.
  private static let narrowKinds: [(owner: PropertyOwner, kind: ViewKind)] = [
    (.switches, .switch), (.sliders, .slider), (.steppers, .stepper),
    (.segmentedControls, .segmentedControl), (.pageControls, .pageControl), (.labels, .label),
    (.buttons, .button), (.textFields, .textField), (.textViews, .textView),
    (.scrollViews, .scrollView), (.stackViews, .stackView), (.tables, .tableView),
    (.cells, .tableCell), (.windows, .window),
    (.barButtonItems, .barButtonItem),
  ]
}

extension Gesture {
  fileprivate var owner: PropertyOwner {
    switch self {
    case .tap: .tapRecognizers
    case .pinch: .pinchRecognizers
    case .pan: .panRecognizers
    case .screenEdgePan: .screenEdgePanRecognizers
    case .swipe: .swipeRecognizers
    case .rotation: .rotationRecognizers
    case .longPress: .longPressRecognizers
    case .hover: .hoverRecognizers
    }
  }
}
