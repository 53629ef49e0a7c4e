// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "MyModels",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "SmartCodable", path: "../SmartCodable")],
  targets: [
    .executableTarget(
      name: "fuzz-models",
      dependencies: [.product(name: "FuzzKit", package: "SmartCodable")]
    )
  ]
)
