import Engine
import Narration

extension Mistake {
  func text(in l: Language) -> (title: String, correction: String) { (rawValue, rawValue) }
}
