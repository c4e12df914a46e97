import CommandLanguage
import Engine

extension Family {
  static let chains: [Family] = []
  static let responders: [Family] = []
  static let gestures: [Family] = []
  static let touches: [Family] = []
}
