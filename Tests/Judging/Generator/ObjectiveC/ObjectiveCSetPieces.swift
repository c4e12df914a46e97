/// Small scenes: each declares something and uses it.
extension ObjectiveCWriter {
  mutating func writeSetPiece() {
    switch dice.below(9) {
    case 0: blockScene()
    case 1: sharedScene()
    case 2: narrowScene()
    case 3: nilScene()
    case 4: wordScene()
    case 5: aliasScene()
    case 6: catchScene()
    case 7: arrayScene()
    default: structureScene()
    }
  }

  private mutating func number() -> String { storable(.integer, depth: 1).text }

  /// A block keeps the value that a variable had, or shares it.
  private mutating func blockScene() {
    let (kept, shared, block) = (names.fresh("kept"), names.fresh("shared"), names.fresh("block"))
    page.write("NSInteger \(kept) = \(number());")
    page.write("__block NSInteger \(shared) = \(number());")
    page.open("NSInteger (^\(block))(NSInteger) = ^NSInteger(NSInteger n) {")
    page.write("\(shared) = (\(shared) + n) % 300;")
    page.write("return (\(kept) \(dice.pick(["+", "-", "*"])) n) % 400;")
    page.close("};")
    page.write("\(kept) = \(number());")
    page.open("for (NSInteger round = 0; round < \(dice.between(2...4)); round++) {")
    page.write("NSInteger answer = \(block)(round + \(dice.below(20)));")
    page.write("NSLog(@\"%ld %ld %ld\", (long)answer, (long)\(kept), (long)\(shared));")
    page.close()
  }

  private mutating func sharedScene() {
    let (total, list) = (names.fresh("all"), names.fresh("sorted"))
    guard let source = variable(.list(.integer))?.text else { return blockScene() }
    page.write("__block NSInteger \(total) = 0;")
    page.open(
      "[\(source) enumerateObjectsUsingBlock:^(NSNumber *item, NSUInteger index, BOOL *stop) {")
    page.write("\(total) = (\(total) + item.integerValue * (NSInteger)(index + 1)) % 900;")
    page.write("if (index == \(dice.between(2...5))) *stop = YES;")
    page.close("}];")
    page.open(
      "NSArray *\(list) = [\(source) sortedArrayUsingComparator:^NSComparisonResult(NSNumber *a, NSNumber *b) {"
    )
    page.write("NSInteger left = ABS(a.integerValue) % 7, right = ABS(b.integerValue) % 7;")
    page.write("if (left != right) return left < right ? NSOrderedAscending : NSOrderedDescending;")
    page.write("return [b compare:a];")
    page.close("}];")
    page.write("NSLog(@\"%ld [%@]\", (long)\(total), [\(list) componentsJoinedByString:@\" \"]);")
  }

  /// NumberLiterals that do not fit wrap around.
  private mutating func narrowScene() {
    let (byte, whole, wide) = (names.fresh("byte"), names.fresh("whole"), names.fresh("wide"))
    page.write("unsigned char \(byte) = (unsigned char)(\(number()));")
    page.write("int \(whole) = \(byte) + \(dice.between(100...250));")
    page.write("unsigned int \(wide) = \(whole);")
    page.write("\(byte) += \(dice.between(50...250));")
    page.write("NSLog(@\"%d %d %u\", \(byte), \(whole), \(wide) * 3u);")
    page.write("\(byte)++;")
    page.write("\(whole) = ~\(byte) & 0x\(dice.pick(["F0", "3F", "FF"]));")
    page.write("\(wide) = \(dice.below(9)) - \(dice.between(10...20));")
    page.write("NSLog(@\"%d %d %x %d\", \(byte) >> 2, \(whole), \(wide), (short)(\(whole) * 700));")
    page.write("NSLog(@\"%d %c\", \(byte) < -1, 'a' + \(byte) % 26);")
  }

  private mutating func nilScene() {
    let objects = types.filter { $0.form == .object }
    guard let type = dice.pickAny(objects) else { return narrowScene() }
    let name = names.fresh("nobody")
    page.write("\(type.name) *\(name) = nil;")
    for member in type.members.prefix(3) where member.isSettable {
      if let kind = member.kind {
        page.write("\(name).\(member.name) = \(storable(kind, depth: 1).text);")
      }
    }
    log([printed(Term(text: name), .named(type.name))])
    page.write("NSString *\(name)Name = \(name) ? @\"somebody\" : nil;")
    page.write(
      "NSLog(@\"%@ %lu %d\", \(name)Name, (unsigned long)\(name)Name.length, [\(name)Name isEqualToString:@\"\"]);"
    )
  }

