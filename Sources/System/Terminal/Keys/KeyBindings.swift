/// What the editor does itself, rather than libedit.
enum Action: Sendable {
  case insertText, paste
  case accept, newline
  case cancel, suspend, endOrDelete, clearScreen
  case left, right, wordRight, end
  case deleteBack, deleteForward, deleteWordForward
  case older, newer, lastWord
  case searchHistory
  /// As vi has it: Enter takes what was found, and does not run it yet.
  case searchHistoryOnly
  case complete, undo, quotedInsert, nothing
}

/// What a key does: one of our actions, or a command of libedit's by name.
enum Binding: Sendable {
  case own(Action)
  case libedit(String)
}

/// The keys that people press, beyond those that libedit knows already.
///
/// A key is a number below 256, by which libedit looks it up: a control character; a `NamedKey`;
/// with 128 added, a character pressed with Alt.
enum KeyBindings {
  /// The names under which libedit calls us.
  static let function = "hitchain"
  static let viCommandFunction = "hitchain-command"

  /// In both modes, and in vi's for commands too.
  static let everywhere: [(key: UInt8, binding: Binding)] = [
    (control("C"), .own(.cancel)), (control("Z"), .own(.suspend)),
    (control("J"), .own(.accept)), (control("M"), .own(.accept)),
    (control("L"), .own(.clearScreen)), (control("R"), .own(.searchHistory)),
    (control("N"), .own(.newer)), (control("P"), .own(.older)), (control("G"), .own(.nothing)),
    (NamedKey.up.rawValue, .own(.older)), (NamedKey.down.rawValue, .own(.newer)),
    (NamedKey.home.rawValue, .libedit("ed-move-to-beg")), (NamedKey.end.rawValue, .own(.end)),
    (NamedKey.delete.rawValue, .own(.deleteForward)),
    (NamedKey.wordLeft.rawValue, .libedit("ed-prev-word")),
    (NamedKey.wordRight.rawValue, .own(.wordRight)),
    (NamedKey.deleteWord.rawValue, .own(.deleteWordForward)),
    (NamedKey.pageUp.rawValue, .own(.nothing)), (NamedKey.pageDown.rawValue, .own(.nothing)),
    (NamedKey.altEnter.rawValue, .own(.newline)), (NamedKey.paste.rawValue, .own(.paste)),
  ]

  /// While text is typed.
  static let typing: [(key: UInt8, binding: Binding)] = [
    (control("D"), .own(.endOrDelete)), (control("I"), .own(.complete)),
    (control("H"), .own(.deleteBack)), (0x7F, .own(.deleteBack)),
    (control("E"), .own(.end)), (control("A"), .libedit("ed-move-to-beg")),
    (control("W"), .libedit("ed-delete-prev-word")),
    (control("U"), .libedit("vi-kill-line-prev")),
    (control("V"), .own(.quotedInsert)), (control("_"), .own(.undo)),
    (NamedKey.text.rawValue, .own(.insertText)),
    (NamedKey.left.rawValue, .own(.left)), (NamedKey.right.rawValue, .own(.right)),
  ]

  static let emacs: [(key: UInt8, binding: Binding)] = [
    (control("B"), .own(.left)), (control("F"), .own(.right)), (control("Q"), .own(.quotedInsert)),
    (control("S"), .own(.nothing)), (control("O"), .own(.nothing)),
    // libedit's own read a line there that nothing but Escape can leave.
    (alt("x"), .own(.nothing)), (alt("X"), .own(.nothing)),
    (alt("p"), .own(.older)), (alt("n"), .own(.newer)),
    (alt("."), .own(.lastWord)), (alt("_"), .own(.lastWord)), (alt("d"), .own(.deleteWordForward)),
    (alt("f"), .own(.wordRight)), (0xFF, .libedit("ed-delete-prev-word")),
  ]

  static let viCommands: [(key: UInt8, binding: Binding)] = [
    (UInt8(ascii: "/"), .own(.searchHistoryOnly)), (UInt8(ascii: "?"), .own(.searchHistoryOnly)),
    // libedit's own read a line there that nothing but Escape can leave, or start another program.
    (UInt8(ascii: ":"), .own(.nothing)), (UInt8(ascii: "v"), .own(.nothing)),
    (UInt8(ascii: "k"), .own(.older)), (UInt8(ascii: "-"), .own(.older)),
    (UInt8(ascii: "j"), .own(.newer)), (UInt8(ascii: "+"), .own(.newer)),
    (control("D"), .own(.endOrDelete)), (NamedKey.text.rawValue, .own(.nothing)),
    // Pressed once more to be sure: it must not make Alt of the next key.
    (control("["), .own(.nothing)),
    (NamedKey.left.rawValue, .libedit("ed-prev-char")),
    (NamedKey.right.rawValue, .libedit("ed-next-char")),
  ]

  /// Commands of libedit's that an `.editrc` may bind, and that we know to do better: its own take
  /// the text for a regular expression, or forget the end of a long line.
  static let replaced: [String: Action] = [
    "ed-prev-history": .older, "ed-search-prev-history": .older, "ed-prev-line": .older,
    "ed-next-history": .newer, "ed-search-next-history": .newer, "ed-next-line": .newer,
    "em-inc-search-prev": .searchHistory, "em-inc-search-next": .searchHistory,
    "rl_complete": .complete, "ed-newline": .accept, "ed-clear-screen": .clearScreen,
    "ed-delete-prev-char": .deleteBack, "em-delete-prev-char": .deleteBack,
    "ed-delete-next-char": .deleteForward, "em-delete-or-list": .endOrDelete,
    "em-delete-next-word": .deleteWordForward, "em-next-word": .wordRight,
    "ed-next-char": .right, "ed-prev-char": .left, "ed-move-to-end": .end,
    "ed-quoted-insert": .quotedInsert, "vi-undo": .undo,
  ]

  static func control(_ letter: Unicode.Scalar) -> UInt8 { UInt8(ascii: letter) & 0x1F }
  static func alt(_ letter: Unicode.Scalar) -> UInt8 { UInt8(ascii: letter) | 0x80 }
}
