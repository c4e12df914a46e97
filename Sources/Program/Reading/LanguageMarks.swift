/// Which language a text is written in, told by what its lines begin with and hold.
struct LanguageMarks {
  enum Language: Int, CaseIterable {
    case swift, objectiveC, kotlin, python, javaScript, cPlusPlus, java, dart

    var name: String {
      switch self {
      case .swift: "Swift"
      case .objectiveC: "Objective-C"
      case .kotlin: "Kotlin"
      case .python: "Python"
      case .javaScript: "JavaScript"
      case .cPlusPlus: "C++"
      case .java: "Java"
      case .dart: "Dart"
      }
    }
  }

  private var points = Array(repeating: 0, count: Language.allCases.count)

  /// What is looked at: a file says early what it is.
  private static let most = 20_000

  init(_ text: [UInt8]) {
    var start = 0
    let end = min(text.count, LanguageMarks.most)
    while start < end {
      var stop = start
      while stop < end, !text[stop].isLineEnd { stop += 1 }
      count(text.piece(start, stop))
      start = stop + 1
    }
  }

  var swiftPoints: Int { points[Language.swift.rawValue] }
  var objectiveCPoints: Int { points[Language.objectiveC.rawValue] }

  /// Another one, where the text says so clearly.
  var other: Language? {
    let known = swiftPoints + objectiveCPoints
    for language in Language.allCases where language != .swift && language != .objectiveC {
      let found = points[language.rawValue]
      if found >= 4, found > known * 2, found == points.max() { return language }
    }
    return nil
  }

  private mutating func count(_ line: ArraySlice<UInt8>) {
    let text = line.drop { $0.isBlank }
    guard let first = text.first, first != UInt8(ascii: "/"), first != UInt8(ascii: "*") else {
      return
    }
    for (mark, language, weight) in LanguageMarks.starts where text.starts(with: mark.utf8) {
      points[language.rawValue] += weight
    }
    countParts(text)
    if text.last == UInt8(ascii: ":"), text.starts(with: "def ".utf8) {
      points[Language.python.rawValue] += 2
    }
    // `[view foo];`
    if first == UInt8(ascii: "["), text.last == UInt8(ascii: ";") {
      points[Language.objectiveC.rawValue] += 1
    }
  }

  /// Each part counts once a line.
  private mutating func countParts(_ line: ArraySlice<UInt8>) {
    var found: [Int] = []
    for index in line.indices {
      for part in LanguageMarks.partsByFirstByte[Int(line[index])] where !found.contains(part) {
        let (mark, language, weight) = LanguageMarks.parts[part]
        guard line[index...].starts(with: mark.utf8) else { continue }
        // `"%@"` is Swift's as well.
        if index > line.startIndex, line[index - 1] == UInt8(ascii: "%") { continue }
        points[language.rawValue] += weight
        found.append(part)
      }
    }
  }

  private static let partsByFirstByte: [[Int]] = {
    var found: [[Int]] = Array(repeating: [], count: 256)
    for (index, part) in parts.enumerated() {
      if let first = part.0.utf8.first { found[Int(first)].append(index) }
    }
    return found
  }()

