import Engine

extension CodeEvaluator {
  mutating func call(
    _ callee: CodeExpression, _ arguments: [CodeArgument], at place: Range<Int>
  ) throws(CodeError) -> CodeValue {
    switch callee.kind {
    case .name(let name):
      if let me, let answer = try ask(name, of: me, arguments: arguments, at: place) {
        return answer
      }
      if isInClass, let answer = try askOther(name, of: .itself, arguments) { return answer }
      if name == "UIBezierPath" { return try path(arguments, at: place) }
      if let element = try menuElement(name, "init", arguments, at: place) { return element }
      return try construct(name, arguments, at: place)
    case .member(let base?, let name):
      if base.name == "super" {
        guard let me else { return try callSuper(name, at: place) }
        return try askSuper(name, of: me, arguments: arguments, at: place)
      }
      if let type = typeName(of: base) {
        if arguments.isEmpty, let found = ofType(type, name) { return found }
        if let element = try menuElement(type, name, arguments, at: place) { return element }
        return try construct(name == "init" ? base.name ?? name : name, arguments, at: place)
      }
      let receiver = try value(of: base)
      if me != nil, case .object(.view(let view)?) = receiver,
        let answer = try ask(name, of: view, arguments: arguments, at: place)
      {
        return answer
      }
      if let answer = try askOther(name, of: receiver, arguments) { return answer }
      if let answer = try askClass(name, of: receiver, arguments) { return answer }
      // What is a property in Swift is a message in Objective-C.
      if arguments.isEmpty { return try member(name, of: receiver, at: callee.place) }
      return try call(name, on: receiver, arguments, at: place)
    case .member(nil, "init"):
      // What is made is told by the labels: no two of these have the same.
      let labels = arguments.map { ($0.label ?? "_") + ":" }.joined()
      guard
        let type = CodeEvaluator.types.first(where: {
          CodeEvaluator.signatures[$0 + "(" + labels + ")"] != nil
        })
      else {
        guard labels == "origin:size:" else { throw CodeError(.gap(.initializer), at: place) }
        return try construct("CGRect", arguments, at: place)
      }
      return try construct(type, arguments, at: place)
    default: throw CodeError(.unknownFunction(""), at: place)
    }
  }

  private static let types = [
    "CGRect", "CGPoint", "CGSize", "UIEdgeInsets", "CGAffineTransform", "CATransform3D",
  ]

  /// `CGRect(x:y:width:height:)` and its like, and C's functions for the same.
  private mutating func construct(
    _ name: String, _ arguments: [CodeArgument], at place: Range<Int>
  ) throws(CodeError) -> CodeValue {
    let labels = arguments.map { ($0.label ?? "_") + ":" }.joined()
    switch (name, labels) {
    case ("CGRect", "origin:size:"):
      guard case .point(let origin) = try value(of: arguments[0].value).typed(.point),
        case .size(let size) = try value(of: arguments[1].value).typed(.size)
      else { throw CodeError(.wantedValue(.rect), at: place) }
      return .rect(Rect(origin: origin, size: size))
    case ("CGRectContainsPoint", "_:_:"):
      return try contains(try value(of: arguments[0].value), arguments[1].value, at: place)
    case ("CGRectInset", "_:_:_:"):
      let n = [try number(arguments[1].value), try number(arguments[2].value)]
      return try inset(try value(of: arguments[0].value), dx: n[0], dy: n[1], at: place)
    case ("UIEdgeInsetsInsetRect", "_:_:"):
      return try inset(
        try value(of: arguments[0].value), by: try value(of: arguments[1].value), at: place)
    case ("NSStringFromClass", "_:"):
      if let name = try privateName(of: arguments[0].value) { return .text(name) }
    case ("Selector", "_:"), ("NSSelectorFromString", "_:"):
      guard case .text(let text) = try value(of: arguments[0].value) else {
        throw CodeError(.wantedValue(.selector), at: place)
      }
      return .selector(Selectors.canonical(text))
    case ("NSNumber", "value:"), ("Level", "rawValue:"), ("Level", "_:"), ("CGFloat", "_:"),
      ("Double", "_:"), ("Int", "_:"), ("Float", "_:"):
      return try value(of: arguments[0].value)
    default: break
    }
    if name == "CATransform3DRotate" || name == "CATransform3DMakeRotation" {
      return try turned(arguments, at: place)
    }
    let signature = CodeEvaluator.signatures[name + "(" + labels + ")"]
    guard let signature else {
      throw CodeError(.unknownFunction(name + "(" + labels + ")"), at: place)
    }
    var n: [Double] = []
    for argument in arguments { n.append(try number(argument.value)) }
    return signature(n)
  }

