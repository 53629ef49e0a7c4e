/// A decoder, together with one type it decodes, as the fuzzer sees it.
///
/// A target is stateless: `run` may be called in any process, any number of times. To fuzz your
/// own decoder:
///
///     struct PersonTarget: FuzzTarget {
///       let name = "person"
///       let laws: TargetLaws = [.total]
///       let seedInputs = [#"{"name":"Ann","age":7}"#]
///       func run(_ input: [UInt8], in context: RunContext) -> Execution {
///         context.execution { try MyDecoder().decode(Person.self, from: Data(input)) }
///       }
///     }
public protocol FuzzTarget: Sendable {
  /// The name on the command line and in reports; may contain letters, digits, `-`, `.` and `/`.
  var name: String { get }

  /// The laws that hold for this target; oracles for other laws do not judge it.
  var laws: TargetLaws { get }

  /// Documents that fill every field of the type; mutation starts from them. None by default.
  ///
  /// They are JSON texts also for a target with a ``format``.
  var seedInputs: [String] { get }

  /// The documents that mutation starts from, where some are bytes or damaged; by default ``seedInputs``.
  var seeds: [FuzzSeed] { get }

  /// The format of the documents; nil, the default, if it is JSON.
  var format: FuzzFormat? { get }

  /// Whether `--target all` leaves this target out (planted bugs, for example).
  var isOptIn: Bool { get }

  /// How many inputs the target gets while a target of weight 1, the default, gets one, in `1...100`; numbers
  /// outside count as the nearest inside.
  ///
  /// A target that judges a whole language takes more inputs to try than a model, and so should weigh more.
  var weight: Int { get }

  /// The decoder options that iterations draw from; none by default.
  ///
  /// `RunContext.options` holds the options word of the run.
  var optionSpace: OptionSpace { get }

  /// The places that the type reads, from ``SchemaProbe``, to guide mutation; none by default.
  ///
  /// It is read once per plan and must be the same each time.
  var schema: ProbedSchema { get }

  /// Whether executions of this target include ``Execution/features``.
  var reportsFeatures: Bool { get }

  /// The command line arguments that a replay needs to find this target, such as the program that it runs;
  /// none by default.
  var replayArguments: [String] { get }

  /// Decodes `input`; this is the code under test.
  func run(_ input: [UInt8], in context: RunContext) -> Execution

  /// Decodes `input` strictly, for comparison; nil if there is no strict reference.
  func reference(_ input: [UInt8], in context: RunContext) -> Execution?

  /// The number of other input forms, for ``run(_:form:in:)``; zero by default.
  var formCount: Int { get }

  /// Decodes `input` in another form, `0..<formCount`; nil if that form cannot represent it.
  func run(_ input: [UInt8], form: Int, in context: RunContext) -> Execution?

  /// Decodes `input` and encodes the value again; nil, the default, if the target does not encode.
  func write(_ input: [UInt8], in context: RunContext) -> Writing?

  /// Returns the value before any input is applied, such as the model's initial value; nil, the
  /// default, if there is none.
  ///
  /// ``TargetLaws/keepsUnmentioned`` compares it with the values that an input does not mention, and
  /// ``TargetLaws/exactNumbers`` treats a number that equals the one here as a fallback.
  func untouched(in context: RunContext) -> Execution?

  /// Decodes `input` into the same model, declared differently; nil, the default, if there is none.
  func twin(_ input: [UInt8], in context: RunContext) -> Execution?

  /// Decodes `input` without any leniency; nil, the default, if there is no such mode.
  ///
  /// It is compared with the reference; both report how they refuse (``Execution/refusal``).
  func strict(_ input: [UInt8], in context: RunContext) -> Execution?

  /// What a judge compares beside decoding, so that ``judgement(of:on:in:)`` is asked for it; nothing by
  /// default.
  var judgedAspects: [JudgedAspect] { get }

  /// Returns an independent judge's verdict on the target's answer to `input`; nil, the default, if there
  /// is no judge.
  func judgement(
    of aspect: JudgedAspect,
    on input: [UInt8],
    in context: RunContext
  ) -> JudgeVerdict?

