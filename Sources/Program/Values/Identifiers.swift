/// An object of `ProgramMemory`; a later one in the same place has another generation.
public struct ObjectID: Hashable, Sendable {
  public var index: Int32
  public var generation: Int32
}

public struct CellID: Hashable, Sendable {
  var index: Int32
}

/// A type by its number: the program's, the world's, or one that the library brings.
public struct TypeID: Hashable, Sendable {
  var raw: Int32

  public enum Origin: Equatable, Sendable {
    case program(Int)
    case world(Int)
    case library(LibraryClass)
  }

  private static let worldStart: Int32 = 1_000_000

  static func program(_ number: Int) -> TypeID { TypeID(raw: Int32(truncatingIfNeeded: number)) }

  public static func world(_ number: Int) -> TypeID {
    TypeID(raw: worldStart &+ Int32(truncatingIfNeeded: number))
  }

  static func library(_ type: LibraryClass) -> TypeID { TypeID(raw: -1 - Int32(type.rawValue)) }

  public var origin: Origin {
    if raw >= TypeID.worldStart { return .world(Int(raw - TypeID.worldStart)) }
    if raw >= 0 { return .program(Int(raw)) }
    return .library(LibraryClass(rawValue: UInt8(truncatingIfNeeded: -1 - raw)) ?? .object)
  }
}

/// Classes of Foundation that a program can name, make and inherit from.
public enum LibraryClass: UInt8, Hashable, Sendable, CaseIterable {
  case object, mutableArray, mutableDictionary, mutableSet, mutableString, exception, error
  case string, number, array, dictionary, set, null, date, task, mainActor

  var name: String {
    switch self {
    case .object: "NSObject"
    case .mutableArray: "NSMutableArray"
    case .mutableDictionary: "NSMutableDictionary"
    case .mutableSet: "NSMutableSet"
    case .mutableString: "NSMutableString"
    case .exception: "NSException"
    case .error: "NSError"
    case .string: "NSString"
    case .number: "NSNumber"
    case .array: "NSArray"
    case .dictionary: "NSDictionary"
    case .set: "NSSet"
    case .null: "NSNull"
    case .date: "NSDate"
    case .task: "Task"
    case .mainActor: "MainActor"
    }
  }
}
