import Desk
import Lab
import Tutor

/// What is exported of a lesson: its document, in the language that is asked for.
public enum LessonPages {
  /// A lesson that the program was built with, by its id; nil where there is none of it.
  public static func builtIn(_ id: String, in language: Language) -> [UInt8]? {
    guard let bytes = Books.file("lessons/" + id + ".md") else { return nil }
    return told(bytes, in: language) { Books.file("lessons/" + $0 + "/" + id + ".md") }
  }

  /// A document as it was read from a file, in the words of the translation that stands beside it;
  /// unchanged where there is none, or none that can be read: `lint` says why.
  public static func bytes(_ bytes: [UInt8], of path: String, in language: Language) -> [UInt8] {
    told(bytes, in: language) { tag in
      var parts = path.split(separator: "/", omittingEmptySubsequences: false)
      parts.insert(Substring(tag), at: parts.count - 1)
      let overlay = parts.joined(separator: "/")
      guard FileStatus(overlay)?.kind == .file else { return nil }
      do throws(FileError) {
        return try TextFile.read(overlay, limit: Document.megabyteLimit << 20)
      } catch { return nil }
    }
  }

  private static func told(
    _ bytes: [UInt8], in language: Language, overlay: (String) -> [UInt8]?
  ) -> [UInt8] {
    for tag in [language.rawValue, language.words.rawValue] {
      guard let words = overlay(tag), let overlay = try? Document(bytes: words),
        let document = try? Document(bytes: bytes),
        let told = try? document.translated(by: overlay, in: language.words)
      else { continue }
      return told.text.bytes
    }
    return bytes
  }
}
