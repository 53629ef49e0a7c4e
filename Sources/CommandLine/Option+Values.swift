extension Option {
  /// An option without a value, which sets a property to `value`.
  public static func flag(
    _ name: String,
    _ path: WritableKeyPath<Settings, Bool>,
    to value: Bool = true,
    _ help: String
  ) -> Self {
    Option(flag: name, help) { $0[keyPath: path] = value }
  }

  /// An option that takes any text; the property is the default.
  public static func text(
    _ name: String,
    _ placeholder: String,
    _ path: WritableKeyPath<Settings, String>,
    _ help: String,
    completing completion: Completion = .none
  ) -> Self {
    var option = Option(name, placeholder, help, completing: completion) {
      $0[keyPath: path] = $1
    }
    option.standard = { $0[keyPath: path] }
    return option
  }

  /// An option that takes any text and has no default.
  public static func text(
    _ name: String,
    _ placeholder: String,
    _ path: WritableKeyPath<Settings, String?>,
    _ help: String,
    completing completion: Completion = .none
  ) -> Self {
    Option(name, placeholder, help, completing: completion) { $0[keyPath: path] = $1 }
  }

  /// An option that takes an integer in a range; the property is the default.
  public static func number<Number: FixedWidthInteger>(
    _ name: String,
    _ placeholder: String,
    _ path: WritableKeyPath<Settings, Number>,
    _ range: ClosedRange<Number>,
    _ help: String
  ) -> Self {
    var option = Option(name, placeholder, help) { (settings, value) throws(UsageError) in
      settings[keyPath: path] = try number(value, in: range, for: name)
    }
    option.standard = { "\($0[keyPath: path])" }
    return option
  }

  /// An option that takes an integer in a range and has no default.
  public static func number<Number: FixedWidthInteger>(
    _ name: String,
    _ placeholder: String,
    _ path: WritableKeyPath<Settings, Number?>,
    _ range: ClosedRange<Number>,
    _ help: String
  ) -> Self {
    Option(name, placeholder, help) { (settings, value) throws(UsageError) in
      settings[keyPath: path] = try number(value, in: range, for: name)
    }
  }

  package static func number<Number: FixedWidthInteger>(
    _ value: String,
    in range: ClosedRange<Number>,
    for name: String
  ) throws(UsageError) -> Number {
    guard let number = Number(value), range.contains(number) else {
      throw UsageError(
        "\(name) takes a whole number from \(range.lowerBound) to \(range.upperBound),"
          + " not '\(value)'"
      )
    }
    return number
  }
}
