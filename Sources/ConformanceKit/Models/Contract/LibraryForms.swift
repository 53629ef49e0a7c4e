extension ContractModels {
  /// The bounds of three kinds of ranges, each an array (model 38).
  package struct Ranges: Recording {
    private enum Key: CodingKey {
      case open
      case closed
      case from
    }

    package let seen: Seen

    package init(from decoder: any Decoder) throws {
      let object = try decoder.container(keyedBy: Key.self)
      let open = try object.decode(Range<Int>.self, forKey: .open)
      let closed = try object.decode(ClosedRange<Int>.self, forKey: .closed)
      let from = try object.decode(PartialRangeFrom<Int>.self, forKey: .from)
      var seen = Seen()
      seen.note("open", [open.lowerBound, open.upperBound])
      seen.note("closed", [closed.lowerBound, closed.upperBound])
      seen.note("from", from.lowerBound)
      self.seen = seen
    }
  }

  /// The elements of a vector (model 38).
  package struct Vector: Recording {
    package let seen: Seen

    package init(from decoder: any Decoder) throws {
      let vector = try decoder.singleValueContainer().decode(SIMD3<Int>.self)
      var seen = Seen()
      seen.note("vector", [vector.x, vector.y, vector.z])
      self.seen = seen
    }
  }

  /// The length of a duration, which is two numbers in the document (model 38).
  ///
  /// It is a quotient, since the components of a duration trap if a wrong one is too long.
  package struct Period: Recording {
    package let seen: Seen

    package init(from decoder: any Decoder) throws {
      let period = try decoder.singleValueContainer().decode(Duration.self)
      var seen = Seen()
      seen.note("milliseconds", period / .milliseconds(1))
      self.seen = seen
    }
  }

  /// Collections that are arrays in the document (model 38).
  package struct Lists: Recording {
    private enum Key: CodingKey {
      case array
      case contiguous
      case nested
      case set
      case optional
    }

    package let seen: Seen

    package init(from decoder: any Decoder) throws {
      let object = try decoder.container(keyedBy: Key.self)
      var seen = Seen()
      seen.note("array", try object.decode([Int].self, forKey: .array))
      seen.note("contiguous", try object.decode(ContiguousArray<Int>.self, forKey: .contiguous))
      seen.note("nested", try object.decode([[String]].self, forKey: .nested))
      seen.note("set", try object.decode(Set<Int>.self, forKey: .set))
      seen.note("optional", try object.decode([Int]?.self, forKey: .optional))
      self.seen = seen
    }
  }
}
