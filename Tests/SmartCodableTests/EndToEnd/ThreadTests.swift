import Testing

/// `make tsan` runs this for longer, under the thread sanitizer.
@Suite("Threads")
struct ThreadTests {
  @Test("THR-1, THR-2, LOG-14: 64 threads get the results and blocks that one thread gets")
  func storm() async {
    await #expect(processExitsWith: .success) {
      let storm = ThreadStorm()
      #expect(storm.isMeaningful)
      let (runs, failures) = storm.rage(threads: 64)
      #expect(runs > 64)
      #expect(failures == [])
    }
  }
}
