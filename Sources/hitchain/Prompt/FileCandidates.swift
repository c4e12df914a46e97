import CommandLanguage
import Documents
import Narration
import Notebook

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The files that a path under way could become.
struct FileCandidates {
  let words: any PromptWords

  /// In the order of their names; hidden ones only where a full stop is typed.
  func candidates(_ typed: String) -> [Completion.Candidate] {
    let slash = typed.lastIndex(of: "/")
    let folder = slash.map { String(typed[...$0]) } ?? ""
    let start = slash.map { typed[typed.index(after: $0)...] } ?? typed[...]
    if typed == "~" { return [Completion.Candidate(text: "~/", detail: words.folder)] }
    let place = folder.isEmpty ? "./" : Console.expanded(folder)
    return names(in: place).filter { name in
      name.hasPrefix(start) && (!name.hasPrefix(".") || start.hasPrefix("."))
    }
    .sorted().prefix(200).compactMap { candidate($0, folder: folder, at: place + $0) }
  }

  private func candidate(
    _ name: String, folder: String, at path: String
  ) -> Completion.Candidate? {
    // A control character in a name would be one on the screen.
    guard !name.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
      return nil
    }
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return Completion.Candidate(text: folder + name + "/", detail: words.folder)
    case S_IFREG:
      let detail =
        DocumentFiles.isMarkdown(name)
        ? words.markdownDocument : words.size(bytes: Int(status.st_size))
      return Completion.Candidate(text: folder + name, detail: detail)
    default: return nil
    }
  }

  private func names(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}
