import ConformanceKit
import FuzzKit
import SmartCodable

/// Asks so often that a decoder may give answers again, which must be those that it gives if it is asked once (AGR-4).
struct PlainCallsBusy: SmartDecodable {
  struct Outer: Decodable {
    var row: PlainCallsModels.Row<PlainCallsWord>
    var text: PlainCallsText<DecodeScriptRestlessness.ByPath>?
  }

  /// How often each code asks.
  @TaskLocal static var times = 1

  private(set) var told: [String] = []

  private enum CodingKeys: CodingKey { case outer, list }

  init() {}

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    for _ in 1..<Self.times { _ = try? container.decode(Outer.self, forKey: .outer) }
    told.append("\((try? container.decode(Outer.self, forKey: .outer)).map { "\($0)" } ?? "none")")
    told += try container.decode([Outer].self, forKey: .list).map { "\($0)" }
    var list = try container.nestedUnkeyedContainer(forKey: .list)
    while !list.isAtEnd, let outer = try? list.decode(Outer.self) { told.append("\(outer)") }
  }

  static func verdict(_ drawing: inout DocumentDrawing) -> JudgeVerdict? {
    guard drawing.generator.oneIn(32) else { return nil }
    let outers = (0..<4)
      .map { _ in
        JSONValue.ordered([
          ("row", drawing.value(of: PlainCallsModels.Row<PlainCallsWord>.shape)),
          ("text", drawing.value(of: .optional(PlainCallsWord.shape))),
        ])
      }
    let document = JSONValue.ordered([("outer", outers[0]), ("list", .array(outers))])
    let answers = [1, 600]
      .map { times in
        $times.withValue(times) { PlainCallsLog.decode(Self.self, document).report?.value.told }
      }
    return answers[0] == answers[1]
      ? nil : PlainCallsLog.differs("busy", answers[0] ?? [], answers[1] ?? [], document)
  }
}
