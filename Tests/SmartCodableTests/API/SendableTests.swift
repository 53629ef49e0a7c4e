import Foundation
import SmartCodable
import Testing

/// The compiler is the test: a type that is not Sendable does not compile here.
@Suite("Sendable")
struct SendableTests {
  private struct Model: SmartCodable, Sendable, Equatable {
    var id = 1
    var name: String?
    var children: [Child] = []
    var map: [String: Date] = [:]
    @SmartAny var any = 1
    @SmartIgnored var ignored = "i"
    @SmartFlat var flat = Child()
    @SmartCompact.Array var list = [9]
    @SmartCompact.Dictionary var table = ["k": 9]
  }

  private struct Child: SmartCodable, Sendable, Hashable {
    var v = 0
  }

  private func check<Value: Sendable>(_ type: Value.Type) -> String { "\(type)" }

  @Test("THR-3: the types of chapter 1 are Sendable")
  func types() {
    let names = [
      check(SmartDecodingOption.self), check(SmartElementStrategy.self),
      check(JSONDecoder.SmartDataDecodingStrategy.self),
      check(JSONDecoder.SmartKeyDecodingStrategy.self),
      check(SmartCodableOptions.NumberConversionStrategy.self), check(SmartJSONDecoder.self),
      check(SmartEncodingOption.self), check(JSONEncoder.SmartDataEncodingStrategy.self),
      check(JSONEncoder.SmartKeyEncodingStrategy.self), check(SmartJSONEncoder.self),
      check(SmartKeyTransformer.self), check(SmartSentinel.Level.self),
      check(SmartDecodingReport<Model>.self), check(SmartRepair.self),
      check(SmartRepair.Kind.self), check(SmartRepair.Found.self),
      check(SmartRepair.Action.self), check(SmartRepair.PathComponent.self),
      check(SmartRepair.Location.self),
      check(SmartAny<Int>.self), check(SmartIgnored<Int>.self), check(SmartFlat<Child>.self),
      check(SmartCompact.Array<Int>.self), check(SmartCompact.Dictionary<String, Int>.self),
    ]
    #expect(Set(names).count == names.count)
  }

  @Test("THR-3: a struct model with Smart wrappers crosses to another task")
  func model() async throws {
    let json = #"{"id":"2","v":3,"any":"4","list":[1,"x"],"table":{"a":1,"b":[]}}"#
    let model = try Model.read(json)
    let copy = await Task.detached { model }.value
    #expect(copy == model)
    #expect(copy.flat.v == 3 && copy.any == 4 && copy.list == [1] && copy.table == ["a": 1])
    let report = try Model.decode(from: json)
    #expect(await Task.detached { report.value }.value == model)
  }

  @Test("THR-1: calls of different types and options do not disturb each other")
  func concurrentCalls() async {
    await withTaskGroup(of: Bool.self) { group in
      for task in 0..<6 {
        group.addTask {
          (0..<200)
            .allSatisfy { round in
              switch (task + round) % 4 {
              case 0:
                return Child.deserialize(from: #"{"V":1.5}"#, options: [.number(.truncate)])?.v == 0
              case 1:
                let options: [SmartDecodingOption] = [.number(.truncate), .key(.firstLetterLower)]
                return Child.deserialize(from: #"{"V":1.5}"#, options: options)?.v == 1
              case 2:
                let text = #"[{"v":1},{"v":"x"},null]"#
                let whole = [Child].deserialize(from: text, options: [.elements(.failWhole)])
                return whole == nil && [Child].deserialize(from: text)?.count == 2
              default:
                let model = Model.deserialize(from: ["id": round, "children": [["v": task]]])
                return model?.id == round && model?.children == [Child(v: task)]
              }
            }
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }
}
