import Depth
import Foundation

/// A page as python's own reader of HTML sees it.
struct PageReader {
  let title: String
  let commands: [String]
  let answers: [String]
  let elements: Set<String>
  let attributes: Set<String>

  static let path: String? = [
    "/usr/bin/python3", "/usr/local/bin/python3", "/opt/homebrew/bin/python3",
  ]
  .first { FileManager.default.isExecutableFile(atPath: $0) }

  init(_ page: String) throws {
    let folder = try TestFolder()
    try folder.write(page, to: "page.html")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.path ?? "")
    process.arguments = ["-c", Self.program, folder.path("page.html")]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let read = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
    title = read["title"] as? String ?? ""
    commands = read["command"] as? [String] ?? []
    answers = read["answer"] as? [String] ?? []
    elements = Set(read["elements"] as? [String] ?? [])
    attributes = Set(read["attributes"] as? [String] ?? [])
  }

  private static let program = """
    import html.parser, json, sys
    class Reader(html.parser.HTMLParser):
        found = {'title': '', 'command': [], 'answer': [], 'elements': [], 'attributes': []}
        open = []
        def handle_starttag(self, name, attributes):
            self.found['elements'].append(name)
            self.found['attributes'] += [each for each, _ in attributes]
            kind = (dict(attributes).get('class') or '').split(' ')[0]
            if name == 'pre' and kind in ('command', 'answer'):
                self.found[kind].append('')
            self.open.append((name, kind))
        def handle_endtag(self, name):
            while self.open and self.open.pop()[0] != name: pass
        def handle_data(self, data):
            if self.open == [('html', ''), ('head', ''), ('meta', ''), ('meta', ''), ('meta', ''),
                             ('meta', ''), ('title', '')]: self.found['title'] += data
            for name, kind in self.open:
                if name == 'pre' and kind in ('command', 'answer'): self.found[kind][-1] += data
    reader = Reader()
    reader.feed(open(sys.argv[1], encoding='utf-8', newline='').read())
    reader.close()
    print(json.dumps(reader.found))
    """
}
