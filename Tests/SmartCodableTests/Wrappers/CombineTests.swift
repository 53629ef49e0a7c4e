#if canImport(Combine)
import Combine
import SmartCodable
import Testing

// Compiled and run on Apple platforms only.
@Suite("@SmartPublished with Combine")
struct CombineTests {
  private final class Account: ObservableObject, SmartCodable {
    @SmartPublished var name = "initial"
    init() {}
  }

  @Test("PUB-4: the projected value is a publisher, and a change fires objectWillChange")
  func publisher() {
    let account = Account()
    var names: [String] = []
    var changes = 0
    var cancellables: Set<AnyCancellable> = []
    account.$name.map { $0.uppercased() }.sink { names.append($0) }.store(in: &cancellables)
    account.objectWillChange.sink { changes += 1 }.store(in: &cancellables)
    account.name = "new"
    #expect(names == ["INITIAL", "NEW"])
    #expect(changes == 1)
  }
}
#endif
