import SmartCodable

package struct Person: SmartCodable, Equatable, Sendable {
  package var id = 0
  package var name = ""
  package var email = ""
  package var age = 0
  package var score = 0.0
  package var isActive = false
  package var isAdmin = false
  package var tags: [String] = []
  package var address = Address()

  package init() {}
}

package struct Address: SmartCodable, Equatable, Sendable {
  package var street = ""
  package var city = ""

  package init() {}
}

package struct Track: SmartCodable, Equatable, Sendable {
  package var points: [[Double]] = []

  package init() {}
}
