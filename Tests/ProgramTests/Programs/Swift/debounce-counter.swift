// Of several requests only the last one counts.
final class Debouncer {
  private var latest = 0
  private var waiting: [(number: Int, work: () -> Void)] = []
  func schedule(_ work: @escaping () -> Void) {
    latest += 1
    waiting.append((latest, work))
  }
  func timePasses() {
    let due = waiting
    waiting = []
    for request in due {
      if request.number == latest {
        request.work()
      } else {
        print("skipped \(request.number)")
      }
    }
  }
}
let debouncer = Debouncer()
var text = ""
for letter in "swi" {
  text.append(letter)
  debouncer.schedule { [text] in print("search \(text)") }
}
debouncer.timePasses()
debouncer.timePasses()
debouncer.schedule { print("search now: \(text)") }
text = "changed"
debouncer.timePasses()
