// swift-tools-version: 6.2

import PackageDescription

// Four decoders, and a program that fuzzes them; copy what you need.
let package = Package(
  name: "FuzzYourDecoder",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [.executable(name: "fuzz-decoders", targets: ["fuzz-decoders"])],
  dependencies: [
    // The package that holds the kit; a package of yours names its URL here.
    .package(name: "SmartCodable", path: "../.."),
    // A binary format, which the other example certifies.
    .package(path: "../CertifyYourDecoder"),
  ],
  targets: [
    // A decoder written by hand, with two bugs. It knows nothing of the kit.
    .target(name: "OrderJSON"),
    // A reader of parcels in a binary format, and ten bugs for it.
    .target(name: "ParcelReader"),
    // The targets, an oracle, a law, a mutator, and the call that makes a tool of them.
    .executableTarget(
      name: "fuzz-decoders",
      dependencies: [
        "OrderJSON", "ParcelReader", .product(name: "Tiny", package: "CertifyYourDecoder"),
        .product(name: "FuzzKit", package: "SmartCodable"),
        .product(name: "FuzzCoverage", package: "SmartCodable"),
      ]
    ),
    // Inputs of old findings, which stay fixed.
    .testTarget(
      name: "RegressionTests",
      dependencies: [
        "fuzz-decoders", "OrderJSON", .product(name: "FuzzKit", package: "SmartCodable"),
      ],
      exclude: ["Regressions"]
    ),
    // Runs the program: two decoders hold, and the bugs of the others are found.
    .testTarget(name: "CampaignTests", dependencies: ["fuzz-decoders", "ParcelReader"]),
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

// Counters in the code under test, for --grow: FUZZ_COVERAGE=1 swift run -c release fuzz-decoders --grow
if Context.environment["FUZZ_COVERAGE"] == "1" {
  for target in package.targets where ["OrderJSON", "ParcelReader"].contains(target.name) {
    target.swiftSettings?
      .append(
        .unsafeFlags(["-sanitize=fuzzer", "-sanitize-coverage=edge,inline-8bit-counters,pc-table"])
      )
  }
}
