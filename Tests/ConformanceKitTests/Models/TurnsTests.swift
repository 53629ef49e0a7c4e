import Foundation
import PlatformSupport
import Testing

@testable import ConformanceKit

/// Threads that decode with one object go on by turns.
@Suite struct TurnsTests {
  /// Notes the steps of each thread in the order in which they happen.
  private func order(of steps: [Int]) -> [Int] {
    let turns = Turns(of: steps.count)
    let noted = Mutex<[Int]>([])
    let group = DispatchGroup()
    for (number, count) in steps.enumerated() {
      group.enter()
      Thread.detachNewThread {
        let seat = Turns.Seat(turns: turns, number: number)
        for _ in 0..<count {
          seat.step()
          noted.withLock { $0.append(number) }
        }
        seat.leave()
        group.leave()
      }
    }
    group.wait()
    return noted.withLock { $0 }
  }

  @Test("They alternate until one of them has left")
  func alternate() {
    #expect(order(of: [3, 3]) == [0, 1, 0, 1, 0, 1])
    #expect(order(of: [1, 3]) == [0, 1, 1, 1])
    #expect(order(of: [4, 0, 2]) == [0, 2, 0, 2, 0, 0])
  }

  /// A decoder that keeps its document in the object, where another call replaces it before it is read.
  private final class Keeper: DropInDecoder {
    private var document = Data()

    func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
      document = data
      Turns.Seat.current?.step()
      return try JSONDecoder().decode(type, from: document)
    }
  }

  @Test("A decoder that keeps its document in the object is found out, one that does not is not")
  func kept() async {
    let conformanceCase = ConformanceSuite.current["independence/threads/one-decoder"]
    let claims = SubjectManifest(name: "n", version: "1", capabilities: [.shared])
    guard let conformanceCase else {
      Issue.record("no such case")
      return
    }
    for (subject, outcome) in [
      (DropInSubject(claims) { _ in Keeper() }, Verdict.Outcome.failed),
      (DropInSubject(claims) { _ in JSONDecoder() }, .passed),
    ] {
      let runner = ConformanceRunner(subject: subject, variations: [])
      #expect(await runner.verdict(on: conformanceCase).outcome == outcome)
    }
  }
}