  /// About one of the axes; of a transform that is there, before it.
  private mutating func turned(
    _ arguments: [CodeArgument], at place: Range<Int>
  ) throws(CodeError) -> CodeValue {
    var first = Transform3D.identity
    var rest = arguments[...]
    if rest.count == 5, let argument = rest.popFirst() {
      switch try value(of: argument.value).typed(.transform3D) {
      case .transform3D(let transform): first = transform
      default: throw CodeError(.wantedValue(.transform), at: argument.value.place)
      }
    }
    var n: [Double] = []
    for argument in rest { n.append(try number(argument.value)) }
    guard n.count == 4 else { throw CodeError(.wantedValue(.number), at: place) }
    let degrees = (n[0] * 180 / .pi * 1e9).rounded() / 1e9
    let axis: (Transform3D.Axis, Double)
    switch (n[1] != 0, n[2] != 0, n[3] != 0) {
    case (true, false, false): axis = (.x, n[1])
    case (false, true, false): axis = (.y, n[2])
    case (false, false, true): axis = (.z, n[3])
    default: throw CodeError(.wantedValue(.transform), at: place)
    }
    let turn = Transform3D.rotation(degrees: axis.1 < 0 ? -degrees : degrees, about: axis.0)
    return .transform3D(turn.concatenating(first))
  }

  private static let signatures: [String: @Sendable ([Double]) -> CodeValue] = {
    let rect: @Sendable ([Double]) -> CodeValue = { .rect(Rect($0[0], $0[1], $0[2], $0[3])) }
    let point: @Sendable ([Double]) -> CodeValue = { .point(Point($0[0], $0[1])) }
    let size: @Sendable ([Double]) -> CodeValue = { .size(Size($0[0], $0[1])) }
    let insets: @Sendable ([Double]) -> CodeValue = {
      .insets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
    }
    let matrix: @Sendable ([Double]) -> CodeValue = {
      .transform(AffineTransform($0[0], $0[1], $0[2], $0[3], $0[4], $0[5]))
    }
    let rotation: @Sendable ([Double]) -> CodeValue = {
      // Radians lose a little: 45 degrees are meant, and not 45.00000000000001.
      let degrees = ($0[0] * 180 / .pi * 1e9).rounded() / 1e9
      return .transform(.rotation(degrees: degrees))
    }
    let scale: @Sendable ([Double]) -> CodeValue = { .transform(.scale($0[0], $0[1])) }
    let translation: @Sendable ([Double]) -> CodeValue = {
      .transform(.translation($0[0], $0[1]))
    }
    let solid: @Sendable ([Double]) -> CodeValue = {
      Transform3D($0).map { .transform3D($0) } ?? .nothing
    }
    return [
      "CATransform3D(m11:m12:m13:m14:m21:m22:m23:m24:m31:m32:m33:m34:m41:m42:m43:m44:)": solid,
      "CATransform3DMakeTranslation(_:_:_:)": {
        .transform3D(.translation($0[0], $0[1], $0[2]))
      },
      "max(_:_:)": { .number(max($0[0], $0[1])) }, "MAX(_:_:)": { .number(max($0[0], $0[1])) },
      "fmax(_:_:)": { .number(max($0[0], $0[1])) }, "fmin(_:_:)": { .number(min($0[0], $0[1])) },
      "min(_:_:)": { .number(min($0[0], $0[1])) }, "MIN(_:_:)": { .number(min($0[0], $0[1])) },
      "abs(_:)": { .number(abs($0[0])) }, "fabs(_:)": { .number(abs($0[0])) },
      "sqrt(_:)": { .number($0[0].squareRoot()) }, "sqrtf(_:)": { .number($0[0].squareRoot()) },
      "hypot(_:_:)": { .number(($0[0] * $0[0] + $0[1] * $0[1]).squareRoot()) },
      "hypotf(_:_:)": { .number(($0[0] * $0[0] + $0[1] * $0[1]).squareRoot()) },
      "CGRect(x:y:width:height:)": rect, "CGRectMake(_:_:_:_:)": rect,
      "CGPoint(x:y:)": point, "CGPointMake(_:_:)": point,
      "CGSize(width:height:)": size, "CGSizeMake(_:_:)": size,
      "UIEdgeInsets(top:left:bottom:right:)": insets, "UIEdgeInsetsMake(_:_:_:_:)": insets,
      "CGAffineTransform(a:b:c:d:tx:ty:)": matrix, "CGAffineTransformMake(_:_:_:_:_:_:)": matrix,
      "CGAffineTransform(_:_:_:_:_:_:)": matrix,
      "CGAffineTransform(rotationAngle:)": rotation, "CGAffineTransformMakeRotation(_:)": rotation,
      "CGAffineTransform(scaleX:y:)": scale, "CGAffineTransformMakeScale(_:_:)": scale,
      "CGAffineTransform(translationX:y:)": translation,
      "CGAffineTransformMakeTranslation(_:_:)": translation,
    ]
  }()

