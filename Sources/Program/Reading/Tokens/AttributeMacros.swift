/// Macros of Apple's headers that say nothing to what runs: they fall away before anything is read.
enum AttributeMacro: Sendable {
  /// The word alone, with brackets where they follow.
  case nothing
  /// `FOUNDATION_EXPORT` is `extern`, `NS_INLINE` is `static inline`.
  case external, inlined

  static let table = WordTable<AttributeMacro>(
    [
      "NS_ASSUME_NONNULL_BEGIN", "NS_ASSUME_NONNULL_END", "CF_ASSUME_NONNULL_BEGIN",
      "CF_ASSUME_NONNULL_END", "NS_HEADER_AUDIT_BEGIN", "NS_HEADER_AUDIT_END", "IB_DESIGNABLE",
      "IBInspectable", "IBSegueAction", "NS_DESIGNATED_INITIALIZER", "NS_UNAVAILABLE",
      "NS_REQUIRES_SUPER",
      "NS_REQUIRES_NIL_TERMINATION", "NS_RETURNS_RETAINED", "NS_RETURNS_NOT_RETAINED",
      "NS_RETURNS_INNER_POINTER", "NS_FORMAT_FUNCTION", "NS_FORMAT_ARGUMENT", "NS_SWIFT_NAME",
      "NS_SWIFT_UNAVAILABLE", "NS_SWIFT_NOTHROW", "NS_REFINED_FOR_SWIFT", "NS_SWIFT_UI_ACTOR",
      "NS_SWIFT_SENDABLE", "NS_SWIFT_ASYNC", "NS_SWIFT_ASYNC_NAME", "NS_SWIFT_DISABLE_ASYNC",
      "NS_NOESCAPE", "NS_AVAILABLE", "NS_AVAILABLE_IOS", "NS_DEPRECATED", "NS_DEPRECATED_IOS",
      "NS_CLASS_AVAILABLE", "NS_CLASS_AVAILABLE_IOS", "NS_CLASS_DEPRECATED_IOS",
      "NS_ENUM_AVAILABLE_IOS", "NS_ENUM_DEPRECATED_IOS", "NS_EXTENSION_UNAVAILABLE_IOS",
      "NS_EXTENSION_UNAVAILABLE", "NS_TYPED_ENUM", "NS_TYPED_EXTENSIBLE_ENUM",
      "NS_STRING_ENUM", "NS_EXTENSIBLE_STRING_ENUM", "NS_ROOT_CLASS",
      "NS_AUTOMATED_REFCOUNT_UNAVAILABLE",
      "NS_VALID_UNTIL_END_OF_SCOPE", "NS_PROTOCOL_REQUIRES_EXPLICIT_IMPLEMENTATION",
      "NS_NO_TAIL_CALL", "NS_WARN_UNUSED_RESULT",
      "API_AVAILABLE", "API_UNAVAILABLE", "API_DEPRECATED", "API_DEPRECATED_WITH_REPLACEMENT",
      "UI_APPEARANCE_SELECTOR", "UIKIT_EXTERN_C", "UIKIT_CLASS_AVAILABLE_IOS_ONLY",
      "UIKIT_AVAILABLE_IOS_ONLY", "CF_RETURNS_RETAINED", "CF_RETURNS_NOT_RETAINED", "CF_CONSUMED",
      "CF_BRIDGED_TYPE", "OBJC_EXPORT", "OBJC_REQUIRES_SUPER", "DEPRECATED_ATTRIBUTE",
      "DEPRECATED_MSG_ATTRIBUTE", "UNUSED_ATTRIBUTE", "__TVOS_PROHIBITED", "__WATCHOS_PROHIBITED",
      "__IOS_AVAILABLE", "__OSX_AVAILABLE_STARTING", "__deprecated", "__deprecated_msg", "__unused",
      "__used", "__attribute__", "__attribute", "_Nullable", "_Nonnull", "_Null_unspecified",
      "__nullable", "__nonnull", "__null_unspecified", "_Nullable_result", "nullable", "nonnull",
      "null_unspecified", "__kindof", "__covariant", "__contravariant", "__autoreleasing",
      "__BEGIN_DECLS", "__END_DECLS", "const", "__const", "volatile", "__volatile__", "restrict",
      "__restrict", "register", "inline", "__inline", "__inline__", "_Noreturn", "__noescape",
      "CF_NOESCAPE", "os_log_format", "__strong", "__bridge", "__bridge_transfer",
      "__bridge_retained", "bycopy", "byref", "oneway",
    ].map { (text: $0, known: .nothing) }
      + [
        "FOUNDATION_EXPORT", "FOUNDATION_EXTERN", "UIKIT_EXTERN", "CF_EXPORT", "CG_EXTERN",
        "CA_EXTERN", "EXTERN", "QUARTZCORE_EXTERN",
      ].map { (text: $0, known: .external) }
      + [
        "NS_INLINE", "CG_INLINE", "CF_INLINE", "FOUNDATION_STATIC_INLINE", "UIKIT_STATIC_INLINE",
        "FORCE_INLINE", "static_inline",
      ].map { (text: $0, known: .inlined) })

  /// The tokens without them.
  static func remove(from tokens: [Token], text: [UInt8]) -> [Token] {
    var kept: [Token] = []
    kept.reserveCapacity(tokens.count)
    var index = 0
    var startsLine = false
    while index < tokens.count {
      var token = tokens[index]
      if token.kind == .name,
        let macro = table.find(in: text, Int(token.start)..<Int(token.end)),
        isAttribute(tokens, index)
      {
        startsLine = startsLine || token.startsLine
        index += 1
        switch macro {
        case .nothing:
          index = skipArguments(tokens, index)
          continue
        case .external: token.word = .extern
        case .inlined: token.word = .static
        }
      } else {
        index += 1
      }
      if startsLine { token.flags.insert(.startsLine) }
      startsLine = false
      kept.append(token)
    }
    return kept
  }

  /// `self.nullable`, `[a register:b]`: a name after all.
  private static func isAttribute(_ tokens: [Token], _ index: Int) -> Bool {
    if index + 1 < tokens.count, tokens[index + 1].kind == .colon { return false }
    guard index > 0, !tokens[index].startsLine else { return true }
    return tokens[index - 1].kind != .dot && !tokens[index - 1].isSign(.arrow)
  }

  private static func skipArguments(_ tokens: [Token], _ start: Int) -> Int {
    guard start < tokens.count, tokens[start].kind == .openRound, takesArguments(tokens[start - 1])
    else { return start }
    var (index, depth) = (start, 0)
    repeat {
      if tokens[index].kind == .openRound { depth += 1 }
      if tokens[index].kind == .closeRound { depth -= 1 }
      index += 1
    } while index < tokens.count && depth > 0
    return index
  }

  /// `const (` and `__kindof (` are followed by what is not theirs.
  private static func takesArguments(_ token: Token) -> Bool {
    switch token.word {
    case .constant, .constOld, .volatile, .restrict, .register, .inline, .inlineOld, .inlineOlder,
      .nullable, .nonnull, .nullUnspecified, .kindof, .covariant, .contravariant, .nullableType,
      .nullableOld, .nullableResult, .nonnullType, .nonnullOld, .nullUnspecifiedType,
      .nullUnspecifiedOld, .unused, .autoreleasing, .strongQualifier, .bridge, .bridgeRetained,
      .bridgeTransfer, .byref, .bycopy, .oneway:
      false
    default: true
    }
  }
}
