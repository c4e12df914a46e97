import Engine

/// What can stand in a place, in English.
extension EnglishErrors {
  public static func phrase(_ expected: Expected) -> String {
    switch expected {
    case .word(let word): word
    case .value(let sort): phrase(sort)
    }
  }

  static func phrases(_ expected: [Expected]) -> String {
    list(expected.map { phrase($0) }, "or")
  }

  public static func phrase(_ sort: Sort) -> String {
    switch sort {
    case .object(let sort): phrase(sort)
    case .objectOrNil(let sort): phrase(sort) + ", or nil"
    case .newName: "a name for the new object"
    case .number(let low, let high):
      abs(low) >= farthest ? "a number" : "a number from \(number(low)) to \(number(high))"
    case .whole(let low, let high):
      "a whole number from \(number(Double(low))) to \(number(Double(high)))"
    case .point: "a point, such as 60 60"
    case .size: "a width and a height, such as 640 120"
    case .rect: "a rectangle: x y width height"
    case .transform: "identity, rotate 45, scale 2, translate 10 0, or six numbers"
    case .duration: "a time, such as 0.5s or 500ms"
    case .angle: "an angle in degrees"
    case .boolean: "YES or NO"
    case .choice(let choice): list(choice.words, "or")
    case .selector: "a selector, such as save:"
    case .className: "the name of a class"
    case .keyStroke: "a key, such as cmd+s"
    case .text: "a word, or text in quotation marks"
    case .property(.anybody): "a property"
    case .property: "property=value"
    case .propertyOrObject: "a property, or an object"
    case .equals: "= and a value"
    case .rule: "a rule, such as HT03"
    case .command(stimulus: false): "a command"
    case .command(stimulus: true): "what happens, such as tap 60 60 or shake"
    case .rulebookPoint: "point=value, such as nil-target=sender"
    }
  }

  public static func phrase(_ sort: ObjectSort) -> String {
    switch sort {
    case .any: "an object"
    case .view: "a view"
    case .window: "a window"
    case .controller: "a controller"
    case .recognizer: "a recognizer"
    case .responder: "a responder"
    case .viewOrController, .delegate: "a view or a controller"
    case .controllerOrWindow: "a controller or a window"
    case .controlOrRecognizer: "a control or a recognizer"
    case .owner(let property): "an object that has \(property.rawValue)"
    }
  }

  // MARK: Pieces of sentences

  static func quoted(_ text: String) -> String { "“" + text.printable + "”" }

  static func list(_ items: [String], _ word: String) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " \(word) " + last
  }

  static func capitalized(_ text: String) -> String {
    guard let first = text.first else { return text }
    return first.uppercased() + text.dropFirst()
  }

  static func number(_ value: Double) -> String {
    guard value == value.rounded(), abs(value) < 1e15 else { return "\(value)" }
    let digits = Array(String(Int(abs(value))))
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text += "," }
      text.append(digit)
    }
    return value < 0 ? "-" + text : text
  }

  static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
