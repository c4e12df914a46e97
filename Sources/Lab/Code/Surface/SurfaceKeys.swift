import Engine
import Program

/// Presses, keys and key commands.
extension UIKitRows {
  static func addKeys(_ s: inout SurfaceBuilder) {
    s.options(
      "UIKeyModifierFlags", prefix: "UIKeyModifier", ("alphaShift", 1 << 16), ("shift", 1 << 17),
      ("control", 1 << 18), ("alternate", 1 << 19), ("command", 1 << 20), ("numericPad", 1 << 21))
    s.enumeration(
      "UIPress.PressType", "upArrow", "downArrow", "leftArrow", "rightArrow", "select", "menu",
      "playPause", other: "UIPressType", prefix: "UIPressType")
    s.type("UIPressesEvent", above: "UIEvent")
    s.type("UIPress", above: "NSObject")
    s.keeps("let type: UIPress.PressType", "which button of a remote")
    s.keeps("let key: UIKey?", "the key of a keyboard")
    s.looks("let force: CGFloat", "let timestamp: TimeInterval")
    s.type("UIKey", above: "NSObject")
    s.keeps("let characters: String", "what it types")
    s.keeps("let charactersIgnoringModifiers: String", "what it types by itself")
    s.keeps("let modifierFlags: UIKeyModifierFlags", "what is held with it")
    s.looks("let keyCode: Any?")
    s.type("UIKeyCommand", above: "NSObject")
    s.make("init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector)") {
      (world, id, given) in
      world.setKeyCommand(id, given[0], given[1], given[2])
      return true
    }
    s.make(
      "init(title: String = \"\", image: UIImage? = nil, action: Selector, input: String, modifierFlags: UIKeyModifierFlags = 0, propertyList: Any? = nil, alternates: Any? = nil, discoverabilityTitle: String? = nil, attributes: Any? = nil, state: Any? = nil)"
    ) { (world, id, given) in
      world.setKeyCommand(id, given[3], given[4], given[2])
      if !given[0].isLeftOut { world.keep("title", given[0], of: .object(id)) }
      return true
    }
    s.call(
      "static func keyCommandWithInput(_ input: String, modifierFlags: UIKeyModifierFlags, action: Selector) -> UIKeyCommand"
    ) { (world, _, given) in
      let command = world.newObject(SurfaceIndex.uikit.type(named: "UIKeyCommand"))
      if let id = command.asObject { world.setKeyCommand(id, given[0], given[1], given[2]) }
      return command
    }
    s.keeps("let input: String?", "the key")
    s.keeps("let modifierFlags: UIKeyModifierFlags", "what is held with it")
    s.keeps("let action: Selector?", "what it sends up the chain")
    s.keeps("var wantsPriorityOverSystemBehavior: Bool", "YES: it comes before the typing of text")
    s.looks("var title: String", "var discoverabilityTitle: String?", "var propertyList: Any?")
    for (name, word) in CodeKeys.inputs {
      s.get("static let \(name): String", "a key without a character") { (_, _) in .text(word) }
    }
    s.globalFunctions()
    for (name, word) in CodeKeys.inputs {
      let own = name.hasPrefix("input") ? String(name.dropFirst(5)) : name.startingLarge
      s.get("let UIKeyInput\(own): String") { (_, _) in .text(word) }
    }
  }
}

extension UIKitWorld {
  func setKeyCommand(
    _ id: ObjectID, _ input: ProgramValue, _ flags: ProgramValue, _ action: ProgramValue
  ) {
    let command = ProgramValue.object(id)
    keep("input", input, of: command)
    keep("modifierFlags", options("UIKeyModifierFlags", raw(flags) ?? 0), of: command)
    keep("action", action, of: command)
  }

  /// `cmd+s`, as events have it; nil, where no key is meant.
  private func stroke(of command: ProgramValue, _ machine: HostMachine) -> String? {
    guard let id = command.anyObject, let input = machine.kept("input", of: id)?.asText,
      !input.isEmpty
    else { return nil }
    let flags = raw(machine.kept("modifierFlags", of: id)) ?? 0
    let held = CodeKeys.flags.filter { flags & $0.raw != 0 }.map { $0.word }
    return KeySpelling.canonical((held + [CodeKeys.key(typing: input)]).joined(separator: "+"))
  }

  /// What the scene is to know of the program's commands; they are kept, to be the senders of their actions.
  mutating func keyCommands(
    _ commands: [ProgramValue], _ machine: inout HostMachine
  ) -> [KeyCommand] {
    commands.prefix(200).compactMap { value in
      guard let id = value.anyObject, let stroke = stroke(of: value, machine),
        let action = selector(machine.kept("action", of: id))
      else { return nil }
      machine.keep(UIKitWorld.kept(stroke, action), value, of: host.keeper(in: &machine))
      return KeyCommand(
        stroke: scene.word(stroke), action: scene.word(action),
        hasPriority: machine.kept("wantsPriorityOverSystemBehavior", of: id)?.asBool == true)
    }
  }

  private static func kept(_ stroke: String, _ action: String) -> String {
    "key command " + stroke + " " + action
  }

  /// The program's object for the command whose action is sent.
  func keyCommand(_ command: KeyCommand) -> ProgramValue {
    let name = UIKitWorld.kept(scene.text(of: command.stroke), scene.text(of: command.action))
    return host.machine.kept(name, of: host.keeper) ?? .null
  }

  mutating func press(_ type: PressType) -> ProgramValue {
    let press = newObject(SurfaceIndex.uikit.type(named: "UIPress"))
    let word =
      switch type {
      case .up, .down, .left, .right: type.rawValue + "Arrow"
      case .playPause: "playPause"
      case .select, .menu: type.rawValue
      }
    keep("type", enumeration("UIPress.PressType", word), of: press)
    return press
  }

  mutating func press(ofKey stroke: String) -> ProgramValue {
    let press = newObject(SurfaceIndex.uikit.type(named: "UIPress"))
    let key = newObject(SurfaceIndex.uikit.type(named: "UIKey"))
    var parts = stroke.split(separator: "+").map { String($0) }
    let word = stroke.hasSuffix("+") ? "+" : parts.popLast() ?? ""
    let raw = CodeKeys.flags.reduce(0) { parts.contains($1.word) ? $0 | $1.raw : $0 }
    let text = CodeKeys.text(of: word)
    keep("characters", .text(parts.contains("shift") ? text.uppercased() : text), of: key)
    keep("charactersIgnoringModifiers", .text(text), of: key)
    keep("modifierFlags", options("UIKeyModifierFlags", raw), of: key)
    keep("key", key.wrapped, of: press)
    keep("type", enumeration("UIPress.PressType", "select"), of: press)
    return press
  }
}
