import Foundation
import Kodable
import SmartCodable
import Testing

/// Run under the thread sanitizer by `make tsan`.
@Suite("Kodables on many threads")
struct KodableThreadTests {
  struct Part: Kodable, Equatable {
    @Coding("n", .lossless, .clamping(to: 0...9)) var number: Int
    @CodableDate(.format("y-MM-dd"), "d") var day: Date?
    var plain = [1]
  }

  struct Whole: Kodable, Equatable {
    @Coding("a.parts", .lossy, default: []) var parts: [Part]
    @Coding(.trimmed) var text: String
  }

  @Test(
    "KOD-53, KOD-8: the first decodes of a type may happen at the same time, and copies share nothing"
  )
  func storm() async throws {
    let input = Data(
      #"{"a":{"parts":[{"n":"7","d":"2001-02-03"},{"n":70},{}]},"text":" t "}"#.utf8
    )
    await withTaskGroup(of: Whole?.self) { group in
      for number in 0..<8 {
        group.addTask {
          var last: Whole?
          for _ in 0..<60 {
            let decoder = number.isMultiple(of: 2) ? JSONDecoder() : SmartJSONDecoder()
            guard var model = try? decoder.decode(Whole.self, from: input) else { return nil }
            last = model
            model.parts[0].number = number
            model.text = "changed"
            _ = try? JSONEncoder().encode(model)
          }
          return last
        }
      }
      for await model in group {
        #expect(model?.parts.map(\.number) == [7, 9] && model?.text == "t")
      }
    }
  }
}