  private mutating func wordScene() {
    let (words, groups) = (names.fresh("words"), names.fresh("groups"))
    let list = dice.shuffled(Names.words).prefix(6).joined(separator: " ")
    page.write("NSArray *\(words) = [@\"\(list)\" componentsSeparatedByString:@\" \"];")
    page.write("NSMutableDictionary *\(groups) = [NSMutableDictionary dictionary];")
    page.open("for (NSString *word in \(words)) {")
    page.write("NSNumber *key = @(word.length);")
    page.write("if (!\(groups)[key]) \(groups)[key] = [NSMutableArray array];")
    page.write("[\(groups)[key] addObject:word];")
    page.close()
    page.open(
      "for (NSNumber *key in [[\(groups) allKeys] sortedArrayUsingSelector:@selector(compare:)]) {")
    page.write("NSLog(@\"%@: %@\", key, [\(groups)[key] componentsJoinedByString:@\",\"]);")
    page.close()
    page.write("NSMutableString *\(words)Text = [NSMutableString string];")
    page.open(
      "for (NSInteger i = (NSInteger)\(words).count - 1; i >= 0; i -= \(dice.between(1...2))) {")
    page.write("if (\(words)Text.length) [\(words)Text appendString:@\"+\"];")
    page.write("[\(words)Text appendFormat:@\"%@%ld\", [\(words)[i] substringToIndex:2], (long)i];")
    page.close()
    page.write("NSLog(@\"%@\", \(words)Text);")
  }

  /// Two names for one list, and a copy.
  private mutating func aliasScene() {
    guard let list = dice.pickAny(variables.filter { $0.kind.isPlainList }),
      case .list(let element) = list.kind
    else { return wordScene() }
    let (same, copy) = (names.fresh("same"), names.fresh("copy"))
    page.write("NSMutableArray *\(same) = \(list.name);")
    page.write("NSMutableArray *\(copy) = [\(list.name) mutableCopy];")
    page.write("if (\(same).count < 8) [\(same) addObject:\(boxed(element, depth: 1).text)];")
    page.write("[\(copy) addObject:\(boxed(element, depth: 1).text)];")
    page.write("[\(copy) removeObjectAtIndex:0];")
    log([
      printed(Term(text: list.name), list.kind), printed(Term(text: same), list.kind),
      printed(Term(text: copy), list.kind),
    ])
    page.write(
      "NSLog(@\"%d %d\", \(same) == \(list.name), [\(copy) isEqualToArray:\(list.name)]);")
  }

  private mutating func catchScene() {
    let list = names.fresh("few")
    page.write("NSArray *\(list) = @[ \(boxed(.integer, depth: 1).text), @\(dice.below(9)) ];")
    page.open("for (NSUInteger i = 0; i < 3; i++) {")
    page.open("@try {")
    page.write(
      "if (i == \(dice.below(3))) [NSException raise:@\"Odd\" format:@\"at %lu\", (unsigned long)i];"
    )
    page.write("NSLog(@\"%@\", \(list)[i]);")
    page.turn("} @catch (NSException *problem) {")
    page.write("NSLog(@\"%@ %d\", problem.name, [problem.name isEqual:NSRangeException]);")
    page.turn("} @finally {")
    page.write("NSLog(@\"done %lu\", (unsigned long)i);")
    page.close()
    page.close()
  }

  private mutating func arrayScene() {
    let (cells, sum) = (names.fresh("cells"), names.fresh("sum"))
    let count = dice.between(3...6)
    let values = (0..<count - 1).map { _ in number() }.joined(separator: ", ")
    page.write("NSInteger \(cells)[\(count)] = {\(values)};")
    page.write("NSInteger \(sum) = 0, *\(sum)Pointer = &\(cells)[1];")
    page.write("*\(sum)Pointer += \(dice.below(9));")
    page.open("for (int i = 0, j = \(count - 1); i < j; i++, j--) {")
    page.write("NSInteger old = \(cells)[i];")
    page.write("\(cells)[i] = \(cells)[j];")
    page.write("\(cells)[j] = old;")
    page.write("\(sum) = (\(sum) * 3 + \(cells)[i]) % 1000;")
    page.close()
    page.write(
      "NSLog(@\"%ld %ld %ld\", (long)\(sum), (long)\(cells)[0], (long)\(cells)[\(count - 1)]);")
  }

  private mutating func structureScene() {
    let structures = types.filter { $0.form == .structure }
    guard let type = dice.pickAny(structures) else { return arrayScene() }
    let (first, second) = (names.fresh("first"), names.fresh("second"))
    page.write("\(type.name) \(first) = \(thing(type.name, 2).text);")
    page.write("\(type.name) \(second) = \(first), *\(second)Pointer = &\(second);")
    if let field = type.initializer.first {
      page.write("\(second)Pointer->\(field.name) = \(storable(field.kind, depth: 1).text);")
      page.write("\(first).\(field.name) /= 2;")
    }
    log([
      printed(Term(text: first), .named(type.name)), printed(Term(text: second), .named(type.name)),
    ])
  }
}