  /// The traits of the type that make the reference's answer unsuitable for some documents; none by
  /// default.
  var strictTraits: StrictTraits { get }

  /// Custom laws that hold for this target, each checked by an oracle of its name; none by default.
  var ownLaws: [any FuzzLaw] { get }

  /// What the target decodes, in one line for `list`; by default the number of fields, documents and laws.
  var summary: String { get }

  /// Returns the work that decoding `input` takes, in any unit that does not depend on a clock; by default
  /// the number of edges taken, or nil if edges are not counted.
  func work(_ input: [UInt8], in context: RunContext) -> UInt64?
}

extension FuzzTarget {
  /// None: ``seeds`` has them.
  public var seedInputs: [String] { [] }

  /// The texts of ``seedInputs``.
  public var seeds: [FuzzSeed] { seedInputs.map { FuzzSeed($0) } }

  /// Nil: the target decodes JSON.
  public var format: FuzzFormat? { nil }

  /// False: `--target all` includes this target.
  public var isOptIn: Bool { false }

  /// 1: the target gets as many inputs as most.
  public var weight: Int { 1 }

  /// None: there are no options.
  public var optionSpace: OptionSpace { .none }

  /// False: only instrumented code reports features.
  public var reportsFeatures: Bool { false }

  /// None: the tool already knows the target.
  public var replayArguments: [String] { [] }

  /// None: the schema is unknown.
  public var schema: ProbedSchema { .none }

  /// Nil: there is no reference.
  public func reference(_ input: [UInt8], in context: RunContext) -> Execution? { nil }

  /// Zero: there is no other form.
  public var formCount: Int { 0 }

  /// Nil: there is no other form.
  public func run(_ input: [UInt8], form: Int, in context: RunContext) -> Execution? { nil }

  /// Nil: the target does not encode.
  public func write(_ input: [UInt8], in context: RunContext) -> Writing? { nil }

  /// Nil: there is no such value.
  public func untouched(in context: RunContext) -> Execution? { nil }

  /// Nil: there is no other declaration.
  public func twin(_ input: [UInt8], in context: RunContext) -> Execution? { nil }

  /// Nil: there is no such mode.
  public func strict(_ input: [UInt8], in context: RunContext) -> Execution? { nil }

  /// None: a judge compares only the answer to an input.
  public var judgedAspects: [JudgedAspect] { [] }

  /// Nil: there is no judge.
  public func judgement(
    of aspect: JudgedAspect,
    on input: [UInt8],
    in context: RunContext
  ) -> JudgeVerdict? { nil }

  /// None: there are no custom laws.
  public var ownLaws: [any FuzzLaw] { [] }

  /// The number of fields, documents and laws.
  public var summary: String {
    let laws = laws.rawValue.nonzeroBitCount + ownLaws.count
    let counts = [(schema.fields.count, "field"), (seeds.count, "document"), (laws, "law")]
    return counts.filter { $0.0 > 0 }
      .map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }.joined(separator: ", ")
  }

  /// None: the reference suits every document.
  public var strictTraits: StrictTraits { [] }

  /// The number of edges that a run takes; nil in a build that does not count them.
  public func work(_ input: [UInt8], in context: RunContext) -> UInt64? {
    guard let before = context.steps else { return nil }
    _ = run(input, in: context)
    return context.steps.map { $0 &- before }
  }

  /// The laws that hold under the options in `word`.
  public func laws(under word: UInt64) -> TargetLaws {
    word == 0 ? laws : laws.subtracting(optionSpace.voidedLaws(under: word))
  }
}

