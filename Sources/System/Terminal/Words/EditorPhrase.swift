import Lab

/// The few words that the editor says itself.
enum EditorPhrase: Phrase {
  case search
  case notFound
  case inAll(Int)
}
