// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Program",
  targets: [
    .target(name: "Program"),
    .target(name: "Generator"),
    .executableTarget(name: "makes", dependencies: ["Generator"]),
    .executableTarget(name: "runs", dependencies: ["Program"]),
    .executableTarget(name: "reads", dependencies: ["Program"]),
    .testTarget(name: "ProgramTests", dependencies: ["Program", "Generator"], exclude: ["Programs"]),
  ],
  swiftLanguageModes: [.v6]
)
