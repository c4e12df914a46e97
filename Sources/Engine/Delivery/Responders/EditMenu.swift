/// What is selected in a text input: the end of its text, since that is where the cursor stands.
struct TextSelection: Equatable, Sendable {
  var input: ViewID
  var count: Int
}

extension Scene {
  /// How many characters are selected in an input, which has a selection while it is first responder.
  func selectedCount(in view: ViewID) -> Int {
    guard let selection, selection.input == view, isFirstResponder(.view(view)) else { return 0 }
    return min(selection.count, (rare(view).text ?? "").count)
  }

  /// What a text input's own `canPerformAction(_:withSender:)` says just now (U-EM-01).
  func canEdit(_ command: EditCommand, in view: ViewID) -> Bool {
    switch command {
    case .select, .selectAll: !(rare(view).text ?? "").isEmpty
    case .copy: selectedCount(in: view) > 0
    case .cut, .delete: selectedCount(in: view) > 0 && takesText(view)
    case .paste: !pasteboard.isEmpty && takesText(view) && hasRoomToPaste(in: view)
    case .toggleBoldface, .toggleItalics, .toggleUnderline: false
    }
  }

  /// What is copied and pasted in turn doubles each time: at some length it is enough.
  private func hasRoomToPaste(in view: ViewID) -> Bool {
    (rare(view).text ?? "").utf8.count + pasteboard.utf8.count <= Scene.pasteLimit
  }

  static let pasteLimit = 100_000

  /// The input whose class performs an action, where its own method calls super or there is none.
  fileprivate func editing(
    _ action: String, by responder: Responder?
  ) -> (ViewID, EditCommand)? {
    guard case .view(let view)? = responder, self[view].kind.isTextInput,
      let command = EditCommand(action: action)
    else { return nil }
    let own = wordNumbers[action].flatMap { behaviour(of: .view(view)).handling(of: .action($0)) }
    return own == nil || own == .thenSuper ? (view, command) : nil
  }
}

extension Delivery {
  /// A command of the editing menu that a text input performs, by whatever way it came to it.
  mutating func edit(_ action: String, by responder: Responder?) {
    guard !isEditing, let (view, command) = scene.editing(action, by: responder),
      scene.canEdit(command, in: view)
    else { return }
    isEditing = true
    defer { isEditing = false }
    let text = scene.rare(view).text ?? ""
    let selected = String(text.suffix(scene.selectedCount(in: view)))
    switch command {
    case .select, .selectAll:
      let count = command == .selectAll ? text.count : text.lastWordCount
      scene.selection = TextSelection(input: view, count: count)
      note(.ed01, .editing(.edited(.select, view, characters: count)))
    case .copy:
      scene.pasteboard = selected
      note(.ed01, .editing(.edited(.copy, view, characters: selected.count)))
    case .cut:
      guard replaceSelection(in: view, with: "") else { return }
      scene.pasteboard = selected
      note(.ed01, .editing(.edited(.cut, view, characters: selected.count)))
      editingChanged(view)
    case .delete:
      deleteBackward(in: view)
    case .paste:
      guard replaceSelection(in: view, with: scene.pasteboard) else { return }
      note(.ed01, .editing(.edited(.paste, view, characters: scene.pasteboard.count)))
      editingChanged(view)
    case .toggleBoldface, .toggleItalics, .toggleUnderline: break
    }
  }

  /// A shortcut of an input's own, which no key command has wanted: Command with A, C, V or X.
  mutating func edit(_ stroke: KeyStroke, in view: ViewID) {
    guard let command = stroke.editCommand else { return }
    if command == .delete {
      deleteBackward(in: view)
    } else {
      edit(command.rawValue + ":", by: .view(view))
    }
  }

  /// Typing: what is selected makes way for it.
  mutating func insert(_ text: String, into view: ViewID) {
    guard replaceSelection(in: view, with: text) else { return }
    note(.tx02, .textInserted(view, characters: text.count))
    editingChanged(view)
  }

  /// What is selected, or the character before the cursor.
  private mutating func deleteBackward(in view: ViewID) {
    let text = scene.rare(view).text ?? ""
    let count = max(scene.selectedCount(in: view), text.isEmpty ? 0 : 1)
    guard count > 0 else { return }
    scene.selection = TextSelection(input: view, count: count)
    guard replaceSelection(in: view, with: "") else { return }
    note(.tx02, .editing(.edited(.delete, view, characters: count)))
    editingChanged(view)
  }

  /// Its delegate is asked first (U-FR-15).
  private mutating func replaceSelection(in view: ViewID, with text: String) -> Bool {
    guard scene.takesText(view) else { return false }
    if refuses(.shouldChange, .view(view), text: text) {
      note(.uFR15, .editing(.refused(.shouldChange, view)))
      return false
    }
    let count = scene.selectedCount(in: view)
    let changed = String((scene.rare(view).text ?? "").dropLast(count)) + text
    scene.changeRare(view) {
      $0.text = changed.isEmpty ? nil : changed
      $0.hasTyping = true
    }
    scene.selection = nil
    return true
  }

  private mutating func editingChanged(_ view: ViewID) {
    if scene[view].kind.isControl { send(.editingChanged, from: view) }
    _ = ask(.textEvent(.didChange), of: .view(view))
  }
}

extension String {
  /// The characters of the last word, which is the one that the cursor stands at.
  fileprivate var lastWordCount: Int {
    let rest = reversed().drop { $0.isWhitespace }
    let word = rest.prefix { !$0.isWhitespace }
    return word.isEmpty ? count : count - rest.count + word.count
  }
}
