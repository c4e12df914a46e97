import Lab

/// Lessons, read when they are first asked for.
public final class Shelf {
  /// What was read: lessons, and what is wrong with files that are none.
  public typealias Reading = (files: [LessonFile], failures: [LintFinding])

  private let read: () -> Reading
  /// Reads one file more, ahead of its time; false where none is left.
  private let readOne: () -> Bool
  private lazy var reading = read()
  /// In the order in which they are taken, whatever the language.
  private(set) lazy var files = reading.files.inTeachingOrder
  private var told: [Language: [Lesson]] = [:]

  public init(
    reading read: @escaping () -> Reading, oneByOne readOne: @escaping () -> Bool = { false }
  ) {
    self.read = read
    self.readOne = readOne
  }

  /// What is read already: for tests, and for documents that bring their own.
  public convenience init(_ lessons: [Lesson]) {
    self.init { (lessons.map { LessonFile(path: $0.id + ".md", lesson: $0) }, []) }
  }

  /// In the order in which they are taken.
  public func lessons(in language: Language) -> [Lesson] {
    let told = told[language] ?? []
    guard told.count < files.count else { return told }
    let lessons = told + files[told.count...].map { $0.lesson(in: language) }
    self.told[language] = lessons
    return lessons
  }

  /// A little of what `lessons` will need, for who has time now; false where all is there.
  public func prepare(in language: Language) -> Bool {
    if readOne() { return true }
    let count = told[language]?.count ?? 0
    guard count < files.count else { return false }
    told[language, default: []].append(files[count].lesson(in: language))
    return true
  }

  /// Files that are no lessons, and why.
  public var failures: [LintFinding] { reading.failures }
}

extension [LessonFile] {
  /// Each after those that it needs; of those that could come next, the easiest, and then as `needs`
  /// and names have it.
  var inTeachingOrder: [LessonFile] {
    var rest = sorted { ($0.lesson.level, $0.lesson.id) < ($1.lesson.level, $1.lesson.id) }
    var done: Set<String> = []
    let known = Set(map { $0.lesson.id })
    var ordered: [LessonFile] = []
    while !rest.isEmpty {
      // In a circle nobody is ready: then the easiest goes first.
      let next =
        rest.firstIndex { $0.lesson.needs.allSatisfy { done.contains($0) || !known.contains($0) } }
        ?? 0
      let file = rest.remove(at: next)
      done.insert(file.lesson.id)
      ordered.append(file)
    }
    return ordered
  }
}
