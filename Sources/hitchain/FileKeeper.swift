import Lab
import Notebook

/// Does for a session what it asks of files. It is a class because a session keeps no hold of it.
final class FileKeeper {
  private var desk = Desk(home: Console.environment("HOME"))
  private let consent: Desk.Consent

  /// A script is not asked: without `--force` it replaces nothing.
  init(consent: @escaping Desk.Consent = { _ in false }) { self.consent = consent }

  var work: FileWork {
    { (request: FileRequest, session: inout Session) throws(Refusal) -> [String] in
      try self.desk.carryOut(request, on: &session, consent: self.consent)
    }
  }
}
