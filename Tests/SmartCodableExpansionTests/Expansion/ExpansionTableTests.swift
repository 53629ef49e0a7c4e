import Testing

@testable import SmartCodableExpansion

/// Each declaration of the table is expanded as the compiler does it.
@Suite("Expansion of the table")
struct ExpansionTableTests {
  static let chapters = [
    "Structure", "Types", "Literals", "Values", "Accessors", "Lists",
    "Conditions", "Wrappers", "Attributes", "Names", "OwnMembers", "Inferred",
  ]

  private func check(_ row: DeclarationTable.Case) {
    let expansion = Expansion(of: row.declaration)
    #expect(expansion.diagnoses.map(\.message) == [])
    #expect(expansion.source == row.expected.trimmingSuffixNewline)
  }

  @Test("MAC-1: the table has 120 declarations, each with its own id and expected text")
  func size() throws {
    let rows = try Self.chapters.flatMap(DeclarationTable.chapter)
    #expect(rows.count >= 120)
    #expect(Set(rows.map(\.id)).count == rows.count)
    #expect(rows.allSatisfy { !$0.declaration.isEmpty })
  }

  @Test(
    "MAC-1, MAC-2, MAC-12: access levels, generic, empty and nested classes",
    arguments: try DeclarationTable.chapter("Structure")
  )
  func structure(row: DeclarationTable.Case) { check(row) }

  @Test("MAC-1, MAC-8: types", arguments: try DeclarationTable.chapter("Types"))
  func types(row: DeclarationTable.Case) { check(row) }

  @Test("MAC-4: types of literals", arguments: try DeclarationTable.chapter("Literals"))
  func literals(row: DeclarationTable.Case) { check(row) }

  @Test(
    "MAC-4: types that the compiler infers",
    arguments: try DeclarationTable.chapter("Inferred")
  )
  func inferred(row: DeclarationTable.Case) { check(row) }

  @Test("MAC-3: initial values of all kinds", arguments: try DeclarationTable.chapter("Values"))
  func values(row: DeclarationTable.Case) { check(row) }

  @Test(
    "MAC-3: observed, computed, lazy, static and constant properties",
    arguments: try DeclarationTable.chapter("Accessors")
  )
  func accessors(row: DeclarationTable.Case) { check(row) }

  @Test(
    "MAC-3: several properties per declaration",
    arguments: try DeclarationTable.chapter("Lists")
  )
  func lists(row: DeclarationTable.Case) { check(row) }

  @Test(
    "MAC-3: properties in conditional blocks",
    arguments: try DeclarationTable.chapter("Conditions")
  )
  func conditions(row: DeclarationTable.Case) { check(row) }

  @Test("MAC-6: property wrappers", arguments: try DeclarationTable.chapter("Wrappers"))
  func wrappers(row: DeclarationTable.Case) { check(row) }

  @Test("MAC-7: other attributes", arguments: try DeclarationTable.chapter("Attributes"))
  func attributes(row: DeclarationTable.Case) { check(row) }

  @Test("MAC-8: names that could collide", arguments: try DeclarationTable.chapter("Names"))
  func names(row: DeclarationTable.Case) { check(row) }

  @Test(
    "MAC-1, MAC-9: members that the class declares itself",
    arguments: try DeclarationTable.chapter("OwnMembers")
  )
  func ownMembers(row: DeclarationTable.Case) { check(row) }
}

extension String {
  fileprivate var trimmingSuffixNewline: String { hasSuffix("\n") ? String(dropLast()) : self }
}
