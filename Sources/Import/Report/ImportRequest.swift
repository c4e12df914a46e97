import Engine
import Lab

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
      request.redacts ? dump.redacted : dump, overruled: request.kinds, watch: watch,
      language: request.language)
    return try judged(imported, request, watch)
  }

  /// Whoever gets a tap in it.
  static func judged(
    _ imported: Imported, _ request: ImportRequest, _ watch: Watch
  ) throws(ImportError) -> ImportReport {
    var report = ImportReport(imported: imported, language: request.language)
    let state = State(scene: imported.scene, language: request.language)
    if let point = request.at { report.look(at: point, in: state) }
    var wanted: (ImportedObject, ViewID)?
    if let name = request.want {
      let object = try Finder(imported: imported).find(name)
      guard let view = object.view else { throw .noSuchObject(name, nearest: []) }
      wanted = (object, view)
    }
    guard wanted != nil || request.at == nil else { return report }
    do throws(Stopped) { try report.judge(wanted, in: state, watch) } catch { throw .stopped }
    return report
  }

  /// One view, or all that want taps.
  private mutating func judge(
    _ one: (object: ImportedObject, view: ViewID)?, in state: State, _ watch: Watch
  ) throws(Stopped) {
    let judge = Judge(imported: imported)
    let tried = Tried(imported: imported, state: state, watch: watch)
    if let one {
      let verdict = judge.verdict(of: one.view)
      wanted = (one.object, verdict, try tried.repairs(for: one.view, verdict))
      return
    }
    let (rows, left) = try judge.table(watch: watch)
    notJudged = left
    var repairsLeft = min(
      ImportReport.mostRepaired, ImportReport.viewsTried / max(1, imported.scene.views.count))
    for (view, verdict) in rows {
      guard let object = imported.object(of: view) else { continue }
      var row = Row(object: object, verdict: verdict)
      if repairsLeft > 0, verdict.isWorthRepair {
        row.repairs = try tried.repairs(for: view, verdict)
        repairsLeft -= 1
      }
      table.append(row)
    }
  }

  private init(imported: Imported, language: Language) {
    (self.imported, self.language) = (imported, language)
  }

  private mutating func look(at point: Point, in state: State) {
    let hit = imported.scene.hitTest(screen: point)
    var session = Session(state: state)
    let line = AskingCommand.hitTest(point, in: nil).line(in: state.scene)
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
