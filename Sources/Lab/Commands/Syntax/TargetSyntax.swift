import Engine

extension Syntax where Value == ControlEvents {
  /// One control event or several, as kebab-case or as UIKit spells it.
  static var controlEvents: Syntax<ControlEvents> {
    let event = Syntax<ControlEvents>.oneOf(
      "control-event",
      (ControlEvents.all + ControlEvents.masks).map { event, name in
        let kebab = name.kebab
        return ([kebab, "." + name, "UIControlEvent" + name, "UIControl.Event." + name], event)
      })
    return event.list.map { $0.reduce(ControlEvents()) { $0.union($1) } }
  }
}

extension Syntax where Value == BuildingCommand {
  static var addingTarget: Syntax<BuildingCommand> {
    let events = after("for", .controlEvents)
    let (object, target) = (Syntax<Object>.sender, Syntax<Object?>.objectOrNil(.any, "target"))
    return Syntax(
      .sequence([object.form, target.form, Syntax<String>.selector.form, .optional(events.form)])
    ) { (reader: inout Reader) throws(CommandError) in
      let sender = try object.read(&reader)
      let target = try target.read(&reader)
      let selector = try Syntax<String>.selector.read(&reader)
      let events = try reader.events(of: sender)
      return .addTarget(
        sender, target: target, selector: selector, events: events ?? .touchUpInside)
    }
  }

  static var removingTarget: Syntax<BuildingCommand> {
    let events = after("for", .controlEvents)
    let (object, target) = (Syntax<Object>.sender, Syntax<Object?>.objectOrNil(.any, "target"))
    return Syntax(
      .sequence([
        object.form, target.form, .optional(Syntax<String>.selector.form), .optional(events.form),
      ])
    ) { (reader: inout Reader) throws(CommandError) in
      let sender = try object.read(&reader)
      let target = try target.read(&reader)
      let isEvent = reader.next?.means("for") == true
      let selector = isEvent ? nil : try reader.attempt(Syntax<String>.selector)
      let events = try reader.events(of: sender)
      return .removeTarget(sender, target: target, selector: selector, events: events)
    }
  }
}

extension Syntax where Value == String {
  /// What a UIAction goes by; a text of its own where it has spaces.
  static var identifier: Syntax<String> {
    Syntax(.value(.text, label: "identifier")) { (reader: inout Reader) throws(CommandError) in
      guard let run = reader.takeRun(asWritten: true) else { throw reader.expected(.text) }
      return run
    }
  }
}

extension Syntax where Value == Object {
  static var sender: Syntax<Object> { object(.controlOrRecognizer, "control or recognizer") }
}

extension Reader {
  /// A recognizer has targets, and no control events.
  fileprivate mutating func events(of sender: Object) throws(CommandError) -> ControlEvents? {
    if sender.recognizer != nil, let next, next.means("for") {
      throw failure(.eventsOfRecognizer(scene.name(of: sender)))
    }
    if sender.recognizer != nil { return nil }
    return try attempt(after("for", .controlEvents))
  }
}

extension String {
  /// `touchUpInside` as `touch-up-inside`.
  var kebab: String {
    var result = ""
    for scalar in unicodeScalars {
      if let ascii = UInt8(exactly: scalar.value), (65...90).contains(ascii) {
        result += "-"
        result.unicodeScalars.append(Unicode.Scalar(ascii + 32))
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
