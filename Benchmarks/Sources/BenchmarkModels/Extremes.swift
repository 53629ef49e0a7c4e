import SmartCodable

/// A dictionary with many keys.
package struct KeyedNumbers: SmartCodable, Equatable, Sendable {
  package var values: [String: Int] = [:]

  package init() {}
}

/// One level of a deep document.
package struct Level: SmartCodable, Equatable, Sendable {
  package var level = 0
  package var children: [Level] = []

  package init() {}
}
