import Desk
import Lab
import System
import Tutor

/// `hitchain lint PATH…`: are lessons sound, and is the handbook?
struct LintRun {
  private let invocation: Invocation

  init(_ invocation: Invocation) { self.invocation = invocation }

  private var language: Language { invocation.spoken }

  func run(_ paths: [String]) -> ExitStatus {
    let handbooks = paths.filter(isHandbook)
    var isSound = true
    for folder in handbooks { isSound = handbook(folder) && isSound }
    let others = paths.filter { !handbooks.contains($0) }
    if !others.isEmpty { isSound = lessons(others) && isSound }
    return isSound ? .fine : .commandFailed
  }

  private func lessons(_ paths: [String]) -> Bool {
    let (files, failures) = Shelf.read(paths)
    let lint = Lint(files, besides: { invocation.shelf.lessons(in: .english) })
    let findings = failures + lint.findings
    tell(findings)
    Console.write(summary(lessons: files.count, lint, findings: findings.count) + "\n")
    return findings.isEmpty
  }

  private func isHandbook(_ path: String) -> Bool {
    FileStatus(path + "/" + Handbook.glossary) != nil
  }

  private func handbook(_ path: String) -> Bool {
    var folder = path
    while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
    var files: [String: [UInt8]] = [:]
    do throws(FileError) {
      for file in try DocumentFiles.find([folder]) {
        files[String(file.dropFirst(folder.count + 1))] = try TextFile.read(
          file, limit: Document.megabyteLimit << 20)
      }
    } catch {
      Console.complain(error.text(in: language))
      return false
    }
    var lint = HandbookLint(files, folder: folder, program: ProgramRow.tables)
    lint.compare(with: Handbook.compiledPaths)
    tell(lint.findings)
    let findings = lint.findings.count
    Console.write(
      LintPhrase.handbook(pages: files.count, findings: findings).text(in: language) + "\n")
    return findings == 0
  }

  private func tell(_ findings: [LintFinding]) {
    for finding in findings { Console.complain(finding.text(in: language).visible) }
  }

  private func summary(lessons: Int, _ lint: Lint, findings: Int) -> String {
    let what = LintPhrase.lessons(
      lessons, questions: lint.items, challenges: lint.challenges, findings: findings)
    // A lesson alone need not cover all there is.
    let coverage = lessons > 1 ? [LintPhrase.uncovered(lint.uncovered)] : []
    return ([what] + coverage).map { $0.text(in: language) }.joined(by: .gap, in: language)
  }
}
