/// What a program finds around itself: UIKit, or a small world of a test.
public protocol World {
  associatedtype Surface: WorldSurface

  /// A property is read; of a static one and of a constant the receiver is the type, or nothing.
  mutating func get(_ member: WorldMember, of receiver: ProgramValue, machine: inout Machine<Self>)
    throws(Stop) -> ProgramValue
  /// A property is set; of a structure's, the receiver is what changes.
  mutating func set(
    _ member: WorldMember, of receiver: inout ProgramValue, to value: ProgramValue,
    machine: inout Machine<Self>
  ) throws(Stop)
  /// A method or a function is called, also as `super.f()`; an argument that was left out is `ProgramValue.absent`.
  mutating func call(
    _ member: WorldMember, on receiver: inout ProgramValue, arguments: [ProgramValue],
    machine: inout Machine<Self>
  ) throws(Stop) -> ProgramValue
  /// An initializer ran for an object, of the world's class or of a class of the program below it: it is to have its
  /// `native` now. False: the initializer failed.
  mutating func make(
    _ member: WorldMember, for object: ObjectID, arguments: [ProgramValue],
    machine: inout Machine<Self>
  ) throws(Stop) -> Bool
  /// A line of `print` or `NSLog`, with its end.
  mutating func printed(_ text: String)
  /// A task waits; it goes on with `machine.resume`.
  mutating func park(_ task: Parked)
  /// Objects that the world itself holds.
  func roots(_ memory: ProgramMemory) -> [ObjectID]
  /// An object with something of the world behind it has died.
  mutating func died(native: Int)
}

/// What is known of a world by name.
public protocol WorldSurface: Sendable {
  func type(named name: String) -> WorldType?
  func type(numbered number: Int) -> WorldType?
  /// Its own members, without those of its superclass; `init` are its initializers.
  func members(_ name: String, of type: WorldType) -> [WorldMember]
  func member(selector: String, of type: WorldType, isStatic: Bool) -> WorldMember?
  /// What it adds to NSObject.
  var rootExtension: WorldType? { get }
  /// What it adds to a class of Foundation's whose objects are values here: `NSArray`, `NSString`.
  func addition(to foundation: String) -> WorldType?
  /// Functions and constants outside of types.
  func globals(_ name: String) -> [WorldMember]
}

extension WorldSurface {
  public var rootExtension: WorldType? { nil }
  public func addition(to foundation: String) -> WorldType? { nil }
}

public struct WorldType: Sendable {
  public enum Sort: Sendable { case classType, structure, enumeration, options, protocolType }

  public var number: Int
  public var name: String
  public var sort: Sort
  public var superclass: String?
  /// What a structure stores, in order.
  public var fields: [(name: String, type: TypeName)]
  /// Of an enumeration, or the single options of a set of them.
  public var cases: [(name: String, raw: Int)]

  public init(
    _ number: Int, _ name: String, _ sort: Sort, superclass: String? = nil,
    fields: [(name: String, type: TypeName)] = [], cases: [(name: String, raw: Int)] = []
  ) {
    (self.number, self.name, self.sort) = (number, name, sort)
    (self.superclass, self.fields, self.cases) = (superclass, fields, cases)
  }

  public var id: TypeID { .world(number) }
}

public struct WorldMember: Sendable {
  public enum Sort: Equatable, Sendable { case property(isSettable: Bool), method, initializer }

  public struct Parameter: Sendable {
    public var label: String?
    public var type: TypeName
    public var isOptional: Bool

    public init(_ label: String?, _ type: TypeName, isOptional: Bool = false) {
      (self.label, self.type, self.isOptional) = (label, type, isOptional)
    }
  }

  /// An argument of the initializer that this one calls: a member of the type that is wanted there, or nil.
  public struct Forwarded: Sendable {
    public var label: String
    public var member: String?

    public init(_ label: String, _ member: String?) { (self.label, self.member) = (label, member) }
  }

  /// By which the world knows it.
  public var number: Int
  /// `addTarget`, without labels; `init`.
  public var name: String
  public var selector: String?
  public var sort: Sort
  public var isStatic: Bool
  public var parameters: [Parameter]
  public var result: TypeName?
  public var isMutating: Bool
  /// Of an initializer that only calls another one on the same object: the arguments that it gives it.
  public var forwards: [Forwarded] = []

  public init(
    _ number: Int, _ name: String, selector: String? = nil, _ sort: Sort, isStatic: Bool = false,
    parameters: [Parameter] = [], result: TypeName? = nil, isMutating: Bool = false
  ) {
    (self.number, self.name, self.selector, self.sort) = (number, name, selector, sort)
    (self.isStatic, self.parameters, self.result) = (isStatic, parameters, result)
    self.isMutating = isMutating
  }
}

extension WorldMember {
  /// As people name it: `alpha`, `move(to:by:)`.
  public var spelled: String {
    if case .property = sort { name } else { Spelling.swift(name, parameters.map { $0.label }) }
  }
}
