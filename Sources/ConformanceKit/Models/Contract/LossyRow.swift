extension ContractModels {
  /// The well-known lossy array: a type that reads nothing skips invalid elements (model 26).
  package struct LossyRow<Element: Decodable>: Recording {
    package let seen: Seen

    package init(from decoder: any Decoder) throws {
      var row = try decoder.unkeyedContainer()
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
      var seen = Seen()
      seen.note("kept", kept)
      seen.note("skipped", skipped)
      self.seen = seen
    }
  }

  /// The other well-known lossy array: an element type that catches its own error.
  package struct CaughtRow<Element: Decodable>: Recording {
    private struct Attempt: Decodable {
      let element: Element?

      init(from decoder: any Decoder) {
        element = try? Element(from: decoder)
      }
    }

    package let seen: Seen

    package init(from decoder: any Decoder) throws {
      let attempts = try decoder.singleValueContainer().decode([Attempt].self)
      var seen = Seen()
      seen.note("kept", attempts.compactMap(\.element))
      seen.note("of", attempts.count)
      self.seen = seen
    }
  }

  /// The third: a super decoder for each element, which advances whether or not the element decodes.
  package struct SuperRow<Element: Decodable>: Recording {
    package let seen: Seen

    package init(from decoder: any Decoder) throws {
      var row = try decoder.unkeyedContainer()
      var kept: [Element] = []
      var steps = 0
      while !row.isAtEnd, steps < ContractModels.longest {
        let element = try row.superDecoder()
        if let value = try? Element(from: element) { kept.append(value) }
        steps += 1
      }
      var seen = Seen()
      seen.note("kept", kept)
      seen.note("of", steps)
      self.seen = seen
    }
  }

  /// The elements taken, alternately by a type that reads nothing and by their own type: the index and value of
  /// every second one.
  package struct SkipEverySecond: Recording {
    package let seen: Seen

    package init(from decoder: any Decoder) throws {
      var row = try decoder.unkeyedContainer()
      var seen = Seen()
      var steps = 0
      while !row.isAtEnd, steps < ContractModels.longest {
        _ = try row.decode(Empty.self)
        seen.note("at \(row.currentIndex)", try row.decode(Int.self))
        steps += 1
      }
      self.seen = seen
    }
  }
}
