/// A target that traps only if an input is passed in its second alternative form.
public struct FormTarget: FuzzTarget {
  /// True: it traps on purpose.
  public let isOptIn = true
  /// `planted/form`.
  public let name = "planted/form"
  /// The law whose oracle tries the forms.
  public let laws: TargetLaws = [.inputForms]
  /// One small document.
  public let seedInputs = [#"{"a":1,"b":[true,null]}"#]
  /// Two, of which the second traps.
  public let formCount = 2

  /// A target that traps in one form.
  public init() {}

  /// Its purpose.
  public var summary: String { "a bug that only one form of input shows" }

  /// Reads any JSON value.
  public func run(_ input: [UInt8], in context: RunContext) -> Execution {
    JSONTree(parsing: input).map { .decoded($0) } ?? .thrown("syntax")
  }

  /// Reads any JSON value in form 0 and traps in form 1.
  public func run(_ input: [UInt8], form: Int, in context: RunContext) -> Execution? {
    if form == 1 { fatalError("planted in a form") }
    return run(input, in: context)
  }
}
