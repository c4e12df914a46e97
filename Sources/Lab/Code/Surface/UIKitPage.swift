import Engine
import Program

/// UIKit as code finds it here, as a Markdown page made from the table that code runs on.
public func uikitPage(in language: Language = .english) -> String {
  UIKitPage(language: language).text
}

private struct UIKitPage {
  let language: Language
  private let surface: SurfaceBuilder

  init(language: Language) {
    self.language = language
    var builder = SurfaceBuilder()
    UIKitRows.addAll(&builder)
    surface = builder
  }

  var text: String {
    let types = surface.types.filter { $0.name != UIKitRows.ownType }
    var page = "# " + said(.title) + "\n\n" + said(.howToRead(count())) + "\n"
    for type in types { page += entry(type) }
    page += "\n## " + said(.functions) + "\n" + members(surface.globals)
    return page
  }

  private func said(_ phrase: UIKitPhrase) -> String { phrase.text(in: language) }

  private func count() -> UIKitPhrase.Count {
    var count = UIKitPhrase.Count(types: surface.types.count)
    for row in surface.rows {
      switch row.sort {
      case .simulated: count.simulated += 1
      case .looks: count.looks += 1
      case .notSimulated: count.missing += 1
      }
    }
    return count
  }

  private func entry(_ type: SurfaceType) -> String {
    let name = String(type.name.split(separator: "+").first ?? "")
    var text = "\n## " + name + (type.superclass.map { ": " + $0 } ?? "") + "\n"
    if !type.cases.isEmpty {
      text += "\n" + type.cases.map { "`.\($0.name)`" }.joined(separator: ", ") + "\n"
    }
    if !type.fields.isEmpty {
      text += "\n" + type.fields.map { "`\($0.name)`" }.joined(separator: ", ") + "\n"
    }
    return text + members(Array(type.rows))
  }

  /// What is simulated as Swift declares it; of the rest the names.
  private func members(_ numbers: [Int]) -> String {
    var (simulated, looks, missing) = ([String](), [String](), [String]())
    for number in numbers {
      let row = surface.rows[number]
      switch row.sort {
      case .simulated: simulated.append(row.declaration)
      case .looks: looks.append("`\(Self.name(row.declaration))`")
      case .notSimulated(let reason):
        missing.append("`\(Self.name(row.declaration))` (\(reason))")
      }
    }
    var text = ""
    if !simulated.isEmpty {
      text += "\n```swift\n" + simulated.joined(separator: "\n") + "\n```\n"
    }
    if !looks.isEmpty { text += "\n" + said(.looks(Self.once(looks))) + "\n" }
    if !missing.isEmpty { text += "\n" + said(.missing(Self.once(missing))) + "\n" }
    return text
  }

  /// `static func f(_ a: Int)`: `f`
  private static func name(_ declaration: String) -> String {
    let words = declaration.split(separator: " ").drop { word in
      ["static", "class", "mutating", "func", "var", "let", "convenience"].contains(word)
    }
    let name = words.first.map { $0.prefix { $0.isLetter || $0.isNumber || $0 == "_" } }
    return name.map { String($0) } ?? declaration
  }

  private static func once(_ names: [String]) -> String {
    var seen: [String] = []
    for name in names where !seen.contains(name) { seen.append(name) }
    return seen.joined(separator: ", ")
  }
}

private enum UIKitPhrase: Phrase {
  struct Count {
    var types: Int
    var simulated = 0
    var looks = 0
    var missing = 0
  }

  case title, functions
  case howToRead(Count)
  case looks(String)
  case missing(String)

  var english: String {
    switch self {
    case .title: "UIKit, as pasted code finds it"
    case .functions: "Functions and constants"
    case .howToRead(let count):
      """
      \(count.types) types with \(count.simulated + count.looks + count.missing) members of their own. Of these \
      \(count.simulated) do what UIKit's do: they stand as Swift declares them, and Objective-C has them by its own \
      names. \(count.looks) only change how things look: a value is kept and given back, and no touch depends on it. \
      \(count.missing) are taken, and the answer says that nothing comes of them. A name that is not on this page is \
      unknown, and the answer says that too, with its line.
      """
    case .looks(let names): "Looks only: \(names)."
    case .missing(let names): "Not simulated: \(names)."
    }
  }

  var chinese: String {
    switch self {
    case .title: "粘贴的代码能用到的 UIKit"
    case .functions: "函数与常量"
    case .howToRead(let count):
      """
      共 \(count.types) 个类型、\(count.simulated + count.looks + count.missing) 个自己的成员。其中 \(count.simulated) \
      个的行为与 UIKit 相同：下面按 Swift 的声明列出，Objective-C 里用它自己的名字。\(count.looks) \
      个只影响外观：值会保存，也能读回来，但不影响任何触摸。\(count.missing) 个会被接受，回答里会说明它们不起作用。\
      这一页上没有的名字就是不认识的，回答也会指出，并附上行号。
      """
    case .looks(let names): "只影响外观：\(names)。"
    case .missing(let names): "不模拟：\(names)。"
    }
  }
}
