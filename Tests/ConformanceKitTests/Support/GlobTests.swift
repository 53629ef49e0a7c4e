import ConformanceKit
import Testing

@Suite struct GlobTests {
  @Test(
    "Patterns fit whole texts",
    arguments: [
      ("", "", true), ("", "a", false), ("*", "", true), ("*", "a/b/c", true),
      ("a/b", "a/b", true), ("a/b", "a/b/c", false), ("a/*", "a/b/c", true),
      ("a/*", "b/a/c", false),
      ("*/c", "a/b/c", true), ("*b*", "a/b/c", true), ("*d*", "a/b/c", false),
      ("a?b", "a/b", true), ("a?b", "ab", false), ("a**b", "ab", true), ("*a*a*", "aba", true),
      ("*a*a*", "ab", false), ("*ab", "aab", true), ("a*b*c", "a1b2b3c", true), ("A", "a", false),
    ]
  )
  func patterns(pattern: String, text: String, fits: Bool) {
    #expect(Glob(pattern).matches(text) == fits)
  }
}
