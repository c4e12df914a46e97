import CommandLanguage
import Engine
import Narration

struct HowToAnswer {
  var result: JSON
  var text: [String]
}

extension State {
  func why(_ object: Object, not: Bool) throws(RunError) -> [String] { [] }
  func howTo(_ object: Object) throws(RunError) -> HowToAnswer {
    HowToAnswer(result: .null, text: [])
  }
  func treeText() -> [String] { [] }
  func drawText() -> [String] { [] }
  func mapText() -> [String] { [] }
}

extension CommandError {
  public func report(line: String) -> String { message }
}
