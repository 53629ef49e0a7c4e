/// A mistake of the user: what is wrong and how to fix it, on one line.
public struct UsageError: Error, Equatable, CustomStringConvertible {
  /// The line.
  public let description: String

  /// A mistake that is described by `description`.
  public init(_ description: String) {
    self.description = description
  }

  /// A name that is not in a list: the one that was meant, or `advice` if none is like it.
  ///
  /// - Parameters:
  ///   - kind: What it should name, such as `target`.
  ///   - name: What was written.
  ///   - names: The names that there are.
  ///   - advice: Where to find them.
  public init(unknown kind: String, _ name: String, among names: [String], else advice: String) {
    let meant = Spelling.nearest(to: name, in: names).map { "did you mean \($0)?" }
    description = "unknown \(kind) '\(name)'; \(meant ?? advice)"
  }
}
