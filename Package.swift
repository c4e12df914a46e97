// swift-tools-version: 6.2
import PackageDescription

/// The fuzzer is built only where it is asked for: it needs a sanitizer that not every toolchain has.
let fuzzes = Context.environment["HITCHAIN_FUZZ"] != nil

/// So are the tools by which compilers judge how code runs.
let judges = Context.environment["HITCHAIN_JUDGE"] != nil

let package = Package(
  name: "hitchain",
  products: [.executable(name: "hitchain", targets: ["hitchain"])],
  targets: rooms + program + (fuzzes ? fuzzers : []) + (judges ? judging : []),
  swiftLanguageModes: [.v6]
)

/// What asks nothing of a system. A target names all that its files import, also what another brings.
var rooms: [Target] {
  [
    .target(
      name: "Engine",
      // Rounding and roots; nothing else of a C library.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    // Swift and Objective-C, read and run in a world that is handed in.
    .target(name: "Program"),
    // The files of handbook/ and lessons/, compiled in.
    .target(name: "CBooks"),
    .target(name: "Lab", dependencies: ["Engine", "Program", "CBooks"]),
    .target(name: "Tutor", dependencies: ["Engine", "Lab"]),
    .target(name: "Desk", dependencies: ["Engine", "Lab", "Tutor", "CMark"]),
    .systemLibrary(name: "CMark"),
    // The hierarchy of somebody's own app, read from what debuggers and test tools print.
    .target(name: "Import", dependencies: ["Engine", "Lab", "CExpat", "CZip"]),
    .systemLibrary(name: "CExpat"),
    .systemLibrary(name: "CZip"),
    // The laboratory for a web page: `scripts/page` compiles it, and the rooms below it, as one module.
    .target(name: "Page", dependencies: ["Engine", "Lab", "Tutor", "Desk"]),
    // `fork`, which Swift does not have.
    .target(name: "CFork"),
    // The C library of a page, of which tests look at the numbers.
    .target(name: "CPage"),
  ]
}

var program: [Target] {
  [
    // Files, streams, signals, clocks, terminals, libraries: the one place that asks the machine for anything.
    .target(
      name: "System",
      dependencies: [
        "Engine", "Lab", "Tutor", "Desk", "Import", "CMark", "CSQLite", "CEdit", "CFork", "CZip",
      ]),
    .systemLibrary(name: "CSQLite"),
    // Line editing: libedit, and the parts of a terminal that must be written in C.
    .target(name: "CEdit", linkerSettings: [.linkedLibrary("edit")]),
    // The laboratory's page, where `make page` has made it.
    .target(name: "CLab"),
    .executableTarget(
      name: "hitchain",
      dependencies: ["Engine", "Lab", "Tutor", "Desk", "Import", "System", "CLab"]),
    .executableTarget(
      name: "Benchmark",
      dependencies: ["Engine", "Lab", "Tutor", "Desk", "Import", "System", "Listing", "Browser"],
      path: "Benchmarks", exclude: ["Teaching/spoken.md"]),
    // The documents' listing of a hit test on plain objects: the measure of the engine's.
    .target(name: "Listing", dependencies: ["Engine"], path: "Tests/Listing"),
    // What holds whatever one does; the tests and the fuzzer look at the same.
    .target(name: "Invariants", dependencies: ["Engine"], path: "Fuzzing/Invariants"),
    .target(
      name: "Sessions", dependencies: ["Engine", "Invariants", "Lab"], path: "Fuzzing/Sessions"),
    // How far the tests go.
    .target(name: "Depth", path: "Tests/Depth"),
    // Browsers, spoken to in their own protocols: the page's tests and its rows of the benchmark use them.
    .target(name: "Browser", dependencies: ["Depth"], path: "Tests/Browser"),
    // A program for the tests to kill.
    .executableTarget(
      name: "ProgressWriter", dependencies: ["Tutor", "System"], path: "Tests/ProgressWriter"),
    .testTarget(
      name: "EngineTests", dependencies: ["Engine", "Invariants", "Depth"],
      exclude: ["Layout/Solving/Fixtures"]),
    .testTarget(
      name: "ProgramTests", dependencies: ["Program", "Depth"], exclude: ["Programs"]),
    .testTarget(
      name: "LabTests",
      dependencies: ["Engine", "Program", "Lab", "Invariants", "Sessions", "Depth"]),
    .testTarget(
      name: "TutorTests",
      dependencies: ["Engine", "Lab", "Tutor", "Desk", "System", "Listing", "Depth"]),
    .testTarget(
      name: "DeskTests",
      dependencies: ["Engine", "Lab", "Tutor", "Desk", "System", "Depth"]),
    .testTarget(
      name: "ImportTests",
      dependencies: ["Engine", "Lab", "Import", "System", "CZip", "Depth"],
      exclude: ["Stub", "Fixtures", "Storyboards"]),
    .testTarget(
      name: "SystemTests",
      dependencies: [
        "Lab", "Tutor", "Desk", "System", "Sessions", "Depth", "hitchain",
        "ProgressWriter",
      ]),
    .testTarget(
      name: "PageTests",
      dependencies: [
        "Engine", "Lab", "Tutor", "Desk", "Page", "CPage", "Browser", "Depth",
      ],
      exclude: ["page-digest"]),
    .testTarget(
      name: "hitchainTests", dependencies: ["hitchain", "System", "Sessions", "Depth"],
      exclude: ["Client"]),
  ]
}

var fuzzers: [Target] {
  [
    .systemLibrary(name: "CFuzzer", path: "Fuzzing/CFuzzer"),
    .executableTarget(
      name: "Fuzz",
      dependencies: ["CFuzzer", "Engine", "Sessions", "Lab", "Tutor", "Desk", "Import", "System"],
      path: "Fuzzing/Targets"),
  ]
}

var judging: [Target] {
  [
    // Programs by chance, and a tool that prints one.
    .target(name: "Generator", path: "Tests/Judging/Generator"),
    .executableTarget(name: "makes", dependencies: ["Generator"], path: "Tests/Judging/makes"),
    // Runs a file that needs no UIKit.
    .executableTarget(name: "runs", dependencies: ["Program"], path: "Tests/Judging/runs"),
    // Counts what is left unread in files.
    .executableTarget(name: "reads", dependencies: ["Program"], path: "Tests/Judging/reads"),
  ]
}
