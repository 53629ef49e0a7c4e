import ConformanceKit
import SmartCodableConformance

/// `smartcertify serve`: SmartCodable as a program that speaks protocol 1.
enum ServeCommand {
  /// Answers requests from standard input on standard output, until `stop` or its end.
  ///
  /// - Returns: Always clean; a message that cannot be answered is thrown.
  static func serve() async throws -> ExitStatus {
    try await ConformanceAdapter.serve(SmartDecoderSubject.subject)
    return .clean
  }
}
