// swift-tools-version: 6.2

import PackageDescription

// A decoder of its own, and the tests that certify it; copy what you need.
let package = Package(
  name: "CertifyYourDecoder",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "MellowJSON", targets: ["MellowJSON"]),
    .library(name: "Tiny", targets: ["Tiny"]),
    .executable(name: "mellow-subject", targets: ["mellow-subject"]),
  ],
  dependencies: [
    // The package that holds the kit; a package of yours names its URL here.
    .package(name: "SmartCodable", path: "../..")
  ],
  targets: [
    // The decoder. It knows nothing of the kit.
    .target(name: "MellowJSON"),
    // A binary format of its own, for certificates and for fuzzing.
    .target(
      name: "Tiny",
      dependencies: [.product(name: "DocumentFormats", package: "SmartCodable")]
    ),
    // A decoder that reads it, one of a text format, and their certificates.
    .testTarget(
      name: "TinyTests",
      dependencies: ["Tiny", .product(name: "ConformanceKitTesting", package: "SmartCodable")]
    ),
    // The adapter between both.
    .target(
      name: "MellowSubject",
      dependencies: ["MellowJSON", .product(name: "ConformanceKit", package: "SmartCodable")]
    ),
    // The same subject as a program for `smartcertify --subject`.
    .executableTarget(
      name: "mellow-subject",
      dependencies: ["MellowSubject", .product(name: "ConformanceKit", package: "SmartCodable")]
    ),
    // The same tests in both frameworks; one is enough.
    .testTarget(
      name: "MellowTests",
      dependencies: [
        "MellowSubject", .product(name: "ConformanceKitTesting", package: "SmartCodable"),
      ]
    ),
    .testTarget(
      name: "MellowXCTests",
      dependencies: [
        "MellowSubject", .product(name: "ConformanceKitXCTest", package: "SmartCodable"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .strictMemorySafety(),
      .treatAllWarnings(as: .error),
    ]
}
