import Foundation
import FuzzKit

struct Booking: Codable {
  var guest: String
  var nights: ClosedRange<Int>

  enum CodingKeys: CodingKey { case guest, nights }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guest = try container.decode(String.self, forKey: .guest)
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
  let laws: TargetLaws = []
  let seedInputs = [#"{"guest":"Ann","nights":"3-7"}"#]

  func run(_ input: [UInt8], in context: RunContext) -> Execution {
    context.execution { try JSONDecoder().decode(Booking.self, from: Data(input)) }
  }
}

Campaign.main([BookingTarget()])
