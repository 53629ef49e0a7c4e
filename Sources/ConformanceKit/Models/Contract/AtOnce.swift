import PlatformSupport

import struct Foundation.Data
import struct Foundation.Date
import class Foundation.DispatchGroup
import class Foundation.NSCondition
import class Foundation.Thread

/// The order in which threads that decode with one object go on: by turns, step by step, so that their calls
/// overlap and always in the same way.
final class Turns: Sendable {
  /// A thread's place in the order.
  struct Seat: Sendable {
    let turns: Turns
    let number: Int

    /// The seat of the current thread.
    @TaskLocal static var current: Seat?

    /// Lets the next one go on, and waits for the own turn.
    func step() { turns.pass(from: number, leaves: false) }

    /// Lets the others go on without this one.
    func leave() { turns.pass(from: number, leaves: true) }
  }

  private struct State {
    var waiting: [Int]
    /// The seats that have had their first turn.
    var seated: Set<Int> = []
  }

  /// A decoder that lets one call in after the other keeps the first one waiting in vain.
  private static let patience = 2.0

  private let state: Mutex<State>
  private let condition = NSCondition()
  private let deadline = Date(timeIntervalSinceNow: patience)

  init(of size: Int) { state = Mutex(State(waiting: Array(0..<size))) }

  private func pass(from seat: Int, leaves: Bool) {
    condition.lock()
    defer { condition.unlock() }
    state.withLock { state in
      let isSeated = !state.seated.insert(seat).inserted
      if isSeated || leaves { state.waiting.removeAll { $0 == seat } }
      if isSeated, !leaves { state.waiting.append(seat) }
    }
    condition.broadcast()
    while !leaves, state.withLock({ $0.waiting.first != seat }), condition.wait(until: deadline) {}
  }
}

extension ContractModels {
  /// An object read in three steps, between which those who read others have their turn (model 46).
  struct Met: DecoderRecording {
    let seen: Seen
    static func read(_ decoder: any Decoder, _ seen: inout Seen) throws {
      Turns.Seat.current?.step()
      let object = try decoder.container(keyedBy: AnyKey.self)
      seen.note("a", try object.decode(Int.self, forKey: "a"))
      Turns.Seat.current?.step()
      seen.note("l", try object.decode([Int].self, forKey: "l"))
      Turns.Seat.current?.step()
      seen.note("b", try object.decode([String: String].self, forKey: "b"))
      seen.write("path \(Seen.path(of: decoder.codingPath))")
    }
  }

  /// What threads make of documents that they decode at the same time with one object (model 46).
  struct AtOnce: Recording {
    let seen: Seen

    init(_ documents: [Data], with decoder: any DropInDecoder) {
      // One thread at a time has its turn, so that a decoder that may not be shared is not torn either; what
      // it answers counts for who claims `shared`.
      nonisolated(unsafe) let decoder = decoder
      let lines = Mutex<[Int: [String]]>([:])
      let turns = Turns(of: documents.count)
      let group = DispatchGroup()
      for (index, document) in documents.enumerated() {
        group.enter()
        Thread.detachNewThread {
          let seat = Turns.Seat(turns: turns, number: index)
          let met = Turns.Seat.$current.withValue(seat) { () -> Result<[String], any Error> in
            seat.step()
            return Result { try unsafe decoder.decode(Met.self, from: document).seen.lines }
          }
          seat.leave()
          lines.withLock { $0[index] = (try? met.get()) ?? ["threw"] }
          group.leave()
        }
      }
      group.wait()
      let read = lines.withLock { $0 }
      seen = Seen(documents.indices.flatMap { read[$0] ?? [] })
    }

    init(from decoder: any Decoder) throws {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "only the caller can be asked this")
      )
    }
  }
}

extension TwinCatalog {
  /// Adds a type for documents, the strings of an object, that are decoded at once by one object.
  mutating func addAtOnce(_ id: ModelID) {
    add(
      id,
      twin: { decoder, data in
        let encode = Reentry.current.encode
        let documents = try decoder.decode([String: String].self, from: data)
          .sorted { $0.key < $1.key }
        let encoded = try documents.map { Data(try encode?($0.value) ?? Array($0.value.utf8)) }
        return ContractModels.AtOnce(encoded, with: decoder)
      }
    )
  }
}
