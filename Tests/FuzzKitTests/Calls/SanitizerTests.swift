import Testing

@testable import FuzzKit

@Suite struct SanitizerTests {
  @Test("A report ends a worker, whatever else the user wants")
  func reportEndsWorker() {
    let settings = Sanitizer.settings(in: [
      "ASAN_OPTIONS": "detect_leaks=0:halt_on_error=0", "HOME": "/",
    ])
    // The last of equal options wins.
    #expect(
      settings["ASAN_OPTIONS"] == "detect_leaks=0:halt_on_error=0:halt_on_error=1:abort_on_error=1"
    )
    #expect(settings["TSAN_OPTIONS"] == "halt_on_error=1:abort_on_error=1")
    #expect(settings.count == 2)
  }
}
