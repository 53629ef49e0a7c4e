/// The id of a case: `chapter/subject/detail` in lower-case kebab, never changed or reused.
public struct CaseID: KitName {
  /// The id as text.
  public let rawValue: String

  /// Creates an id from its text; lint checks the form.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The part before the first slash, which is also the area in reports.
  public var chapter: String {
    String(rawValue.prefix { $0 != "/" })
  }

  /// The id as tests spell it: `chapter:subject:detail`.
  ///
  /// Test names may not contain `/`, `.` or `,`, which separate the parts of test specifiers.
  public var testName: String {
    String(rawValue.map { $0 == "/" ? ":" : $0 })
  }

  /// Whether the id has three parts of lower-case letters, digits and single hyphens.
  public var isWellFormed: Bool {
    let parts = rawValue.split(separator: "/", omittingEmptySubsequences: false)
    return parts.count == 3
      && parts.allSatisfy { part in
        part.split(separator: "-", omittingEmptySubsequences: false)
          .allSatisfy { word in
            !word.isEmpty
              && word.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
          }
      }
  }
}
