/// The types that the programs use.
indirect enum Kind: Hashable {
  case integer
  case double
  case bool
  case text
  case list(Kind)
  /// A dictionary from text to integers.
  case table
  case maybe(Kind)
  case pair(Kind, Kind)
  /// A type of the program's own.
  case named(String)

  var inSwift: String {
    switch self {
    case .integer: "Int"
    case .double: "Double"
    case .bool: "Bool"
    case .text: "String"
    case .list(let element): "[\(element.inSwift)]"
    case .table: "[String: Int]"
    case .maybe(let wrapped): "\(wrapped.inSwift)?"
    case .pair(let first, let second): "(\(first.inSwift), \(second.inSwift))"
    case .named(let name): name
    }
  }
}
