/// A type of keys for ``LifetimesFirst``.
///
/// Encoders look up keys in ways that depend on the size of their type and on whether it is trivial.
protocol LifetimesFirstKey: CodingKey {
  init(isFirst: Bool)
}

enum LifetimesCaseKey: String, LifetimesFirstKey {
  case firstName, text

  init(isFirst: Bool) { self = isFirst ? .firstName : .text }
}

struct LifetimesTextKey: LifetimesFirstKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(isFirst: Bool) { stringValue = isFirst ? "firstName" : "text" }
  init(text: String) { stringValue = text }
  init?(stringValue: String) { self.init(text: stringValue) }
  init?(intValue: Int) { nil }
}

/// A trivial key of several bytes.
struct LifetimesWideKey: LifetimesFirstKey {
  private let number: Int
  var stringValue: String { number == 0 ? "firstName" : "text" }
  var intValue: Int? { nil }

  init(isFirst: Bool) { number = isFirst ? 0 : 1 }
  init?(stringValue: String) { nil }
  init?(intValue: Int) { nil }
}
