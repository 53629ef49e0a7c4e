import Foundation
import FuzzKit
import ParcelReader
import Tiny

/// The reader of a binary format.
///
/// Its documents are drawn as JSON, so that `JSONDecoder` is its reference.
struct ParcelTarget: FuzzTarget {
  let bug: ParcelReader.Bug?

  var name: String { bug.map { "parcel/\($0.rawValue)" } ?? "parcel" }
  var summary: String { "a parcel, in a binary format" + (bug == nil ? "" : ", with a bug") }
  // The targets with a bug are there to show what is found.
  var isOptIn: Bool { bug != nil }
  let laws: TargetLaws = [.repeatable, .stateless, .keyOrder, .unknownKeys, .spelling, .agreement]
  let format: FuzzFormat? = FuzzFormat(TinyFormat(), for: Parcel.self)
  let schema = SchemaProbe.schema(of: Parcel.self)
  let seeds: [FuzzSeed] = [
    #"{"name":"Ann","count":-2,"weight":0.1,"labels":["a","b","c","d","e"],"note":"x"}"#,
    #"{"name":"","count":3,"weight":1e9,"labels":[],"unread":[{"a":1.5},true]}"#,
    .damaged([7, 0, 0, 0, 2, 5, 0, 0, 0, 9, 110]),
  ]

  func run(_ input: [UInt8], in context: RunContext) -> Execution {
    do throws(ParcelReader.Failure) {
      return .decoded(context.observe(try ParcelReader.parcel(from: input, with: bug)))
    } catch {
      return .thrown("\(error)")
    }
  }

  func reference(_ input: [UInt8], in context: RunContext) -> Execution? {
    context.foundation(Parcel.self, from: input)
  }
}
