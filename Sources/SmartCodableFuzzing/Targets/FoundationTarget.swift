import Foundation
import FuzzKit

/// Foundation's strict JSONDecoder: the reference, and for comparison also a target.
struct FoundationTarget<Model: Decodable & Encodable>: ListedTarget {
  let name: String
  let laws: TargetLaws = [.keyOrder, .repeatable]
  let isOptIn = true
  let seedInputs: [String]

  init(_ name: String, _ model: Model.Type, seedInputs: [String]) {
    self.name = name
    self.seedInputs = seedInputs
  }

  func run(_ input: [UInt8], in context: RunContext) -> Execution {
    Self.decode(input, in: context)
  }

  static func decode(_ input: [UInt8], in context: RunContext) -> Execution {
    do {
      let value = try JSONDecoder().decode(Model.self, from: Data(input))
      return .decoded(context.observe(value))
    } catch let error as DecodingError {
      return .thrown(error.code)
    } catch {
      return .thrown("other")
    }
  }
}
