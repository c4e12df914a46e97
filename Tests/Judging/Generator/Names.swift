/// Names that read like a program's, each given once.
struct Names {
  private var used: [String: Int] = [:]

  static let integers = [
    "count", "total", "width", "height", "level", "score", "index", "age", "price", "step",
    "offset",
  ]
  static let doubles = ["ratio", "share", "speed", "weight", "alpha", "scale"]
  static let bools = ["isOpen", "isDone", "wasSeen", "hasMore", "isWide"]
  static let texts = ["name", "title", "label", "word", "note", "city"]
  static let lists = ["numbers", "values", "points", "sizes", "marks"]
  static let tables = ["table", "stock", "ages", "votes"]
  static let things = ["item", "thing", "entry", "piece", "part"]
  static let functions = [
    "measure", "adjust", "combine", "shift", "blend", "weigh", "mix", "settle", "gather", "reach",
  ]
  static let methods = ["update", "grow", "rate", "press", "advance", "render", "check", "turn"]
  static let types = ["Card", "Box", "Lamp", "Panel", "Meter", "Track", "Shelf", "Badge", "Door"]
  static let words = [
    "tea", "sun", "moon", "lake", "pear", "oak", "rain", "wind", "cloud", "stone", "bird", "fox",
  ]

  /// `stem` itself, or with a number when it is taken.
  mutating func fresh(_ stem: String) -> String {
    let count = used[stem, default: 0] + 1
    used[stem] = count
    return count == 1 ? stem : "\(stem)\(count)"
  }
}

extension Kind {
  var stems: [String] {
    switch self {
    case .integer: Names.integers
    case .double: Names.doubles
    case .bool: Names.bools
    case .text: Names.texts
    case .list: Names.lists
    case .table: Names.tables
    case .maybe: ["maybe", "found", "choice", "guess"]
    case .pair: ["pair", "corner", "range"]
    case .named: Names.things
    }
  }
}
