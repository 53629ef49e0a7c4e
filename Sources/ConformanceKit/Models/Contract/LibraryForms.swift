extension ContractModels {
  /// The bounds of three kinds of ranges, each an array (model 38).
  struct Ranges: ObjectRecording {
    enum Key: CodingKey {
      case open
      case closed
      case from
    }

    let seen: Seen
    static func read(_ object: KeyedDecodingContainer<Key>, _ seen: inout Seen) throws {
      let open = try object.decode(Range<Int>.self, forKey: .open)
      let closed = try object.decode(ClosedRange<Int>.self, forKey: .closed)
      let from = try object.decode(PartialRangeFrom<Int>.self, forKey: .from)
      seen.note("open", [open.lowerBound, open.upperBound])
      seen.note("closed", [closed.lowerBound, closed.upperBound])
      seen.note("from", from.lowerBound)
    }
  }

  /// The elements of a vector (model 38).
  struct Vector: DecoderRecording {
    let seen: Seen
    static func read(_ decoder: any Decoder, _ seen: inout Seen) throws {
      let vector = try decoder.singleValueContainer().decode(SIMD3<Int>.self)
      seen.note("vector", [vector.x, vector.y, vector.z])
    }
  }

  /// The length of a duration, which is two numbers in the document (model 38).
  ///
  /// It is a quotient, since the components of a duration trap if a wrong one is too long.
  struct Period: DecoderRecording {
    let seen: Seen
    static func read(_ decoder: any Decoder, _ seen: inout Seen) throws {
      let period = try decoder.singleValueContainer().decode(Duration.self)
      seen.note("milliseconds", period / .milliseconds(1))
    }
  }

  /// Collections that are arrays in the document (model 38).
  struct Lists: ObjectRecording {
    enum Key: CodingKey {
      case array
      case contiguous
      case nested
      case set
      case optional
    }

    let seen: Seen
    static func read(_ object: KeyedDecodingContainer<Key>, _ seen: inout Seen) throws {
      seen.note("array", try object.decode([Int].self, forKey: .array))
      seen.note("contiguous", try object.decode(ContiguousArray<Int>.self, forKey: .contiguous))
      seen.note("nested", try object.decode([[String]].self, forKey: .nested))
      seen.note("set", try object.decode(Set<Int>.self, forKey: .set))
      seen.note("optional", try object.decode([Int]?.self, forKey: .optional))
    }
  }
}
