import Engine

enum Chinese: Phrasebook {
  static var gap: String { "" }
  static func text(_ rule: Rule) -> RuleText { ChinesePages.text(rule) }
  static func sentence(_ kind: Decision.Kind, _ names: Names) -> String {
    English.sentence(kind, names)
  }
  static func sentence(_ remark: Remark, _ names: Names) -> String {
    English.sentence(remark, names)
  }
  static func label(_ label: PageLabel) -> String { "" }
  static func meaning(_ term: Term) -> String { "" }
}
