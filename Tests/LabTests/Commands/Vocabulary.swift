import Engine

@testable import Lab

/// The words in Latin letters that may stand in a Chinese text: those of the command language, and
/// names of UIKit's.
enum Vocabulary {
  private static let words: Set<String> = {
    var words: Set<String> = [
      "UIKit", "iPhone", "iPad", "Core", "Motion", "Apple", "TV", "Objective-C", "Swift", "SVG",
      "App", "UIAction", "UISearchBar", "UIColorWell",
    ]
    words.insert("Markdown")
    words.formUnion(["shouldBeginEditing", "shouldEndEditing", "sheet", "popover"])
    words.formUnion(["valueChanged", "primaryActionTriggered", "editingDidEndOnExit", "Return"])
    words.formUnion(["UIApplication", "UIWindowScene", "UIResponder", "UIViewController"])
    words.formUnion(["AppDelegate", "xib"])
    words.formUnion(["UIGestureRecognizer", "NSObject", "CALayer", "allowUserInteraction"])
    words.formUnion(["key", "window", "target", "description", "app", "scene", "plain", "V", "ms"])
    words.formUnion(["identity", "rotate", "scale", "translate", "properties"])
    words.formUnion(["rotate-x", "rotate-y", "perspective", "subviews", "none"])
    for spec in commandTable {
      add(spec.usage(in: .simplifiedChinese).joined(separator: " "), to: &words)
      add(spec.word + " " + spec.spellings.joined(separator: " ") + " " + spec.example, to: &words)
      for (_, sort) in spec.syntax.form.arguments {
        if case .choice(let choice) = sort {
          for word in choice.words { add(word, to: &words) }
        }
      }
    }
    for row in PropertyRow.table {
      words.insert(row.property.rawValue)
      switch row.type {
      case .words(let known), .choice(let known): words.formUnion(known)
      default: break
      }
    }
    for kind in ViewKind.allCases { words.insert(kind.className) }
    for gesture in Gesture.allCases { words.insert(gesture.className) }
    for point in RulebookPoint.table {
      words.insert(point.name)
      if case .several(let known) = point.values { words.formUnion(known) }
    }
    return words
  }()

  private static func pieces(_ text: String) -> [String] {
    text.split { !($0.isASCII && ($0.isLetter || $0 == "-")) }.map { String($0) }
  }

  private static func add(_ text: String, to words: inout Set<String>) {
    words.formUnion(pieces(text))
  }

  /// Words that are neither in the language nor in what was typed.
  static func english(in text: String, typed: String) -> [String] {
    let typed = Set(pieces(typed))
    return pieces(text).filter { !words.contains($0) && !typed.contains($0) }
  }
}
