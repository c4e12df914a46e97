import Text
import Tutor

/// `hitchain lint PATH…`: are lessons sound?
struct LintRun {
  func run(_ paths: [String]) -> ExitStatus {
    let (files, failures) = Shelf.read(paths)
    let lint = Lint(files, besides: { Shelf(folder: LessonFolder.path).lessons })
    let findings = failures + lint.findings
    for finding in findings {
      Console.complain(finding.text.visible)
    }
    Console.write(summary(files.count, lint, findings.count) + "\n")
    return findings.isEmpty ? .fine : .commandFailed
  }

  private func count(_ number: Int, _ what: String) -> String {
    "\(number) \(what)\(number == 1 ? "" : "s")"
  }

  private func summary(_ lessons: Int, _ lint: Lint, _ findings: Int) -> String {
    let what =
      [
        count(lessons, "lesson"), count(lint.items, "question"),
        count(lint.challenges, "challenge"),
      ].joined(separator: ", ") + ": "
      + (findings == 0 ? "all sound." : "\(count(findings, "finding")).")
    // A lesson alone need not cover all there is.
    guard lessons > 1 else { return what }
    let uncovered = lint.uncovered
    return what
      + (uncovered.isEmpty
        ? " Every claim and every error of the documents is covered."
        : " Not covered: \(uncovered.map { $0.rawValue }.joined(separator: " ")).")
  }
}
