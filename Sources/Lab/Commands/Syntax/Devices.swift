import Engine

extension Device {
  /// As a command has it: `iphone-17-pro`.
  var word: String { rawValue.lowercased().replacingSpaces(by: "-") }
}

extension Syntax where Value == BuildingCommand {
  /// A device in any spelling, `iPhone 17 Pro` or `iphone-17-pro`, how it is held, and its iOS.
  static var device: Syntax<BuildingCommand> {
    let orientation = Syntax<Bool>.oneOf(
      "orientation", [(["portrait"], false), (["landscape"], true)])
    let system = after("ios", Syntax<Int>.whole(4, 26))
    let names = Sort.choice(WordChoice(name: "device", words: Device.allCases.map { $0.word }))
    return Syntax(
      .sequence([
        .optional(.value(names, label: "device")), .optional(orientation.form),
        .optional(system.form),
      ])
    ) { (reader: inout Reader) throws(CommandError) in
      var held = try reader.attempt(orientation)
      var version = try reader.attempt(system)
      guard held == nil, version == nil, reader.next != nil else {
        reader.note(reader.expected(names))
        return .device(nil, isLandscape: held, system: version)
      }
      let device = try reader.device(names)
      held = try reader.attempt(orientation)
      version = try reader.attempt(system)
      return .device(device, isLandscape: held ?? false, system: version)
    }
  }
}

extension Reader {
  /// As many words as make a device: `iPhone 17` is not yet `iPhone 17 Pro`.
  fileprivate mutating func device(_ sort: Sort) throws(CommandError) -> Device {
    let start = at
    var (text, best, end) = ("", Device?.none, at)
    while let next, next.kind != .mark {
      text += next.text.replacingSpaces(by: "")
      at += 1
      let key = text.spellingKey
      if let found = Device.allCases.first(where: { $0.word.spellingKey == key }) {
        (best, end) = (found, at)
      }
    }
    at = start
    guard let best else {
      throw failure(
        .expected([.value(sort)], found: next?.text),
        Device.allCases.map { $0.word }.nearest(to: text.spellingKey))
    }
    at = end
    return best
  }
}

extension String {
  fileprivate func replacingSpaces(by mark: String) -> String {
    split(separator: " ").joined(separator: mark)
  }
}
