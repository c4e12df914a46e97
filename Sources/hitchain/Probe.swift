import Lab

/// `hitchain probe`: what the app, or the debugger, runs to print its own views.
enum Probe {
  static func text(forDebugger: Bool) -> String {
    let path = forDebugger ? "probe/hitchain_probe.py" : "probe/HitchainProbe.swift"
    return String(decoding: Books.file(path) ?? [], as: UTF8.self)
  }
}
