// reads [-q] FILE…: what was left unread in files of Swift and Objective-C. For those who build the reader.
import Foundation
import Program

var total = (files: 0, statements: 0, unread: 0, problems: 0, bytes: 0)
var seconds = 0.0
let isQuiet = CommandLine.arguments.contains("-q")

for path in CommandLine.arguments.dropFirst() where path != "-q" {
  guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
    print("\(path): no text")
    continue
  }
  let source = SourceText(text, language: path.hasSuffix(".swift") ? .swift : .objectiveC)
  let start = Date()
  let file = SourceReader.read(source, number: 0)
  let time = Date().timeIntervalSince(start)
  seconds += time
  var count = Count()
  count.add(file.statements)
  total.files += 1
  total.statements += count.statements
  total.unread += count.unread.count
  total.problems += file.problems.count
  total.bytes += source.text.count
  if isQuiet { continue }
  for problem in file.problems {
    let line = source.line(of: problem.place.start)
    print("\(path):\(line): \(problem.kind)")
  }
  for item in count.unread {
    let line = source.line(of: item.place.start)
    let text = source.text(at: item.place)
    print("\(path):\(line): UNREAD (\(item.wanted)) \(text.prefix(160).replacing("\n", with: "⏎"))")
  }
}
let share =
  total.statements == 0 ? 100 : 100 * (1 - Double(total.unread) / Double(total.statements))
print(
  "\(total.files) files, \(total.bytes) bytes, \(total.statements) statements, \(total.unread) unread"
    + " (\(share) % read), \(total.problems) problems, \(Int(seconds * 1000)) ms")
