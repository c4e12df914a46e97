/// What stands on the reference page besides the rows of the tables.
enum ReferencePhrase: Phrase {
  case title, howToRead
  /// Titles of tables.
  case kinds, properties, points, localWords
  /// Heads of columns.
  case kind, also, property, of, meaning, point, values, typed, standsFor
  /// Of a command.
  case spellings(String)
  /// Who has a property.
  case owners([PropertyOwner])
  case several
  case upTo(String)

  var english: String {
    switch self {
    case .title: "Commands"
    case .howToRead:
      """
      One command a line. `#` starts a comment, `;` separates commands on one line, and
      `"…"` quotes text. In a usage line, what is in `<…>` stands for something, and what is
      in `[…]` may be left out.
      """
    case .kinds: "Kinds"
    case .properties: "Properties"
    case .points: "Points of a rulebook"
    case .localWords: "In Chinese"
    case .kind: "kind"
    case .also: "also"
    case .property: "property"
    case .of: "of"
    case .meaning: "what it is"
    case .point: "point"
    case .values: "values"
    case .typed: "typed"
    case .standsFor: "stands for"
    case .spellings(let words): "Also: \(words)."
    case .owners(let owners): owners.map(English.words).joined(separator: ", ")
    case .several: ", several between commas, or `none`"
    case .upTo(let high): "0 to " + high
    }
  }

  var chinese: String {
    switch self {
    case .title: "命令"
    case .howToRead:
      """
      一行一条命令。`#` 后面是注释，`;` 隔开同一行里的几条命令，`"…"` 里是文字。用法里，`<…>` 代表某样东西，
      `[…]` 可以不写。
      """
    case .kinds: "种类"
    case .properties: "属性"
    case .points: "规则项"
    case .localWords: "可以用中文输入的词"
    case .kind: "种类"
    case .also: "也可以写"
    case .property: "属性"
    case .of: "属于"
    case .meaning: "说明"
    case .point: "规则项"
    case .values: "可取的值"
    case .typed: "输入"
    case .standsFor: "代表"
    case .spellings(let words): "也可以写：\(words)。"
    case .owners(let owners): owners.map(Chinese.words).joined(separator: "、")
    case .several: "，可以写几个，用逗号隔开，也可以写 `none`"
    case .upTo(let high): "0 到 " + high
    }
  }
}
