import Engine

extension PicturePhrase {
  var english: String {
    switch self {
    case .noWindow: "There is no window."
    case .noArea: "The window has no area."
    case .andMore(let count): "and \(count) more"
    }
  }
}
