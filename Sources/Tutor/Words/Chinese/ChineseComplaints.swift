extension Complaint {
  public var chinese: String {
    switch self {
    case .cannotOpen(let path, let reason): "学习进度没有保存：无法打开 \(path)（\(reason)）。"
    case .readOnly(let path): "接下来的学习进度不会保存：\(path) 是只读的。"
    case .diskFull(let path): "磁盘已满，学习进度只在内存里：\(path)。腾出空间后会再保存。"
    case .busy(let path): "另一个程序正占用 \(path)，学习进度暂时只在内存里，稍后再保存。"
    case .damaged(let path, let kept): "\(path) 已损坏，现改名为 \(kept)，并新建了一个。"
    case .damagedInPlace(let path): "学习进度没有保存：\(path) 已损坏，又无法改名。"
    case .newer(let path): "学习进度没有保存：\(path) 由更新版本的 Hitchain 写成，未作改动。"
    case .foreign(let path): "学习进度没有保存：\(path) 不是 Hitchain 建立的样子，未作改动。"
    case .unreadable(let path, let events): "\(path) 中有 \(events) 条记录无法读取，不计在内。"
    case .failed(let path, let reason): "学习进度只在内存里：无法写入 \(path)（\(reason)）。"
    case .rehearsed: "这些都不会记入学习进度：带 --seed 的脚本只是演练。"
    }
  }
}
