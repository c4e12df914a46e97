// A weak delegate becomes nil when nobody else holds it.
protocol DownloadDelegate: AnyObject {
  func downloadDidFinish(_ name: String)
}
final class Download {
  weak var delegate: DownloadDelegate?
  let name: String
  init(name: String) { self.name = name }

  func finish() {
    if delegate == nil { print("\(name): nobody listens") }
    delegate?.downloadDidFinish(name)
  }
}
final class Screen: DownloadDelegate {
  func downloadDidFinish(_ name: String) { print("got \(name)") }
  deinit { print("screen goes") }
}

let download = Download(name: "photo")
func show() {
  let screen = Screen()
  download.delegate = screen
  download.finish()
}
show()
download.finish()
print(download.delegate == nil)
