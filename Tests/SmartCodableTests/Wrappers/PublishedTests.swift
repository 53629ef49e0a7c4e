import Foundation
import SmartCodable
import Testing

@Suite("@SmartPublished")
struct PublishedTests {
  private struct Name: SmartCodable, Equatable { var a = "" }

  private class Account: ObservableObject, SmartCodable {
    @SmartPublished var name: Name?
    @SmartPublished var age = 9
    @SmartPublished var list: [Int] = [1]
    var after = 7
    required init() {}
  }

  private struct Plain: Codable { @SmartPublished var count: Int }

  /// What a subscriber saw.
  private final class Seen<Value> {
    var values: [Value] = []
  }

  @Test("PUB-1: it decodes and falls back like its bare value")
  func decoding() throws {
    let account = try Account.read(#"{"name":{"a":"x"},"age":"10","list":[1,"2","x"],"after":8}"#)
    #expect(account.name == Name(a: "x"))
    #expect(account.age == 10)
    #expect(account.list == [1, 2])
    #expect(account.after == 8)
    for text in [#"{"name":null,"age":null,"list":null}"#, #"{"age":"x","list":{}}"#, "{}"] {
      let account = try Account.read(text)
      #expect(account.name == nil)
      #expect(account.age == 9)
      #expect(account.list == [1])
    }
  }

  @Test("PUB-1, DEF-4, DEF-12: null leads to the initial value of an Optional, too")
  func fallbacks() throws {
    struct Filled: SmartCodable { @SmartPublished var maybe: Int? = 3 }
    struct Outer: SmartCodable { var plain: Plain? }
    #expect(try Filled.read(#"{"maybe":null}"#).maybe == 3)
    #expect(try Filled.read(#"{"maybe":4}"#).maybe == 4)
    #expect(try Outer.read(#"{"plain":{}}"#).plain?.count == 0)
    #expect(try Outer.read(#"{"plain":{"count":"6"}}"#).plain?.count == 6)
  }

  @Test("PUB-1, REP-6: repairs are those of the bare value")
  func repairs() throws {
    let clean = try Account.decode(from: #"{"name":null,"age":1,"list":[],"after":1}"#)
    #expect(clean.isClean)
    let repairs = try Account.decode(from: #"{"name":5,"age":"x","list":["2"]}"#).repairs
    #expect(repairs.map(\.pathDescription) == ["name", "age", "list[0]", "after"])
    #expect(repairs.map(\.wanted) == ["Name", "Int", "Int", "Int"])
    #expect(repairs.map(\.action) == [.nilValue, .initialValue, .converted, .initialValue])
  }

  @Test("PUB-1: it encodes like its bare value, and works in Foundation's coders")
  func coders() throws {
    let plain = try JSONDecoder().decode(Plain.self, from: Data(#"{"count":5}"#.utf8))
    #expect(plain.count == 5)
    #expect(try JSONEncoder().encode(plain) == Data(#"{"count":5}"#.utf8))
    let values = try JSONDecoder().decode([SmartPublished<Int?>].self, from: Data("[1,null]".utf8))
    #expect(values.map(\.wrappedValue) == [1, nil])
    struct Listed: SmartCodable { var list: [SmartPublished<Int>] = [] }
    #expect(try Listed.read(#"{"list":[1,"2","x"]}"#).list.map(\.wrappedValue) == [1, 2])
  }

  @Test("PUB-2: a subscriber gets the value of now, then each new one before it is there")
  func delivery() throws {
    let account = try Account.read(#"{"age":1}"#)
    let seen = Seen<[Int]>()
    let cancellable = account.$age.sink { seen.values.append([$0, account.age]) }
    #expect(seen.values == [[1, 1]])
    account.age = 2
    account.age += 3
    #expect(seen.values == [[1, 1], [2, 1], [5, 2]])
    #expect(account.age == 5)
    cancellable.cancel()
  }

  @Test("PUB-2: changes inside a struct value are delivered, to all subscribers in their order")
  func innerChanges() throws {
    let account = try Account.read(#"{"name":{"a":"x"}}"#)
    let seen = Seen<String>()
    var cancellables: Set<AnyCancellable> = []
    account.$name.sink { seen.values.append("1\($0?.a ?? "-")") }.store(in: &cancellables)
    account.$name.sink { seen.values.append("2\($0?.a ?? "-")") }.store(in: &cancellables)
    account.name?.a = "y"
    account.name = nil
    #expect(seen.values == ["1x", "2x", "1y", "2y", "1-", "2-"])
    #expect(cancellables.count == 2)
  }

  @Test("PUB-2: a publisher that was kept delivers the value at the time of its sink")
  func keptPublisher() {
    let account = Account()
    let publisher = account.$age
    account.age = 20
    let seen = Seen<Int>()
    let cancellable = publisher.sink { seen.values.append($0) }
    #expect(seen.values == [20])
    cancellable.cancel()
  }

  @Test("PUB-2: a subscriber that joins during a delivery gets the new value, and once")
  func joining() {
    let account = Account()
    let seen = Seen<Int>()
    var cancellables: Set<AnyCancellable> = []
    var hasJoined = false
    account.$age
      .sink { value in
        guard value == 10, !hasJoined else { return }
        hasJoined = true
        account.$age.sink { seen.values.append($0) }.store(in: &cancellables)
      }
      .store(in: &cancellables)
    account.age = 10
    account.age = 11
    #expect(seen.values == [10, 11])
  }

  @Test("PUB-2: a watcher that subscribes anew with each change comes to an end")
  func watchingAnew() {
    let account = Account()
    let seen = Seen<Int>()
    var current: AnyCancellable?
    func watch() {
      var isFirst = true
      current = account.$age.sink { value in
        seen.values.append(value)
        if !isFirst, seen.values.count < 100 { watch() }
        isFirst = false
      }
    }
    watch()
    account.age = 10
    account.age = 11
    #expect(seen.values == [9, 10, 10, 11, 11])
    current?.cancel()
  }

  @Test("PUB-2: one that joins while a subscriber sets the property knows its value at the end")
  func joiningInside() {
    let account = Account()
    let seen = Seen<Int>()
    var cancellables: Set<AnyCancellable> = []
    account.$age
      .sink { value in
        if value == 10 { account.age = 11 }
        guard value == 11, cancellables.count < 2 else { return }
        account.$age.sink { seen.values.append($0) }.store(in: &cancellables)
      }
      .store(in: &cancellables)
    account.age = 10
    #expect(account.age == 10)
    #expect(seen.values == [11, 10])
  }

  @Test("PUB-3: cancel and the end of the last reference stop delivery")
  func cancelling() {
    let account = Account()
    let seen = Seen<Int>()
    let cancelled = account.$age.sink { seen.values.append($0) }
    var stored: Set<AnyCancellable> = []
    account.$age.sink { seen.values.append(100 + $0) }.store(in: &stored)
    _ = account.$age.sink { seen.values.append(1000 + $0) }
    #expect(seen.values == [9, 109, 1009])
    cancelled.cancel()
    account.age = 1
    #expect(seen.values.suffix(1) == [101] && seen.values.count == 4)
    stored.removeAll()
    account.age = 2
    #expect(seen.values.count == 4)
    cancelled.cancel()
  }

  @Test("PUB-3: a subscriber cancelled during a delivery gets no more")
  func cancellingInside() {
    let account = Account()
    let seen = Seen<Int>()
    var second: AnyCancellable?
    let first = account.$age.sink { if $0 == 1 { second?.cancel() } }
    second = account.$age.sink { seen.values.append($0) }
    account.age = 1
    account.age = 2
    #expect(seen.values == [9])
    first.cancel()
  }

  @Test("PUB-3: cancellables are told apart by identity, and outlive their object")
  func identity() {
    var cancellables: Set<AnyCancellable> = []
    do {
      let account = Account()
      let one = account.$age.sink { _ in }
      #expect(one == one)
      #expect(one != account.$age.sink { _ in })
      one.store(in: &cancellables)
      one.store(in: &cancellables)
    }
    #expect(cancellables.count == 1)
    cancellables.first?.cancel()
  }

  @Test("PUB-2, DEF-9: two decoded objects share no subscribers")
  func separateObjects() throws {
    let list = try #require([Account].deserialize(from: "[{},{}]"))
    let seen = Seen<Int>()
    let cancellable = list[0].$age.sink { seen.values.append($0) }
    list[1].age = 50
    #expect(seen.values == [9])
    list[0].age = 60
    #expect(seen.values == [9, 60])
    cancellable.cancel()
  }

  @Test("PUB-2: in a struct, copies have values of their own")
  func structs() {
    struct Holder { @SmartPublished var value = 1 }
    var left = Holder()
    var right = left
    let seen = Seen<Int>()
    let cancellable = left.$value.sink { seen.values.append($0) }
    left.value = 2
    right.value = 3
    #expect(left.value == 2)
    #expect(right.value == 3)
    #expect(seen.values.prefix(2) == [1, 2])
    let fresh = Seen<Int>()
    left.$value.sink { fresh.values.append($0) }.cancel()
    #expect(fresh.values == [2])
    cancellable.cancel()
  }

  @Test("PUB-3: the sample of a published model works")
  func sample() throws {
    class PublishedModel: ObservableObject, SmartCodable {
      required init() {}
      @SmartPublished
      var name: Name?
    }
    var cancellables = Set<AnyCancellable>()
    let seen = Seen<Name?>()
    if let model = PublishedModel.deserialize(from: ["name": ["a": "b"]]) {
      model.$name
        .sink { newName in seen.values.append(newName) }
        .store(in: &cancellables)
      model.name = nil
    }
    #expect(seen.values == [Name(a: "b"), nil])
  }

  @Test("PUB-2, UPD-2: an update keeps the subscribers, and tells them of a new value")
  func updates() {
    final class Watched: SmartCodable {
      @SmartPublished var name = "old"
      var other = 0
      required init() {}
    }
    var model = Watched()
    var names: [String] = []
    let subscription = model.$name.sink { names.append($0) }
    SmartUpdater.update(&model, from: #"{"other":1}"#)
    SmartUpdater.update(&model, from: #"{"name":"new"}"#)
    model.name = "newer"
    #expect(names == ["old", "new", "newer"])
    subscription.cancel()
  }

  @Test("PUB-2, UPD-2, VAL-7: an update through a transformer keeps the subscribers")
  func transformedUpdates() {
    struct Watched: SmartCodable {
      @SmartPublished var x = 0
      @SmartPublished var maybe: Int? = 0
      static func mappingForValue() -> [SmartValueTransformer]? {
        let number = FastTransformer<Int, String>(fromJSON: { Int($0 ?? "") })
        return [CodingKeys.x <--- number, CodingKeys.maybe <--- number]
      }
    }
    var model = Watched()
    let seen = Seen<Int>()
    let maybe = Seen<Int?>()
    let subscriptions = [
      model.$x.sink { seen.values.append($0) }, model.$maybe.sink { maybe.values.append($0) },
    ]
    SmartUpdater.update(&model, from: #"{"x":"5","maybe":"6"}"#)
    SmartUpdater.update(&model, from: #"{"x":"none","maybe":7}"#)
    model.x = 8
    model.maybe = nil
    #expect(seen.values == [0, 5, 8])
    #expect(maybe.values == [0, 6, nil])
    for subscription in subscriptions { subscription.cancel() }
  }

  @Test("PUB-5: what a copy of a struct is set to is told to the subscribers of both")
  func sharedSubscribers() {
    struct Holder { @SmartPublished var value = 1 }
    var left = Holder()
    let seen = Seen<Int>()
    let cancellable = left.$value.sink { seen.values.append($0) }
    var right = left
    right.value = 2
    left.value = 3
    #expect(seen.values == [1, 2, 3])
    #expect(left.value == 3)
    #expect(right.value == 2)
    cancellable.cancel()
  }
}
