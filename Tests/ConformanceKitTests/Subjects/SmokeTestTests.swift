import ConformanceKit
import DecoderLaw
import SmartCodableConformance
import SuiteProof
import Testing

/// Eight requests tell a broken adapter from a decoder that does not conform.
@Suite struct SmokeTestTests {
  private static let honest: [any ConformanceSubject] = [
    ReferenceSubject(), DropInSubject.foundation, SmartDecoderSubject.subject,
  ]

  @Test("Every honest subject passes, strict or lenient")
  func honest() async {
    for subject in Self.honest {
      let smoke = await SmokeTest.run(subject)
      #expect(smoke.checks.count == 8)
      #expect(smoke.isPassed, "\(subject.manifest.name)\n\(smoke)")
      #expect(smoke.checks.allSatisfy { $0.outcome == .passed })
      #expect(smoke.description.hasSuffix("all 8 smoke requests passed"))
    }
  }

  @Test("What the format of a subject cannot say is not asked, and no failure")
  func formats() async {
    let smoke = await SmokeTest.run(FormattedSubject.foundation(XMLPropertyList()))
    #expect(smoke.isPassed, "\(smoke)")
    let silent = smoke.checks.filter { $0.outcome == .inexpressible }.map(\.name)
    #expect(silent == ["null", "must reject"])
    #expect(smoke.description.hasSuffix("all 6 smoke requests asked passed"))
  }

  @Test("A subject that does not decode fails, and the fault is the adapter's")
  func floors() async {
    for (floor, count) in [(FloorSubject.rejectAll, 7), (.allDefaults, 8)] {
      let smoke = await SmokeTest.run(floor)
      #expect(!smoke.isPassed)
      #expect(smoke.description.contains("\n\(count) of 8 smoke requests failed"))
      #expect(smoke.description.hasSuffix("adapter, not decoder"))
    }
  }

  private struct Mangled: ConformanceSubject {
    var manifest: SubjectManifest { ReferenceSubject().manifest }
    let mangle: @Sendable (Observation) -> Observation

    func respond(to request: SubjectRequest) async -> SubjectResponse {
      guard case .decoded(let value, _) = await ReferenceSubject().respond(to: request) else {
        return .rejected(Rejection())
      }
      return .decoded(walk(value))
    }

    private func walk(_ value: Observation) -> Observation {
      switch value {
      case .object(let fields): mangle(.object(fields.mapValues(walk)))
      case .array(let elements): mangle(.array(elements.map(walk)))
      default: mangle(value)
      }
    }
  }

  @Test("Each kind of value that an adapter tells wrongly is found")
  func mangled() async {
    let faults: [(String, @Sendable (Observation) -> Observation)] = [
      ("null", { $0 == .null ? .string("") : $0 }),
      ("boolean", { $0 == .boolean(false) ? .integer("0") : $0 }),
      ("integer", { $0 == .integer("9007199254740991") ? .integer("9007199254740992") : $0 }),
      ("number", { $0 == .number("2.5") ? .number("2") : $0 }),
      ("string", { $0 == .string("Zoë") ? .string("ZoÃ«") : $0 }),
      ("array", { if case .array(let list) = $0 { .array(list.reversed()) } else { $0 } }),
      ("object", { $0 == .object(["n": .string("b"), "v": .integer("3")]) ? .null : $0 }),
    ]
    for (name, mangle) in faults {
      let smoke = await SmokeTest.run(Mangled(mangle: mangle))
      #expect(smoke.checks.filter { $0.outcome != .passed }.map(\.name) == [name])
      #expect(!smoke.isPassed)
    }
  }

  @Test("An input that must be refused is found when it is taken")
  func taken() async {
    let smoke = await SmokeTest.run(FixedSubject(response: .decoded(.null)))
    #expect(smoke.checks.last?.name == "must reject")
    #expect(smoke.checks.last?.outcome == .failed(expected: "any rejection", actual: "null"))
  }

  @Test("A model without a type is no failure, but nothing at all is")
  func partial() async {
    var leaf = BoundSubject(SubjectManifest(name: "leaf", version: "1"))
    #expect(await !SmokeTest.run(leaf).isPassed)
    #expect(await SmokeTest.run(leaf).description.hasSuffix("adapter, not decoder"))
    leaf.bind(
      "leaf",
      to: Int.self,
      observe: { $0 == 0 ? .leaf("Zoë", 2) : .leaf("a", $0) },
      decode: { request in
        let text = String(decoding: request.input, as: UTF8.self)
        guard text.hasSuffix("}") else { throw UnsupportedSetting("none") }
        return Decoded(text.contains("Zo") ? 0 : 9_007_199_254_740_991)
      }
    )
    let smoke = await SmokeTest.run(leaf)
    #expect(smoke.checks.count { $0.outcome == .unbound } == 5)
    #expect(!smoke.isPassed)
  }
}
