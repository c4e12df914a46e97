/// What the program finds around itself.
public enum Surroundings {
  public static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
