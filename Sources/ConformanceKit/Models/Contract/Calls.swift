import PlatformSupport

import struct Foundation.Data
import class Foundation.DispatchQueue

extension ContractModels {
  /// What a decoder makes of a document, of a truncated one, and of the first one again.
  struct Again: Recording {
    let seen: Seen

    init(decode: (Bool) throws -> some Recording) throws {
      var seen = Seen()
      seen.note("first", try decode(false))
      seen.write((try? decode(true)) == nil ? "cut threw" : "cut returned")
      seen.note("again", try decode(false))
      self.seen = seen
    }

    init(from decoder: any Decoder) throws {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "only the caller can be asked this")
      )
    }
  }

  /// Decodes a string as a document on many threads at once, each with its own decoder.
  package struct Crowd: Recording {
    package let seen: Seen

    package init(from decoder: any Decoder) throws {
      let object = try decoder.container(keyedBy: AnyKey.self)
      let document = try object.decode(String.self, forKey: "inner")
      guard let decode = Reentry.current.decode else {
        seen = Seen(["no decoder"])
        return
      }
      let lines = Mutex<Set<[String]>>([])
      DispatchQueue.concurrentPerform(iterations: 64) { _ in
        let line = (try? decode(document))?.seen.lines ?? ["threw"]
        lines.withLock { _ = $0.insert(line) }
      }
      seen = Seen(lines.withLock { $0.count == 1 ? $0.joined() + [] : ["\($0.count) answers"] })
    }
  }
}

extension TwinCatalog {
  /// Adds a type for a model that is decoded again with the same decoder.
  mutating func addAgain<Model: Recording & SendableMetatype>(_ id: ModelID, _ type: Model.Type) {
    add(
      id,
      twin: { decoder, data in
        try ContractModels.Again { isCut in
          try decoder.decode(Model.self, from: isCut ? data.prefix(data.count / 2) : data)
        }
      }
    )
  }

  /// Adds a type for a model that is decoded after every damaged copy of its document, by the same decoder:
  /// any answer to these will do (CTR-TOT-1).
  mutating func addDamaged<Model: Recording & SendableMetatype>(_ id: ModelID, _ type: Model.Type) {
    add(
      id,
      twin: { decoder, data in
        for copy in DamagedDocument.all(of: Array(data)) {
          _ = try? decoder.decode(Model.self, from: GuardedBytes.data(of: copy))
        }
        return try decoder.decode(Model.self, from: data)
      }
    )
  }

  /// Adds a type for a model that is decoded from bytes that do not begin at index 0.
  mutating func addSlice<Model: Recording & SendableMetatype>(_ id: ModelID, _ type: Model.Type) {
    add(
      id,
      twin: { decoder, data in
        let longer = Data([0x5B, 0x5B]) + data + Data([0x5D])
        return try decoder.decode(Model.self, from: longer.dropFirst(2).dropLast())
      }
    )
  }
}
