// Closures written after the parentheses, also more than one.
func fetch(_ name: String, success: (String) -> Void, failure: (Int) -> Void) {
  name.isEmpty ? failure(404) : success("<\(name)>")
}
fetch("page") { text in
  print("ok \(text)")
} failure: { code in
  print("failed \(code)")
}
fetch("") { print($0) } failure: { print("code", $0) }

func animate(duration: Double, changes: () -> Void, completion: ((Bool) -> Void)? = nil) {
  print("for \(duration)")
  changes()
  completion?(true)
}
animate(duration: 0.5) { print("moving") }
animate(duration: 1) {
  print("fading")
} completion: { finished in
  print("finished \(finished)")
}
animate(duration: 2, changes: { print("last") }, completion: nil)
func repeatTwice(_ work: (Int) -> Void) {
  work(1)
  work(2)
}
repeatTwice { print("round \($0)") }
