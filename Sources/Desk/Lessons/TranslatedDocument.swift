import Lab
import Tutor

/// A lesson's document in another language: its prose and what its questions say. Sessions, truths and
/// proofs stay, and so does what the translation lacks, or has of another English.
extension Document {
  public func translated(
    by overlay: Document, in language: Language
  ) throws(LessonError) -> Document {
    let translation = try Translation(overlay)
    var replacements = titled(translation.title)
    var step = 0
    for block in blocks {
      switch block.content {
      case .prose:
        guard let mark = mark(ofLines: block.lines),
          let unit = translation.unit(Lesson.Unit.name(ofStep: step), mark)
        else { continue }
        replacements.append(
          Replacement(block.lines, with: [""] + overlay.prose(of: unit, translation) + [""]))
        continue
      case .session: break
      case .quiz(let fields), .challenge(let fields):
        let inside = block.lines.dropFirst().dropLast()
        if let mark = mark(ofLines: inside), let id = fields["id"],
          let unit = translation.unit(id, mark), case .texts(let texts) = unit.words
        {
          replacements += fields.translated(by: texts, in: language, end: inside.upperBound)
        }
      }
      step += 1
    }
    do throws(DocumentError) { return try Document(bytes: text.replacing(replacements)) } catch {
      throw LessonError(error.line, Spoken(error))
    }
  }

  private func titled(_ title: String) -> [Replacement] {
    frontMatter.fields.filter { $0.name == "title" }.map {
      Replacement($0.line - 1..<$0.line, with: ["title: " + title])
    }
  }

  /// As it is written, with its marks: what is below the head of a unit, up to the next.
  private func prose(of unit: Translation.Unit, _ translation: Translation) -> [String] {
    let next = translation.units.lazy.map { $0.line }.filter { $0 > unit.line }.min()
    let lines = (unit.line..<(next.map { $0 - 1 } ?? text.count)).map { text.text($0) }
    return Array(lines.drop { $0.trimmed.isEmpty })
  }
}

extension Translation {
  fileprivate func unit(_ name: String, _ mark: String) -> Unit? {
    units.first { $0.name == name && $0.mark == mark }
  }
}

extension Fields {
  /// What a page shows of a question or a challenge, and folds away.
  fileprivate func translated(
    by texts: [String: String], in language: Language, end: Int
  ) -> [Replacement] {
    var counts: [String: Int] = [:]
    return fields.indices.compactMap { index in
      let field = fields[index]
      counts[field.name, default: 0] += 1
      let told = texts[field.name + " \(counts[field.name, default: 0])"]
      let value: String? =
        switch field.name {
        case "ask", "why", "model": texts[field.name]
        case "claim": told.map { $0 + (field.value.joiningLines.part(after: " | ") ?? "") }
        case "goal": told.map { field.value.joiningLines.part(before: " | ") + $0 }
        case "choices": field.value.joiningLines.choices(in: texts, language)
        default: nil
        }
      guard let value else { return nil }
      let last = index + 1 < fields.count ? fields[index + 1].line - 1 : end
      return Replacement(field.line - 1..<last, with: [field.name + ": " + value])
    }
  }
}

extension String {
  /// From the last mark on, which is among it.
  fileprivate func part(after mark: String) -> String? {
    lastRange(of: mark).map { String(self[$0.lowerBound...]) }
  }

  /// Up to the last mark, which is among it; all of it and a mark where there is none.
  fileprivate func part(before mark: String) -> String {
    lastRange(of: mark).map { String(self[..<$0.upperBound]) } ?? self + mark
  }

  fileprivate func choices(in texts: [String: String], _ language: Language) -> String {
    let mark: Character = contains("|") ? "|" : ","
    return split(separator: mark).map { choice in
      let nobody = Choice.isNobody(choice.trimmed) ? Choice.nobody(in: language) : nil
      return texts["choice " + choice.trimmed] ?? nobody ?? choice.trimmed
    }.joined(separator: mark == "|" ? " | " : ", ")
  }
}
