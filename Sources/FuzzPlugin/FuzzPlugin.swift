import Foundation
import PackagePlugin

/// `swift package fuzz --product NAME ARGUMENT…`: builds a fuzzer of the package with optimization and runs it with these
/// arguments, from the folder of the package.
@main
struct FuzzPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    guard let product = extractor.extractOption(named: "product").first else {
      Diagnostics.error("name the executable that fuzzes: swift package fuzz --product NAME")
      return
    }
    let build = try packageManager.build(
      .product(product),
      parameters: .init(configuration: .release)
    )
    guard build.succeeded,
      let program = build.builtArtifacts.first(where: { $0.kind == .executable })
    else {
      Diagnostics.error(
        "the product '\(product)' is no executable that can be built\n\(build.logText)"
      )
      return
    }
    let process = Process()
    process.executableURL = program.url
    process.arguments = extractor.remainingArguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // Its messages are on the terminal already.
    if process.terminationStatus != 0 {
      Diagnostics.error("\(product) ended with \(process.terminationStatus)")
    }
  }
}
