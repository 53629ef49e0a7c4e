extension ContractModels {
  /// The well-known lossy array: a type that reads nothing skips invalid elements (model 26).
  struct LossyRow<Element: Decodable>: RowRecording {
    let seen: Seen
    static func read(_ row: inout Elements, _ seen: inout Seen) throws {
      var kept: [Element] = []
      var skipped = 0
      while !row.isAtEnd, kept.count + skipped < ContractModels.longest {
        if let element = try? row.decode(Element.self) {
          kept.append(element)
        } else {
          _ = try row.decode(Empty.self)
          skipped += 1
        }
      }
      seen.note("kept", kept)
      seen.note("skipped", skipped)
    }
  }

  /// The other well-known lossy array: an element type that catches its own error.
  struct CaughtRow<Element: Decodable>: DecoderRecording {
    private struct Attempt: Decodable {
      let element: Element?

      init(from decoder: any Decoder) {
        element = try? Element(from: decoder)
      }
    }

    let seen: Seen
    static func read(_ decoder: any Decoder, _ seen: inout Seen) throws {
      let attempts = try decoder.singleValueContainer().decode([Attempt].self)
      seen.note("kept", attempts.compactMap(\.element))
      seen.note("of", attempts.count)
    }
  }

  /// The third: a super decoder for each element, which advances whether or not the element decodes.
  struct SuperRow<Element: Decodable>: RowRecording {
    let seen: Seen
    static func read(_ row: inout Elements, _ seen: inout Seen) throws {
      var kept: [Element] = []
      let steps = try ContractModels.each(&row) { row in
        let element = try row.superDecoder()
        if let value = try? Element(from: element) { kept.append(value) }
      }
      seen.note("kept", kept)
      seen.note("of", steps)
    }
  }

  /// The elements taken, alternately by a type that reads nothing and by their own type: the index and value of
  /// every second one.
  struct SkipEverySecond: RowRecording {
    let seen: Seen
    static func read(_ row: inout Elements, _ seen: inout Seen) throws {
      try ContractModels.each(&row) { row in
        _ = try row.decode(Empty.self)
        seen.note("at \(row.currentIndex)", try row.decode(Int.self))
      }
    }
  }
}
