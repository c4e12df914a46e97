// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Program",
  targets: [
    .target(name: "Program"),
    // Runs a file of Swift or Objective-C that needs no UIKit, and prints what it prints.
    .executableTarget(name: "runs", dependencies: ["Program"]),
    // Counts what is left unread in files: for those who build the reader.
    .executableTarget(name: "reads", dependencies: ["Program"]),
    // Programs by chance, and a tool that prints one.
    .target(name: "Generator"),
    .executableTarget(name: "makes", dependencies: ["Generator"]),
    .testTarget(
      name: "ProgramTests", dependencies: ["Program", "Generator"], exclude: ["Programs"]),
  ],
  swiftLanguageModes: [.v6]
)
