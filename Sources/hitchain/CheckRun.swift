import Desk
import Lab
import System
import Tutor

/// `hitchain check PATH… [--update]`: runs documents again and says where they answer otherwise.
struct CheckRun {
  private let settings: Settings
  /// For whoever reads what came of it, whatever the documents answer in.
  private let language: Language
  private let updates: Bool
  private var documents = 0
  private var commands = 0
  private var changed = 0
  private var bad = 0
  /// Of the commands, those that are not as expected.
  private var wrong = 0

  init(_ invocation: Invocation, updates: Bool) {
    settings = invocation.settings
    language = invocation.spoken
    self.updates = updates
  }

  func run(_ paths: [String]) -> ExitStatus {
    var run = self
    do throws(FileError) {
      // A lesson's text in another language has no session to run.
      let documents = try DocumentFiles.find(paths).filter { Shelf.lesson(translatedBy: $0) == nil }
      let meter = WorkMeter()
      for (done, path) in documents.enumerated() {
        _ = meter.step(
          PromptPhrase.checking(done, of: documents.count, path.visible).text(in: language)
        )
        run.check(path, meter)
      }
      meter.clear()
    } catch {
      Console.complain(error.text(in: language))
      return .commandFailed
    }
    Console.write(
      PromptPhrase.checked(
        run.documents, commands: run.commands, changed: run.changed, bad: run.bad,
        wrong: run.wrong
      ).text(in: language)
        + "\n")
    return run.bad == 0 ? .fine : .commandFailed
  }

  private mutating func check(_ path: String, _ meter: WorkMeter) {
    documents += 1
    do throws(DocumentFileError) {
      let document = try Document(path: path)
      do throws(DocumentError) {
        let check = try Check(document, settings: settings)
        if !check.findings.isEmpty { meter.clear() }
        tell(check, path)
      } catch {
        throw DocumentFileError(path, error)
      }
    } catch {
      meter.clear()
      bad += 1
      Console.complain(error.text(in: language))
    }
  }

  private mutating func tell(_ check: Check, _ path: String) {
    commands += check.commands
    let isMended = updates && check.differs && write(check, path)
    if isMended { changed += 1 }
    wrong += check.wrongCommands(ofUpdated: isMended)
    if isMended ? check.isUnsound : !check.findings.isEmpty { bad += 1 }
    let report =
      isMended ? check.unsoundReport(path: path.visible) : check.report(path: path.visible)
    for line in report { Console.write(line + "\n") }
  }

  private func write(_ check: Check, _ path: String) -> Bool {
    do throws(FileError) {
      try TextFile.replace(path, with: check.updated, overwriting: true)
      return true
    } catch {
      Console.complain(error.text(in: language))
      return false
    }
  }
}

extension Invocation {
  /// What was said on the command line; a document's answers do not hang on the environment.
  var settings: Settings {
    Settings(language: language ?? .english, rules: rules, shelf: shelf)
  }
}
