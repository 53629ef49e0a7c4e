import SmartCodable
import Synchronization
import Testing

/// The log that the README prints, from a model and an input of ours, since it shows neither.
///
/// The specification adds the element type to `Array` and the indentation, which the README lost.
@Suite("README of version 5: Sentinel")
struct Version5SentinelExamples {
  private struct Model: SmartCodable {
    var a = 0
    var b = 0
    var c = 0
    var sub = SubModel()
    var sub2s: [SubTwoModel] = []
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  private struct SubModel: SmartCodable {
    var sub_a = 0
    var sub_b = 0
    var sub_c = 0
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  private struct SubTwoModel: SmartCodable {
    var sub2_a = 0
    var sub2_b = 0
    var sub2_c = 0
  }

  @Test("LOG-2, LOG-3, LOG-4, LOG-5, LOG-6, LOG-8: the printed log")
  func printedLog() {
    let json = """
      [
        {
          "a": "x", "b": [],
          "sub": {},
          "sub2s": [{}, { "sub2_a": [] }]
        },
        {
          "b": "1", "c": [],
          "sub": { "sub_a": "x" },
          "sub2s": [{ "sub2_a": "x" }, { "sub2_a": null }]
        }
      ]
      """
    let blocks = LogProbe.blocks(about: [Model].self) {
      #expect([Model].deserialize(from: json)?.count == 2)
    }
    let printed = """

      ================================  [Smart Sentinel]  ================================
      Array<Model> 👈🏻 👀
         ╆━ Index 0
            ┆┄ a: Expected to decode 'Int' but found ‘String’ instead.
            ┆┄ b: Expected to decode 'Int' but found ’Array‘ instead.
            ┆┄ c: No value associated with key.
            ╆━ sub: SubModel
               ┆┄ sub_a: No value associated with key.
               ┆┄ sub_b: No value associated with key.
               ┆┄ sub_c: No value associated with key.
            ╆━ sub2s: [SubTwoModel]
               ╆━ Index 0
                  ┆┄ sub2_a: No value associated with key.
                  ┆┄ sub2_b: No value associated with key.
                  ┆┄ sub2_c: No value associated with key.
               ╆━ Index 1
                  ┆┄ sub2_a: Expected to decode 'Int' but found ’Array‘ instead.
         ╆━ Index 1
            ┆┄ a: No value associated with key.
            ┆┄ b: Expected to decode 'Int' but found ‘String’ instead.
            ┆┄ c: Expected to decode 'Int' but found ’Array‘ instead.
            ╆━ sub: SubModel
               ┆┄ sub_a: Expected to decode 'Int' but found ‘String’ instead.
            ╆━ sub2s: [SubTwoModel]
               ╆━ Index 0
                  ┆┄ sub2_a: Expected to decode 'Int' but found ‘String’ instead.
               ╆━ Index 1
                  ┆┄ sub2_a: Expected to decode 'Int' but found 'null' instead.
      ====================================================================================
      """
    #expect(blocks == [printed])
  }

  @Test("API-1, API-3, LOG-2: turning it on")
  func turningOn() {
    LogProbe.exclusively {
      SmartSentinel.debugMode = .verbose
      #expect(SmartSentinel.debugMode == .verbose)
      SmartSentinel.debugMode = .none
    }
    let levels: [SmartSentinel.Level] = [.none, .verbose, .alert]
    #expect(levels.map(\.rawValue) == [0, 1, 2])
  }

  @Test("API-1, API-3, LOG-12: getting the log to upload it")
  func handler() {
    struct Uploaded: SmartCodable { var v = 0 }
    let uploads = Blocks()
    LogProbe.exclusively {
      SmartSentinel.debugMode = .alert
      SmartSentinel.onLogGenerated { logs in uploads.add(logs) }
      _ = Uploaded.deserialize(from: #"{"v":"x"}"#)
      SmartSentinel.onLogGenerated { logs in }
      _ = Uploaded.deserialize(from: #"{"v":"x"}"#)
      SmartSentinel.debugMode = .none
    }
    let ours = uploads.all.filter { $0.contains("Uploaded 👈🏻 👀") }
    #expect(ours.count == 1)
    #expect(
      ours.first?.contains("┆┄ v: Expected to decode 'Int' but found ‘String’ instead.") == true
    )
  }
}
