// swift-tools-version: 6.2

import CompilerPluginSupport
import PackageDescription

let isLibFuzzer = Context.environment["SMARTFUZZ_LIBFUZZER"] == "1"

let package = Package(
  name: "SmartCodable",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .library(name: "SmartCodable", targets: ["SmartCodable"]),
    .library(name: "SmartCodableInherit", targets: ["SmartCodableInherit"]),
    .library(name: "Kodable", targets: ["Kodable"]),
    .library(name: "SmartCodableV2", targets: ["SmartCodableV2"]),
    .library(name: "ConformanceKit", targets: ["ConformanceKit"]),
    .library(name: "ConformanceKitTesting", targets: ["ConformanceKitTesting"]),
    .library(name: "ConformanceKitXCTest", targets: ["ConformanceKitXCTest"]),
    .library(name: "FuzzKit", targets: ["FuzzKit"]),
    .library(name: "FuzzCoverage", targets: ["FuzzCoverage"]),
    .library(name: "DocumentFormats", targets: ["DocumentFormats"]),
    .executable(name: "smartfuzz", targets: ["smartfuzz"]),
    .executable(name: "smartcertify", targets: ["smartcertify"]),
    .plugin(name: "certify", targets: ["CertifyPlugin"]),
    .plugin(name: "fuzz", targets: ["FuzzPlugin"]),
  ],
  targets: [
    // Leaves: they import nothing of ours.
    .target(name: "PlatformSupport"),
    .target(name: "ModelSupport"),
    .target(name: "ReportKit"),
    .target(name: "CommandLine"),

    // What the kits share: values, reader, writer, numbers and random numbers of JSON.
    .target(name: "JSONText", dependencies: ["PlatformSupport", "ReportKit"]),
    // How documents are written, in any format.
    .target(name: "DocumentFormats", dependencies: ["JSONText", "PlatformSupport"]),

    // The decoder.
    .target(name: "SmartCodable", dependencies: ["ModelSupport", "PlatformSupport"]),

    // Models that read themselves, with any decoder.
    .target(name: "Kodable", dependencies: ["ModelSupport", "PlatformSupport"]),

    // The kits: they know no decoder.
    .target(
      name: "ConformanceKit",
      dependencies: ["DocumentFormats", "JSONText", "PlatformSupport", "ReportKit"]
    ),
    .target(
      name: "FuzzKit",
      dependencies: ["DocumentFormats", "JSONText", "PlatformSupport", "ReportKit", "CommandLine"]
    ),

    // The compiler's counters as a sensor of a campaign.
    .target(name: "FuzzCoverage", dependencies: ["FuzzKit"]),

    // The decoder with planted bugs, a target of its own so that its edges can be counted.
    .target(name: "PlantedDecoder", dependencies: ["FuzzKit", "PlatformSupport"]),

    // Inheritance: the compiler plugin reads Swift by itself, and so has no dependency either.
    // The reading is a target of its own, since tests of a macro target do not build beside tests
    // of an executable.
    .target(name: "SmartCodableExpansion"),
    .macro(name: "SmartCodableMacros", dependencies: ["SmartCodableExpansion"]),
    .target(name: "SmartCodableInherit", dependencies: ["SmartCodable", "SmartCodableMacros"]),

    // The API of versions 1 and 2: another policy of the same decoder.
    .target(name: "SmartCodableV2", dependencies: ["SmartCodable", "PlatformSupport"]),

    // The law as programs that share no code with the decoder: what judges it, leniently and strictly.
    .target(name: "DecoderLaw", dependencies: ["ConformanceKit", "PlatformSupport"]),

    // The suite turned on itself, and what is generated from it; for the tool and the tests.
    .target(
      name: "SuiteProof",
      dependencies: ["ConformanceKit", "DecoderLaw", "PlatformSupport", "ReportKit"]
    ),

    // Adapters: the only sources that import a test framework.
    .target(name: "ConformanceKitTesting", dependencies: ["ConformanceKit"]),
    .target(
      name: "ConformanceKitXCTest",
      dependencies: ["ConformanceKit", "PlatformSupport"]
    ),

    // Bindings: they join a kit with the decoder.
    .target(
      name: "SmartCodableConformance",
      dependencies: ["SmartCodable", "ConformanceKit", "CommandLine", "PlatformSupport"]
    ),
    .target(
      name: "KodableConformance",
      dependencies: ["Kodable", "ConformanceKit", "CommandLine"]
    ),
    .target(
      name: "SmartCodableV2Conformance",
      dependencies: ["SmartCodableV2", "ConformanceKit", "CommandLine"]
    ),
    .target(
      name: "SmartCodableFuzzing",
      dependencies: [
        "SmartCodable", "SmartCodableV2", "Kodable", "FuzzKit", "ConformanceKit",
        "DecoderLaw", "SmartCodableConformance", "PlatformSupport",
      ]
    ),

    // Tools.
    .executableTarget(
      name: "smartcertify",
      dependencies: [
        "ConformanceKit", "DecoderLaw", "SuiteProof", "SmartCodableConformance",
        "KodableConformance", "SmartCodableV2Conformance", "CommandLine", "ReportKit",
      ]
    ),
    .executableTarget(
      name: "smartfuzz",
      dependencies: [
        "FuzzKit", "FuzzCoverage", "SmartCodableFuzzing", "PlantedDecoder", "ConformanceKit",
        "CommandLine", "ReportKit",
      ]
    ),

    // Commands of SwiftPM in packages that depend on this one.
    .plugin(
      name: "CertifyPlugin",
      capability: .command(
        intent: .custom(verb: "certify", description: "Certify a decoder of this package"),
        permissions: [.writeToPackageDirectory(reason: "It writes reports and ledgers.")]
      ),
      dependencies: ["smartcertify"],
      path: "Sources/CertifyPlugin"
    ),
    .plugin(
      name: "FuzzPlugin",
      capability: .command(
        intent: .custom(verb: "fuzz", description: "Run a fuzzer of this package"),
        permissions: [
          .writeToPackageDirectory(reason: "It writes findings, reports and the corpus.")
        ]
      ),
      path: "Sources/FuzzPlugin"
    ),

    // Tests.
    .testTarget(name: "PlatformSupportTests", dependencies: ["PlatformSupport"]),
    .testTarget(name: "SmartCodableTests", dependencies: ["SmartCodable", "ModelSupport"]),
    .testTarget(
      name: "SmartCodableExpansionTests",
      dependencies: ["SmartCodableExpansion"],
      exclude: ["Expected"]
    ),
    .testTarget(name: "SmartCodableInheritTests", dependencies: ["SmartCodableInherit"]),
    .testTarget(name: "KodableTests", dependencies: ["Kodable", "SmartCodable", "ModelSupport"]),
    .testTarget(name: "SmartCodableV2Tests", dependencies: ["SmartCodableV2"]),
    .testTarget(name: "CommandLineTests", dependencies: ["CommandLine"]),
    .testTarget(name: "ReportKitTests", dependencies: ["ReportKit"]),
    .testTarget(
      name: "ConformanceKitTests",
      dependencies: [
        "ConformanceKit", "ConformanceKitTesting", "DecoderLaw", "SuiteProof",
        "SmartCodableConformance",
        "KodableConformance", "Kodable", "SmartCodableV2Conformance", "SmartCodableV2",
        "smartcertify", "CommandLine", "ReportKit",
      ]
    ),
    .testTarget(
      name: "ConformanceKitXCTestTests",
      dependencies: [
        "ConformanceKit", "ConformanceKitXCTest", "DecoderLaw", "SuiteProof",
        "SmartCodableConformance",
      ]
    ),
    .testTarget(
      name: "FuzzKitTests",
      dependencies: [
        "FuzzKit", "FuzzCoverage", "ConformanceKit", "DecoderLaw", "SmartCodableFuzzing",
        "PlantedDecoder", "smartfuzz", "CommandLine", "ReportKit",
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)

// libFuzzer brings its own `main` and its own counters: a product of its own, on demand only.
if isLibFuzzer {
  package.targets.append(
    .executableTarget(
      name: "smartfuzz-libfuzzer",
      dependencies: ["FuzzKit", "SmartCodableFuzzing"]
    )
  )
}

for target in package.targets where target.type != .plugin {
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
  // Counters in the code under test; unsafe flags, so only on demand. With `1` each edge has a counter,
  // with `steps` all of them count together, which tells how much work was done.
  if ["SmartCodable", "PlantedDecoder"].contains(target.name),
    let coverage = Context.environment["SMARTFUZZ_COVERAGE"], ["1", "steps"].contains(coverage)
  {
    let counters = coverage == "1" ? "inline-8bit-counters,pc-table" : "trace-pc-guard"
    target.swiftSettings?
      .append(
        .unsafeFlags([
          "-sanitize=fuzzer", "-sanitize-coverage=edge,\(counters)",
          "-Xllvm", "-simplifycfg-branch-fold-threshold=0",
        ])
      )
  }
}
