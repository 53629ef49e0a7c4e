// swift-tools-version: 6.2

import PackageDescription

let smartCodable = Target.Dependency.product(name: "SmartCodable", package: "SmartCodable")

let kodable = Target.Dependency.product(name: "Kodable", package: "SmartCodable")

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "SmartCodable", path: "..")],
  targets: [
    // What is decoded: models as a user would write them, in a module of their own, and inputs.
    .target(name: "BenchmarkModels", dependencies: [smartCodable, kodable]),
    .target(name: "BenchmarkInputs"),
    // How it is measured and told; knows no decoder.
    .target(name: "BenchmarkKit", dependencies: ["BenchmarkInputs"]),
    // Who is measured with what.
    .target(
      name: "BenchmarkRows",
      dependencies: ["BenchmarkInputs", "BenchmarkKit", "BenchmarkModels", smartCodable]
    ),
    .executableTarget(
      name: "benchmarks",
      dependencies: ["BenchmarkInputs", "BenchmarkKit", "BenchmarkRows", smartCodable]
    ),
    // A process for each case of memory; its heap counts, which no timed code has to pay for.
    .executableTarget(
      name: "benchmark-probe",
      dependencies: ["BenchmarkInputs", "BenchmarkKit", "BenchmarkRows", "CHeapCounter"]
    ),
    .target(name: "CHeapCounter"),
    .testTarget(name: "BenchmarkTests", dependencies: ["BenchmarkInputs", "BenchmarkKit"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.name != "CHeapCounter" {
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
