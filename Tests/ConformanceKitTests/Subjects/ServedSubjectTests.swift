import ConformanceKit
import DecoderLaw
import Foundation
import SmartCodableConformance
import Testing

/// Not a test but the other side of ``ConformanceAdapterTests``, which runs this program again as a
/// subject.
@Suite struct ServedSubjectTests {
  static let option = "--serve-subject="

  static var served: String? {
    CommandLine.arguments.first { $0.hasPrefix(option) }.map { String($0.dropFirst(option.count)) }
  }

  /// Prints and may end the process, as decoders do.
  private struct Talkative: ConformanceSubject {
    let manifest = SubjectManifest(name: "talkative", version: "1")

    func respond(to request: SubjectRequest) async -> SubjectResponse {
      let text = String(decoding: request.input, as: UTF8.self)
      print("decoding \(text)")
      fflush(nil)
      precondition(text != "trap", "the decoder trapped")
      return .decoded(.string(text))
    }
  }

  @Test("Serves a subject", .enabled(if: served != nil, "only in processes of other tests"))
  func serve() async throws {
    switch Self.served {
    case "talkative": try await ConformanceAdapter.serve(Talkative())
    case "reference":
      try await ConformanceAdapter.serve { ReferenceSubject(catalog: $0) }
    case "foundation": try await ConformanceAdapter.serve(DropInSubject.foundation)
    default: try await ConformanceAdapter.serve(SmartDecoderSubject.subject)
    }
  }

  /// This program as a subject.
  static func launch(_ name: String) async throws -> ProcessSubject {
    try await ProcessSubject.isolated(
      arguments: [
        "--testing-library", "swift-testing", "--filter", "ServedSubjectTests/serve",
        option + name,
      ],
      timeout: .seconds(30)
    )
  }
}
