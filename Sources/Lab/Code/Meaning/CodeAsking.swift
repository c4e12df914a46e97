import Engine

extension CodeEvaluator {
  /// A question about the point that another view answers: where it lies in there, and whether inside.
  mutating func askOther(
    _ name: String, of receiver: CodeValue, _ arguments: [CodeArgument]
  ) throws(CodeError) -> CodeValue? {
    guard insideAnswer != nil, arguments.count == 2 else { return nil }
    switch (name, arguments[1].label, receiver) {
    case ("convert", "to", .itself), ("convert", "toView", .itself):
      guard case .object(.view(let other)?) = try value(of: arguments[1].value),
        try value(of: arguments[0].value) == .touchPoint
      else { return nil }
      return .touchPointIn(other)
    case ("convert", "from", .object(.view(let other)?)):
      guard try value(of: arguments[1].value) == .itself,
        try value(of: arguments[0].value) == .touchPoint
      else { return nil }
      return .touchPointIn(other)
    case ("point", "with", .object(.view(let other)?)):
      guard try value(of: arguments[0].value) == .touchPointIn(other),
        asked == nil || asked == other
      else { return nil }
      asked = other
      return insideAnswer.map { .bool($0) }
    default: return nil
    }
  }

  /// What belongs to a type; a message to a class in Objective-C.
  func ofType(_ type: String, _ name: String) -> CodeValue? {
    switch (type, name) {
    case ("UIApplication", "shared"), ("UIApplication", "sharedApplication"): .object(.application)
    case ("UIScreen", "main"), ("UIScreen", "mainScreen"): .screen
    case ("CGRect", "zero"): .rect(.zero)
    case ("CGPoint", "zero"): .point(.zero)
    case ("CGSize", "zero"): .size(.zero)
    case ("CGAffineTransform", "identity"): .transform(.identity)
    case ("CGFloat", "pi"), ("Double", "pi"), ("Float", "pi"): .number(.pi)
    default: nil
    }
  }
}
