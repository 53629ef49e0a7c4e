/// An option of a command, declared once for parsing, help and completions.
///
/// Options are applied in the order in which they are given, so that one may depend on another before it.
public struct Option<Settings> {
  var facts: Facts
  /// Stores a value in the settings; the value is empty for an option without one.
  let set: (inout Settings, String) throws(UsageError) -> Void
  /// The default value, for the help.
  var standard: (Settings) -> String? = { _ in nil }

  /// An option with a value.
  ///
  /// - Parameters:
  ///   - name: The name with its hyphens.
  ///   - placeholder: The name of the value in the help.
  ///   - help: What it does.
  ///   - completion: What a shell may suggest; made when a shell asks.
  ///   - set: Stores the value in the settings; it throws an error that names the option.
  public init(
    _ name: String,
    _ placeholder: String,
    _ help: String,
    completing completion: @autoclosure @escaping () -> Completion = .none,
    set: @escaping (inout Settings, String) throws(UsageError) -> Void
  ) {
    facts = Facts(name: name, placeholder: placeholder, help: help, makeCompletion: completion)
    self.set = set
  }

  /// Its name with its hyphens.
  public var name: String { facts.name }

  /// An option without a value.
  ///
  /// - Parameters:
  ///   - name: The name with its hyphens.
  ///   - help: What it does.
  ///   - set: Changes the settings.
  public init(flag name: String, _ help: String, set: @escaping (inout Settings) -> Void) {
    facts = Facts(name: name, help: help)
    self.set = { settings, _ in set(&settings) }
  }

  /// The facts for the help of a command with these settings.
  func facts(with settings: Settings) -> Facts {
    var facts = facts
    let standard = standard(settings).map { "default \($0)" }
    let notes = [standard, facts.repetition == .every ? "may be repeated" : nil].compactMap(\.self)
    if !notes.isEmpty { facts.help += " (\(notes.joined(separator: "; ")))" }
    return facts
  }

  /// The option with another rule for repetition; by default it is refused.
  public func repeating(_ repetition: Repetition) -> Self {
    var copy = self
    copy.facts.repetition = repetition
    return copy
  }

  /// The option as a required one.
  public func required() -> Self {
    var copy = self
    copy.facts.isRequired = true
    return copy
  }

  /// The option with its own text for the default.
  public func defaulting(to text: String) -> Self {
    var copy = self
    copy.standard = { _ in text }
    return copy
  }

  /// The option for larger settings that contain these.
  public func within<Whole>(_ path: WritableKeyPath<Whole, Settings>) -> Option<Whole> {
    let set = set
    let standard = standard
    var whole = Option<Whole>(facts.name, "", facts.help) { (settings, value) throws(UsageError) in
      try set(&settings[keyPath: path], value)
    }
    whole.facts = facts
    whole.standard = { standard($0[keyPath: path]) }
    return whole
  }
}
