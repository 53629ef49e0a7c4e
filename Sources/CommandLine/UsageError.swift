/// A mistake of the user: what is wrong and how to fix it, on one line.
public struct UsageError: Error, Equatable, CustomStringConvertible {
  /// The line.
  public let description: String

  /// Creates an error with this `description`.
  public init(_ description: String) {
    self.description = description
  }

  /// An unknown name: suggests the one that was probably meant, or `advice` if none is similar.
  ///
  /// - Parameters:
  ///   - kind: What it should name, such as `target`.
  ///   - name: The name that was given.
  ///   - names: The known names.
  ///   - advice: Where to find them.
  public init(unknown kind: String, _ name: String, among names: [String], else advice: String) {
    let meant = Spelling.nearest(to: name, in: names).map { "did you mean \($0)?" }
    description = "unknown \(kind) '\(name)'; \(meant ?? advice)"
  }
}
