/// Where a program made a constraint: `Login.viewDidLoad()`, line 31.
public struct ConstraintOrigin: Hashable, Sendable {
  public var method: String
  public var line: Int

  public init(method: String, line: Int) {
    self.method = method
    self.line = line
  }
}
