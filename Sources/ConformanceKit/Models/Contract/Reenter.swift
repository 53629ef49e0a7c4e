/// What the subject lends, for the time of a call, to a type that decodes a document inside another.
///
/// A type knows no decoder. The one it is lent is of the same kind, and may be the same object. The functions
/// are wrapped in a structure: optimized code of Swift 6.3 crashes for a task-local value that is itself a
/// function.
package struct Reentry: Sendable {
  /// Decodes the text of a document; nil outside of a call.
  var decode: (@Sendable (String) throws -> ContractModels.AnyOrder)?
  /// Converts JSON text to a document in the decoder's own format; nil if that is JSON.
  var encode: (@Sendable (String) throws -> [UInt8])?

  /// What is lent to the current task.
  @TaskLocal static var current = Reentry()
}

extension ContractModels {
  /// Decodes a string as a separate document, between reads of its own document (model 39).
  struct Reenter: DecoderRecording {
    let seen: Seen
    static func read(_ decoder: any Decoder, _ seen: inout Seen) throws {
      let object = try decoder.container(keyedBy: AnyKey.self)
      var row = try object.nestedUnkeyedContainer(forKey: "l")
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
    }
  }

  /// Decodes each element of its row as a separate document, and continues to read the row.
  struct ReenterRow: RowRecording {
    let seen: Seen
    static func read(_ row: inout Elements, _ seen: inout Seen) throws {
      try ContractModels.each(&row) { row in
        let document = try row.decode(String.self)
        if let decode = Reentry.current.decode {
          seen.note("at \(row.currentIndex)", try decode(document))
        } else {
          seen.write("no decoder")
        }
      }
    }
  }
}
