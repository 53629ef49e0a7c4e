/// A decoder, together with one type it decodes, as the fuzzer sees it.
///
/// A target is stateless: `run` may be called in any process, any number of times. To fuzz a
/// decoder of one's own:
///
///     struct PersonTarget: FuzzTarget {
///       let name = "person"
///       let laws: TargetLaws = [.total]
///       let seedInputs = [#"{"name":"Ann","age":7}"#]
///       func run(_ input: [UInt8], in context: RunContext) -> Execution {
///         guard let person = MyDecoder.person(from: input) else { return .thrown("refused") }
///         return .decoded(context.observe(person))
///       }
///     }
public protocol FuzzTarget: Sendable {
  /// The name on the command line and in reports; letters, digits, `-`, `.` and `/`.
  var name: String { get }

  /// The laws that hold for this target; oracles for other laws stay silent.
  var laws: TargetLaws { get }

  /// Documents that fill every field of the type; mutation starts from them.
  var seedInputs: [String] { get }

  /// Whether `--target all` leaves this target out (planted bugs, for example).
  var isOptIn: Bool { get }

  /// The decoder options that iterations draw from; none by default.
  ///
  /// `RunContext.options` holds the options word of the run.
  var optionSpace: OptionSpace { get }

  /// What the type looks at, from ``SchemaProbe``, so that mutation aims there; nothing by default.
  ///
  /// It is asked for once per plan, and has to be the same each time.
  var schema: ProbedSchema { get }

  /// Whether executions of this target come with ``Execution/features`` of their own.
  var reportsFeatures: Bool { get }

  /// What the command line needs to know this target at all, such as the program that it asks; nothing
  /// by default.
  var replayArguments: [String] { get }

  /// Decodes `input`; this is the code under test.
  func run(_ input: [UInt8], in context: RunContext) -> Execution

  /// Decodes `input` strictly, for comparison; nil if there is nothing to compare with.
  func reference(_ input: [UInt8], in context: RunContext) -> Execution?

  /// How many other ways there are to hand an input over, for ``run(_:form:in:)``; zero by default.
  var formCount: Int { get }

  /// Decodes `input` handed over in another way, `0..<formCount`; nil if that way cannot carry it.
  func run(_ input: [UInt8], form: Int, in context: RunContext) -> Execution?

  /// Decodes `input` and writes the value again; nil, the default, if there is nothing to write.
  func write(_ input: [UInt8], in context: RunContext) -> Writing?

  /// The value that no input has touched yet, for example the initial value of the model; nil, the default,
  /// if there is none.
  ///
  /// ``TargetLaws/keepsUnmentioned`` compares with it what an input does not mention, and
  /// ``TargetLaws/exactNumbers`` takes a number that stands here for a fallback.
  func untouched(in context: RunContext) -> Execution?

  /// Decodes `input` into the same model declared in another way; nil, the default, if there is none.
  func twin(_ input: [UInt8], in context: RunContext) -> Execution?

  /// Decodes `input` without any leniency; nil, the default, if there is no such mode.
  ///
  /// Its opposite is the reference; both say how they refuse (``Execution/refusal``).
  func strict(_ input: [UInt8], in context: RunContext) -> Execution?

  /// What an independent judge says of what the target does with `input`; nil, the default, if there
  /// is no judge of this aspect.
  func judgement(
    of aspect: JudgedAspect,
    on input: [UInt8],
    in context: RunContext
  ) -> JudgeVerdict?

  /// What of the type makes the answer of the reference unsuitable for some documents; nothing by
  /// default.
  var strictTraits: StrictTraits { get }

  /// Laws of one's own that hold for this target, each judged by an oracle of its name; none by default.
  var ownLaws: [any FuzzLaw] { get }

  /// What it decodes, in one line for `list`; by default how many fields, documents and laws it has.
  var summary: String { get }

  /// How many steps the decoder takes for `input`, by any count that no clock has a part in; by default the
  /// edges it takes where they are counted, else nil.
  func work(_ input: [UInt8], in context: RunContext) -> UInt64?
}

extension FuzzTarget {
  /// False: `--target all` means this target too.
  public var isOptIn: Bool { false }

  /// Nothing to draw.
  public var optionSpace: OptionSpace { .none }

  /// False: only instrumented code tells anything.
  public var reportsFeatures: Bool { false }

  /// The tool knows it.
  public var replayArguments: [String] { [] }

  /// Nothing known.
  public var schema: ProbedSchema { .none }

  /// Nothing to compare with.
  public func reference(_ input: [UInt8], in context: RunContext) -> Execution? { nil }

  /// No other way.
  public var formCount: Int { 0 }

  /// No other way.
  public func run(_ input: [UInt8], form: Int, in context: RunContext) -> Execution? { nil }

  /// Nothing to write.
  public func write(_ input: [UInt8], in context: RunContext) -> Writing? { nil }

  /// No such value.
  public func untouched(in context: RunContext) -> Execution? { nil }

  /// No other declaration.
  public func twin(_ input: [UInt8], in context: RunContext) -> Execution? { nil }

  /// No such mode.
  public func strict(_ input: [UInt8], in context: RunContext) -> Execution? { nil }

