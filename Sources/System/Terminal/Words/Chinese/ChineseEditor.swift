extension EditorPhrase {
  var chinese: String {
    switch self {
    case .search: "搜索："
    case .notFound: "历史里没有："
    case .inAll(let count): "… 共 \(count) 项"
    }
  }
}
