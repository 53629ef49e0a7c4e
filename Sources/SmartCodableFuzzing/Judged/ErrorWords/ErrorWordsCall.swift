import Foundation
import FuzzKit
import PlatformSupport
import SmartCodable

/// A text that is mostly no JSON or no property list, and how it is given.
struct ErrorWordsCall: CustomStringConvertible {
  /// A model that reads nothing.
  struct Nothing: SmartCodable {}

  /// A plain type that takes every value.
  struct Anything: Codable {
    init() {}
    init(from decoder: any Decoder) throws {}
  }

  enum Entry: CaseIterable {
    case data, string, decoder, braceless, logged, list
  }

  enum Answer: Equatable {
    case accepted
    /// The description of a `dataCorrupted` at the top level.
    case corrupted(String)
    case otherError
    /// The lines of the blocks, and what was printed.
    case logged(blocks: [String], printed: String)
  }

  let entry: Entry
  let bytes: [UInt8]
  /// What must be wrong.
  let problem: ErrorWordsProblem?

  /// The call that an input describes; nil if it is too long, or if its first bytes tell another encoding.
  init?(_ input: [UInt8], in context: RunContext) {
    guard input.count <= 2048 else { return nil }
    var generator = SeededGenerator(
      seed: context.iteration,
      corpusDigest: 11,
      iteration: UInt64(input.count)
    )
    if generator.oneIn(4) {
      let list = ErrorWordsList(generator)
      (entry, bytes, problem) = (.list, list.bytes, list.problem)
      return
    }
    let text = ErrorWordsText.text(input, &generator)
    let marks: [[UInt8]] = [[0xEF, 0xBB, 0xBF], [0xFE, 0xFF], [0xFF, 0xFE]]
    let isMarked = marks.contains { text.starts(with: $0) }
    guard !isMarked, !text.prefix(4).contains(0) else { return nil }
    let entries: [Entry] = [.data, .data, .string, .decoder, .braceless, .logged]
    var entry = generator.pick(entries) ?? .data
    if entry == .string, String(checking: text, as: UTF8.self) == nil { entry = .data }
    self.entry = entry
    bytes = text
    problem = ErrorWordsProblem(of: text, isBraceless: entry == .braceless)
  }

  var description: String { "\(entry) \(String(decoding: bytes, as: UTF8.self).debugDescription)" }

  func answer() -> Answer {
    do {
      switch entry {
      case .data: _ = try Nothing.decode(from: Data(bytes))
      case .string: _ = try Nothing.decode(from: String(decoding: bytes, as: UTF8.self))
      case .decoder, .braceless:
        let decoder = SmartJSONDecoder()
        decoder.assumesTopLevelDictionary = entry == .braceless
        _ = try decoder.decode(Anything.self, from: Data(bytes))
      case .logged: return Self.logged { Nothing.deserialize(from: Data(bytes)) != nil }
      case .list: return Self.logged { Nothing.deserializePlist(from: Data(bytes)) != nil }
      }
      return .accepted
    } catch DecodingError.dataCorrupted(let context) where context.codingPath.isEmpty {
      return .corrupted(context.debugDescription)
    } catch {
      return .otherError
    }
  }

  private static let blocks = Mutex<[String]>([])

  /// What is logged and printed by a call that fails.
  private static func logged(_ call: () -> Bool) -> Answer {
    let whole = {
      blocks.withLock { $0 = [] }
      let own = ObjectIdentifier(Thread.current)
      SmartSentinel.onLogGenerated { block in
        if ObjectIdentifier(Thread.current) == own { blocks.withLock { $0.append(block) } }
      }
      SmartSentinel.debugMode = .alert
      defer { SmartSentinel.debugMode = .none }
      return call()
    }
    guard let (isAccepted, text) = StandardOutput.captured(whole) else { return .otherError }
    return isAccepted ? .accepted : .logged(blocks: blocks.withLock { $0 }, printed: text)
  }

  // MARK: Judgement

  /// What is wrong with an answer; nil if nothing is.
  func problem(of answer: Answer) -> PlacedText.Problem? {
    guard let problem else {
      // A right text may be of another kind than the model, a right list is not.
      let isRefused = if case .corrupted = answer { true } else { entry == .list }
      return isRefused && answer != .accepted
        ? .init(word: "acceptance", detail: "\(answer)") : nil
    }
    let description: String
    switch answer {
    case .accepted, .otherError: return .init(word: "\(problem.categories)", detail: "\(answer)")
    case .corrupted(let text): description = text
    case .logged(let blocks, let printed):
      guard blocks.count == 1, let block = blocks.first else {
        return .init(word: "block", detail: "\(blocks)")
      }
      guard printed.contains(block + "\n") else { return .init(word: "print", detail: printed) }
      let lines = LogBlock(of: nil, at: .alert, names: .init(call: "Nothing") { _ in .any }).lines
      let found = block.split(separator: "\n", omittingEmptySubsequences: false)
      guard found.count == lines.count, zip(lines, found).allSatisfy({ $0.fits($1) }) else {
        return .init(word: "lines", detail: block)
      }
      description = String(found[3])
    }
    let difference =
      entry == .list
      ? problem.listDifference(from: description)
      : problem.difference(from: description, in: bytes)
    return difference.map { .init(word: $0, detail: "\(description), wanted \(problem)") }
  }
}
