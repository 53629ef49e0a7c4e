/// An object of a few strings, as most code has them.
package struct Contact: Codable, Equatable, Sendable {
  package let id: Int
  package let firstName: String
  package let lastName: String
  package let email: String
  package let city: String
  package let phone: String?
}

/// Numbers that take less memory than an Int or a Double.
package struct Vector: Codable, Equatable, Sendable {
  package let id: Int32
  package let values: [Float]
  package let counts: [Int32]
}

/// A text that has to be escaped.
package struct Snippet: Codable, Equatable, Sendable {
  package let id: Int
  package let text: String
  package let html: String
}
