// swift-tools-version: 6.2

import PackageDescription

// Three decoders, and a program that fuzzes them; copy what you need.
let package = Package(
  name: "FuzzYourDecoder",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [.executable(name: "fuzz-decoders", targets: ["fuzz-decoders"])],
  dependencies: [
    // The package that holds the kit; a package of yours names its URL here.
    .package(name: "SmartCodable", path: "../..")
  ],
  targets: [
    // A decoder written by hand, with two bugs. It knows nothing of the kit.
    .target(name: "OrderJSON"),
    // The targets, an oracle, a law, a mutator, and the call that makes a tool of them.
    .executableTarget(
      name: "fuzz-decoders",
      dependencies: ["OrderJSON", .product(name: "FuzzKit", package: "SmartCodable")]
    ),
    // Runs the program: two decoders hold, and both bugs of the third are found.
    .testTarget(name: "CampaignTests", dependencies: ["fuzz-decoders"]),
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
