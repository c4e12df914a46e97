import CEdit
import Lab

/// Reads lines at a terminal. libedit does the editing, with the keys and the `.editrc` its users
/// know; keys are decoded and the screen is drawn here.
///
/// libedit's own drawing loses its way, and its memory, when a line is taller than the screen or
/// the window changes; and it can neither colour nor suggest. So it is made to draw nowhere.
public final class LineEditor {
  public enum Input: Equatable, Sendable {
    case line(String)
    /// Several lines, pasted or called back; they are not on the screen any more.
    case block(String)
    case cancelled
    case end
  }

  let program: String
  let history: History
  let assistant: Assistant
  /// Colours, and what comes with them: suggestions in grey.
  let isStyled: Bool
  /// What the editor itself speaks.
  public var language = Language.english
  let screen = TerminalOutput()
  let line: EditLine
  private(set) var isVi = false

  var actions: [UInt8: Action] = [:]
  var viCommandActions: [UInt8: Action] = [:]
  /// Keys with Alt that are bound by their number.
  var boundAlts: Set<UInt8> = []
  /// Sequences that the user's `.editrc` binds, and the number each has got.
  var sequences: [[UInt8]: UInt8] = [:]

  private let keyboard = Keyboard()
  private var decoder = KeyDecoder()
  /// Keys to be read again.
  private var returned: [Key] = []

  // The line under way
  var prompt: [Span] = []
  var outcome: Input?
  var lastKey: Key?
  var lastNumber: UInt8 = 0
  var walk: HistoryWalk?
  var recalledWord: (place: Int, length: Int)?
  var undoing = UndoStack()
  /// libedit's walk through the history, which some commands of vi's take.
  var libeditPlace = 0
  var libeditEntry = UnsafeMutableBufferPointer<wchar_t>.allocate(capacity: 1)

  // The screen
  var painter = Painter()
  var search: HistorySearch?
  var decoration = Decoration()
  var suggests = true

  /// Nil where there is no terminal, or the user's `.editrc` wants no editing.
  public init?(
    program: String, history: History, assistant: Assistant, isStyled: Bool, editrc: String?
  ) {
    edit_use_utf8()
    guard terminal_open() == 0 else { return nil }
    // libedit goes back to what it finds, and it is to find the keys hidden.
    terminal_quiet()
    guard
      let pointer = edit_start(
        program, { LineEditor.of($0)?.read(into: $1) ?? 0 },
        { LineEditor.entry(of: $0, operation: $1, number: $2) })
    else {
      terminal_restore()
      return nil
    }
    self.program = program
    self.history = history
    self.assistant = assistant
    self.isStyled = isStyled
    line = EditLine(pointer: pointer)
    edit_set_context(pointer, Unmanaged.passUnretained(self).toOpaque())
    edit_add_function(pointer, KeyBindings.function) { pointer, _ in
      LineEditor.of(pointer)?.perform(inViCommands: false) ?? UInt8(CC_ERROR)
    }
    edit_add_function(pointer, KeyBindings.viCommandFunction) { pointer, _ in
      LineEditor.of(pointer)?.perform(inViCommands: true) ?? UInt8(CC_ERROR)
    }
    guard configure(editrc: editrc) else {
      close()
      return nil
    }
  }

  deinit {
    edit_set_context(line.pointer, nil)
    libeditEntry.deallocate()
  }

  private static func of(_ pointer: OpaquePointer?) -> LineEditor? {
    edit_context(pointer).map { Unmanaged<LineEditor>.fromOpaque($0).takeUnretainedValue() }
  }

  /// The keys of the mode, and on top of them the user's own.
  private func configure(editrc text: String?) -> Bool {
    let editrc = text.map { Editrc($0, program: program) }
    isVi = editrc?.wantsVi ?? false
    edit_set_mode(line.pointer, isVi ? "vi" : "emacs")
    bind(KeyBindings.everywhere + KeyBindings.typing)
    if isVi {
      bind(KeyBindings.everywhere + KeyBindings.viCommands, inViCommands: true)
    } else {
      bind(KeyBindings.emacs)
    }
    guard let editrc else { return true }
    for words in editrc.others {
      var arguments = words.map { strdup($0).map { UnsafePointer($0) } }
      el_parse(line.pointer, Int32(arguments.count), &arguments)
      for argument in arguments { free(UnsafeMutablePointer(mutating: argument)) }
    }
    for each in editrc.binds { bind(each) }
    return edit_is_vi(line.pointer) != -1
  }

  // MARK: Reading

