import Engine

/// What the attributes of a description say of its view.
extension DumpNode {
  /// False where a frame is no rectangle.
  mutating func take(_ key: Bytes, value: Bytes) -> Bool {
    switch key.text {
    case "baseClass": superclasses = [value.text]
    case "frame": return setFrame(value)
    case "alpha": alpha = Double(value.text)
    case "UIE": takesTouches = value.first != UInt8(ascii: "N")
    case "hidden": isHidden = value.elementsEqual("YES".utf8)
    case "clipsToBounds": clips = value.elementsEqual("YES".utf8)
    case "userInteractionEnabled": takesTouches = !value.elementsEqual("NO".utf8)
    case "enabled": isEnabled = !value.elementsEqual("NO".utf8)
    case "reactText": text = value.isEmpty ? nil : value.text
    case "text": text = value.isEmpty ? nil : value.unquoted
    case "placeholder": if label == nil { label = value.text }
    case "accessibilityIdentifier", "id", "AX.id", "testID": identifier = value.unquoted
    case "nativeID": if variable == nil { variable = value.unquoted }
    case "accessibilityLabel", "label", "AX.label": label = value.unquoted
    case "gestureRecognizers": hasRecognizers = true
    case "animations": isAnimating = true
    case "transform":
      if let numbers = value.numbers, numbers.count == 6 { transform = numbers }
    case "contentOffset":
      if let numbers = value.numbers, numbers.count == 2 {
        boundsOrigin = Point(numbers[0], numbers[1])
      }
    case "contentSize":
      if let numbers = value.numbers, numbers.count == 2 {
        contentSize = Size(numbers[0], numbers[1])
      }
    case "bounds":
      if let numbers = value.numbers, numbers.count == 4 {
        boundsOrigin = Point(numbers[0], numbers[1])
      }
    default: break
    }
    return true
  }

  mutating func setFrame(_ value: Bytes) -> Bool {
    guard let numbers = value.numbers, numbers.count == 4 else { return true }
    let box = DumpNode.Frame(numbers[0], numbers[1], numbers[2], numbers[3])
    if box.isUsable { frame = box }
    return box.isUsable
  }
}

extension ArraySlice<UInt8> {
  /// Without its quotation marks, of which the last may be cut off.
  fileprivate var unquoted: String {
    guard let first, first == .quote || first == UInt8(ascii: "\"") else { return text }
    let inside = dropFirst()
    return (inside.last == first ? inside.dropLast() : inside).text
  }
}
