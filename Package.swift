// swift-tools-version: 6.2
import PackageDescription

/// The fuzzer is built only where it is asked for: it needs a sanitizer that not every toolchain has.
let fuzzes = Context.environment["HITCHAIN_FUZZ"] != nil

let package = Package(
  name: "hitchain",
  products: [.executable(name: "hitchain", targets: ["hitchain"])],
  targets: floors + program + (fuzzes ? fuzzers : []),
  swiftLanguageModes: [.v6]
)

/// What asks nothing of a system.
var floors: [Target] {
  [
    .target(
      name: "Engine",
      // Rounding and roots; nothing else of a C library.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    // What any text needs, whatever it is about.
    .target(name: "Text"),
    // The pages of handbook/ and lessons/, compiled in, and how they are read.
    .target(name: "CBooks"),
    .target(name: "Bookshelf", dependencies: ["CBooks"]),
    .target(name: "CommandLanguage", dependencies: ["Engine", "Text", "Bookshelf"]),
    .target(name: "Narration", dependencies: ["Engine", "Text", "Bookshelf"]),
    .target(name: "Lab", dependencies: ["Engine", "Text", "CommandLanguage", "Narration"]),
    .target(name: "Tutor", dependencies: ["Lab"]),
    // The C library of a page, of which tests look at the numbers.
    .target(name: "CPage"),
  ]
}

var program: [Target] {
  [
    // Files, streams, signals, clocks: the one place that asks the machine for anything.
    .target(name: "System"),
    .systemLibrary(name: "CMark"),
    // What needs the machine in it, in Lessons and in Notebook stands in a folder System: a page leaves it out.
    .target(name: "Documents", dependencies: ["Text", "System", "CommandLanguage", "CMark"]),
    .target(name: "Lessons", dependencies: ["System", "Tutor", "Documents"]),
    // The hierarchy of somebody's own app, read from what debuggers and test tools print.
    .target(
      name: "Import",
      dependencies: ["Engine", "Text", "System", "CommandLanguage", "Lab", "CExpat", "CZip"]),
    .systemLibrary(name: "CExpat"),
    .systemLibrary(name: "CZip"),
    // Pictures for terminals that show more than text.
    .target(name: "Graphics", dependencies: ["Engine", "Text", "CommandLanguage", "Lab", "CZip"]),
    .systemLibrary(name: "CSQLite"),
    .target(name: "Progress", dependencies: ["System", "Tutor", "CSQLite"]),
    .target(
      name: "Notebook", dependencies: ["System", "Lab", "Tutor", "Lessons", "Documents", "CMark"]),
    // The laboratory for a web page: `scripts/page` compiles it, and the rooms below it, as one module.
    .target(
      name: "Page",
      dependencies: ["Lab", "Tutor", "Documents", "Lessons", "Notebook", "CPage"]),
    // Line editing: libedit, and the parts of a terminal that must be written in C.
    .target(name: "CEdit", linkerSettings: [.linkedLibrary("edit")]),
    .target(name: "Terminal", dependencies: ["Text", "System", "CEdit"]),
    // The laboratory's page, where `make page` has made it.
    .target(name: "CLab"),
    .executableTarget(
      name: "hitchain",
      dependencies: [
        "System", "Lab", "Tutor", "Lessons", "Progress", "Notebook", "Import", "Graphics",
        "Terminal",
        "CLab",
      ]),
    .executableTarget(
      name: "Benchmark",
      dependencies: [
        "Engine", "Lab", "Tutor", "Lessons", "Notebook", "Import", "Listing", "Browser",
      ],
      path: "Benchmarks", exclude: ["Teaching/spoken.md"]),
    // The documents' listing of a hit test on plain objects: the measure of the engine's.
    .target(name: "Listing", dependencies: ["Engine"], path: "Tests/Listing"),
    // What holds whatever one does; the tests and the fuzzer look at the same.
    .target(name: "Invariants", dependencies: ["Engine"], path: "Fuzzing/Invariants"),
    .target(
      name: "Sessions", dependencies: ["Invariants", "CommandLanguage", "Lab"],
      path: "Fuzzing/Sessions"),
    // How far the tests go.
    .target(name: "Depth", path: "Tests/Depth"),
    .testTarget(name: "EngineTests", dependencies: ["Engine", "Invariants", "Listing", "Depth"]),
    .testTarget(name: "TextTests", dependencies: ["Text"]),
    .testTarget(name: "SystemTests", dependencies: ["System"]),
    .testTarget(name: "CommandLanguageTests", dependencies: ["CommandLanguage", "Lab", "Depth"]),
    .testTarget(name: "NarrationTests", dependencies: ["Narration", "Lab"]),
    .testTarget(name: "LabTests", dependencies: ["Lab", "Invariants", "Sessions", "Depth"]),
    .testTarget(name: "DocumentsTests", dependencies: ["Documents"]),
    .testTarget(
      name: "ImportTests", dependencies: ["Import", "Lab", "CZip", "Depth"],
      exclude: ["Stub", "Fixtures"]),
    .testTarget(
      name: "GraphicsTests", dependencies: ["Graphics", "CommandLanguage", "Lab", "Depth"]),
    .testTarget(name: "TutorTests", dependencies: ["Tutor", "Lessons", "Listing", "Depth"]),
    .testTarget(name: "ProgressTests", dependencies: ["Progress", "ProgressWriter"]),
    // A program for the tests to kill.
    .executableTarget(
      name: "ProgressWriter", dependencies: ["Progress"], path: "Tests/ProgressWriter"),
    .testTarget(
      name: "NotebookTests", dependencies: ["Notebook", "Tutor", "Lessons", "Sessions", "Depth"]),
    // Browsers, spoken to in their own protocols: the page's tests and its rows of the benchmark use them.
    .target(name: "Browser", dependencies: ["Depth"], path: "Tests/Browser"),
    .testTarget(
      name: "PageTests",
      dependencies: ["Page", "CPage", "Notebook", "Lessons", "Browser", "Depth"],
      exclude: ["page-digest"]),
    .testTarget(
      name: "ProgramTests", dependencies: ["hitchain", "Progress", "Sessions", "Depth"],
      exclude: ["Client"]),
    .testTarget(name: "TerminalTests", dependencies: ["Terminal", "hitchain", "Depth"]),
  ]
}

var fuzzers: [Target] {
  [
    .systemLibrary(name: "CFuzzer", path: "Fuzzing/CFuzzer"),
    .executableTarget(
      name: "Fuzz",
      dependencies: ["CFuzzer", "Sessions", "Tutor", "Lessons", "Progress", "Notebook", "Import"],
      path: "Fuzzing/Targets"),
  ]
}