  /// The next line, without what ended it. It may begin with a draft, which is edited.
  public func read(prompt: [Span], draft: String = "") -> Input {
    self.prompt = prompt
    self.draft = draft
    outcome = nil
    walk = nil
    search = nil
    recalledWord = nil
    undoing = UndoStack()
    decoration = Decoration()
    libeditPlace = 0
    painter.forget()
    isWide = false
    var count: Int32 = 0
    var error: Int32 = 0
    let taken = edit_get_line(line.pointer, &count, &error) != nil
    terminal_quiet()
    // A command of libedit's may end the line too, such as vi's `#`.
    if outcome == nil, taken {
      line.move(to: line.count)
      if line.scalars.last == "\n" { line.deleteBack(1) }
      finish()
      outcome = .line(line.text)
    }
    screen.write("\u{1B}[?2004l")
    return outcome ?? .end
  }

  /// Leaves the terminal as it was.
  public func close() { terminal_restore() }

  private var isWide = false
  private var draft = ""

  /// libedit asks for a character: 1 and the character, or 0 where there is none any more.
  private func read(into character: UnsafeMutablePointer<wchar_t>?) -> Int32 {
    if !isWide {
      // libedit has just looked at the real screen, and set the terminal up as it likes it.
      isWide = true
      line.widen()
      terminal_raw()
      screen.write("\u{1B}[?2004h")
      if !draft.isEmpty { insert(draft) }
      draft = ""
    }
    // After `$` on an empty line vi's cursor stands before the text, and the next command would
    // write there.
    line.move(to: line.cursor)
    undoing.note(text: line.text, cursor: line.cursor, after: lastKey)
    while true {
      guard let key = nextKey() else {
        outcome = .end
        return 0
      }
      guard let number = number(of: key) else { continue }
      (lastKey, lastNumber) = (key, number)
      character?.pointee = wchar_t(number)
      return 1
    }
  }

  /// The number under which libedit knows a key; nil for one that nobody has a use for.
  private func number(of key: Key) -> UInt8? {
    switch key {
    case .text(let scalar):
      guard line.count < EditLine.limit else {
        beep()
        return nil
      }
      guard scalar.isASCII else { return NamedKey.text.rawValue }
      return UInt8(scalar.value)
    case .control(let byte): return byte
    case .alt(let byte):
      if boundAlts.contains(byte | 0x80) { return byte | 0x80 }
      // libedit knows the others as Escape and a character; to vi that is a command.
      returned.append(byte == 0x7F ? .control(byte) : .text(Unicode.Scalar(byte)))
      return 0x1B
    case .named(let key): return key.rawValue
    case .paste: return NamedKey.paste.rawValue
    case .sequence(let bytes): return sequences[bytes]
    }
  }

  /// The next key; nil when the terminal is gone. The screen is drawn before anybody waits: first
  /// what was typed, then, when no key follows at once, what has to be thought about.
  func nextKey() -> Key? {
    if !returned.isEmpty { return returned.removeFirst() }
    var isDrawn = false
    while true {
      if let key = decoder.next() { return key }
      var arrival = Arrival.nothing
      if !isDrawn {
        draw(.echo)
        arrival = keyboard.wait(milliseconds: 0)
        if case .nothing = arrival {
          draw(.whole)
          isDrawn = true
        }
      }
      if case .nothing = arrival {
        let mayBeEscape = (isVi || search != nil) && decoder.endsInEscape
        arrival = keyboard.wait(milliseconds: mayBeEscape ? 50 : -1)
      }
      switch arrival {
      case .bytes(let bytes): decoder.feed(bytes)
      case .event:
        if let key = handleEvents() { return key }
        isDrawn = false
      case .nothing: if let key = decoder.flushEscape() { return key }
      case .end: return nil
      }
    }
  }

  /// The next key, while nothing is edited: Ctrl-C is a signal then.
  func nextKeyUndrawn() -> Key? {
    while true {
      if !returned.isEmpty { return returned.removeFirst() }
      if let key = decoder.next() { return key }
      switch keyboard.wait() {
      case .bytes(let bytes): decoder.feed(bytes)
      case .event: if Interruption.wasAsked() { return .control(KeyBindings.control("C")) }
      case .nothing: break
      case .end: return nil
      }
    }
  }

  func giveBack(_ key: Key) { returned.insert(key, at: 0) }

  private func handleEvents() -> Key? {
    let events = terminal_take_events(Int32(-1))
    if events & Int32(terminal_continue) != 0 {
      painter.forget()
      screen.write("\r\u{1B}[?2004h")
    } else if events & Int32(terminal_resize) != 0 {
      screen.write(painter.erase(columns: screen.size.columns))
    }
    return events & Int32(terminal_interrupt) != 0 ? .control(3) : nil
  }

  func beep() { screen.write("\u{7}") }
}
