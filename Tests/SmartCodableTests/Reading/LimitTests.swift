import Foundation
import Testing

@testable import SmartCodable

@Suite("Limits of decoding")
struct LimitTests {
  @Test(
    "LIM-1: a model that contains itself through several flats costs no more than one that does not"
  )
  func recursiveFlats() throws {
    let report = try Twins.decode(from: #"{"x":"1"}"#)
    #expect(report.value.x == 1)
    #expect(report.value.left?.x == 1 && report.value.right?.x == 1)
    #expect(report.value.left?.left == nil && report.value.right?.left == nil)
    let list = try #require([Twins].deserialize(from: #"[{"x":1},{"x":2}]"#))
    #expect(list.map { $0.right?.x } == [1, 2])
  }

  @Test("SDT-2: a time stamp beyond all dates is written as it can be")
  func largeTimeStamp() throws {
    struct Stamp: SmartCodable { @SmartDate var at: Date? }
    for text in ["1.7976931348623157e308", "-1.7976931348623157e308", "1e15"] {
      let stamp = try #require(Stamp.deserialize(from: #"{"at":\#(text)}"#))
      #expect(stamp.at != nil && stamp.toJSONString() != nil, "\(text)")
    }
  }

  @Test("AGR-1, NUM-1: where Foundation takes no integer, an attempt takes none either")
  func integersWithExponents() throws {
    enum Number: Decodable, Equatable {
      case whole(Int)
      case real(Double)

      init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if let whole = try? value.decode(Int.self) {
          self = .whole(whole)
        } else {
          self = .real(try value.decode(Double.self))
        }
      }
    }
    for text in ["-9223372036854775808E+0", "1e2", "1.5", "1e18", "0.5e1"] {
      let wanted = try JSONDecoder().decode(Number.self, from: Data(text.utf8))
      #expect(try SmartJSONDecoder().decode(Number.self, from: text) == wanted, "\(text)")
    }
  }

  @Test("LIM-1, UPD-9: an update of such a model ends too")
  func recursiveUpdate() {
    var twins = Twins()
    twins.left = Twin()
    SmartUpdater.update(&twins, from: #"{"x":3}"#)
    #expect(twins.x == 3 && twins.left?.x == 3)
  }

  @Test("LIM-1, AGR-4: models and plain types in turn do not double the cost with each level")
  func alternation() throws {
    let depth = 40
    let json =
      String(repeating: #"{"plain":{"model":"#, count: depth) + "{}"
      + String(repeating: #","n":"1"}}"#, count: depth)
    var model = try #require(Alternating.deserialize(from: json))
    var length = 0
    while let plain = model.plain, let next = plain.model {
      #expect(plain.n == 1)
      length += 1
      model = next
    }
    #expect(length == depth)
  }

  @Test(
    "LIM-5: nothing stays allocated because user code kept a decoder or a container for a while"
  )
  func escapes() throws {
    let key = try #require(CodingUserInfoKey(rawValue: "keeper"))
    for escape in Escape.allCases {
      let keeper = Keeper(escape)
      try {
        let decoder = SmartJSONDecoder()
        decoder.userInfo[key] = keeper
        _ = try decoder.decode(Escaping.self, from: #"{"a":[1],"b":{"a":[2]}}"#)
      }()
      #expect(keeper.state != nil, "\(escape)")
      keeper.letGo()
      #expect(keeper.state == nil, "\(escape)")
    }
  }
}

private struct Twins: SmartCodable {
  var x = 0
  @SmartFlat var left: Twin?
  @SmartFlat var right: Twin?
}

private final class Twin: SmartCodable {
  var x = 0
  @SmartFlat var left: Twin?
  @SmartFlat var right: Twin?
}

private struct Alternating: SmartCodable {
  var plain: AlternatingLink?
}

private final class AlternatingLink: Codable {
  let model: Alternating?
  let n: Int
}

private enum Escape: CaseIterable { case decoder, keyed, unkeyed, single, nested, superclass }

/// Keeps a decoder or a container beyond the call that it belongs to.
private final class Keeper: @unchecked Sendable {
  let escape: Escape
  private var kept: Any?
  private(set) weak var state: Reader?

  init(_ escape: Escape) { self.escape = escape }

  func keep(_ decoder: any Decoder) throws {
    let keyed = try decoder.container(keyedBy: PathKey.self)
    let (list, child) = (PathKey(stringValue: "a"), PathKey(stringValue: "b"))
    state = (decoder as? ValueDecoder)?.reader
    kept =
      switch escape {
      case .decoder: decoder
      case .keyed: keyed
      case .unkeyed: try keyed.nestedUnkeyedContainer(forKey: list)
      case .single: try decoder.singleValueContainer()
      case .nested: try keyed.nestedContainer(keyedBy: PathKey.self, forKey: child)
      case .superclass: try keyed.superDecoder(forKey: child)
      }
  }

  func letGo() { kept = nil }
}

private struct Escaping: Decodable {
  init(from decoder: any Decoder) throws {
    for case let keeper as Keeper in decoder.userInfo.values { try keeper.keep(decoder) }
  }
}
