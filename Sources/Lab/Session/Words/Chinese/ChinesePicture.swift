import Engine

extension PicturePhrase {
  var chinese: String {
    switch self {
    case .noWindow: "没有窗口。"
    case .noArea: "窗口没有面积。"
    case .andMore(let count): "还有 \(count) 个"
    }
  }
}
