extension Type {
  /// By what names extensions reach it.
  var extensionNames: [String] {
    switch self {
    case .integer(let kind):
      [
        kind.name, "BinaryInteger", "FixedWidthInteger", "SignedInteger", "SignedNumeric",
        "Numeric", "AdditiveArithmetic", "Strideable", "Comparable", "Equatable", "Hashable",
      ]
    case .double:
      [
        "Double", "CGFloat", "TimeInterval", "BinaryFloatingPoint", "FloatingPoint",
        "SignedNumeric", "Numeric", "AdditiveArithmetic", "Comparable", "Equatable", "Hashable",
      ]
    case .float:
      ["Float", "BinaryFloatingPoint", "FloatingPoint", "Numeric", "Comparable", "Equatable"]
    case .bool: ["Bool", "Equatable", "Hashable"]
    case .text:
      [
        "String", "Substring", "StringProtocol", "BidirectionalCollection", "Collection",
        "Sequence", "Comparable", "Equatable", "Hashable", "NSString",
      ]
    case .character: ["Character", "Comparable", "Equatable", "Hashable"]
    case .array:
      [
        "Array", "MutableCollection", "RandomAccessCollection", "BidirectionalCollection",
        "RangeReplaceableCollection", "Collection", "Sequence", "Equatable", "Hashable", "NSArray",
      ]
    case .set: ["Set", "Collection", "Sequence", "Equatable", "Hashable"]
    case .dictionary: ["Dictionary", "Collection", "Sequence", "NSDictionary"]
    case .range: ["Range", "ClosedRange", "Collection", "Sequence"]
    case .optional, .implicit: ["Optional"]
    case .selector: ["Selector"]
    case .unknown, .any, .never, .void, .tuple, .function, .instance, .meta, .parameter, .inOut,
      .pointer, .foreign:
      []
    }
  }

  var owners: [LibraryOwner] {
    switch self {
    case .integer: [.integer, .any]
    case .double, .float: [.floating, .any]
    case .bool: [.bool, .any]
    case .text: [.text, .sequence, .any]
    case .character: [.character, .any]
    case .array: [.array, .sequence, .any]
    case .set: [.set, .sequence, .any]
    case .dictionary: [.dictionary, .sequence, .any]
    case .range: [.range, .sequence, .any]
    case .optional, .implicit: [.optional, .any]
    case .function: [.function, .sequence, .any]
    case .tuple, .selector, .void, .never, .pointer: [.any]
    case .foreign(let name): LibraryOwner(rawValue: name).map { [$0] } ?? []
    case .unknown, .any, .parameter, .instance, .meta, .inOut: []
    }
  }
}
