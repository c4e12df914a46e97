import CommandLanguage
import Documents
import Narration
import Notebook
import System

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
    return ((try? Folder.names(in: place)) ?? []).filter { name in
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
    let status = FileStatus(path)
    switch status?.kind {
    case .folder: return Completion.Candidate(text: folder + name + "/", detail: words.folder)
    case .file:
      let detail =
        DocumentFiles.isMarkdown(name)
        ? words.markdownDocument : words.size(bytes: status?.size ?? 0)
      return Completion.Candidate(text: folder + name, detail: detail)
    case .link, .other, nil: return nil
    }
  }
}
