import Engine

/// What is said of storyboards and xibs.
enum BoardPhrase: Phrase {
  /// A file has come, and which controller of it is root now.
  case came(Storyboard, root: String?, made: [String])
  /// Scenes that can be launched besides.
  case others([String])
  case listing(Storyboard)

  /// So many of a kind are named.
  private static let most = 12

  var english: String {
    switch self {
    case .came(let board, let root, let made):
      "\(board.fileName) is part of the app now: \(Self.count(board))."
        + (root.map { root in
          " \(root) is the root controller"
            + (made.isEmpty ? "." : "; its view holds \(CodePhrase.list(made, "and")).")
        } ?? "")
    case .others(let names):
      (names.count == 1 ? "One more scene" : "More scenes")
        + ": \(Self.cut(names).joined(separator: ", ")). `launch \(names[0])` starts with it."
    case .listing(let board):
      "\(board.fileName): \(Self.count(board))"
        + (board.controllers.isEmpty
          ? "."
          : ": " + Self.cut(board.controllers.map { Self.name($0, board) }).joined(separator: ", ")
            + ".")
    }
  }

  var chinese: String {
    switch self {
    case .came(let board, let root, let made):
      "\(board.fileName) 已加入 App：\(Self.chineseCount(board))。"
        + (root.map { root in
          "root view controller 是 \(root)"
            + (made.isEmpty ? "。" : "，它的视图里有 \(CodePhrase.chineseList(made))。")
        } ?? "")
    case .others(let names):
      "还有别的 scene：\(Self.cut(names).joined(separator: "、"))。输入 `launch \(names[0])` 就从它启动。"
    case .listing(let board):
      "\(board.fileName)：\(Self.chineseCount(board))"
        + (board.controllers.isEmpty
          ? "。"
          : "：" + Self.cut(board.controllers.map { Self.name($0, board) }).joined(separator: "、")
            + "。")
    }
  }

  private static func count(_ board: Storyboard) -> String {
    switch board.sort {
    case .xib: return "a xib"
    case .storyboard:
      let count = board.controllers.count
      return count == 1 ? "one scene" : "\(count) scenes"
    }
  }

  private static func chineseCount(_ board: Storyboard) -> String {
    switch board.sort {
    case .xib: "xib 文件"
    case .storyboard: "\(board.controllers.count) 个 scene"
    }
  }

  /// `Home (home, initial)`
  private static func name(_ controller: BoardObject, _ board: Storyboard) -> String {
    let identifier = controller.identifier.flatMap { $0 == controller.title ? nil : $0 }
    let notes = [identifier, controller.id == board.initial ? "initial" : nil].compactMap { $0 }
    return controller.title + (notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))")
  }

  private static func cut(_ names: [String]) -> [String] {
    names.count > most ? names.prefix(most - 1) + ["…"] : names
  }
}
