import Engine

/// What can stand in a place, in English.
extension English {
  static func phrase(_ expected: Expected) -> String {
    switch expected {
    case .word(","): "a comma"
    case .word(let word): word
    case .value(let sort): phrase(sort)
    }
  }

  static func phrases(_ expected: [Expected]) -> String {
    var items: [String] = []
    for each in expected {
      if case .value(.choice(let choice)) = each, choice.isShort {
        items += choice.words
      } else {
        items.append(phrase(each))
      }
    }
    return list(items, "or")
  }

  private static func phrase(_ sort: Sort) -> String {
    switch sort {
    case .object(let sort): phrase(sort)
    case .objectOrNil(.viewOrController): "a view, a controller or nil"
    case .objectOrNil(let sort): phrase(sort) + " or nil"
    case .newName: "a name for the new object"
    case .number(let low, let high):
      abs(low) >= farthest
        ? "a number" : "a number from \(Digits.grouped(low)) to \(Digits.grouped(high))"
    case .whole(let low, let high):
      "a whole number from \(Digits.grouped(Double(low))) to \(Digits.grouped(Double(high)))"
    case .point: "a point (x y)"
    case .place: "a point (x y), or a view by its name"
    case .size: "a size (width height)"
    case .rect: "a rectangle (x y width height)"
    case .insets: "four insets (top left bottom right)"
    case .transform: "identity, rotate 45, scale 2, translate 10 0, or six numbers"
    case .transform3D: "identity, rotate-x 45, rotate-y 45, perspective 500, or sixteen numbers"
    case .duration: "a time (0.5s, 500ms)"
    case .angle: "an angle in degrees"
    case .boolean: "YES or NO"
    case .choice(let choice): phrase(choice)
    case .selector: "a selector (save:)"
    case .className: "the name of a class"
    case .keyStroke: "a key (cmd+s)"
    case .text: "text, in quotation marks where it has spaces"
    case .property(.anybody), .property(.object): "a property"
    case .property(.view), .property(.gesture), .property(.controller),
      .property(.navigationController):
      "property=value"
    case .propertyOrObject: "a property or an object"
    case .equals: "= and a value"
    case .anchor: "a view's attribute (card.centerX)"
    case .propertyValue: "what that property takes: YES, 0.5, 20 20 80 80, rotate 45, …"
    case .topic: "a command, a group of commands, or properties"
    case .file: "a file"
    case .lesson: "a lesson"
    case .questionTopic: "a lesson, a rule, or a subject such as gates"
    case .rule: "a rule (HT03)"
    case .command(stimulus: false): "a command"
    case .command(stimulus: true): "what happens (tap 60 60, shake)"
    case .rulebookPoint: "point=value (nil-target=sender)"
    }
  }

  static func phrase(_ sort: ObjectSort) -> String {
    switch sort {
    case .any: "an object"
    case .view: "a view"
    case .window: "a window"
    case .control: "a control"
    case .windowScene: "a scene"
    case .scrollView: "a scroll view"
    case .stackView: "a stack view"
    case .table: "a table or a collection view"
    case .controller: "a controller"
    case .recognizer: "a recognizer"
    case .responder: "a responder"
    case .viewOrController, .delegate: "a view or a controller"
    case .controllerOrWindow: "a controller or a window"
    case .textInput: "a text field or a text view"
    case .asking: "a recognizer, a text input, a scroll view or a controller"
    case .responderOrRecognizer: "a responder or a recognizer"
    case .controlOrRecognizer: "a control or a recognizer"
    case .owner(let property): "an object that has \(property.rawValue)"
    }
  }

  /// A long choice by its first words: what is near the wrong one is suggested besides.
  private static func phrase(_ choice: WordChoice) -> String {
    guard !choice.isShort else { return list(choice.words, "or") }
    let name = choice.name.split(separator: "-").joined(separator: " ")
    return "a \(name) (" + choice.words.prefix(3).joined(separator: ", ") + ", …)"
  }

  // MARK: Pieces of sentences

  /// Who writes Chinese may not see which of the two marks it is.
  static func halfWidth(_ found: String) -> String {
    found.fullWidthMark.map { " \(quoted(String($0.mark))) is a full-width mark: type \($0.plain)" }
      ?? ""
  }

  static func quoted(_ text: String) -> String { "“" + text.printable + "”" }

  static func list(_ items: [String], _ word: String) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " \(word) " + last
  }

  /// `a UIView`, for that one is said as a word, and `an AppDelegate`.
  static func indefinite(_ name: String) -> String {
    (name.first.map { "AEIO".contains($0) } == true ? "an " : "a ") + name
  }

  static func words(_ owner: PropertyOwner) -> String {
    switch owner {
    case .views: "views"
    case .controls: "controls"
    case .switches: "switches"
    case .sliders: "sliders"
    case .steppers: "steppers"
    case .segmentedControls: "segmented controls"
    case .pageControls: "page controls"
    case .labels: "labels"
    case .buttons: "buttons"
    case .textFields: "text fields"
    case .textViews: "text views"
    case .scrollViews: "scroll views"
    case .stackViews: "stack views"
    case .tables: "tables"
    case .cells: "table cells"
    case .windows: "windows"
    case .barButtonItems: "bar button items"
    case .recognizers: "recognizers"
    case .tapRecognizers: "tap recognizers"
    case .pinchRecognizers: "pinch recognizers"
    case .panRecognizers: "pan recognizers"
    case .screenEdgePanRecognizers: "screen-edge pan recognizers"
    case .hoverRecognizers: "hover recognizers"
    case .swipeRecognizers: "swipe recognizers"
    case .rotationRecognizers: "rotation recognizers"
    case .longPressRecognizers: "long-press recognizers"
    case .controllers: "controllers"
    case .navigationControllers: "navigation controllers"
    case .application: "app"
    }
  }
}

extension String {
  /// As a sentence starts.
  var capitalized: String {
    guard let first else { return self }
    return first.uppercased() + dropFirst()
  }
}
