import Foundation
import FuzzKit

/// One run of a program: what was asked of a decoder, and what it answered.
///
/// Two decoders that answer alike are asked the same, so that their records are equal. Types find the script
/// without their decoder: some of them must not be seen to ask for anything but a text.
///
/// Unchecked, since a run does not leave its thread.
final class DecodeScript: @unchecked Sendable {
  @TaskLocal static var current: DecodeScript?

  static let marker = CodingUserInfoKey(rawValue: "script")

  /// What the decoder's user information holds: it must be gone after the call.
  final class Canary: Sendable {}

  /// An error of the type itself.
  struct OwnError: Error { let number: Int }

  let source: DecodeScriptSource
  let program: DecodeScriptProgram
  /// Whether the call decodes strictly.
  let isStrict: Bool
  let judge: Judge?
  var isJudge: Bool { judge != nil }
  /// Whether models are read by their twins, which know their clauses.
  var usesTwins: Bool { isJudge && !isStrict }

  /// A decoder that judges.
  enum Judge {
    case foundation
    /// The law's own decoder, for what JSONDecoder refuses.
    case law
  }

  private(set) var records: [String] = []
  private(set) var afterwards: [String] = []
  /// How many calls of some types' own code there were.
  var calls = 0
  /// The key of the loop around.
  var loopKey: String?
  /// What is expected to be repaired, by the clauses of the models.
  var repairs: [String] = []
  /// Whether a value with repairs was lost, about which the clauses say nothing.
  private(set) var hasLostRepairs = false
  /// Whether something was decoded whose meaning the judge does not know.
  var isUnsure: Bool {
    get { isOpen || isLimited && isMixed }
    set { isOpen = newValue }
  }
  private var isOpen = false

  /// Whether code ended early because of its depth, and whether some type was asked for one value at several depths:
  /// then what it does is no matter of the value, and whoever remembers that it refused is right.
  private var isLimited = false
  private var isMixed = false
  private var depths: [String: Int] = [:]

  /// What a model at the place of the next type's decoder is, if the type is given a decoder of another one.
  var nextBinds: Bool? = true

  /// The types of the program that are being decoded, and the decoders and containers that they use.
  private var frames: [Frame] = []
  private var scope: [(place: any DecodeScriptPlace, level: Int)] = []
  private var objects: [AnyObject] = []
  private var kept: [() -> Void] = []
  private var keptCount = 0
  private var remaining: Int

  /// What a type has been told so far.
  private struct Frame {
    var digest: UInt64 = 0
    var last = ""
    var later: [() -> Void] = []
    /// How many statements its code has left, so that what it does depends on nothing that was before.
    var remaining = Int.max
  }

  /// How many statements a lenient call has, which makes several attempts.
  private static let most = 600
  /// How many statements the code of a type has in lenient decoding, by how deep it is.
  private static let shares = [16, 8, 5, 3, 2, 2, 1, 1, 1]

  init(
    _ source: DecodeScriptSource,
    _ program: DecodeScriptProgram,
    isStrict: Bool,
    judge: Judge?
  ) {
    self.source = source
    self.program = program
    self.isStrict = isStrict
    self.judge = judge
    remaining = program.isBusy ? 12_000 : isStrict ? 72 : Self.most
  }

  /// Whether so much was asked in lenient decoding that a decoder may give answers again (AGR-4).
  var isLong: Bool { !isStrict && !program.isBusy && remaining < Self.most - 72 }

  /// Whether enough was asked.
  private var isSpent: Bool {
    if remaining <= 0, program.isBusy || !isStrict { isUnsure = true }
    if let rest = frames.last?.remaining, rest <= 0 { isLimited = true }
    return remaining <= 0 || (frames.last?.remaining ?? 1) <= 0
  }

  /// Records an answer; of an error, values keep what does not depend on who throws it.
  func record(_ text: String, keeping part: String? = nil) {
    if let frame = frames.indices.last {
      let part = part ?? text
      frames[frame].digest = part.utf8.reduce(frames[frame].digest &+ 1) {
        ($0 ^ UInt64($1)) &* 0x100_0000_01B3
      }
      frames[frame].last = part
    }
    if !program.isBusy || frames.isEmpty { records.append(text) }
  }

  // MARK: Types

  /// Runs the code of a type; returns what it was told, in short.
  static func enter(_ number: Int, _ decoder: any Decoder) throws -> String {
    guard let script = current else { throw OwnError(number: 0) }
    return try script.enter(number, decoder)
  }

  private func enter(_ number: Int, _ decoder: any Decoder) throws -> String {
    let binds = nextBinds
    nextBinds = true
    guard frames.count < 9 else {
      isLimited = true
      return "deep"
    }
    var frame = Frame()
    if !isStrict, !program.isBusy { frame.remaining = Self.shares[frames.count] }
    frames.append(frame)
    defer {
      frames.removeLast()
      // Foundation's containers may not be kept longer.
      if frames.isEmpty, isJudge { askKept() }
    }
    var place = DecodeScriptDecoder(decoder, self)
    // A class may be given any decoder by its subclass.
    place.binds = number < DecodeScriptSlots.base ? binds : nil
    let name = "T\(number) at \(place.path)"
    record(name)
    if !isStrict, depths.updateValue(frames.count, forKey: name) ?? frames.count != frames.count {
      isMixed = true
    }
    try perform(program.types[number], at: place)
    let later = frames[frames.count - 1].later
    frames[frames.count - 1].later = []
    for work in later { work() }
    record("end at \(Zoo.text(of: decoder.codingPath))")
    return "T\(number) \(String(frames[frames.count - 1].digest, radix: 36))"
  }

