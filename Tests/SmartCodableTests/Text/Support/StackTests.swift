import Testing

@testable import SmartCodable

@Suite struct StackTests {
  private final class Counted {
    let number: Int
    private let onEnd: (Int) -> Void

    init(_ number: Int, onEnd: @escaping (Int) -> Void) {
      self.number = number
      self.onEnd = onEnd
    }

    deinit { onEnd(number) }
  }

  @Test func keepsElementsInOrderWhileItGrows() {
    var stack = Stack<String>()
    let texts = (0..<100).map { "element number \($0)" }
    for text in texts { stack.push(text) }
    let (all, first, most) = (stack.elements, stack.prefix(3), stack.prefix(1000))
    #expect(Array(all) == texts)
    #expect(Array(first) == Array(texts[..<3]))
    #expect(most == all)
    stack[50] = "another"
    var popped: [String] = []
    while let last = stack.last {
      popped.append(stack.pop())
      #expect(popped.last == last)
    }
    #expect(popped.reversed() == texts[..<50] + ["another"] + texts[51...])
    let count = stack.count
    #expect(count == 0)
  }

  @Test func replacesAllElements() {
    var stack = Stack<Int>()
    for number in 0..<20 { stack.push(number) }
    stack.replace(with: [7, 8])
    let (all, last) = (stack.elements, stack.last)
    #expect(all == [7, 8])
    #expect(last == 8)
    stack.replace(with: ContiguousArray(0..<500))
    let more = stack.elements
    #expect(more == ContiguousArray(0..<500))
  }

  @Test("LIM-5: the memory of elements that are gone is released")
  func trims() {
    var stack = Stack<String>()
    for number in 0..<1000 { stack.push("element number \(number)") }
    stack.trim(to: 3)
    let (all, capacity) = (stack.elements, stack.capacity)
    #expect(all == ["element number 0", "element number 1", "element number 2"])
    #expect(capacity < 10)
    stack.trim(to: 0)
    stack.push("another")
    let last = stack.last
    #expect(last == "another")
  }

  @Test func releasesEachElementOnce() {
    var ended: [Int] = []
    do {
      var stack = Stack<Counted>()
      for number in 0..<20 { stack.push(Counted(number) { ended.append($0) }) }
      let last = stack.pop().number
      #expect(last == 19)
      stack[0] = Counted(100) { ended.append($0) }
      #expect(ended == [19, 0])
    }
    #expect(ended.sorted() == Array(0..<20) + [100])
  }

  @Test func tellsWhetherAnElementIsSharedInPlace() {
    var stack = Stack<Counted>()
    stack.push(Counted(1) { _ in })
    let isOnlyOne = isKnownUniquelyReferenced(&stack[0])
    let other = stack[0]
    let isStillOnlyOne = isKnownUniquelyReferenced(&stack[0])
    #expect(isOnlyOne)
    #expect(!isStillOnlyOne)
    #expect(other.number == 1)
  }

  @Test func refusesPlacesOutside() async {
    await #expect(processExitsWith: .failure) {
      var stack = Stack<Int>()
      stack.pop()
    }
    await #expect(processExitsWith: .failure) {
      var stack = Stack<Int>()
      stack.push(1)
      stack[1] += 1
    }
    await #expect(processExitsWith: .failure) {
      var stack = Stack<Int>()
      stack.push(1)
      stack.push(stack[-1])
    }
  }
}
