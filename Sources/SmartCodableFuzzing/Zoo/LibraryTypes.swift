import Foundation
import FuzzKit

extension Zoo {
  /// Dates, data and identifiers as Foundation writes them.
  struct Moments: ZooType {
    var when: Date?
    var dates: [String: [Date]]?
    var blob: Data?
    var blobs: [Data]?
    var link: URL?
    var links: [URL?]?
    var id: UUID?
    var span: DateInterval?

    static let traits: StrictTraits = .anyOrder

    static let seedInputs = [
      #"{"when":1.5,"dates":{"a":[0]},"blob":"aGk=","blobs":[""],"link":"https://a.b/c","links":[null],"#
        + #""id":"00000000-0000-0000-0000-00000000000A","span":{"start":0,"duration":5}}"#,
      #"{"when":"2024-01-02"}"#, #"{"blob":"aGk"}"#, #"{"blob":[104,105]}"#, #"{"link":""}"#,
      #"{"link":1}"#, #"{"id":"x"}"#, #"{"id":1,"when":true}"#, #"{"span":{"start":0}}"#,
      #"{"dates":{"a":["0"]}}"#, #"{"when":null,"blob":null,"link":null,"id":null,"span":null}"#,
      #"{"link":{"relative":"x"}}"#, #"{"blobs":["aGk=","*"]}"#,
    ]
  }

  /// Collections other than arrays and dictionaries, and ranges.
  struct Collections: ZooType {
    var set: Set<Int>?
    var texts: Set<String>?
    var contiguous: ContiguousArray<Int>?
    var range: Range<Int>?
    var closed: ClosedRange<Double>?
    var from: PartialRangeFrom<Int>?
    var indices: [Range<Int>]?

    static func == (left: Collections, right: Collections) -> Bool {
      left.set == right.set && left.texts == right.texts && left.contiguous == right.contiguous
        && left.range == right.range && left.closed == right.closed
        && left.from?.lowerBound == right.from?.lowerBound && left.indices == right.indices
    }

    static let seedInputs = [
      #"{"set":[1,2,1],"texts":["a"],"contiguous":[1],"range":[1,3],"closed":[0,0.5],"#
        + #""from":[4],"indices":[[1,2]]}"#,
      #"{"set":[1,"2"]}"#, #"{"range":[3,1]}"#, #"{"range":[1]}"#, #"{"closed":[1,null]}"#,
      #"{"range":["1",2]}"#, #"{"contiguous":[null]}"#, #"{"from":[]}"#,
      #"{"range":[1,2,3],"set":null}"#, #"{"indices":[[1,2],[2,1]]}"#,
    ]
  }

  /// Types that can never be present, and types that have no value.
  struct Nothing: ZooType {
    struct Unit: Decodable, Equatable, Sendable {}

    var never: Never?
    var nevers: [Never]?
    var unit: Unit
    var units: [Unit]
    var anything: [Anything]?

    static let seedInputs = [
      #"{"never":null,"nevers":[],"unit":{},"units":[{},{"a":1}],"anything":[1,null]}"#,
      #"{"unit":{},"units":[]}"#, #"{"never":1,"unit":{},"units":[]}"#, #"{"unit":1,"units":[]}"#,
      #"{"nevers":[1],"unit":{},"units":[]}"#, #"{"unit":[],"units":[1,"x",[]]}"#, #"{"units":[]}"#,
      #"{"unit":null,"units":[null]}"#,
    ]
  }
}