  /// No judge.
  public func judgement(
    of aspect: JudgedAspect,
    on input: [UInt8],
    in context: RunContext
  ) -> JudgeVerdict? { nil }

  /// Only the laws of the kit.
  public var ownLaws: [any FuzzLaw] { [] }

  /// What can be counted.
  public var summary: String {
    let laws = laws.rawValue.nonzeroBitCount + ownLaws.count
    let counts = [(schema.fields.count, "field"), (seedInputs.count, "document"), (laws, "law")]
    return counts.filter { $0.0 > 0 }
      .map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }.joined(separator: ", ")
  }

  /// Every answer counts.
  public var strictTraits: StrictTraits { [] }

  /// The edges that a run takes, in a build that counts them.
  public func work(_ input: [UInt8], in context: RunContext) -> UInt64? {
    guard let before = context.steps else { return nil }
    _ = run(input, in: context)
    return context.steps.map { $0 &- before }
  }

  /// The laws that hold with the options in `word`.
  public func laws(under word: UInt64) -> TargetLaws {
    word == 0 ? laws : laws.subtracting(optionSpace.voidedLaws(under: word))
  }
}

/// The promises that an oracle may hold a target to.
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
  /// Top-level keys that no property has change nothing.
  public static let unknownKeys = TargetLaws(rawValue: 1 << 8)
  /// White space and escapes change nothing.
  public static let spelling = TargetLaws(rawValue: 1 << 9)
  /// A number converts like the string that spells it.
  public static let numberIsString = TargetLaws(rawValue: 1 << 10)
  /// true and false convert like 1 and 0; not so where a string is wanted.
  public static let boolIsNumber = TargetLaws(rawValue: 1 << 11)
  /// However an input is handed over, the result is the same.
  public static let inputForms = TargetLaws(rawValue: 1 << 12)
  /// Every decoded value can be written, always in the same way, and as valid JSON.
  public static let writes = TargetLaws(rawValue: 1 << 13)
  /// What was written decodes to the same value, and nothing has to be repaired.
  public static let roundTrip = TargetLaws(rawValue: 1 << 14)
  /// What the input does not mention stays as it was.
  public static let keepsUnmentioned = TargetLaws(rawValue: 1 << 15)
  /// An array with a bad element decodes like the array without it.
  public static let dropsBadElements = TargetLaws(rawValue: 1 << 16)
  /// A scalar property takes a value of another kind as the same value, or not at all.
  public static let sameOrInitial = TargetLaws(rawValue: 1 << 17)
  /// A number is kept exactly, or as the floating-point number nearest to it, or not at all.
  ///
  /// Not at all means that the property has its initial value, as ``FuzzTarget/untouched(in:)`` gives it: a
  /// decoder that falls back has to implement that, or every fallback looks like a wrong number.
  public static let exactNumbers = TargetLaws(rawValue: 1 << 18)
  /// A number may be written with a fraction or an exponent of nothing; not so for strings.
  public static let numberSpelling = TargetLaws(rawValue: 1 << 19)
  /// What was decoded before has no part in the result, whether it succeeded or failed.
  public static let stateless = TargetLaws(rawValue: 1 << 20)
  /// Documents nested up to the limit decode, and deeper ones are refused.
  public static let depthLimit = TargetLaws(rawValue: 1 << 21)
  /// The work for an input grows no faster than its length.
  public static let linearCost = TargetLaws(rawValue: 1 << 22)
  /// JSON inside a string reads like the JSON itself, where a collection or a model is wanted.
  public static let stringifiedIsNested = TargetLaws(rawValue: 1 << 23)
  /// The model declared in another way gives the same.
  public static let twin = TargetLaws(rawValue: 1 << 24)
  /// The order of dictionaries and sets, which differs from process to process, has no part in the result.
  public static let hashSeed = TargetLaws(rawValue: 1 << 26)
  /// Where the strict reference decodes, leniency has no part in the result, whatever the document.
  public static let strictAgreement = TargetLaws(rawValue: 1 << 27)
  /// Without leniency every answer is that of the strict reference.
  public static let strictEquality = TargetLaws(rawValue: 1 << 28)
  /// An independent judge gives every input the same answer.
  public static let judged = TargetLaws(rawValue: 1 << 29)
  /// An independent judge says the same of what every decoded value is written as.
  public static let judgedEncoding = TargetLaws(rawValue: 1 << 30)
  /// An independent judge says the same of what is logged.
  public static let judgedLogging = TargetLaws(rawValue: 1 << 31)
  /// An independent judge finds every repaired value at the place that its repair reports.
  public static let judgedPlaces = TargetLaws(rawValue: 1 << 32)
  /// An independent judge says the same of the result of updating a value with any input.
  public static let judgedUpdating = TargetLaws(rawValue: 1 << 33)
  /// An independent judge says the same of the wanted type and the action of every repair.
  public static let judgedDetails = TargetLaws(rawValue: 1 << 34)
  /// An independent judge says the same after other calls.
  public static let judgedSequence = TargetLaws(rawValue: 1 << 35)
  /// A decoder in another process answers every input.
  public static let answers = TargetLaws(rawValue: 1 << 25)
}
