extension NotebookFilesPhrase {
  var chinese: String {
    switch self {
    case .saved(let cells, let path): "已把 \(cells) 个单元保存到 \(path)。"
    case .opened(let cells, let path, let asWritten):
      "已打开 \(path)：\(cells) 个单元。" + (asWritten ? "" : "有的回答与文件里的不同：用 hitchain check 查看。")
    case .exported(let path, 0): "已写入 \(path)。"
    case .exported(let path, let pictures): "已写入 \(path)，旁边还有 \(pictures) 张图。"
    }
  }
}
