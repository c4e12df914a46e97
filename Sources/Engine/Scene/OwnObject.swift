/// An object of the app that is no part of UIKit: somebody's target or delegate.
public struct OwnObject: Equatable, Sendable {
  public internal(set) var name: String
  public internal(set) var className: String
}

public typealias OwnID = ID<OwnObject>

extension Scene {
  public mutating func addOwnObject(
    named name: String, className: String
  ) throws(SceneError) -> OwnID {
    try check(newName: name)
    let id = OwnID(ownObjects.count)
    ownObjects.append(OwnObject(name: name, className: className))
    names[name] = .own(id)
    return id
  }
}

/// An object as one number, for those who keep it beside their own.
extension Object {
  public var code: Int {
    switch self {
    case .view(let id): id.number << 4
    case .controller(let id): id.number << 4 | 1
    case .recognizer(let id): id.number << 4 | 2
    case .layer(let id): id.number << 4 | 3
    case .windowScene(let id): id.number << 4 | 4
    case .application: 5
    case .delegate: 6
    case .own(let id): id.number << 4 | 7
    }
  }

  /// Nil: the number is somebody else's.
  public init?(code: Int) {
    let number = code >> 4
    switch code & 15 {
    case 0: self = .view(ViewID(number))
    case 1: self = .controller(ControllerID(number))
    case 2: self = .recognizer(RecognizerID(number))
    case 3: self = .layer(LayerID(number))
    case 4: self = .windowScene(WindowSceneID(number))
    case 5: self = .application
    case 6: self = .delegate
    case 7: self = .own(OwnID(number))
    default: return nil
    }
  }
}