  // MARK: Methods

  private mutating func call(
    _ name: String, on receiver: CodeValue, _ arguments: [CodeArgument], at place: Range<Int>
  ) throws(CodeError) -> CodeValue {
    let labels = arguments.map { ($0.label ?? "_") + ":" }.joined()
    if name == "objectAtIndex", arguments.count == 1, case .views(let views) = receiver {
      let number = try number(arguments[0].value)
      guard let index = Int(exactly: number), views.indices.contains(index) else {
        throw CodeError(.gap(.subscriptOrRange), at: place)
      }
      return .object(.view(views[index]))
    }
    switch (name, labels) {
    // `connectedScenes.compactMap { $0 as? UIWindowScene }`: here all of them are.
    case ("compactMap", "_:"), ("filter", "_:"):
      guard case .object(.windowScene?) = receiver else { break }
      return receiver
    case ("contains", "_:"): return try contains(receiver, arguments[0].value, at: place)
    case ("containsPoint", "_:"): return try contains(receiver, arguments[0].value, at: place)
    case ("insetBy", "dx:dy:"):
      let n = [try number(arguments[0].value), try number(arguments[1].value)]
      return try inset(receiver, dx: n[0], dy: n[1], at: place)
    case ("inset", "by:"):
      return try inset(receiver, by: try value(of: arguments[0].value), at: place)
    case ("offsetBy", "dx:dy:"):
      guard case .rect(var rect) = receiver else { break }
      rect.x += try number(arguments[0].value)
      rect.y += try number(arguments[1].value)
      return .rect(rect)
    case ("point", "inside:with:") where receiver == .itself:
      throw CodeError(.gap(.hitTestForm), at: place)
    default: break
    }
    throw CodeError(
      .unknownMember(name, className: receiver.className(in: scene)), at: place)
  }

  private func callSuper(_ name: String, at place: Range<Int>) throws(CodeError) -> CodeValue {
    switch name {
    case "hitTest":
      if let superAnswer { return superAnswer }
    case "point" where superAnswer == nil: return .region(.inset(0, 0))
    default: if let usualAnswer { return .bool(usualAnswer) }
    }
    throw CodeError(.unknownMember("super." + name, className: "UIView"), at: place)
  }

  private func inset(
    _ value: CodeValue, dx: Double, dy: Double, at place: Range<Int>
  ) throws(CodeError) -> CodeValue {
    switch value {
    case .rect(let rect): return .rect(rect.inset(by: dx, dy))
    case .ownBounds(let x, let y): return .ownBounds(dx: x + dx, dy: y + dy)
    default: throw CodeError(.wantedValue(.rect), at: place)
    }
  }

  /// With one number for left and right, and one for top and bottom.
  private func inset(
    _ value: CodeValue, by insets: CodeValue, at place: Range<Int>
  ) throws(CodeError) -> CodeValue {
    guard case .insets(let top, let left, let bottom, let right) = insets else {
      throw CodeError(.wantedValue(.number), at: place)
    }
    if case .rect(let rect) = value {
      return .rect(
        Rect(
          rect.x + left, rect.y + top, max(0, rect.width - left - right),
          max(0, rect.height - top - bottom)))
    }
    guard top == bottom, left == right else { throw CodeError(.gap(.regionForm), at: place) }
    return try inset(value, dx: left, dy: top, at: place)
  }

  private mutating func contains(
    _ shape: CodeValue, _ argument: CodeExpression, at place: Range<Int>
  ) throws(CodeError) -> CodeValue {
    let point = try value(of: argument)
    if case .rect(let rect) = shape, case .point(let point) = point {
      return .bool(rect.contains(point))
    }
    guard point == .touchPoint else { throw CodeError(.wantedValue(.point), at: argument.place) }
    switch shape {
    case .ownBounds(let dx, let dy): return .region(.inset(dx, dy))
    case .rect(let rect): return .region(.rects([rect]))
    case .ownOval: return .region(.ellipse)
    case .path(let corners) where corners.count >= 3: return .region(.polygon(corners))
    default: throw CodeError(.gap(.regionForm), at: place)
    }
  }

  /// `UIBezierPath(ovalIn: bounds)`, and one that grows line by line.
  private mutating func path(
    _ arguments: [CodeArgument], at place: Range<Int>
  ) throws(CodeError) -> CodeValue {
    guard let first = arguments.first else { return .path([]) }
    switch (first.label, try value(of: first.value)) {
    case ("ovalIn", .ownBounds(0, 0)), ("ovalInRect", .ownBounds(0, 0)): return .ownOval
    case ("rect", .rect(let rect)): return .rect(rect)
    case ("rect", .ownBounds(let dx, let dy)): return .ownBounds(dx: dx, dy: dy)
    default: throw CodeError(.gap(.regionForm), at: place)
    }
  }
}
