import Text

/// What is told of files that were read or written.
struct DeskWords {
  let language: Language

  func saved(_ cells: Int, _ path: String) -> String {
    let path = path.visible(keepingTabs: true)
    return switch language {
    case .english: "Saved \(count(cells)) to \(path)."
    case .simplifiedChinese: "已把 \(cells) 个单元保存到 \(path)。"
    }
  }

  func opened(_ cells: Int, _ path: String, otherwise changed: Int) -> [String] {
    let path = path.visible(keepingTabs: true)
    switch language {
    case .english:
      let opened = "Opened \(path): \(count(cells))."
      guard changed > 0 else { return [opened] }
      return [opened + " Not all answers are those in the file: `hitchain check` tells which."]
    case .simplifiedChinese:
      let opened = "已打开 \(path)：\(cells) 个单元。"
      guard changed > 0 else { return [opened] }
      return [opened + "有的回答与文件里的不同：用 hitchain check 查看。"]
    }
  }

  func exported(_ path: String, pictures: Int) -> String {
    let path = path.visible(keepingTabs: true)
    return switch language {
    case .english:
      switch pictures {
      case 0: "Wrote \(path)."
      case 1: "Wrote \(path), and 1 picture beside it."
      default: "Wrote \(path), and \(pictures) pictures beside it."
      }
    case .simplifiedChinese:
      pictures == 0 ? "已写入 \(path)。" : "已写入 \(path)，旁边还有 \(pictures) 张图。"
    }
  }

  private func count(_ cells: Int) -> String { cells == 1 ? "1 cell" : "\(cells) cells" }
}
