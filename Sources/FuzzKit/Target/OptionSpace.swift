/// The decoder options that a target can be run with, as a table: axes, and choices on each axis.
///
/// The first choice of each axis is its default. A choice can void laws that the decoder does not keep under
/// that option. A combination is written as an options word, a mixed-radix number with one digit per axis, so
/// the word 0 stands for all defaults.
///
///     OptionSpace([.init("date", [.init("auto"), .init("iso8601", voids: .roundTrip)])])
public struct OptionSpace: Sendable {
  /// One value of an option.
  public struct Choice: Sendable {
    /// The name in reports.
    public let name: String
    /// The laws that do not hold with this choice.
    public let voids: TargetLaws

    /// Creates a choice that voids these laws; none by default.
    public init(_ name: String, voids: TargetLaws = []) {
      self.name = name
      self.voids = voids
    }
  }

  /// One option.
  public struct Axis: Sendable {
    /// The name in reports.
    public let name: String
    /// Its choices, the default first; an axis without choices counts as having just one.
    public let choices: [Choice]

    /// Creates an axis with these choices.
    public init(_ name: String, _ choices: [Choice]) {
      self.name = name
      self.choices = choices
    }
  }

  /// The options.
  public let axes: [Axis]

  /// Creates a space with these axes; at most 2^64 combinations can be distinguished.
  public init(_ axes: [Axis]) {
    self.axes = axes
  }

  /// A space without options.
  public static let none = OptionSpace([])

  /// The index of the choice on each axis; every word is a valid combination.
  public func choices(in word: UInt64) -> [Int] {
    var rest = word
    return axes.map { axis in
      let radix = UInt64(max(1, axis.choices.count))
      defer { rest /= radix }
      return Int(rest % radix)
    }
  }

  /// The word for these choices, one per axis; an index out of range counts as the default.
  public func word(for choices: [Int]) -> UInt64 {
    var word: UInt64 = 0
    for (axis, choice) in zip(axes, choices).reversed() {
      let radix = UInt64(max(1, axis.choices.count))
      let digit = axis.choices.indices.contains(choice) ? UInt64(choice) : 0
      word = word &* radix &+ digit
    }
    return word
  }

  /// The laws that do not hold under the options in `word`.
  public func voidedLaws(under word: UInt64) -> TargetLaws {
    chosen(in: word).reduce(into: []) { $0.formUnion($1.choice.voids) }
  }

  /// The options in `word` that are not the default, such as `date=iso8601 number=truncate`.
  public func description(of word: UInt64) -> String {
    let names = chosen(in: word).map { "\($0.axis.name)=\($0.choice.name)" }
    return names.isEmpty ? "defaults" : names.joined(separator: " ")
  }

  /// Draws all defaults half of the time, and otherwise each option's default half of the time.
  public func draw(_ generator: inout SeededGenerator) -> UInt64 {
    guard !axes.isEmpty, generator.oneIn(2) else { return 0 }
    return word(
      for: axes.map { generator.oneIn(2) ? 0 : generator.below($0.choices.count) }
    )
  }

  /// The choices in `word` that are not the default.
  private func chosen(in word: UInt64) -> [(axis: Axis, choice: Choice)] {
    zip(axes, choices(in: word))
      .compactMap { axis, choice in
        choice > 0 ? (axis, axis.choices[choice]) : nil
      }
  }
}
