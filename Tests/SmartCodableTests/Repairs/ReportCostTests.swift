#if canImport(Glibc)
import SmartCodable
import Testing

@Suite("Cost of a report")
struct ReportCostTests {
  private struct Model: SmartCodable {
    var id = 0
    var names: [String] = []
    var child: Child?
  }

  private struct Child: SmartCodable {
    var v = 0.5
    var map: [String: Int] = [:]
  }

  @Test(
    "REP-11: a clean decode with a report takes no more heap than one without",
    .enabled(if: HeapMeter.canMeasure)
  )
  func cleanDecode() async {
    await #expect(processExitsWith: .success) {
      let text = #"""
        {"id":1,"names":["a name that is too long to be stored in place","b"],
         "child":{"v":2,"map":{"a":1,"b":2}}}
        """#
      let dirty = text.replacing("2", with: "\"2\"")
      // What is learned once about types and keys is learned before anything is measured.
      for _ in 0..<20 {
        _ = Model.deserialize(from: text)
        _ = try Model.decode(from: text)
        _ = try Model.decode(from: dirty)
      }
      let meter = try HeapMeter()
      let plain = try meter.cost { Model.deserialize(from: text)?.id == 1 }
      let reported = try meter.cost { try Model.decode(from: text).isClean }
      let repaired = try meter.cost { try Model.decode(from: dirty).repairs.count == 2 }
      #expect(plain > 0)
      // The allocator hands out a block of 16 bytes more where the rest would be too small to use;
      // the smallest block of its own takes 32.
      #expect(reported <= plain + 16)
      #expect(repaired > plain)
    }
  }
}
#endif
