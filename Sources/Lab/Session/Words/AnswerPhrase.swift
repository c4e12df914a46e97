import Engine

/// What is said in answer to `why` and `how-to`.
enum AnswerPhrase: Phrase {
  case saying(Saying, in: Scene)
  /// The way of an event, and its end.
  case path(String, Path.Mark, missed: String?, in: Scene)
  case purpose(Purpose)
  /// What the listed changes do.
  case heading(String, Trial.Place, keeps: Bool)
  case changed([(name: String, value: String)])
  case goesAnotherWay(String)
  case reason(NoChange, String)

  var english: String {
    switch self {
    case .saying(let saying, let scene): EnglishAnswers(scene: scene).sentence(saying)
    case .path(let way, let end, let missed, let scene):
      EnglishAnswers(scene: scene).path(way, end, missed: missed)
    case .purpose(let purpose): EnglishChanges.words(purpose)
    case .heading(let name, let place, let keeps): EnglishChanges.heading(name, place, keeps: keeps)
    case .changed(let properties): EnglishChanges.changed(properties)
    case .goesAnotherWay(let event): EnglishChanges.goesAnotherWay(event)
    case .reason(let reason, let name): EnglishChanges.reason(reason, name)
    }
  }

  var chinese: String {
    switch self {
    case .saying(let saying, let scene): ChineseAnswers(scene: scene).sentence(saying)
    case .path(let way, let end, let missed, let scene):
      ChineseAnswers(scene: scene).path(way, end, missed: missed)
    case .purpose(let purpose): ChineseChanges.words(purpose)
    case .heading(let name, let place, let keeps): ChineseChanges.heading(name, place, keeps: keeps)
    case .changed(let properties): ChineseChanges.changed(properties)
    case .goesAnotherWay(let event): ChineseChanges.goesAnotherWay(event)
    case .reason(let reason, let name): ChineseChanges.reason(reason, name)
    }
  }
}
