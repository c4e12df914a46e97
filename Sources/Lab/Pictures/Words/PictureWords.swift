import Engine
import Text

/// The captions of pictures, in one language: UIKit's own names stay as they are. The topics are in
/// files of their own.
struct PictureWords: Sendable {
  let language: Language
  let glyphs: Glyphs

  func pick(_ english: String, _ chinese: String) -> String {
    language == .english ? english : chinese
  }

  var noWindow: String { pick("There is no window.", "没有窗口。") }
  var noArea: String { pick("The window has no area.", "窗口没有面积。") }

  func andMore(_ count: Int) -> String {
    pick("\(glyphs.ellipsis) and \(count) more", "\(glyphs.ellipsis) 还有 \(count) 个")
  }

  func list(_ items: [String]) -> String { items.joined(separator: pick(", ", "、")) }
}
