import Engine
import Program

/// One member of UIKit, as a pasted file may use it.
struct SurfaceRow: Sendable {
  enum Sort: Equatable, Sendable {
    case simulated
    /// Taken and kept: no touch depends on it.
    case looks
    /// Taken and kept, and said: something may depend on it.
    case notSimulated(String)
  }

  typealias Get = @Sendable (inout UIKitWorld, ProgramValue) throws(Stop) -> ProgramValue
  typealias Set =
    @Sendable (inout UIKitWorld, inout ProgramValue, ProgramValue) throws(Stop) -> Void
  typealias Call =
    @Sendable (inout UIKitWorld, inout ProgramValue, [ProgramValue]) throws(Stop) -> ProgramValue
  typealias Make = @Sendable (inout UIKitWorld, ObjectID, [ProgramValue]) throws(Stop) -> Bool

  enum Work: Sendable {
    case kept
    case variable(Get, Set?)
    case call(Call)
    case make(Make)
  }

  /// As Swift declares it.
  var declaration: String
  /// As Objective-C spells it, where that is not made from Swift's.
  var selector: String?
  var sort: Sort
  var help: String
  var work: Work
  /// Of an initializer that only calls another: with what.
  var forwards: [WorldMember.Forwarded] = []
  /// The scene's property that it is.
  var property: Property?
}

/// A type of UIKit with its own members.
struct SurfaceType: Sendable {
  var name: String
  var sort: WorldType.Sort
  var superclass: String?
  /// As Objective-C calls it, where that differs: `UIControlEvents`.
  var other: String?
  /// What the names of its cases begin with in Objective-C.
  var prefix: String?
  var fields: [(name: String, type: TypeName)] = []
  var cases: [(name: String, raw: Int)] = []
  /// The place of its first row, and behind its last.
  var rows = 0..<0
}
