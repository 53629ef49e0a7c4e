import SmartCodableConformance
import Testing

@testable import ConformanceKit
@testable import DecoderLaw

/// Whether the types that play a model have the fields, types and initial values of its schema.
@Suite struct TwinTests {
  /// Code does what a schema does not say.
  private static let records = ModelCatalog.standard.schemas.filter {
    !$0.fields.isEmpty && $0.code == nil
  }
  /// Compact fields, and untyped ones of models that are not plain, have no plain `Decodable` form.
  private static let twinned = records.filter { schema in
    schema.form == .plainStructure
      || !schema.fields.contains { $0.shape.isUntyped || $0.traits.contains(.compact) }
  }

  @Test("Every model but untyped and compact ones has a twin, and every twin a model")
  func coverage() {
    let needed = ModelCatalog.standard.schemas.filter { schema in
      schema.valueShape != nil || Self.twinned.contains { $0.id == schema.id }
    }
    #expect(TwinCatalog.standard.models == Set(needed.map(\.id)))
    #expect(Self.records.count - Self.twinned.count == 2)
  }

  @Test("A twin reads a clean sample as its schema says", arguments: twinned.map(\.id))
  func samples(id: ModelID) async throws {
    let sample = try Sample(#require(ModelCatalog.standard[id]))
    let response = await DropInSubject.foundation.respond(
      to: SubjectRequest(model: id, input: sample.input())
    )
    guard case .decoded(let actual, _) = response else {
      Issue.record("\(id): \(response)")
      return
    }
    #expect(actual.firstDifference(from: sample.observation()) == nil)
  }

  @Test("A twin needs every key but those of Optionals", arguments: twinned.map(\.id))
  func missingKeys(id: ModelID) async throws {
    let sample = try Sample(#require(ModelCatalog.standard[id]))
    for member in sample.members {
      let response = await DropInSubject.foundation.respond(
        to: SubjectRequest(model: id, input: sample.input(without: member.key))
      )
      switch response {
      case .decoded(let actual, _):
        #expect(member.field.shape.isOptional, "\(id) does without \(member.key)")
        let expected = sample.observation(nilling: member.field.name)
        #expect(actual.firstDifference(from: expected) == nil)
      case .rejected(let rejection):
        #expect(!member.field.shape.isOptional, "\(id) needs \(member.key)")
        #expect(rejection == Rejection(.keyNotFound, at: "$.\(member.key)"))
      case .unbound, .inexpressible, .unsupported, .broken, .crashed, .timedOut:
        Issue.record("\(id): \(response)")
      }
    }
  }

  @Test(
    "A bound model has the initial values of its schema",
    arguments: records.map(\.id).filter(SmartDecoderSubject.subject.boundModels.contains)
  )
  func initialValues(id: ModelID) async throws {
    let request = SubjectRequest(model: id, input: Array("{}".utf8))
    let reference = await ReferenceSubject().respond(to: request)
    let bound = await SmartDecoderSubject.subject.respond(to: request)
    guard case .decoded(let expected, let repairs?) = reference,
      case .decoded(let actual, let reported?) = bound
    else {
      Issue.record("\(id): \(reference), \(bound)")
      return
    }
    #expect(actual.firstDifference(from: expected) == nil)
    // Code that asks for keys by hand asks for some of them only if they are there.
    if id != "drafted" { #expect(reported == repairs) }
  }

  @Test("Every model that a case decodes is bound")
  func bindings() {
    let used = Set(ConformanceSuite.current.cases.map(\.model))
    #expect(used.subtracting(SmartDecoderSubject.subject.boundModels).isEmpty)
  }
}