  private static let starts: [(String, Language, Int)] = [
    ("import UIKit", .swift, 3), ("import SwiftUI", .swift, 3), ("import Foundation", .swift, 3),
    ("func ", .swift, 2), ("override func ", .swift, 3), ("private func ", .swift, 3),
    ("let ", .swift, 1), ("var ", .swift, 1), ("guard ", .swift, 2), ("if let ", .swift, 2),
    ("extension ", .swift, 2), ("struct ", .swift, 1), ("protocol ", .swift, 2),
    ("@IBOutlet ", .swift, 2), ("@IBAction func", .swift, 2), ("@objc ", .swift, 2),
    ("@main", .swift, 1), ("init(", .swift, 1), ("case .", .swift, 1), ("final class ", .swift, 2),
    ("super.", .swift, 1), ("deinit", .swift, 2), ("lazy var ", .swift, 2),
    ("weak var ", .swift, 2),
    ("#import ", .objectiveC, 3), ("@import ", .objectiveC, 3), ("@interface ", .objectiveC, 4),
    ("@implementation ", .objectiveC, 4), ("@property ", .objectiveC, 3),
    ("@property(", .objectiveC, 3), ("@end", .objectiveC, 3), ("- (", .objectiveC, 3),
    ("+ (", .objectiveC, 3), ("-(", .objectiveC, 2), ("+(", .objectiveC, 2),
    ("@class ", .objectiveC, 2), ("@synthesize ", .objectiveC, 3), ("@protocol ", .objectiveC, 2),
    ("#define ", .objectiveC, 1), ("NSString *", .objectiveC, 2), ("UIView *", .objectiveC, 2),
    ("typedef ", .objectiveC, 1), ("#pragma ", .objectiveC, 1),
    ("fun ", .kotlin, 3), ("val ", .kotlin, 2), ("override fun ", .kotlin, 4),
    ("private fun ", .kotlin, 4), ("import android", .kotlin, 3), ("import kotlin", .kotlin, 4),
    ("data class ", .kotlin, 4), ("companion object", .kotlin, 4), ("package ", .kotlin, 1),
    ("from ", .python, 1), ("elif ", .python, 3), ("def ", .python, 2),
    ("import numpy", .python, 4),
    ("if __name__", .python, 4), ("except", .python, 2), ("from __future__", .python, 4),
    ("function ", .javaScript, 3), ("const ", .javaScript, 1), ("export ", .javaScript, 3),
    ("import React ", .javaScript, 4), ("import React,", .javaScript, 4),
    ("console.log(", .javaScript, 3),
    ("module.exports", .javaScript, 4), ("document.", .javaScript, 3),
    ("async function", .javaScript, 3),
    ("#include <iostream>", .cPlusPlus, 4), ("using namespace", .cPlusPlus, 4),
    ("template <", .cPlusPlus, 4), ("template<", .cPlusPlus, 4), ("public:", .cPlusPlus, 2),
    ("private:", .cPlusPlus, 2), ("std::", .cPlusPlus, 3), ("namespace ", .cPlusPlus, 3),
    ("import java", .java, 4), ("public class ", .java, 1), ("public void ", .java, 3),
    ("public static void ", .java, 4), ("@Override", .java, 3), ("private final ", .java, 2),
    ("import 'package:", .dart, 4), ("Widget build(", .dart, 4), ("@override", .dart, 2),
  ]

  private static let parts: [(String, Language, Int)] = [
    (" -> ", .swift, 1), ("self?.", .swift, 2), (" as? ", .swift, 1), ("#selector(", .swift, 2),
    (": UIView", .swift, 1), ("viewDidLoad() {", .swift, 2),
    ("@\"", .objectiveC, 2), ("@selector(", .objectiveC, 2), ("alloc] init", .objectiveC, 3),
    (" = YES", .objectiveC, 2), (" = NO;", .objectiveC, 2), (":YES]", .objectiveC, 2),
    (":NO]", .objectiveC, 2), ("[self ", .objectiveC, 2), ("[super ", .objectiveC, 2),
    ("NSLog(@", .objectiveC, 2),
    (" fun ", .kotlin, 2), ("?.let {", .kotlin, 2), ("by lazy", .kotlin, 3),
    ("self):", .python, 3), ("(self, ", .python, 3), ("print(f\"", .python, 3),
    ("=> {", .javaScript, 2), ("require('", .javaScript, 3), (" from '", .javaScript, 3),
    ("addEventListener(", .javaScript, 2), (") => ", .javaScript, 1),
    ("std::", .cPlusPlus, 2), ("cout <<", .cPlusPlus, 3), (" : public ", .cPlusPlus, 4),
    (" extends ", .java, 2), (" implements ", .java, 3), ("System.out.", .java, 4),
    ("new ArrayList", .java, 3), (" extends StatelessWidget", .dart, 4),
    (" extends StatefulWidget", .dart, 4),
  ]
}
