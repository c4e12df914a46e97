/// The commands of the editing menu that UIKit names. Each calls the action of its name: Copy is
/// `copy:`, sent to nil (U-EM-05).
public enum EditCommand: String, CaseIterable, Sendable {
  case cut, copy, paste, delete, select, selectAll, toggleBoldface, toggleItalics, toggleUnderline

  public init?(action: String) {
    guard action.hasSuffix(":") else { return nil }
    self.init(rawValue: String(action.dropLast()))
  }
}

/// What a responder answers that is asked whether it performs an action (U-CT-13, U-EM-01).
enum ActionAnswer: Equatable {
  case performs
  /// It has no such method.
  case lacks
  /// Its `target(forAction:withSender:)` names another; nil nobody (U-EM-06).
  case names(Object?)
  /// It has the method, and its `canPerformAction(_:withSender:)` says NO just now.
  case refuses
}

extension Delivery {
  /// The same, the responder's own class asked first.
  mutating func answer(
    of responder: Responder, to action: String, sender: Object?
  ) -> ActionAnswer {
    if hasOwn(.target, responder.object) || hasOwn(.actions, responder.object) {
      let word = scene.word(action)
      let named = ask(.target(action: word, sender: sender), of: responder.object)
      if case .object(let object)? = named { return .names(object) }
      switch askBool(.canPerform(action: word, sender: sender), of: responder.object) {
      case true?: return .performs
      case false?: return .refuses
      case nil: break
      }
    }
    return scene.answer(of: responder, to: action)
  }
}

extension Scene {
  /// A class's own method performs. A text input has the methods of the editing menu, and says NO to
  /// those that want a selection, or something on the pasteboard, while there is none.
  func answer(of responder: Responder, to action: String) -> ActionAnswer {
    if let word = wordNumbers[action], let behaviour = behaviours[responder] {
      if let target = behaviour.actionTargets[word] { return .names(target) }
      switch behaviour.performs[word] {
      case true?: return .performs
      case false?: return .refuses
      case nil: break
      }
    }
    if let word = wordNumbers[action], behaviour(of: responder).handling(of: .action(word)) != nil {
      return .performs
    }
    guard case .view(let view) = responder, self[view].kind.isTextInput,
      let command = EditCommand(action: action)
    else { return .lacks }
    return canEdit(command, in: view) ? .performs : .refuses
  }
}
