import ConformanceKit
import MellowSubject

/// Serves the decoder as a program, so that a crash of it would end only this process.
@main enum MellowProgram {
  static func main() async throws { try await ConformanceAdapter.serve(mellow) }
}