  /// Asks what was kept, after the call has ended.
  func askKept() {
    let (before, rest, work) = (records, remaining, kept)
    (records, remaining, kept) = ([], 100, [])
    frames.append(Frame())
    // Strict decoding alone knows only converted keys, and the mode ends with the call.
    if isStrict || source.keys == .same { for work in work { work() } }
    frames.removeLast()
    afterwards += records
    (records, remaining) = (before, rest)
  }

  /// Whether an object is another one than those before, which are kept for a while.
  func isNew(_ object: AnyObject) -> Bool {
    if objects.contains(where: { $0 === object }) { return false }
    if objects.count == 64 { objects.removeFirst() }
    objects.append(object)
    return true
  }

  // MARK: Statements

  func perform(_ steps: [DecodeScriptStep], at place: any DecodeScriptPlace) throws {
    scope.append((place, frames.count))
    defer { scope.removeLast() }
    for step in steps where !isSpent { try perform(step, at: place) }
  }

  private func perform(_ step: DecodeScriptStep, at place: any DecodeScriptPlace) throws {
    remaining -= 1
    if let frame = frames.indices.last { frames[frame].remaining -= 1 }
    let before = repairs.count
    do {
      try act(step, place)
    } catch {
      if repairs.count > before { hasLostRepairs = true }
      let label = step.label + " threw "
      record(label + Self.text(of: error), keeping: label + Self.shortText(of: error))
      if !step.isTried { throw error }
    }
  }

  private func act(_ step: DecodeScriptStep, _ place: any DecodeScriptPlace) throws {
    switch step.verb {
    case .block: try perform(step.body, at: place)
    case .again:
      let rest = remaining
      let frame = frames.last?.remaining ?? 0
      for _ in 0..<step.number { try perform(step.body, at: place) }
      if !program.isBusy { remaining = rest }
      if let last = frames.indices.last { frames[last].remaining = frame }
    case .first: try alternatives(step, place)
    case .refuse:
      let last = frames.last?.last ?? ""
      if last.utf8.reduce(0, { $0 &+ Int($1) }) % step.number == 0 {
        throw OwnError(number: step.number)
      }
    case .foreign: throw Self.foreignError(step.number)
    case .later:
      let index = step.number.isMultiple(of: 2) ? 0 : frames[frames.count - 1].later.count
      frames[frames.count - 1].later.insert({ try? self.perform(step.body, at: place) }, at: index)
    case .keep where judge == .law, .outer where judge == .law: isUnsure = true
    case .keep:
      guard keptCount < 6 else { return }
      keptCount += 1
      // Foundation's decoders have no value after the code of their type.
      if let value = place as? any DecodeScriptValuePlace, value.isOwn {
        kept.append { try? self.askOutside(value) }
      } else {
        kept.append { try? place.askExactly(step, self) }
      }
    case .outer: try outer(step)
    default: try place.perform(step, self)
    }
  }

  /// The first alternative that throws nothing; the error is that of the last, or of the first.
  private func alternatives(_ step: DecodeScriptStep, _ place: any DecodeScriptPlace) throws {
    var kept: (any Error)?
    for option in step.body {
      do { return try perform(option, at: place) } catch {
        kept = step.number == 0 ? error : kept ?? error
      }
    }
    if let kept { throw kept }
  }

  /// Asks a decoder or container further outside.
  ///
  /// Foundation's decoders have the value further inside meanwhile, and so have their single-value containers:
  /// of those of another type the judge answers from the document (CTR-PATH-3, CTR-SINGLE-4).
  private func outer(_ step: DecodeScriptStep) throws {
    let index = scope.count - 2 - step.number
    guard scope.indices.contains(index) else { return }
    let (place, level) = scope[index]
    guard level < frames.count, let inner = place as? any DecodeScriptValuePlace else {
      return try perform(step.body, at: place)
    }
    try askOutside(inner, isJudge ? inner.path : inner.currentPath)
  }

  private func askOutside(_ place: any DecodeScriptValuePlace, _ path: String = "kept") throws {
    guard source.keys == .same else { return }
    let text = try isJudge ? source.meaning(of: place.node) : place.exactText(self)
    record("outer \(path) \(text)")
  }

  // MARK: Errors

  private static func foreignError(_ number: Int) -> DecodingError {
    let context = DecodingError.Context(
      codingPath: [Zoo.Key("else"), Zoo.Key("where")],
      debugDescription: ""
    )
    return switch number {
    case 0: .keyNotFound(Zoo.Key("other"), context)
    case 1: .valueNotFound(Int.self, context)
    case 2: .typeMismatch(Int.self, context)
    default: .dataCorrupted(context)
    }
  }

  /// Case, path and key of an error; the path of a number that does not fit is hidden by an error of
  /// Foundation's own (AGR-8).
  static func text(of error: any Error) -> String {
    switch error {
    case DecodingError.typeMismatch(_, let context):
      return "typeMismatch at \(Zoo.text(of: context.codingPath))"
    case DecodingError.valueNotFound(_, let context):
      return "valueNotFound at \(Zoo.text(of: context.codingPath))"
    case DecodingError.keyNotFound(let key, let context):
      return "keyNotFound \(key.stringValue) at \(Zoo.text(of: context.codingPath))"
    case DecodingError.dataCorrupted(let context):
      return "dataCorrupted at \(Zoo.text(of: context.codingPath))"
    case let error as OwnError: return "own error \(error.number)"
    default: return hidden
    }
  }

  /// The same without the path that Foundation hides; in lenient decoding, without what the law leaves open.
  static func shortText(of error: any Error) -> String {
    let text = text(of: error)
    if current?.isStrict == false, !(error is OwnError) { return "failed" }
    return text.hasPrefix("dataCorrupted") ? "dataCorrupted" : text
  }

  static let hidden = "dataCorrupted at ?"
}
