/// An object of a few strings, as most code has them.
package struct Contact: Codable, Equatable, Sendable {
  package let id: Int
  package let firstName: String
  package let lastName: String
  package let email: String
  package let city: String
  package let phone: String?
}

/// A text that has to be escaped.
package struct Snippet: Codable, Equatable, Sendable {
  package let id: Int
  package let text: String
  package let html: String
}
