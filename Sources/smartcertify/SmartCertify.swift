import CommandLine
import Foundation
import ReportKit

/// The tool: certifies decoders, lists and checks the suite.
@main
enum SmartCertify {
  static func main() async {
    do {
      let status = try await Interruption.cancelling {
        try await Command(arguments: Array(Swift.CommandLine.arguments.dropFirst())).run()
      }
      guard Terminal.isWhole else {
        stop("standard output cannot be written; is the disk full?", with: .broken)
      }
      exit(status.rawValue)
    } catch is CancellationError {
      stop("interrupted", with: .interrupted)
    } catch let error as UsageError {
      stop("\(error)", with: .usage)
    } catch {
      stop("\(error)", with: .broken)
    }
  }

  private static func stop(_ message: String, with status: ExitStatus) -> Never {
    Terminal.tool.error("\(message)")
    exit(status.rawValue)
  }
}
