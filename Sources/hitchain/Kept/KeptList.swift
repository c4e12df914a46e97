import Lab
import Tutor

/// What `open` alone shows: the sessions of earlier times.
struct KeptList {
  private let sessions: [KeptSession]
  private let now: Timestamp

  init(_ sessions: [KeptSession], now: Timestamp) {
    self.sessions = sessions
    self.now = now
  }

  func lines(_ language: Language) -> [String] {
    guard !sessions.isEmpty else { return [PromptPhrase.nothingKept.text(in: language)] }
    let days = sessions.map { day(of: $0, language) }
    let width = days.map { Layout.width(of: $0) }.max() ?? 0
    return sessions.indices.map { index in
      let gap = String(repeating: " ", count: width - Layout.width(of: days[index]))
      let number = index + 1
      return (number < 10 ? " " : "")
        + PromptPhrase.keptRow(
          number: number, days[index] + gap, commands: sessions[index].lines.count,
          Self.beginning(of: sessions[index])
        ).text(in: language)
    } + [PromptPhrase.keptHelp.text(in: language)]
  }

  /// `today 15:40`.
  func day(of session: KeptSession, _ language: Language) -> String {
    let time = String(session.begun.suffix(5))
    let date = String(session.begun.prefix(10))
    return if date == now.day.date {
      PromptPhrase.keptToday(time).text(in: language)
    } else if date == (now.day + -1).date {
      PromptPhrase.keptYesterday(time).text(in: language)
    } else {
      PromptPhrase.keptOn(session.begun).text(in: language)
    }
  }

  private static func beginning(of session: KeptSession) -> String {
    let first = (session.lines.first ?? "").visible
    return first.count > 40 ? first.prefix(39) + "…" : first
  }
}
