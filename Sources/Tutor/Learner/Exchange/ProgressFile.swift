import Lab

/// A record as a file that goes from one machine to another: all its events, so that two records
/// become one.
public enum ProgressFile {
  static let format = "hitchain-progress"
  static let version = 2
  /// A thousand events a day for half a year are less.
  public static let sizeLimit = 64 << 20

  public static func json(of record: LearnerRecord) -> JSON {
    .object(
      ("format", .string(format)), ("version", .number(Double(version(of: record)))),
      ("events", .array(record.events.map { $0.json })))
  }

  /// The same with one event a line, so that a tool that compares lines shows what is new.
  public static func text(of record: LearnerRecord) -> String {
    var text = #"{"format":"\#(format)","version":\#(version(of: record)),"events":["#
    for (index, event) in record.events.enumerated() {
      text += index == 0 ? "\n" : ",\n"
      text += event.json.encoded
    }
    return text + "\n]}\n"
  }

  /// The least that holds all of it, so that older programs read what they can know.
  private static func version(of record: LearnerRecord) -> Int {
    record.events.map { $0.fact.version }.max() ?? 1
  }

  /// All of its events or, where anything is wrong with one of them, none.
  public static func events(in bytes: [UInt8]) throws(ProgressFileError) -> [LearnerEvent] {
    guard bytes.count <= sizeLimit else {
      throw ProgressFileError(nil, .tooLarge(megabytes: sizeLimit >> 20))
    }
    var reader = ProgressReader(bytes)
    return try reader.events()
  }
}
