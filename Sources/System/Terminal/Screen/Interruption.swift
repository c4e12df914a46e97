import CEdit

/// Ctrl-C while a command runs.
public enum Interruption {
  /// Has it been pressed since the last time somebody asked?
  public static func wasAsked() -> Bool {
    terminal_take_events(Int32(terminal_interrupt)) != 0
  }
}
