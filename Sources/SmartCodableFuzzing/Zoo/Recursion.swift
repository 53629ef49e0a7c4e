import FuzzKit

extension Zoo {
  /// Two types that contain each other, and try each other first.
  struct Ping: ZooType {
    struct Pong: Decodable, Equatable, Sendable {
      var pings: [Ping]
    }

    var pong: Pong?
    var pings: [Ping]
    var value: Int

    init(from decoder: any Decoder) throws {
      if let pong = try? Pong(from: decoder) {
        (self.pong, pings, value) = (pong, [], 0)
      } else if let pings = try? [Ping](from: decoder) {
        (pong, self.pings, value) = (nil, pings, 0)
      } else {
        (pong, pings, value) = (nil, [], try Int(from: decoder))
      }
    }

    static let seedInputs = [
      #"{"pings":[1,[2],{"pings":[]}]}"#, "[1,[2]]", "1", #"{"pings":[1,"2"]}"#, #"["1"]"#, "null",
      "{}",
      #"[{"pings":[{"pings":[true]}]}]"#,
    ]
  }
}
