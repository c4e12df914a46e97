import Desk
import Lab
import System

/// The files that a path under way could become.
struct FileCandidates {
  let language: Language

  /// In the order of their names; hidden ones only where a full stop is typed.
  func candidates(_ typed: String) -> [Completion.Candidate] {
    let slash = typed.lastIndex(of: "/")
    let folder = slash.map { String(typed[...$0]) } ?? ""
    let start = slash.map { typed[typed.index(after: $0)...] } ?? typed[...]
    if typed == "~" {
      return [Completion.Candidate(text: "~/", detail: PromptPhrase.folder.text(in: language))]
    }
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
    case .folder:
      return Completion.Candidate(
        text: folder + name + "/", detail: PromptPhrase.folder.text(in: language))
    case .file:
      let detail =
        DocumentFiles.isMarkdown(name)
        ? PromptPhrase.markdownDocument.text(in: language)
        : PromptPhrase.size(bytes: status?.size ?? 0).text(in: language)
      return Completion.Candidate(text: folder + name, detail: detail)
    case .link, .other, nil: return nil
    }
  }
}
