import SmartCodable
import Testing

@Suite struct StrictTableTests {
  static let table =
    StrictScalarRows.matrix + StrictScalarRows.numbers + StrictScalarRows.longDecimals
    + StrictScalarRows.detours + StrictScalarRows.unrepresentable
    + StrictContainerRows.models + StrictContainerRows.collections + StrictContainerRows.optionals
    + StrictReaderRows.values + StrictReaderRows.containers + StrictReaderRows.recorders
    + StrictStrategyRows.dates + StrictStrategyRows.blobs + StrictStrategyRows.reals
    + StrictStrategyRows.keys + StrictStrategyRows.userInfo
    + StrictLibraryRows.library + StrictLibraryRows.text + StrictLibraryRows.exceptions

  @Test("AGR-7, AGR-8, AGR-9: without leniency all is as with JSONDecoder", arguments: table)
  func agreement(pair: StrictPair) {
    #expect(pair.found == pair.wanted)
  }

  @Test("AGR-8: the table has all its rows, and shows every answer that JSONDecoder has")
  func rows() {
    #expect(Self.table.count == 823)
    let least = [
      "decoded": 250, "typeMismatch": 200, "valueNotFound": 50, "keyNotFound": 40,
      "dataCorrupted": 80, "other": 4,
    ]
    let kinds = Self.table.map(\.reference.kind)
    for (kind, count) in least {
      #expect(kinds.count { $0 == kind } >= count, "\(kind)")
    }
    #expect(Set(kinds) == Set(least.keys))
  }

  @Test("AGR-8: where the two are meant to differ, JSONDecoder says what the exception is about")
  func exceptions() {
    for pair in Self.table {
      switch pair.difference {
      case .none: continue
      case .path: #expect(pair.reference.kind == "dataCorrupted", "\(pair.testDescription)")
      case .refusal: #expect(pair.reference.kind == "decoded", "\(pair.testDescription)")
      }
    }
  }
}
