import Engine
import Lab

/// Shells whose completion we know how to teach.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// What a shell shows beside the words is in a language; bash shows nothing.
  func completions(in language: Language) -> String {
    switch self {
    case .bash: bash
    case .zsh: zsh(language)
    case .fish: fish(language)
    }
  }

  private var rules: String { Rule.allCases.map { $0.rawValue }.joined(separator: " ") }

  // MARK: fish

  private func fish(_ language: Language) -> String {
    var text = "complete -c hitchain -f\n"
    for verb in UsageTable.verbs {
      text += "complete -c hitchain -n __fish_use_subcommand -a \(verb.name)"
      text += " -d \(quoted(verb.summary.text(in: language)))\n"
      let here = "complete -c hitchain -n '__fish_seen_subcommand_from \(verb.name)'"
      switch verb.value {
      case .files: text += here + " -F\n"
      case .rule: text += here + " -a \(quoted(rules))\n"
      case .words(let words): text += here + " -a \(quoted(words.joined(separator: " ")))\n"
      case .none, .text: break
      }
    }
    for option in UsageTable.options {
      text += "complete -c hitchain"
      for name in option.names {
        text += name.hasPrefix("--") ? " -l \(name.dropFirst(2))" : " -s \(name.dropFirst())"
      }
      switch option.value {
      case .words(let words): text += " -x -a \(quoted(words.joined(separator: " ")))"
      case .text, .rule: text += " -x"
      case .files: text += " -r -F"
      case .none: break
      }
      text += " -d \(quoted(option.summary(in: language)))\n"
    }
    return text
  }

  // MARK: bash

  private var bash: String {
    var cases = ""
    for option in UsageTable.options {
      guard let words = bashWords(option.value) else { continue }
      cases += "    \(option.names.joined(separator: "|"))) \(words); return ;;\n"
    }
    var verbs = ""
    for verb in UsageTable.verbs {
      guard let words = bashWords(verb.value) else { continue }
      verbs += "      \(verb.name)) \(words); return ;;\n"
    }
    let all = UsageTable.verbs.map { $0.name } + UsageTable.options.flatMap { $0.names }
    return """
      _hitchain_files() {
        local IFS=$'\\n'
        COMPREPLY=($(compgen -f -- "$1"))
      }
      _hitchain() {
        local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}
        # To bash the = of an option is a word.
        if [[ $word == = ]]; then word=; elif [[ $before == = ]]; then before=${COMP_WORDS[COMP_CWORD-2]}; fi
        COMPREPLY=()
        case $before in
      \(cases)  esac
        if [[ $word != -* ]]; then
          case ${COMP_WORDS[1]} in
      \(verbs)    esac
        fi
        COMPREPLY=($(compgen -W \(quoted(all.joined(separator: " "))) -- "$word"))
      }
      complete -o filenames -F _hitchain hitchain

      """
  }

  private func bashWords(_ value: UsageTable.Value) -> String? {
    switch value {
    case .none: nil
    case .text: ":"
    case .files: "_hitchain_files \"$word\""
    case .rule: "COMPREPLY=($(compgen -W \(quoted(rules)) -- \"$word\"))"
    case .words(let words):
      "COMPREPLY=($(compgen -W \(quoted(words.joined(separator: " "))) -- \"$word\"))"
    }
  }

  // MARK: zsh

  private func zsh(_ language: Language) -> String {
    var options = ""
    for option in UsageTable.options {
      for name in option.names {
        let value =
          zshAction(option.value).map { ":" + option.argument.lowercased() + ":" + $0 } ?? ""
        // A long one may have its value behind an =.
        let mark = name.hasPrefix("--") && !value.isEmpty ? "=" : ""
        options +=
          "    \(quoted("\(name)\(mark)[\(escaped(option.summary(in: language)))]\(value)")) \\\n"
      }
    }
    var cases = ""
    for verb in UsageTable.verbs {
      guard let action = zshAction(verb.value) else { continue }
      cases +=
        "      \(verb.name)) _arguments \(quoted("*:" + verb.operands.text.lowercased() + ":" + action)) ;;\n"
    }
    let verbs = UsageTable.verbs.map {
      "      \(quoted("\($0.name):\($0.summary.text(in: language))"))\n"
    }
    .joined()
    return """
      #compdef hitchain
      _hitchain() {
        local state line
        local -a verbs=(
      \(verbs)    )
        _arguments -C \\
      \(options)    '1:command:->verb' '*::argument:->rest'
        case $state in
          verb) _describe command verbs ;;
          rest) case $line[1] in
      \(cases)    esac ;;
        esac
      }
      _hitchain "$@"

      """
  }

  private func zshAction(_ value: UsageTable.Value) -> String? {
    switch value {
    case .none: nil
    case .text: " "
    case .files: "_files"
    case .rule: "(\(rules))"
    case .words(let words): "(\(words.joined(separator: " ")))"
    }
  }

  /// Colons and brackets part what zsh reads.
  private func escaped(_ text: String) -> String {
    text.reduce("") { $0 + (":[]".contains($1) ? "\\" : "") + String($1) }
  }

  private func quoted(_ text: String) -> String {
    "'" + text.reduce("") { $0 + ($1 == "'" ? #"'\''"# : String($1)) } + "'"
  }
}
