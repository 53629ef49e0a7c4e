/// The calls of types' own code during one call of a decoder.
///
/// Types find it without their decoder: some of them must not be seen to ask for anything but a text.
///
/// Unchecked, since a run does not leave its thread.
final class PlainCallsLog: @unchecked Sendable {
  @TaskLocal static var current: PlainCallsLog?

  /// What a type's own code throws.
  struct Refusal: Error {}

  /// The places where code ran, in order; without text for types that do not ask for theirs.
  private(set) var calls: [String] = []

  /// How often code was asked for the value of each text.
  private(set) var questions: [String: Int] = [:]

  private var attempts: [String: Int] = [:]

  /// Notes a call of `init(from:)` at a place; returns how many there have been at that place.
  @discardableResult
  static func note(_ place: String) -> Int {
    guard let log = current else { return 1 }
    log.calls.append(place)
    log.attempts[place, default: 0] += 1
    return log.attempts[place] ?? 1
  }

  /// Notes a question for the value of a text.
  static func ask(_ text: String) { current?.questions[text, default: 0] += 1 }

  /// A path as it is compared: by the integer of a key, if it has one (CTR-PATH-2).
  static func text(of path: [any CodingKey]) -> String {
    path.map { key in key.intValue.map { "\($0)" } ?? key.stringValue }.joined(separator: "/")
  }
}
