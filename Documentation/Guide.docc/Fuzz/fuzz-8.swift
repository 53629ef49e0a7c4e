import Foundation
import FuzzKit

struct Booking: Codable {
  var guest: String
  var nights: ClosedRange<Int>

  enum CodingKeys: CodingKey { case guest, nights }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guest = try container.decode(String.self, forKey: .guest)
    guard !guest.isEmpty else {
      throw DecodingError.dataCorruptedError(
        forKey: .guest,
        in: container,
        debugDescription: "no name"
      )
    }
    let text = try container.decode(String.self, forKey: .nights)
    let bounds = text.split(separator: "-").compactMap { Int($0) }
    guard bounds.count == 2, bounds[0] <= bounds[1] else {
      throw DecodingError.dataCorruptedError(
        forKey: .nights,
        in: container,
        debugDescription: "no range: \(text)"
      )
    }
    nights = bounds[0]...bounds[1]
  }
}

struct BookingTarget: FuzzTarget {
  let name = "booking"
  let laws: TargetLaws = [.repeatable, .stateless, .keyOrder, .unknownKeys, .spelling]
  var ownLaws: [any FuzzLaw] { [ExtraMember()] }
  let seedInputs = [#"{"guest":"Ann","nights":"3-7"}"#]

  func run(_ input: [UInt8], in context: RunContext) -> Execution {
    context.execution { try JSONDecoder().decode(Booking.self, from: Data(input)) }
  }
}

struct PropertyListTarget: FuzzTarget {
  let name = "property-list"
  let laws: TargetLaws = [.repeatable, .stateless, .keyOrder, .unknownKeys, .agreement]
  let format: FuzzFormat? = FuzzFormat(XMLPropertyList(), for: Booking.self)
  let seedInputs = [#"{"guest":"Ann","nights":"3-7"}"#]

  func run(_ input: [UInt8], in context: RunContext) -> Execution {
    context.execution { try PropertyListDecoder().decode(Booking.self, from: Data(input)) }
  }

  func reference(_ input: [UInt8], in context: RunContext) -> Execution? {
    context.foundation(Booking.self, from: input)
  }
}

struct ExtraMember: FuzzLaw {
  let name = "extra-member"
  let summary = "a member that nobody asks for changes nothing"

  func variant(of document: JSONTree, using generator: inout SeededGenerator) -> [UInt8]? {
    guard document.kind(of: document.root) == .object else { return nil }
    var tree = document
    tree.append(tree.addString("x"), to: tree.root, key: Array("unheard-of".utf8))
    return tree.bytes
  }
}

struct NamedGuest: FuzzOracle {
  let name = "named-guest"
  let summary = "a booking has the name of a guest"

  func judge(_ trial: OracleTrial) -> OracleVerdict {
    guard let tree = trial.execution.tree else { return .silent }
    let guest = tree.member(Array("guest".utf8)[...])
    if guest.map(tree.bytes(of:)) == Array(#""""#.utf8) {
      return .broken(wanted: "a name", found: "nothing", at: TreePath([.key("guest")]))
    }
    return .held
  }
}

Campaign.main([BookingTarget(), PropertyListTarget()], oracles: [NamedGuest()])
