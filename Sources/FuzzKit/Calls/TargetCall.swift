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

  /// The calls without a number; the place of each is its code.
  private static let plain: [Self] = [.run, .write, .untouched, .twin, .work, .threads, .strict]
  private static let firstAspect: UInt64 = 7
  private static let firstForm: UInt64 = 64

  /// The call in one word of a ring.
  var code: UInt64 {
    switch self {
    case .judgement(let aspect): Self.firstAspect + UInt64(aspect)
    case .form(let form): Self.firstForm + UInt64(max(0, form))
    default: UInt64(Self.plain.firstIndex(of: self) ?? 0)
    }
  }

  /// The call with this code; an unknown code means `run`.
  init(code: UInt64) {
    switch code {
    case Self.firstAspect..<Self.firstForm: self = .judgement(Int(code - Self.firstAspect))
    case Self.firstForm...4096: self = .form(Int(code - Self.firstForm))
    default: self = code < Self.firstAspect ? Self.plain[Int(code)] : .run
    }
  }

  /// The name in files and reports.
  var name: String {
    switch self {
    case .judgement(let aspect): "judgement \(aspect)"
    case .form(let form): "form \(form)"
    default: "\(self)"
    }
  }

  /// The call with this name; an unknown name means `run`.
  init(name: String) {
    let words = name.split(separator: " ").map(String.init)
    switch (words.first, words.last.flatMap { Int($0) }) {
    case ("judgement", let aspect?): self = .judgement(aspect)
    case ("form", let form?): self = .form(form)
    default: self = Self.plain.first { $0.name == name } ?? .run
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
