import Text

/// The few words that the editor says itself.
struct EditorWords {
  let language: Language

  var search: String {
    switch language {
    case .english: "search: "
    case .simplifiedChinese: "搜索："
    }
  }

  var notFound: String {
    switch language {
    case .english: "not in the history: "
    case .simplifiedChinese: "历史里没有："
    }
  }

  func inAll(_ count: Int) -> String {
    switch language {
    case .english: "… \(count) in all"
    case .simplifiedChinese: "… 共 \(count) 项"
    }
  }
}
