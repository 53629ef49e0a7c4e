import Foundation
import Synchronization

/// What a faulty toy remembers of earlier decodes.
final class ToyMemory: Sendable {
  /// What the memory says about an input.
  enum Answer: Sendable {
    case nothing
    /// The very same input came just before.
    case again
    /// It came before the last one, which was another and was decoded.
    case back
    /// It came before the last one, which was refused.
    case backAfterFailure
    /// It comes on another thread than the first one.
    case elsewhere
  }

  static let shared = ToyMemory()

  private let threads = Mutex<[ToyFault: pthread_t]>([:])
  private let inputs = Mutex<[ToyFault: [[UInt8]]]>([:])

  /// Notes `input` for the decoder with this fault; honest decoders remember nothing.
  func note(_ input: [UInt8], _ fault: ToyFault?) -> Answer {
    if fault == .threads { return isElsewhere(.threads) ? .elsewhere : .nothing }
    guard let fault, [.repeatability, .remembering, .rememberingFailure].contains(fault) else {
      return .nothing
    }
    return inputs.withLock { inputs in
      let known = inputs[fault] ?? []
      inputs[fault] = known.suffix(1) + [input]
      if known.last == input { return .again }
      guard known.count == 2, known[0] == input else { return .nothing }
      if known[1].last != UInt8(ascii: "}") { return .backAfterFailure }
      // Other oracles have documents in between as well, but make them up.
      return ToyTarget.documents.contains(known[1]) ? .back : .nothing
    }
  }

  private func isElsewhere(_ fault: ToyFault) -> Bool {
    let thread = pthread_self()
    return threads.withLock { threads in
      guard let first = threads[fault] else {
        threads[fault] = thread
        return false
      }
      return first != thread
    }
  }
}
