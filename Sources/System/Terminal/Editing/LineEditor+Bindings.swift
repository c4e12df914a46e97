import CEdit

extension LineEditor {
  func bind(_ bindings: [(key: UInt8, binding: Binding)], inViCommands: Bool = false) {
    for (key, binding) in bindings {
      switch binding {
      case .own(let action): bind(key, to: action, inViCommands: inViCommands)
      case .libedit(let name): bind([key], toLibedit: name, inViCommands: inViCommands)
      }
    }
  }

  private func bind(_ key: UInt8, to action: Action, inViCommands: Bool) {
    if inViCommands { viCommandActions[key] = action } else { actions[key] = action }
    let function = inViCommands ? KeyBindings.viCommandFunction : KeyBindings.function
    bind([key], toLibedit: function, inViCommands: inViCommands)
  }

  private func bind(_ key: [UInt8], toLibedit name: String, inViCommands: Bool) {
    if let only = key.first, key.count == 1, only >= 0xA0 { boundAlts.insert(only) }
    let wideKey = key.map { wchar_t($0) } + [0]
    let wideName = name.unicodeScalars.map { wchar_t(bitPattern: $0.value) } + [0]
    if inViCommands {
      edit_bind(line.pointer, "-a", wideKey, wideName)
    } else {
      edit_bind(line.pointer, nil, wideKey, wideName)
    }
  }

  /// A line of the user's.
  func bind(_ bind: Editrc.Bind) {
    // Several control characters: libedit puts them together itself.
    if bind.key.count > 1, bind.key.first != 0x1B {
      self.bind(bind.key, toLibedit: bind.command, inViCommands: bind.inViCommands)
    }
    guard let key = number(ofUsers: bind.key) else { return }
    if let action = KeyBindings.replaced[bind.command] {
      self.bind(key, to: action, inViCommands: bind.inViCommands)
    } else {
      self.bind([key], toLibedit: bind.command, inViCommands: bind.inViCommands)
    }
  }

  /// The number of a key that an `.editrc` writes down: of an escape sequence that has none, the
  /// next free one.
  private func number(ofUsers key: [UInt8]) -> UInt8? {
    guard let first = key.first else { return nil }
    if key.count == 1 { return first }
    guard first == 0x1B else { return nil }
    let rest = Array(key.dropFirst())
    if rest.count == 1 { return isVi ? nil : rest[0] | 0x80 }
    if let named = NamedKey(sequence: rest) { return named.rawValue }
    if let known = sequences[rest] { return known }
    let next = 0x80 + NamedKey.allCases.count + sequences.count
    guard next < 0xA0 else { return nil }
    sequences[rest] = UInt8(next)
    return UInt8(next)
  }
}
