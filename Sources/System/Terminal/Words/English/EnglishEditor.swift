extension EditorPhrase {
  var english: String {
    switch self {
    case .search: "search: "
    case .notFound: "not in the history: "
    case .inAll(let count): "… \(count) in all"
    }
  }
}
