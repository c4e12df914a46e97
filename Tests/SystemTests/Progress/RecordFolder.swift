import Foundation
import Tutor

@testable import System

/// A folder of a test's own, gone when it ends.
final class RecordFolder {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.path + "/hitchain-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    chmod(path, 0o700)
    try? FileManager.default.removeItem(atPath: path)
  }

  var file: String { path + "/progress.sqlite" }

  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  func bytes(_ name: String = "progress.sqlite") throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: path + "/" + name))
  }

  func write(_ bytes: Data) throws { try bytes.write(to: URL(fileURLWithPath: file)) }

  /// As the program has it.
  var store: ProgressStore { ProgressStore(folder: path) }

  var learner: Learner { Learner(journal: store.journal) }

  /// What a program reads that starts now.
  var record: LearnerRecord {
    var learner = learner
    return learner.record()
  }

  /// A connection of the test's own.
  func database() throws -> Database {
    try Database(path: file, access: .readWrite, patience: 1_000)
  }

  /// Keeps that many events, and closes the file.
  func fill(_ count: Int = 3) {
    var learner = learner
    for number in 0..<count { learner.remember(.skipped(item: "\(number)"), at: .noon(number)) }
  }
}

extension Timestamp {
  static func noon(_ day: Int) -> Timestamp {
    Timestamp(seconds: Double(day) * 86_400 + 43_200, secondsEast: 3_600)
  }
}

extension LearnerRecord {
  var skipped: [String] {
    events.compactMap { if case .skipped(let item) = $0.fact { item } else { nil } }
  }
}

extension Learner {
  mutating func remember(_ fact: LearnerEvent.Fact, at time: Timestamp) {
    remember([fact], at: time)
  }
}
