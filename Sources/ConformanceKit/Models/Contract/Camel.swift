extension ContractModels {
  /// Keys in camel case, at every level, as key strategies produce them.
  package struct Camel: Recording {
    struct Inner: Decodable {
      let twoThree: Int
    }

    private enum CodingKeys: String, CodingKey {
      case oneTwo
      case inner
      case plain
      case upper = "ONE"
      case outer = "_one_"
      case both = "_oneTwo_"
    }

    private let oneTwo: Int
    private let inner: Inner
    let plain: Int?
    let upper: Int?
    let outer: Int?
    let both: Int?

    package var seen: Seen {
      var seen = Seen()
      seen.note("oneTwo", oneTwo)
      seen.note("twoThree", inner.twoThree)
      seen.note("plain", plain)
      seen.note("ONE", upper)
      seen.note("_one_", outer)
      seen.note("_oneTwo_", both)
      return seen
    }
  }
}
