import SmartCodable
import Testing

@Suite("Log of updates")
struct UpdateLogTests {
  private struct UpdatedThing: SmartCodable, Equatable {
    var name = "n"
    var age = 10
    var sub = UpdatedPart()
    var untouched = UpdatedPart()
  }

  private struct UpdatedPart: SmartCodable, Equatable {
    var a = 1
    var b = 2
  }

  @Test("LOG-15: an update logs what it mentions by the usual rules, and nothing else")
  func mentionedOnly() {
    var thing = UpdatedThing()
    let blocks = LogProbe.blocks(about: UpdatedThing.self, at: .verbose) {
      SmartUpdater.update(&thing, from: #"{"age":"x","sub":{"b":null}}"#)
    }
    #expect(blocks.count == 1)
    let block = blocks.first ?? ""
    #expect(block.contains("age: Expected to decode 'Int' but found ‘String’ instead."))
    #expect(block.contains("sub: UpdatedPart"))
    #expect(block.contains("b: Expected to decode 'Int' but found 'null' instead."))
    for absent in ["name", "untouched", "No value associated", "a:"] {
      #expect(!block.contains("┆┄ \(absent)"), "\(absent)")
    }
    #expect(thing == UpdatedThing())
  }

  @Test("LOG-15: a clean update logs nothing, and a failed one says why")
  func cleanAndFailed() {
    var thing = UpdatedThing()
    let clean = LogProbe.blocks(about: UpdatedThing.self, at: .verbose) {
      SmartUpdater.update(&thing, from: #"{"age":11}"#)
    }
    #expect(clean == [])
    #expect(thing.age == 11)
    let failed = LogProbe.blocks(about: UpdatedThing.self, at: .alert) {
      SmartUpdater.update(&thing, from: "[1]")
    }
    #expect(failed.count == 1)
  }
}
