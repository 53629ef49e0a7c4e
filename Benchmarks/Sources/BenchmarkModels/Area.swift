import SmartCodable

package struct Province: SmartCodable, Equatable, Sendable {
  package var code = ""
  package var name = ""
  package var children: [City] = []

  package init() {}
}

package struct City: SmartCodable, Equatable, Sendable {
  package var code = ""
  package var name = ""
  package var children: [District] = []

  package init() {}
}

package struct District: SmartCodable, Equatable, Sendable {
  package var code = ""
  package var name = ""

  package init() {}
}
