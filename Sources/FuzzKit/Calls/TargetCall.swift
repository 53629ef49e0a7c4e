/// The method of a target that ran; with target, options word and input it can be run again.
enum TargetCall: Hashable, Sendable {
  /// `run(_:in:)`.
  case run
  /// `write(_:in:)`.
  case write
  /// `untouched(in:)`.
  case untouched
  /// `twin(_:in:)`.
  case twin
  /// `work(_:in:)`.
  case work
  /// `strict(_:in:)`.
  case strict
  /// `judgement(of:on:in:)`: 0 for decoding, then the target's own aspects by number.
  case judgement(Int)
  /// `run(_:in:)` on two threads at the same time.
  case threads
  /// `run(_:form:in:)` with this form.
  case form(Int)

  /// Whether it calls a target's judge.
  var isJudgement: Bool {
    if case .judgement = self { true } else { false }
  }

  /// The call in one word of a ring.
  var code: UInt64 {
    switch self {
    case .run: 0
    case .write: 1
    case .untouched: 2
    case .twin: 3
    case .work: 4
    case .threads: 5
    case .strict: 6
    case .judgement(let aspect): Self.firstAspect + UInt64(aspect)
    case .form(let form): Self.firstForm + UInt64(max(0, form))
    }
  }

  /// The call with this code; an unknown code means `run`.
  init(code: UInt64) {
    switch code {
    case 1: self = .write
    case 2: self = .untouched
    case 3: self = .twin
    case 4: self = .work
    case 5: self = .threads
    case 6: self = .strict
    case Self.firstAspect..<Self.firstForm: self = .judgement(Int(code - Self.firstAspect))
    case Self.firstForm...4096: self = .form(Int(code - Self.firstForm))
    default: self = .run
    }
  }

  private static let firstAspect: UInt64 = 7
  private static let firstForm: UInt64 = 64

  /// The name in files and reports.
  var name: String {
    switch self {
    case .run: "run"
    case .write: "write"
    case .untouched: "untouched"
    case .twin: "twin"
    case .work: "work"
    case .threads: "threads"
    case .strict: "strict"
    case .judgement(let aspect): "judgement \(aspect)"
    case .form(let form): "form \(form)"
    }
  }

  /// The call with this name; an unknown name means `run`.
  init(name: String) {
    switch name {
    case "write": self = .write
    case "untouched": self = .untouched
    case "twin": self = .twin
    case "work": self = .work
    case "threads": self = .threads
    case "strict": self = .strict
    default:
      let words = name.split(separator: " ").map(String.init)
      switch (words.first, words.last) {
      case ("judgement", let word?): self = Int(word).map { .judgement($0) } ?? .run
      case ("form", let word?): self = Int(word).map { .form($0) } ?? .run
      default: self = .run
      }
    }
  }

  /// Makes the call and discards the result.
  func perform(on target: any FuzzTarget, _ input: [UInt8], in context: RunContext) {
    switch self {
    case .run: _ = target.run(input, in: context)
    case .write: _ = target.write(input, in: context)
    case .untouched: _ = target.untouched(in: context)
    case .twin: _ = target.twin(input, in: context)
    case .work: _ = target.work(input, in: context)
    case .strict: _ = target.strict(input, in: context)
    case .judgement(let number):
      let aspects = target.allAspects
      guard aspects.indices.contains(number) else { break }
      _ = target.judgement(of: aspects[number], on: input, in: context)
    case .threads: _ = ConcurrentRuns.digests(of: target, input, in: context)
    case .form(let form): _ = target.run(input, form: form, in: context)
    }
  }
}
