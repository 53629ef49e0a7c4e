import Foundation
import PackagePlugin

/// `swift package certify [COMMAND] [--product NAME] ARGUMENT…`: smartcertify with this command and these arguments, from
/// the folder of the package.
///
/// `--product NAME` builds an executable of the package and makes it the subject.
@main
struct CertifyPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let products = extractor.extractOption(named: "product")
    var words = extractor.remainingArguments
    if let product = products.first {
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
      // A ledger belongs to the subject before it, and the command comes first.
      let place = words.first.map { $0.hasPrefix("-") ? 0 : 1 } ?? 0
      words.insert(contentsOf: ["--subject", program.url.path], at: place)
    }
    let process = Process()
    process.executableURL = try context.tool(named: "smartcertify").url
    process.arguments = words
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // Its messages are on the terminal already.
    if process.terminationStatus != 0 {
      Diagnostics.error("smartcertify ended with \(process.terminationStatus)")
    }
  }
}
