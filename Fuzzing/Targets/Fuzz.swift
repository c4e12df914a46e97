import CFuzzer
import Foundation

/// `Fuzz TARGET …`: libFuzzer's own arguments follow the target's name.
@main
struct Fuzz {
  static func main() {
    var arguments = CommandLine.unsafeArgv
    guard CommandLine.argc > 1, let name = arguments[1].map({ String(cString: $0) }),
      let target = Target(rawValue: name)
    else {
      print("Fuzz takes one of: " + Target.allCases.map(\.rawValue).joined(separator: " "))
      return
    }
    // libFuzzer wants the program first, and finds the target's name there.
    arguments += 1
    var count = CommandLine.argc - 1
    var pointer: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = arguments
    _ = LLVMFuzzerRunDriver(&count, &pointer, target.function)
  }
}

/// What can be fuzzed.
enum Target: String, CaseIterable {
  case line, code, session, script, document, lesson, translation, learner, dump
  // A format of dumps each.
  case views, earlgrey, elements, xml, json, viewhierarchy, lookin, log, probe

  typealias Function = @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt

  var function: Function {
    switch self {
    case .line: { fuzz(LineTarget.self, $0, $1) }
    case .code: { fuzz(CodeTarget.self, $0, $1) }
    case .session: { fuzz(SessionTarget.self, $0, $1) }
    case .script: { fuzz(ScriptTarget.self, $0, $1) }
    case .document: { fuzz(DocumentTarget.self, $0, $1) }
    case .lesson: { fuzz(LessonTarget.self, $0, $1) }
    case .translation: { fuzz(TranslationTarget.self, $0, $1) }
    case .learner: { fuzz(LearnerTarget.self, $0, $1) }
    case .dump: { fuzz(DumpTarget.self, $0, $1) }
    case .views: { fuzz($0, $1) { DumpTarget.take($0, as: .views) } }
    case .earlgrey: { fuzz($0, $1) { DumpTarget.take($0, as: .earlGrey) } }
    case .elements: { fuzz($0, $1) { DumpTarget.take($0, as: .elements) } }
    case .xml: { fuzz($0, $1) { DumpTarget.take($0, as: .xml) } }
    case .json: { fuzz($0, $1) { DumpTarget.take($0, as: .json) } }
    case .viewhierarchy: { fuzz($0, $1) { DumpTarget.take($0, as: .viewHierarchy) } }
    case .lookin: { fuzz($0, $1) { DumpTarget.take($0, as: .lookin) } }
    case .log: { fuzz($0, $1) { DumpTarget.take($0, as: .log) } }
    case .probe: { fuzz($0, $1) { DumpTarget.take($0, as: .probe) } }
    }
  }
}

/// Takes any bytes, and stops the program where something does not hold.
protocol FuzzTarget {
  static func take(_ bytes: [UInt8])
}

private func fuzz<T: FuzzTarget>(
  _ target: T.Type, _ start: UnsafePointer<UInt8>?, _ count: Int
) -> CInt {
  fuzz(start, count) { target.take($0) }
}

private func fuzz(
  _ start: UnsafePointer<UInt8>?, _ count: Int, _ take: ([UInt8]) -> Void
) -> CInt {
  take(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}

/// A finding: libFuzzer keeps the bytes that led to it.
func demand(_ holds: Bool, _ what: @autoclosure () -> String) {
  guard !holds else { return }
  print(what())
  fflush(nil)
  abort()
}
