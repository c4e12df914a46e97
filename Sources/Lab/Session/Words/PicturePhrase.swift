import Engine

/// Captions of every picture.
enum PicturePhrase: Phrase {
  case noWindow
  case noArea
  case andMore(Int)
}
