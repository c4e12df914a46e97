/// What the language brings and can be said in it.
enum Prelude {
  static let file = SourceReader.read(
    SourceText(text + sequences + tasks, language: .swift), number: -1)

  private static let text = """
    enum Result<Success, Failure> {
      case success(Success)
      case failure(Failure)
      init(catching body: () throws -> Success) {
        do { self = .success(try body()) } catch { self = .failure(error) }
      }
      func get() throws -> Success {
        switch self {
        case .success(let value): return value
        case .failure(let error): throw error
        }
      }
      func map<New>(_ change: (Success) -> New) -> Result<New, Failure> {
        switch self {
        case .success(let value): return .success(change(value))
        case .failure(let error): return .failure(error)
        }
      }
      func flatMap<New>(_ change: (Success) -> Result<New, Failure>) -> Result<New, Failure> {
        switch self {
        case .success(let value): return change(value)
        case .failure(let error): return .failure(error)
        }
      }
      func mapError<New>(_ change: (Failure) -> New) -> Result<Success, New> {
        switch self {
        case .success(let value): return .success(value)
        case .failure(let error): return .failure(change(error))
        }
      }
    }
    struct NSRange: Equatable {
      var location: UInt
      var length: UInt
    }
    func NSLocationInRange(_ location: UInt, _ range: NSRange) -> Bool {
      location >= range.location && location < range.location + range.length
    }
    func NSEqualRanges(_ a: NSRange, _ b: NSRange) -> Bool { a == b }
    func NSIntersectionRange(_ a: NSRange, _ b: NSRange) -> NSRange {
      let start = max(a.location, b.location)
      let end = min(a.location + a.length, b.location + b.length)
      return end > start ? NSRange(location: start, length: end - start) : NSRange(location: 0, length: 0)
    }
    func NSUnionRange(_ a: NSRange, _ b: NSRange) -> NSRange {
      let start = min(a.location, b.location)
      let end = max(a.location + a.length, b.location + b.length)
      return NSRange(location: start, length: end - start)
    }
    func NSStringFromRange(_ range: NSRange) -> String { "{\\(range.location), \\(range.length)}" }
    struct CancellationError: Error {}

    """
}
