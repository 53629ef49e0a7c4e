// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "MyJSON",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "SmartCodable", path: "../SmartCodable")],
  targets: [
    .target(name: "MyJSON"),
    .testTarget(
      name: "MyJSONTests",
      dependencies: [
        "MyJSON",
        .product(name: "ConformanceKitTesting", package: "SmartCodable"),
      ]
    ),
  ]
)
