/// The profiles of a subject as the endpoint object that badge services read.
///
/// ```json
/// {"color": "brightgreen", "label": "conformance 1.0", "message": "conformant", "schemaVersion": 1}
/// ```
public struct Badge: Hashable, Sendable {
  /// The left side: `conformance` and the version of the suite.
  public let label: String
  /// The right side: `conformant`, or how many profiles are held, of those claimed if some are not.
  public let message: String
  /// What a reader who points at the picture is told: the names of the profiles.
  let detail: String
  /// The color of the right side: `brightgreen` for a conformant decoder that holds all that it claims,
  /// `green` for one that holds any profile and all that it claims, `orange` for one that fails what it
  /// claims, `red` for a broken run and `lightgrey` for a partial one.
  public let color: String

  /// Creates a badge.
  ///
  /// - Parameter report: The report on the subject.
  public init(_ report: ConformanceReport) {
    label = "conformance \(report.suiteVersion)"
    guard let certificate = report.certificate else {
      (message, color) = report.isBroken ? ("broken run", "red") : ("partial run", "lightgrey")
      detail = message
      return
    }
    let claimed = certificate.entries.filter { $0.shortfalls != [Shortfall(.noCase)] }
    let held = claimed.count(where: \.isHeld)
    let isFailing = held < claimed.count
    message =
      isFailing
      ? "\(held)/\(claimed.count) held"
      : certificate.isConformant ? "conformant" : held == 1 ? "1 profile" : "\(held) profiles"
    let names = Self.names(certificate)
    detail = certificate.isConformant ? "conformant: \(names)" : names
    color = isFailing ? "orange" : certificate.isConformant ? "brightgreen" : "green"
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

  /// The profiles that are held, those of lenient decoders only as a number.
  private static func names(_ certificate: Certificate) -> String {
    let lenient = certificate.held.count(where: \.isLenient)
    let names = certificate.held.filter { !$0.isLenient }.map(\.rawValue)
    let all = names + (lenient == 0 ? [] : ["\(lenient) lenient"])
    return all.isEmpty ? "no profile" : all.joined(separator: ", ")
  }
}
