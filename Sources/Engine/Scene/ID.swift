/// The name of one object in a scene's arena: small, and of its own type for each sort of object.
///
/// An id is never given twice, so that a decision can go on naming an object that has been removed.
public struct ID<Kind>: Hashable, Sendable {
  let slot: Int32

  init(_ slot: Int) { self.slot = Int32(truncatingIfNeeded: slot) }

  var index: Int { Int(slot) }

  /// Counts from 0 in the order of making.
  public var number: Int { Int(slot) }

  public static func == (a: ID, b: ID) -> Bool { a.slot == b.slot }
  public func hash(into hasher: inout Hasher) { hasher.combine(slot) }
}

public typealias ViewID = ID<ViewRecord>
public typealias ControllerID = ID<ControllerRecord>
public typealias RecognizerID = ID<RecognizerRecord>
public typealias LayerID = ID<LayerRecord>
/// A selector or another word that decisions carry; the scene keeps its text.
public typealias WordID = ID<String>