/// The laws that a target can claim; oracles check them.
public struct TargetLaws: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// A set of laws with these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Every JSON object decodes.
  public static let total = TargetLaws(rawValue: 1 << 0)
  /// Text that is not JSON is refused, however deeply it nests.
  public static let strictSyntax = TargetLaws(rawValue: 1 << 1)
  /// Where the strict reference decodes, the result is the same.
  public static let agreement = TargetLaws(rawValue: 1 << 2)
  /// A repair is reported exactly when something was repaired.
  public static let reportsRepairs = TargetLaws(rawValue: 1 << 3)
  /// The order of keys does not matter.
  public static let keyOrder = TargetLaws(rawValue: 1 << 4)
  /// A null member means the same as a missing one.
  public static let nullIsMissing = TargetLaws(rawValue: 1 << 5)
  /// The top-level member `k` is read by the property `k` only.
  public static let locality = TargetLaws(rawValue: 1 << 6)
  /// The same input gives the same result.
  public static let repeatable = TargetLaws(rawValue: 1 << 7)
  /// Top-level keys that match no property change nothing.
  public static let unknownKeys = TargetLaws(rawValue: 1 << 8)
  /// White space and escapes change nothing.
  public static let spelling = TargetLaws(rawValue: 1 << 9)
  /// A number converts like the string that spells it.
  public static let numberIsString = TargetLaws(rawValue: 1 << 10)
  /// true and false convert like 1 and 0, except where a string is wanted.
  public static let boolIsNumber = TargetLaws(rawValue: 1 << 11)
  /// Every form of an input gives the same result.
  public static let inputForms = TargetLaws(rawValue: 1 << 12)
  /// Every decoded value can be encoded, always in the same way, and as valid JSON.
  public static let writes = TargetLaws(rawValue: 1 << 13)
  /// An encoded value decodes to the same value without repairs.
  public static let roundTrip = TargetLaws(rawValue: 1 << 14)
  /// Properties that the input does not mention keep their values.
  public static let keepsUnmentioned = TargetLaws(rawValue: 1 << 15)
  /// An array with an invalid element decodes like the array without it.
  public static let dropsBadElements = TargetLaws(rawValue: 1 << 16)
  /// A scalar property reads a value of another kind as the same value, or falls back.
  public static let sameOrInitial = TargetLaws(rawValue: 1 << 17)
  /// A number is kept exactly, is rounded to the nearest floating-point number, or falls back.
  ///
  /// A fallback is recognized by the initial value that ``FuzzTarget/untouched(in:)`` returns: a decoder that
  /// falls back must implement it, or every fallback looks like a wrong number.
  public static let exactNumbers = TargetLaws(rawValue: 1 << 18)
  /// A number may be written with a zero fraction or exponent; this does not apply to strings.
  public static let numberSpelling = TargetLaws(rawValue: 1 << 19)
  /// Earlier calls, successful or not, do not affect the result.
  public static let stateless = TargetLaws(rawValue: 1 << 20)
  /// Documents nested up to the limit decode, and deeper ones are refused.
  public static let depthLimit = TargetLaws(rawValue: 1 << 21)
  /// The work for an input grows at most linearly with its length.
  public static let linearCost = TargetLaws(rawValue: 1 << 22)
  /// JSON inside a string reads like the JSON itself where a collection or a model is wanted.
  public static let stringifiedIsNested = TargetLaws(rawValue: 1 << 23)
  /// The same model, declared differently, gives the same result.
  public static let twin = TargetLaws(rawValue: 1 << 24)
  /// The order of dictionaries and sets, which varies between processes, does not affect results.
  public static let hashSeed = TargetLaws(rawValue: 1 << 26)
  /// Wherever the strict reference decodes, whatever the document, leniency changes nothing.
  public static let strictAgreement = TargetLaws(rawValue: 1 << 27)
  /// Without leniency, every answer equals that of the strict reference.
  public static let strictEquality = TargetLaws(rawValue: 1 << 28)
  /// An independent judge gives the same answer to every input.
  public static let judged = TargetLaws(rawValue: 1 << 29)
  /// A decoder in another process answers every input.
  public static let answers = TargetLaws(rawValue: 1 << 25)

  /// The laws about JSON as text, which say nothing about other formats.
  static let aboutJSONText: TargetLaws = [.strictSyntax, .depthLimit]
}
