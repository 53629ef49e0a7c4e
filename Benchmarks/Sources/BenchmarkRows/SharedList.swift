import BenchmarkKit
import Foundation
import SmartCodable

/// A list whose objects are shared, so that it stands for many more values than it has (LIM-3), beside the one
/// that the model asks for.
struct SharedList {
  private struct Model: SmartCodable, Equatable {
    var other = 0
  }

  /// `{bomb: …, other: 9}`, where the bomb is an array of two references to the next one, and so on.
  private let data: Data

  init(levels: Int) {
    let first = UInt8(5)
    var objects: [[UInt8]] = [
      [0xD2, 1, 2, first, 3], [0x54] + Array("bomb".utf8), [0x55] + Array("other".utf8), [0x10, 9],
      [0xA0],
    ]
    for level in 0..<UInt8(levels) {
      let next = Int(level) + 1 == levels ? 4 : first + level + 1
      objects.append([0xA2, next, next])
    }
    var bytes = Array("bplist00".utf8)
    var table: [UInt8] = []
    for object in objects {
      table.append(UInt8(bytes.count))
      bytes += object
    }
    let fields = [objects.count, 0, bytes.count]
    bytes += table + [0, 0, 0, 0, 0, 0, 1, 1]
    for field in fields { bytes += [0, 0, 0, 0, 0, 0, 0, UInt8(field)] }
    data = Data(bytes)
  }

  var row: Row {
    let decoder = PropertyListDecoder()
    return Row([
      .making(
        "PropertyListDecoder",
        byteCount: data.count,
        make: { try decoder.decode(Model.self, from: data) },
        isRight: { $0.other == 9 }
      ),
      smart(Name.smart),
    ])
  }

  func smart(_ name: String) -> Contender {
    .making(
      name,
      byteCount: data.count,
      make: { try Model.deserializePlist(from: data).result() },
      isRight: { $0.other == 9 }
    )
  }
}
