import Foundation
import SmartCodable
import Synchronization
import Testing

/// What a handler of the log does is not logged again (LIM-4).
@Suite("Handlers of the log")
struct HandlerTests {
  private struct SubjectModel: SmartCodable { var v = 0 }
  private struct CausedModel: SmartCodable { var v = 0 }
  private struct OtherModel: SmartCodable { var v = 0 }

  /// All blocks that reach the handler while the body runs.
  private func blocks(
    handler: @escaping @Sendable (String) -> Void,
    _ body: () -> Void
  ) -> [String] {
    let blocks = Blocks()
    LogProbe.exclusively {
      SmartSentinel.onLogGenerated { block in
        guard
          block.contains("SubjectModel 👈🏻") || block.contains("CausedModel 👈🏻")
            || block.contains("OtherModel 👈🏻")
        else { return }
        blocks.add(block)
        // Where the log calls itself this ends it, so that the test fails and does not crash.
        if blocks.all.count < 10 { handler(block) }
      }
      SmartSentinel.debugMode = .verbose
      defer {
        SmartSentinel.debugMode = .none
        SmartSentinel.onLogGenerated { _ in }
      }
      body()
    }
    return blocks.all
  }

  @Test("LIM-4, LOG-12: what a handler decodes is not logged, and has its values and repairs")
  func decodingHandler() {
    let values = Mutex<[Int]>([])
    let blocks = blocks(
      handler: { _ in
        let report = try? SubjectModel.decode(from: #"{"v":"7"}"#)
        values.withLock { $0.append((report?.value.v ?? 0) + (report?.repairs.count ?? 0)) }
        _ = SubjectModel.deserialize(from: "[")
        _ = SubjectModel.deserialize(from: String?.none)
        var model = SubjectModel()
        SmartUpdater.update(&model, from: #"{"v":"x"}"#)
      },
      {
        _ = SubjectModel.deserialize(from: "{}")
        _ = SubjectModel.deserialize(from: "{")
      }
    )
    #expect(blocks.count == 2)
    #expect(values.withLock { $0 } == [8, 8])
  }

  @Test("LIM-4: nor is it if the handler changes the level")
  func levelInHandler() {
    let blocks = blocks(
      handler: { _ in
        SmartSentinel.debugMode = .alert
        _ = CausedModel.deserialize(from: #"{"v":"x"}"#)
        SmartSentinel.debugMode = .verbose
      },
      { _ = SubjectModel.deserialize(from: "{}") }
    )
    #expect(blocks.count == 1)
  }

  @Test("LIM-4: calls of other threads are logged meanwhile")
  func otherThread() {
    let (entered, decoded) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let thread = Thread {
      entered.wait()
      _ = OtherModel.deserialize(from: "{}")
      decoded.signal()
    }
    thread.start()
    let blocks = blocks(
      handler: { block in
        guard block.contains("SubjectModel 👈🏻") else { return }
        entered.signal()
        decoded.wait()
      },
      { _ = SubjectModel.deserialize(from: "{}") }
    )
    #expect(blocks.filter { $0.contains("OtherModel 👈🏻") }.count == 1)
    #expect(blocks.count == 2)
  }
}
