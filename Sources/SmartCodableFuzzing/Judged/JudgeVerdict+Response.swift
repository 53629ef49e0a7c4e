import ConformanceKit
import FuzzKit

extension JudgeVerdict {
  /// Compares two answers to one request: the value, all repairs in order, the refusal.
  init(of found: SubjectResponse, against expected: SubjectResponse) {
    switch (expected, found) {
    case (.decoded(let expectedValue, let expectedRepairs), .decoded(let value, let repairs)):
      if let difference = value.firstDifference(from: expectedValue) {
        self = .differs(
          property: Self.property(in: difference.path),
          wanted: Self.word(difference.expected),
          found: Self.word(difference.actual),
          detail: difference.sentence
        )
      } else {
        self = Self.comparing(repairs ?? [], with: expectedRepairs ?? [])
      }
    case (.rejected(let expectedRejection), .rejected(let rejection)):
      let isSame =
        (expectedRejection.kind, expectedRejection.path) == (rejection.kind, rejection.path)
      self =
        isSame
        ? .agrees
        : .differs(
          wanted: expectedRejection.kind?.rawValue ?? "refused",
          found: rejection.kind?.rawValue ?? "refused",
          detail: "expected \(expectedRejection), got \(rejection)"
        )
    case (.unsupported, _), (.unbound, _): self = .silent
    default:
      self = .differs(
        wanted: Self.word(expected),
        found: Self.word(found),
        detail: "expected \(expected), got \(found)"
      )
    }
  }

  /// The verdict with more of what led to it.
  func explained(_ text: @autoclosure () -> String) -> JudgeVerdict {
    guard case .differs(let property, let wanted, let found, let detail) = self else { return self }
    let whole = "\(detail) of \(text())"
    return .differs(property: property, wanted: wanted, found: found, detail: whole)
  }

  private static func comparing(_ repairs: [Repair], with expected: [Repair]) -> JudgeVerdict {
    if repairs == expected { return .agrees }
    let index = zip(repairs, expected).prefix { $0 == $1 }.count
    let (wanted, found) = (expected.dropFirst(index).first, repairs.dropFirst(index).first)
    return .differs(
      property: (wanted ?? found).flatMap { property(in: $0.path) },
      wanted: "repair \(wanted?.kind.rawValue ?? "none")",
      found: "\(found?.kind.rawValue ?? "none")",
      detail:
        "expected the repairs \(expected.map(\.description)), got \(repairs.map(\.description))"
    )
  }

  /// The first property of a path.
  static func property(in path: String) -> String? {
    guard path.hasPrefix("$.") else { return nil }
    let name = path.dropFirst(2).prefix { $0.isLetter || $0.isNumber }
    return name.isEmpty ? nil : String(name)
  }

  /// The kind of a described value, without the value.
  static func word(_ description: String) -> String {
    let word = description.prefix { $0.isLetter }
    return word.isEmpty ? "container" : String(word)
  }

  private static func word(_ response: SubjectResponse) -> String {
    switch response {
    case .decoded: "decoded"
    case .rejected(let rejection): rejection.kind?.rawValue ?? "refused"
    default: "unanswered"
    }
  }
}
