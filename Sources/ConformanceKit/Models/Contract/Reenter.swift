/// What the subject lends to a type that decodes a document inside of another, for the time of a call.
///
/// A type knows no decoder. The one it is lent is of the same kind, and may be the same object. In a
/// task-local value functions stand in a structure: optimized code of Swift 6.3 crashes for one that
/// is a function itself.
package struct Reentry: Sendable {
  /// Decodes the text of a document; nil outside of a call.
  var decode: (@Sendable (String) throws -> ContractModels.AnyOrder)?
  /// How a text of JSON becomes a document of the decoder's own format; nil for JSON itself.
  var encode: (@Sendable (String) throws -> [UInt8])?

  /// What is lent in this task.
  @TaskLocal static var current = Reentry()
}

extension ContractModels {
  /// Decodes a string as a document of its own, between reads of its own document (model 39).
  package struct Reenter: Recording {
    package let seen: Seen

    package init(from decoder: any Decoder) throws {
      let object = try decoder.container(keyedBy: AnyKey.self)
      var row = try object.nestedUnkeyedContainer(forKey: "l")
      var seen = Seen()
      seen.note("before", try object.decode(Int.self, forKey: "a"))
      seen.note("0", try row.decode(Int.self))
      let document = try object.decode(String.self, forKey: "inner")
      if let decode = Reentry.current.decode {
        seen.note("inner", try decode(document))
        _ = try? decode("{")
        seen.note("inner", try decode(document))
      } else {
        seen.write("no decoder")
      }
      seen.note("1", try row.decode(Int.self))
      seen.note("after", try object.decode(String.self, forKey: "b"))
      seen.write("path \(Seen.path(of: decoder.codingPath))")
      self.seen = seen
    }
  }

  /// Decodes each element of its row as a document inside, and keeps on reading the row.
  package struct ReenterRow: Recording {
    package let seen: Seen

    package init(from decoder: any Decoder) throws {
      var row = try decoder.unkeyedContainer()
      var seen = Seen()
      var steps = 0
      while !row.isAtEnd, steps < ContractModels.longest {
        let document = try row.decode(String.self)
        if let decode = Reentry.current.decode {
          seen.note("at \(row.currentIndex)", try decode(document))
        } else {
          seen.write("no decoder")
        }
        steps += 1
      }
      self.seen = seen
    }
  }
}
