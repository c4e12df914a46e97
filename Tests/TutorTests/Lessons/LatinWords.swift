import Engine
import Lab

@testable import Tutor

/// Words in Latin letters that may stand in Chinese prose.
enum Latin {
  /// Terms that engineers write so in Chinese, names of products, and words of UIKit's that are cited.
  private static let listed = """
    App Apple TV bug Core Motion Graphics iOS iPad iPhone UIKit Swift Objective-C VoiceOver Xcode
    Hitchain IOKit SpringBoard RunLoop Source swizzling display nil self super target
    action selector event class popover sheet badge stack main queue loop clock
    possible began moved ended cancelled changed failed stationary click touch inside down exit
    call current import view page Cmd Cmd-S enter outside guard print result null will appear we must
    backboardd mach port Time Profiler title Mail Volume check change editing-changed poster box ghost bars
    glitter glass Pay Dial photo tabs close hugging compression resistance fill
    """
  /// The same on the pages of rules, which cite signatures, names of devices, and D1's and D4's English.
  private static let cited = """
    subviews subview superview origin return scene cell first timestamp dx dy Pro Plus Air Max Home
    Interface Builder initial moving events recognized alert subtype heuristics vc configuration rect
    direct item ignore location automatic medium large false true normal init interactive begin end cut copy paste
    """
  private static let uikit =
    ViewKind.allCases.map { $0.className } + Gesture.allCases.map { $0.className }
    + Property.allCases.map { $0.rawValue }

  static let known: Set<String> = {
    let commands = commandTable.flatMap { [$0.word, $0.example] + $0.usage(in: .english) }
    return Set((commands + uikit + [listed, cited]).flatMap { pieces($0) }.map { $0.lowercased() })
  }()

  /// What a lesson's own scenes and choices are called.
  static func names(_ lesson: Lesson) -> [String] {
    lesson.steps.flatMap { step -> [String] in
      switch step.content {
      case .nothing: []
      case .demonstration(let shown): shown.commands.flatMap { pieces($0) }
      case .item(let item): (item.scene + item.form.choices).flatMap { pieces($0) }
      case .challenge(let challenge):
        (challenge.scene + challenge.solutions
          + challenge.goals.flatMap { $0.proofs.map { $0.text } })
          .flatMap { pieces($0) }
      }
    }
  }

  /// What a rule's example is made of.
  static func names(_ rule: Rule) -> [String] { rule.entry.example.flatMap { pieces($0) } }

  /// Those of a text that are neither quoted as code, nor a rule's, nor spelt as identifiers are.
  static func words(in text: String) -> [String] {
    var plain = ""
    var (isCode, isCitation) = (false, false)
    for character in text {
      if character == "`" { isCode.toggle() }
      if character == "[" { isCitation = true }
      if !isCode, !isCitation { plain.append(character) }
      if character == "]" { isCitation = false }
    }
    return pieces(plain).filter { !isIdentifier($0) }
  }

  /// `touchesBegan`, `UIView`, `D3`, `B`.
  private static func isIdentifier(_ word: String) -> Bool {
    word.count == 1 || word.contains { $0.isNumber || $0 == "_" }
      || word.dropFirst().contains { $0.isUppercase }
  }

  private static func pieces(_ text: String) -> [String] {
    text.split { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_")) }
      .map { String($0).trimmingDashes }.filter { $0.first?.isLetter == true }
  }
}

extension String {
  fileprivate var trimmingDashes: String {
    var rest = self[...]
    while rest.first == "-" { rest.removeFirst() }
    while rest.last == "-" { rest.removeLast() }
    return String(rest)
  }
}
