/// What pictures are called, for those who do not see them.
extension PictureWords {
  var treeTitle: String { pick("The object tree", "对象树") }

  func treeDescription(_ count: Int) -> String {
    pick("The app's objects, one a line: \(count) lines.", "应用的对象，每行一个：共 \(count) 行。")
  }

  func drawTitle(_ window: String) -> String {
    pick("The views of \(window)", "\(window) 的视图")
  }

  func mapTitle(_ window: String) -> String {
    pick("Who would get a tap where in \(window)", "\(window) 中各处的点击由谁接收")
  }
}
