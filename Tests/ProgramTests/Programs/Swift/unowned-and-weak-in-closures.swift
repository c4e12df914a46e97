// A closure that an object keeps must not keep the object.
final class Button {
  var onTap: (() -> Void)?
  let title: String
  init(title: String) { self.title = title }
  deinit { print("\(title) gone") }
}

func leakFree() {
  let button = Button(title: "weak")
  button.onTap = { [weak button] in print(button?.title ?? "no button") }
  button.onTap?()
}
leakFree()

func withUnowned() {
  let button = Button(title: "unowned")
  button.onTap = { [unowned button] in print("tapped \(button.title)") }
  button.onTap?()
}
withUnowned()

func leaking() -> () -> Void {
  let button = Button(title: "kept")
  button.onTap = { print("still \(button.title)") }
  return { button.onTap?() }
}
let tap = leaking()
tap()

var late: (() -> Void)?
func makeLate() {
  let button = Button(title: "late")
  late = { [weak button] in print(button == nil ? "too late" : "in time") }
  late?()
}
makeLate()
late?()
