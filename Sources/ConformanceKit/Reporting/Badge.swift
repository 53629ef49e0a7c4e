/// The profiles of a subject as the endpoint object that badge services read.
///
/// ```json
/// {"color": "brightgreen", "label": "conformance 1.0", "message":
///   "conformant: contract, strict, json", "schemaVersion": 1}
/// ```
public struct Badge: Hashable, Sendable {
  /// The left side: `conformance` and the version of the suite.
  public let label: String
  /// The right side: the profiles that are held, those of lenient decoders only as a number.
  public let message: String
  /// The color of the right side: `brightgreen` for a conformant decoder, `green` for any profile,
  /// `orange` for none, `red` for a broken run and `lightgrey` for a partial one.
  public let color: String

  /// Creates a badge.
  ///
  /// - Parameter report: The report on the subject.
  public init(_ report: ConformanceReport) {
    label = "conformance \(report.suiteVersion)"
    guard let certificate = report.certificate else {
      (message, color) = report.isBroken ? ("broken run", "red") : ("partial run", "lightgrey")
      return
    }
    message =
      certificate.isConformant ? "conformant: \(Self.short(certificate))" : Self.short(certificate)
    color = certificate.isConformant ? "brightgreen" : certificate.held.isEmpty ? "orange" : "green"
  }

  /// The JSON text, with a line feed at the end.
  public var text: String {
    JSONWriter.text(
      of: .members([
        "schemaVersion": .integer(1),
        "label": .string(label),
        "message": .string(message),
        "color": .string(color),
      ])
    )
  }

  /// The profiles on a badge: those of lenient decoders only as a number.
  private static func short(_ certificate: Certificate) -> String {
    let lenient = certificate.held.count(where: \.isLenient)
    let names = certificate.held.filter { !$0.isLenient }.map(\.rawValue)
    let all = names + (lenient == 0 ? [] : ["\(lenient) lenient"])
    return all.isEmpty ? "no profile" : all.joined(separator: ", ")
  }
}
