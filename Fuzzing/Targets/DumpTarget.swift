import Import
import Lab
import Sessions

/// Any bytes as a hierarchy that somebody pasted, in whatever format or in one of them: what is read
/// becomes a scene that its commands make again, and nothing in what is told of it reaches a terminal.
enum DumpTarget: FuzzTarget {
  /// As one format, whatever the bytes are: what it is known by is put around them.
  static func take(_ bytes: [UInt8], as frame: DumpFrame) { take(frame.around(bytes)) }

  static func take(_ bytes: [UInt8]) {
    do throws(ImportError) {
      let dump = try DumpReader.read(bytes)
      // More would only be slow.
      guard dump.nodes.count <= 2_000, dump.commands.count <= 2_000 else { return }
      for language in Language.allCases {
        var request = ImportRequest()
        request.language = language
        let report = try ImportReport.make(dump, request)
        for line in report.text() {
          demand(!line.visible.isTreacherous(), "raw: \(line.debugDescription)")
        }
        demand(!report.json.encoded.isEmpty, "no JSON")
        if language == .english { checkCommands(of: report.imported) }
      }
    } catch {
      for language in Language.allCases {
        let text = error.text(in: language)
        demand(!text.isEmpty, "no message")
      }
    }
  }

  private static func checkCommands(of imported: Imported) {
    var session = Session()
    for command in imported.commands {
      for reply in session.run(command) { demand(!reply.isError, "refused: \(command)") }
    }
    demand(session.state.scene.looksLike(imported.scene), "the commands make another scene")
  }
}
