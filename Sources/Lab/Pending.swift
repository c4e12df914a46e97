import CommandLanguage
import Engine
import Narration


extension State {
  func treeText() -> [String] { [] }
  func drawText() -> [String] { [] }
  func mapText() -> [String] { [] }
}

struct Log {
  static func lines(for decisions: [Decision], scene: Scene) -> [String] { [] }
}


extension CommandError {
  public func report(line: String) -> String { message }
}
