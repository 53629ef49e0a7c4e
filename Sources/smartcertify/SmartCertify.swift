import ConformanceKit
import Foundation
import SmartCodableConformance

/// The tool: certifies SmartCodable, lists and checks the suite.
///
/// Exit codes: 0 clean, 1 failures, 2 wrong usage, 3 the tool or an adapter failed.
@main
enum SmartCertify {
  static func main() async {
    do {
      let command = try Command(arguments: Array(CommandLine.arguments.dropFirst()))
      exit(try await command.run().rawValue)
    } catch let error as UsageError {
      stop("\(error)", with: .usage)
    } catch {
      stop("\(error)", with: .broken)
    }
  }

  private static func stop(_ message: String, with status: ExitStatus) -> Never {
    FileHandle.standardError.write(Data("smartcertify: \(message)\n".utf8))
    exit(status.rawValue)
  }
}

/// What the tool tells its caller.
enum ExitStatus: Int32 {
  case clean = 0
  case failures = 1
  case usage = 2
  case broken = 3
}

/// A mistake of the user: what is wrong and how to mend it, on one line.
struct UsageError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
