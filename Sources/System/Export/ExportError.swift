import Desk
import Lab

/// Why nothing was exported.
public enum ExportError: Error, Equatable {
  case document(DocumentError)
  /// Whoever watches has ended it.
  case stopped

  public static func reading<Result>(
    _ work: () throws(DocumentError) -> Result
  ) throws(ExportError) -> Result {
    do throws(DocumentError) { return try work() } catch { throw .document(error) }
  }

  static func watching<Result>(
    _ work: () throws(Stopped) -> Result
  ) throws(ExportError) -> Result {
    do throws(Stopped) { return try work() } catch { throw .stopped }
  }
}
