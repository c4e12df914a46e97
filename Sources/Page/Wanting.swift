import Lab

extension Sort {
  /// What a page calls it; nil where words are offered for it.
  var pageName: String? {
    switch self {
    case .newName: "newName"
    case .number: "number"
    case .whole: "whole"
    case .point: "point"
    case .place: "place"
    case .size: "size"
    case .rect: "rect"
    case .insets: "insets"
    case .duration: "duration"
    case .angle: "angle"
    case .selector: "selector"
    case .className: "className"
    case .text: "text"
    case .propertyValue: "number"
    case .object, .objectOrNil, .transform, .transform3D, .boolean, .choice, .keyStroke, .property,
      .propertyOrObject, .equals, .anchor, .rule, .command, .rulebookPoint, .topic, .file, .lesson,
      .questionTopic:
      nil
    }
  }
}
