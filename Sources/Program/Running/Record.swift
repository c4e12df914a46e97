/// What ran in a call from the world, in order: for telling.
public struct Record: Sendable {
  public enum Event: Sendable {
    case called(String, Place)
    /// A condition, what it came to, and the values that it rested on.
    case condition(Place, Bool, rested: [Rested])
    case returned(Place, ProgramValue)
    /// A round of a loop, by the variable that it gave a value; what `if let` bound, and what `switch` looked at.
    case round(Place, ProgramValue)
    case printed(String, Place)
    /// A branch hung on what is not known: by what path, and what was taken for it.
    case supposed(path: String, Place, taken: ProgramValue)
    /// Nobody knows this name or member.
    case unknown(path: String, Place)
    /// `self`, in the value of a stored property: there is no object yet.
    case earlySelf(Place)

    public var place: Place {
      switch self {
      case .called(_, let place), .condition(let place, _, _), .returned(let place, _),
        .round(let place, _), .printed(_, let place), .supposed(_, let place, _),
        .unknown(_, let place), .earlySelf(let place):
        place
      }
    }
  }

  public struct Rested: Sendable {
    public var place: Place
    public var value: ProgramValue
  }

  public private(set) var events: [Event] = []
  /// How many calls were in one another at each of them.
  public private(set) var depths: [Int] = []
  public private(set) var isFull = false
  let most: Int

  public init(most: Int = 2_000) { self.most = most }

  func dropping(_ first: Int) -> Record {
    var rest = Record(most: most)
    rest.events = Array(events.dropFirst(first))
    rest.depths = Array(depths.dropFirst(first))
    rest.isFull = isFull
    return rest
  }

  mutating func add(_ event: Event, depth: Int) {
    guard events.count < most else {
      isFull = true
      return
    }
    events.append(event)
    depths.append(depth)
  }
}
