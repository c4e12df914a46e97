// A lazy property is worked out on its first use, and only then.
final class Report {
  var reads = 0
  lazy var summary: String = {
    print("working it out")
    return "summary after \(self.reads) reads"
  }()
  lazy var parts = ["a", "b"]
}
let report = Report()
report.reads = 3
print("made")
print(report.summary)
report.reads = 10
print(report.summary)
report.summary = "replaced"
print(report.summary)
report.parts.append("c")
print(report.parts)

let other = Report()
other.summary = "set before use"
print(other.summary)
