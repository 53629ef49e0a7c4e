import Foundation
import Testing

@testable import SmartCodable

/// What a setting or property held before is released outside its lock, since that may run user code.
@Suite("Values that are replaced", .serialized)
struct ReleasedValueTests {
  private final class OnRelease: @unchecked Sendable {
    private let run: () -> Void

    init(_ run: @escaping () -> Void) { self.run = run }

    deinit { run() }
  }

  private final class Count: @unchecked Sendable {
    var number = 0
  }

  @Test("THR-2: the options of a decoder may be read then")
  func options() {
    let decoder = SmartJSONDecoder()
    let seen = Count()
    func use() {
      let held = OnRelease { seen.number += decoder.options.count + 1 }
      let strategy = JSONDecoder.DateDecodingStrategy.custom { _ in
        withExtendedLifetime(held) { Date() }
      }
      decoder.options = [.date(strategy)]
      decoder.smartDateDecodingStrategy = strategy
    }
    use()
    decoder.options = []
    decoder.smartDateDecodingStrategy = nil
    #expect(seen.number == 1)
  }

  @Test("LOG-12: a log handler may be set then")
  func handler() {
    let seen = Count()
    func use() {
      let held = OnRelease {
        SmartSentinel.onLogGenerated { _ in }
        seen.number += 1
      }
      SmartSentinel.onLogGenerated { _ in withExtendedLifetime(held) {} }
    }
    LogProbe.exclusively {
      use()
      SmartSentinel.onLogGenerated { _ in }
    }
    #expect(seen.number == 1)
  }

  private final class Child: Codable, @unchecked Sendable {
    var onRelease: OnRelease?

    init() {}
    init(from decoder: any Decoder) throws {}
    func encode(to encoder: any Encoder) throws {}
  }

  private final class Owner {
    @SmartPublished var child = Child()
  }

  @Test("PUB-2: a publisher may be subscribed to then")
  func published() {
    let owner = Owner()
    let seen = Count()
    owner.child.onRelease = OnRelease { [unowned owner] in
      _ = owner.$child
      seen.number += 1
    }
    owner.child = Child()
    #expect(seen.number == 1)
  }
}
