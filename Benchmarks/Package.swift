// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "SmartCodable", path: "..")],
  targets: [
    .target(name: "BenchmarkInputs"),
    .target(
      name: "BenchmarkModels",
      dependencies: [.product(name: "SmartCodable", package: "SmartCodable")]
    ),
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "BenchmarkInputs", "BenchmarkModels",
        .product(name: "SmartCodable", package: "SmartCodable"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("ImmutableWeakCaptures"),
      .enableUpcomingFeature("InferIsolatedConformances"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
      .strictMemorySafety(),
      .treatAllWarnings(as: .error),
    ]
}
