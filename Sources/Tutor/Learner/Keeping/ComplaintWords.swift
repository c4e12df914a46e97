/// What is said of a complaint.
enum ComplaintWords {
  static func english(_ complaint: Complaint) -> String {
    switch complaint {
    case .cannotOpen(let path, let reason):
      "Your progress is not kept: \(path) cannot be opened (\(reason))."
    case .readOnly(let path):
      "What you do now is not kept: \(path) is read-only."
    case .diskFull(let path):
      "Your progress is in memory only, as there is no room for \(path). Make room, and it is kept."
    case .busy(let path):
      "Your progress is in memory only while another program holds \(path). It is kept later."
    case .damaged(let path, let kept):
      "\(path) is damaged. It is now \(kept), and a new one is begun."
    case .damagedInPlace(let path):
      "Your progress is not kept: \(path) is damaged and cannot be put aside."
    case .newer(let path):
      "Your progress is not kept: a newer Hitchain wrote \(path). It was left as it is."
    case .foreign(let path):
      "Your progress is not kept: \(path) is not as Hitchain makes it. It was left as it is."
    case .unreadable(let path, let events):
      "\(path) holds \(events == 1 ? "1 event" : "\(events) events") that cannot be read and"
        + " \(events == 1 ? "does" : "do") not count."
    case .failed(let path, let reason):
      "Your progress is in memory only: \(path) cannot be written (\(reason))."
    case .rehearsed:
      "Nothing of this is kept: a script with `--seed` is a rehearsal."
    }
  }

  static func chinese(_ complaint: Complaint) -> String {
    switch complaint {
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
