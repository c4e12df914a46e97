import CommandLanguage
import Engine
import Narration

extension State {
  func helpText(_ topic: String?) -> [String] { [] }
  func describeRules(changed: Bool) -> [String] { [] }
}
