import Depth
import Foundation
import Testing

/// What scripts/dist makes, of a script that calls the program: no release is built for it.
@Suite struct DistributionTests {
  private static let root = Checkout.top

  private static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
  }

  /// With a Swift on the shell's own path `make install` would build first.
  private static let canTry = exists("/usr/bin/make") && !exists("/usr/bin/swift")

  /// A folder in which scripts/dist has been called twice.
  private func made() async throws -> Scratch {
    let scratch = try Scratch()
    let program = try scratch.file(
      "hitchain", Data("#!/bin/sh\nexec '\(Program.url.path)' \"$@\"\n".utf8))
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: program.path)
    let run = try await Program.shell(
      """
      set -e
      cd "$1"
      export MAKEFLAGS="RELEASED=$2/hitchain WRITTEN=$2/written" SOURCE_DATE_EPOCH=1000000000
      scripts/dist "$2/one"
      sleep 1
      scripts/dist "$2/two"
      """, Self.root.path, scratch.path)
    #expect(run.status == 0, "\(run.complaints)")
    return scratch
  }

  /// The lines that a shell prints in the folder.
  private func lines(_ script: String, _ scratch: Scratch) async throws -> [String] {
    let run = try await Program.shell("set -e\ncd \"$1/one\"\n" + script, scratch.path)
    #expect(run.status == 0, "\(script): \(run.complaints)")
    return run.lines.filter { !$0.isEmpty }
  }

  @Test(.enabled(if: canTry)) func whatIsHandedOn() async throws {
    let scratch = try await made()
    #expect(try await lines("diff -r . ../two", scratch) == [])
    let files = try await lines("ls", scratch)
    let sums = try await lines("sed 's/.* //' SHA256SUMS", scratch)
    #expect(sums == files.filter { $0 != "SHA256SUMS" })
    #expect(
      try await lines(
        "if command -v sha256sum >/dev/null; then sha256sum -c --quiet SHA256SUMS; fi", scratch)
        == [])

    let readme = try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
    for file in files {
      var name = file
      if file.hasSuffix(".deb") { name = "hitchain_*.deb" }
      if file.hasSuffix(".tar.gz") { name = "hitchain-*.tar.gz" }
      #expect(readme.contains(name), "README.md does not say who takes \(name).")
    }

    let version = try await lines("../hitchain --version", scratch)
    #expect(
      try await lines("tar -xzf *.tar.gz -C .. && ../hitchain-*/bin/hitchain --version", scratch)
        == version)
    let unpacked = try await lines(
      "cd ../hitchain-*/ && find . -type f | grep -v share/doc | sort", scratch)
    #expect(unpacked.contains("./share/man/man1/hitchain.1"))
    guard Self.exists("/usr/bin/dpkg-deb") else { return }
    #expect(
      try await lines("echo hitchain $(dpkg-deb -f *.deb Version)", scratch) == version)
    // Debian's own zsh looks in another folder, and its manual pages are packed.
    let packed = try await lines(
      """
      dpkg-deb -x *.deb ../package
      cd ../package/usr
      find . -type f | grep -v -e share/doc -e share/lintian | sed 's/\\.gz$//' | sort
      """, scratch)
    #expect(
      packed
        == unpacked.map {
          $0.replacingOccurrences(of: "zsh/site-functions", with: "zsh/vendor-completions")
        })
  }
}
