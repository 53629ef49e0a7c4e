package import Foundation

/// What an app takes of a server's objects, whose keys and dates its decoder converts.
package struct Repository: Codable, Equatable, Sendable {
  package let id: Int
  package let nodeId: UUID
  package let fullName: String
  package let isFork: Bool
  package let description: String?
  package let owner: Owner
  package let createdAt: Date
  package let pushedAt: Date?
  package let stargazersCount: Int
  package let openIssuesCount: Int
  package let defaultBranch: String
  package let archivedAt: Date?

  package struct Owner: Codable, Equatable, Sendable {
    package let login: String
    package let avatarUrl: String
  }
}

/// A list that leaves out what it cannot read, as people write it.
package struct LossyList<Element: Codable & Equatable & Sendable>: Codable, Equatable, Sendable {
  package let elements: [Element]

  private struct Skipped: Codable {}

  package init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    var elements: [Element] = []
    while !container.isAtEnd {
      if let element = try? container.decode(Element.self) {
        elements.append(element)
      } else {
        _ = try container.decode(Skipped.self)
      }
    }
    self.elements = elements
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for element in elements { try container.encode(element) }
  }
}
