import Foundation
import FuzzKit
import Testing

@testable import SmartCodableFuzzing

@Suite struct InputFormTests {
  @Test(
    "A number is handed over as itself in every form that can carry it",
    arguments: ["-0", "-0.0", "18446744073709551615", "-1", "1e2", "0.1"]
  )
  func numberIsHandedOverAsItself(number: String) throws {
    let target = try #require(FuzzTargets.all.first { $0.name == "transformed" })
    let input = Array(#"{"label":\#(number)}"#.utf8)
    let wanted = try #require(target.run(input, in: RunContext()).tree)
    let found = (0..<target.formCount)
      .compactMap { target.run(input, form: $0, in: RunContext())?.tree }
    #expect(found.count >= 4)
    for tree in found { #expect(tree.difference(from: wanted, byValue: true) == nil) }
  }

  private static let documents = [
    #"{"a":[1,-2,0.5,300,70000,5000000000,-9],"b c":{"d<&>\"'":"x ]]> y","e":true,"f":[]},"":""}"#,
    #"{"1":{"2":"3"},"s":["a","b","a"],"n":[7,8],"long":[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16]}"#,
  ]

  private static let texts = [
    #"{"a":["b c","d\"'\\é","//"],"e":{"f":{}},"g_$./:":"h n"}"#, #"["","a",["b"],"\u00e9\u4e2d"]"#,
  ]

  @Test(
    "Property lists are spelled in many ways that Foundation reads alike",
    arguments: [
      (InputForm.spelledXML, documents), (.spelledBinary, documents), (.openStep, texts),
    ]
  )
  func propertyListsAreSpelledInManyWays(
    form: InputForm,
    documents: [String]
  ) throws {
    for document in documents {
      let input = Array(document.utf8)
      let wanted = try #require(NativeGraph.propertyList(of: input))
      var spellings: Set<Data> = []
      for iteration in 0..<200 {
        let context = RunContext(iteration: UInt64(iteration))
        guard case .propertyList(let data)? = form.argument(for: input, in: context) else {
          Issue.record("no spelling")
          continue
        }
        spellings.insert(data)
        let found = try? unsafe PropertyListSerialization.propertyList(from: data, format: nil)
        #expect(
          NSArray(array: [wanted]).isEqual(to: [found ?? "nothing"]),
          "\(String(decoding: data, as: UTF8.self)) \(Array(data).map { String($0, radix: 16) })"
        )
      }
      #expect(spellings.count > 150)
    }
  }

  @Test("Lists in the text form of old have strings only")
  func oldTextListsHaveStringsOnly() {
    let argument = InputForm.openStep.argument(for: Array(#"{"a":[1]}"#.utf8), in: RunContext())
    #expect(argument == nil)
  }

  /// JSONSerialization takes what is made of Foundation's types alone, and is asked about those.
  @Test("Graphs of native types hold what the text says", arguments: documents)
  func graphsOfNativeTypesHold(document: String) throws {
    let input = Array(document.utf8)
    let wanted = try #require(try JSONSerialization.jsonObject(with: Data(input)) as? NSDictionary)
    var (checked, types) = (0, Set<String>())
    for iteration in 0..<400 {
      guard let graph = NativeGraph.value(of: input, seed: UInt64(iteration)) as? [String: Any]
      else { continue }
      for value in graph.values { types.insert("\(type(of: value))") }
      guard JSONSerialization.isValidJSONObject(graph) else { continue }
      let text = try JSONSerialization.data(withJSONObject: graph)
      #expect(try JSONSerialization.jsonObject(with: text) as? NSDictionary == wanted)
      checked += 1
    }
    #expect(checked > 20 && types.count >= 10)
  }

  @Test(
    "A number that no native type holds has no graph, not even as zero or another number",
    arguments: ["1e-4294967297", "1e4294967298", "1e-129", "1e400", "0.1e18446744073709551617"]
  )
  func numberBeyondNativeTypes(text: String) {
    for seed in 0..<20 {
      #expect(NativeGraph.value(of: Array(text.utf8), seed: UInt64(seed)) == nil)
    }
    #expect(NativeGraph.value(of: Array("0e-4294967297".utf8)) as? Double == 0)
  }
}
