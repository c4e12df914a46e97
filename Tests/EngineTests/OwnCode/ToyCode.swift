import Engine

/// Code of an app's own classes, as closures of a test.
final class ToyCode: OwnCode, @unchecked Sendable {
  typealias Answering = (OwnCall, Object, inout Delivery) -> OwnAnswer?

  private let answering: Answering
  private(set) var calls: [String] = []

  init(_ answering: @escaping Answering) { self.answering = answering }

  func answer(_ call: OwnCall, of object: Object, in delivery: inout Delivery) -> OwnAnswer? {
    calls.append("\(delivery.scene.name(of: object)) \(ToyCode.word(call))")
    return answering(call, object, &delivery)
  }

  private static func word(_ call: OwnCall) -> String {
    switch call {
    case .touches(let message, _): message.touchMethod
    case .moment(let moment): moment.method
    case .gesture(let owner, let method, _): "\(owner) \(method)"
    case .hitTest: "hitTest"
    case .pointInside: "pointInside"
    case .canPerform: "canPerform"
    case .action: "action"
    default: "\(call)"
    }
  }
}

extension Stage {
  /// The same with code that answers; gives what was called, in order.
  @discardableResult
  mutating func with<T>(_ code: ToyCode, _ work: (inout Delivery) throws -> T) rethrows -> T {
    var delivery = Delivery(scene: scene, rules: rules)
    delivery.code = code
    let result = try work(&delivery)
    keep(delivery)
    return result
  }

  mutating func own(_ places: OwnPlaces, _ names: String...) throws {
    for name in names { scene.setOwnPlaces(places, of: try object(name)) }
  }
}
