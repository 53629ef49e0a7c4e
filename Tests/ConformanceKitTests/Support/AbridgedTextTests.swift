import Testing

@testable import ConformanceKit

@Suite struct AbridgedTextTests {
  @Test("A text that fits stays, a longer one keeps its ends and takes no more than the limit")
  func texts() {
    #expect("abcdefghij".abridged(to: 10) == "abcdefghij")
    #expect("abcdefghijk".abridged(to: 10) == "abc … hijk")
    #expect(String(repeating: "é", count: 100_000).abridged().count == 200)
    #expect("".abridged() == "")
  }

  @Test("A path keeps its first and last ten steps")
  func paths() {
    let short = "$" + String(repeating: ".a[0]", count: 10)
    #expect(short.abridgedPath() == short)
    let long = "$" + String(repeating: "[1]", count: 15) + String(repeating: ".b", count: 985)
    let ends = (String(repeating: "[1]", count: 10), String(repeating: ".b", count: 10))
    #expect(long.abridgedPath() == "$\(ends.0) … 980 steps … \(ends.1)")
    #expect(("$." + String(repeating: "x", count: 500)).abridgedPath().count == 200)
  }
}
