import ConformanceKit
import DecoderLaw
import FuzzKit
import SmartCodable
import Testing

@testable import SmartCodableFuzzing

/// Drawn documents that are decoded and that update a value, judged by the reference for a schema that is made of
/// the model.
@Suite struct UpdateModelsTests {
  private static let world = UpdateModels.world

  @Test("The judge agrees")
  func judgeAgrees() {
    // With keys that convert alike in a plain type.
    var silences = 0
    for iteration in 0..<150 as Range<UInt64> {
      let options = iteration.isMultiple(of: 2) ? 0 : iteration
      let context = RunContext(iteration: iteration, options: options)
      let verdict = UpdateModels.target.judgement(of: .decoding, on: [], in: context)
      switch verdict {
      case .agrees?: continue
      case .silent? where options != 0: silences += 1
      default: Issue.record("\(iteration): \(String(describing: verdict))")
      }
    }
    #expect(silences < 5)
  }

  @Test("A schema has the shapes and initial values of the type")
  func schema() throws {
    let catalog = Self.world.reference.catalog
    let initial = try ObservationReader(catalog: catalog)
      .defaults(of: UpdateModels.Whole.id, except: "{}")
    #expect(initial == MirrorObserver().observation(of: UpdateModels.Whole()))
    let fields = catalog.fields(of: "Keyed") + catalog.fields(of: "Wrapped")
    let shapes = fields.map { "\($0.name): \($0.shape)" }
    #expect(shapes.contains("byShort: [integer16: Leaf]?"))
    #expect(shapes.contains("byKind: [Kind: integer64]"))
    #expect(shapes.contains("readyToo: any?"))
    #expect(fields.filter { $0.traits == [.compact] }.count == 3)
  }

  @Test(
    "An update merges, replaces and keeps as the specification says",
    arguments: [
      (#"{"number":5}"#, #"{"number":"7"}"#, "number", "integer 7"),
      (#"{"given":5}"#, #"{"given":null}"#, "given", "integer 5"),
      (#"{"leaf":{"number":5}}"#, #"{"leaf":{"word":"x"}}"#, "leaf.number", "integer 5"),
      (#"{"collections":{"gaps":{}}}"#, #"{"collections":{"gaps":{"b":null}}}"#, gaps, gap),
      (keyed("{}"), keyed(#"{"byNumber":{"01":2,"2":3}}"#), "keyed.byNumber", "{1: 2, 2: 3}"),
      (keyed("{}"), keyed(#"{"byKind":["two",2]}"#), "keyed.byKind", "{two: 2}"),
      (
        wrapped("{}"), wrapped(#"{"map":{"b":[]}}"#), "wrapped.map",
        #"{a: string "initial", b: []}"#
      ),
      (wrapped("{}"), wrapped(#"{"compactMap":{"1":null,"2":"x"}}"#), compact, "{1: integer 9}"),
      (flats(#""x":1"#), flats(#""y":5"#), "flats.outer.inner.x", "integer 1"),
      (flats(#""x":1"#), flats(#""y":5"#), "flats.outer.calls", "integer 2"),
      (flats(#""x":1"#), flats(#""y":5"#), "flats.node.calls", "integer 1"),
      (flats(#""x":1"#), flats(#""value":null"#), "flats.node.calls", "integer 2"),
      (flats(#""q":1"#), flats(#""q":"x","r":2"#), "flats.rest", "{q: 1, r: 2}"),
      (#"{"branch":{}}"#, #"{"branch":{"leaf":{}}}"#, "branch.seen", "integer 1"),
    ] as [(String, String, String, String)]
  )
  func updates(first: String, second: String, place: String, wanted: String) {
    let id = UpdateModels.Whole.id
    let start = SubjectRequest(model: id, input: Array(first.utf8))
    let change = SubjectRequest(model: id, input: Array(second.utf8))
    guard case .decoded(let old, _) = Self.world.reference.response(to: start) else {
      Issue.record("refused")
      return
    }
    var value = Self.world.reference.updated(old, by: change)
    for step in place.split(separator: ".") { value = value?.members[String(step)] }
    #expect(value?.description == wanted.replacing(#/: (\d)/#) { ": integer \($0.1)" })
  }

  private static let gaps = "collections.gaps"
  private static let gap = "{b: null}"
  private static let compact = "wrapped.compactMap"

  private static func keyed(_ text: String) -> String { #"{"keyed":\#(text)}"# }
  private static func wrapped(_ text: String) -> String { #"{"wrapped":\#(text)}"# }
  private static func flats(_ text: String) -> String { #"{"flats":{\#(text)}}"# }

  @Test("Documents hold every field, in every kind of value")
  func documents() {
    let catalog = Self.world.reference.catalog
    var drawing = DocumentDrawing(catalog, seed: 1)
    var texts = ""
    for _ in 0..<3000 {
      texts += String(
        decoding: JSONWriter.line(of: drawing.object(UpdateModels.Whole.id)),
        as: UTF8.self
      )
    }
    for schema in catalog.schemas {
      for field in schema.fields where field.traits.isDisjoint(with: [.uncoded, .flat]) {
        let key = field.codingKey
        #expect(texts.contains("\"\(key)\":") || texts.contains("\\\"\(key)\\\":"))
      }
    }
    for text in ["null", "nick_name", "deep.note", #""deep":"#, "\\\"", "[\"one\","] {
      #expect(texts.contains(text))
    }
  }
}
