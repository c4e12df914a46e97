extension ImportError {
  public var chinese: String {
    switch self {
    case .unreadable(_, let chinese): chinese
    case .tooLarge(let megabytes): "展开后超过 \(megabytes) MB，不读。"
    case .empty: "没有可读的内容。"
    case .binary: "这既不是文本，也不是 .viewhierarchy 或 .lookin 文件。"
    case .markup: "这是网页。请复制视图层级的文本本身。"
    case .unknownFormat:
      "这段文本里没有视图。在调试器里输入 `po UIWindow.value(forKeyPath: \"keyWindow.recursiveDescription\")!` 就能打印出来。还能读 Xcode 的 .viewhierarchy、Lookin 的文件，WebDriverAgent、idb 和 Maestro 的 XML 与 JSON，以及 XCUITest 和 EarlGrey 打印的文本。"
    case .autolayoutTrace:
      "这是 autolayout trace，里面没有 frame。请改为打印 `recursiveDescription`：`expr -l objc -O -- [[UIWindow keyWindow] recursiveDescription]`。"
    case .noGeometry: "这份 XML 没有写视图的位置。Detox 操作失败时的日志里有带 frame 的层级，`recursiveDescription` 也有。"
    case .notWellFormed(let line, let what): "第 \(line) 行格式不对：\(what)。"
    case .tooDeep(let limit): "嵌套超过 \(limit) 层，不读。"
    case .damaged(let what): "文件损坏：\(what)。"
    case .noViews: "这段文本里没有视图，无处可点。"
    case .noSuchObject(let name, let nearest):
      "没有叫「\(name)」的对象。" + (nearest.isEmpty ? "" : "是不是 \(nearest.joined(separator: " 或 "))？")
    case .ambiguous(let name, let among):
      "「\(name)」可能是 \(among.joined(separator: "、"))。请写明名字或地址。"
    case .storyboard(let problem): problem.chinese
    case .stopped: "已停止，场景没有变。"
    case .noKind(let word, let kinds):
      "「\(word)」不是视图的种类。写法是 MyView=button；种类有 \(kinds.joined(separator: "、"))。"
    }
  }
}
