// swift-tools-version: 6.2

import PackageDescription

// Subjects that must not pass: `swift test` fails here, and Scripts/check-canaries says whether in the
// right way.
let package = Package(
  name: "Canaries",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "SmartCodable", path: "../..")],
  targets: [
    .target(
      name: "Canaries",
      dependencies: [.product(name: "ConformanceKit", package: "SmartCodable")]
    ),
    .testTarget(
      name: "CanaryTests",
      dependencies: [
        "Canaries", .product(name: "ConformanceKitTesting", package: "SmartCodable"),
      ]
    ),
    .testTarget(
      name: "CanaryXCTests",
      dependencies: ["Canaries", .product(name: "ConformanceKitXCTest", package: "SmartCodable")]
    ),
    // On its own, since one `@_exported import` serves all files of a target.
    .testTarget(
      name: "UnexportedXCTests",
      dependencies: ["Canaries", .product(name: "ConformanceKitXCTest", package: "SmartCodable")]
    ),
  ],
  swiftLanguageModes: [.v6]
)
