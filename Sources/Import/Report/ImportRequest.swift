import CommandLanguage
import Engine
import Lab
import Text

/// What somebody wants to know of a dump.
public struct ImportRequest: Equatable, Sendable {
  public var at: Point?
  public var want: String?
  /// Kinds that overrule what a class is taken for.
  public var kinds: [String: ViewKind] = [:]
  public var language = Language.english
  public var redacts = false

  public init() {}

  /// `MyView=button`.
  public static func kind(_ text: String) throws(ImportError) -> (String, ViewKind) {
    let parts = text.split(separator: "=", maxSplits: 1).map { String($0) }
    let kinds = ViewKind.allCases.map { $0.words[0] }
    guard parts.count == 2,
      let kind = ViewKind.allCases.first(where: { $0.words.contains(parts[1]) })
    else { throw .noKind(parts.last ?? text, kinds: kinds) }
    return (parts[0], kind)
  }
}

/// What there is to say about a dump.
public struct ImportReport: Sendable {
  public let imported: Imported
  let language: Language
  var at: (point: Point, hit: ViewID?, path: [ViewID], reply: Reply)?
  var wanted: (object: ImportedObject, verdict: Verdict, repairs: [TriedRepair])?
  var table: [Row] = []
  /// Controls that were too many to be judged.
  var notJudged = 0

  struct Row: Sendable {
    var object: ImportedObject
    var verdict: Verdict
    var repairs: [TriedRepair] = []
  }

  /// So many rows of a table have repairs tried for them, and fewer in a large scene, of which each try
  /// copies parts.
  private static let mostRepaired = 12
  private static let viewsTried = 100_000

  public static func make(
    _ bytes: [UInt8], _ request: ImportRequest
  ) throws(ImportError) -> ImportReport {
    try make(try DumpReader.read(bytes), request)
  }

  public static func make(
    _ dump: Dump, _ request: ImportRequest, watch: Watch = .nobody
  ) throws(ImportError) -> ImportReport {
    let imported = try Assembly.make(
      request.redacts ? dump.redacted : dump, overruled: request.kinds)
    var report = ImportReport(imported: imported, language: request.language)
    let state = State(scene: imported.scene, language: request.language)
    let judge = Judge(imported: imported)
    if let point = request.at { report.look(at: point, in: state) }
    if let name = request.want {
      let object = try Finder(imported: imported).find(name)
      guard let view = object.view else { throw .noSuchObject(name, nearest: []) }
      let verdict = judge.verdict(of: view)
      let tried = Tried(imported: imported, state: state, watch: watch)
      report.wanted = (object, verdict, tried.repairs(for: view, verdict))
    }
    if request.at == nil, request.want == nil {
      let (rows, left) = judge.table()
      report.notJudged = left
      var repairsLeft = min(mostRepaired, viewsTried / max(1, imported.scene.views.count))
      let tried = Tried(imported: imported, state: state, watch: watch)
      for (view, verdict) in rows {
        guard let object = imported.object(of: view) else { continue }
        var row = Row(object: object, verdict: verdict)
        if repairsLeft > 0, verdict.isWorthRepair {
          row.repairs = tried.repairs(for: view, verdict)
          repairsLeft -= 1
        }
        report.table.append(row)
      }
    }
    return report
  }

  private init(imported: Imported, language: Language) {
    (self.imported, self.language) = (imported, language)
  }

  private mutating func look(at point: Point, in state: State) {
    let hit = imported.scene.hitTest(screen: point)
    var session = Session(state: state)
    let line = "hit-test \(Assembly.number(point.x)) \(Assembly.number(point.y))"
    guard let reply = session.run(line).first else { return }
    let path = hit.map { Array(imported.scene.ancestry(of: $0)).reversed() } ?? []
    at = (point, hit, path, reply)
  }
}

extension Verdict {
  /// Something of which the asker's own code is the cause, rather than where things are scrolled to.
  fileprivate var isWorthRepair: Bool {
    guard scrolls == nil, !isByKeyboard, !isByDimming else { return false }
    switch word {
    case .getsIt, .handledBy: return isPartial
    case .hidden, .alpha, .unknown: return false
    case .offScreen: return isBeyondContent || isInEmptyWindow
    case .coveredBy, .windowInFront, .interactionDisabled, .disabledControl, .outsideSuperview,
      .zeroSize, .takenBy, .delayedBy, .overridden:
      return true
    }
  }
}
