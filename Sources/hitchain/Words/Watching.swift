import Lab
import System

extension WorkMeter {
  /// Shows what a session takes long over. `stops` where Ctrl-C stops it, and not the program.
  func watch(in language: Language, stops: Bool) -> Watch {
    Watch { work, done, total in
      self.step(
        PromptPhrase.progress(work, done, of: total).text(in: language)
          + (stops ? PromptPhrase.controlCStops.text(in: language) : ""))
    }
  }
}
