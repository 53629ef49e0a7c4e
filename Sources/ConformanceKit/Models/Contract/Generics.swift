extension ContractModels {
  /// A value of any type, with a list beside it (model 37).
  package struct Box<Value: Decodable>: Recording {
    let v: Value
    let l: [Int]

    package var seen: Seen {
      var seen = Seen()
      seen.note("v", v)
      seen.note("l", l)
      return seen
    }
  }

  /// A chain of objects: recursion through a class and an Optional (model 37).
  package final class Node: Recording {
    let value: Int
    let next: Node?

    package var seen: Seen {
      var seen = Seen(["\(value)"])
      if let next { seen.append(next.seen) }
      return seen
    }
  }

  /// A tree: recursion through an array (model 37).
  package struct Tree: Recording {
    let name: String
    let kids: [Tree]

    package var seen: Seen {
      var seen = Seen([name])
      for kid in kids { seen.append(kid.seen) }
      return seen
    }
  }

  /// Trees by name: recursion through a dictionary and an Optional (model 37).
  package struct Branches: Recording {
    let size: Int?
    let below: [String: Branches]?

    package var seen: Seen {
      var seen = Seen()
      seen.note("size", size)
      seen.note("below", below)
      return seen
    }
  }

  /// A type without properties, whose initializer the compiler writes.
  package struct Hollow: Recording {
    package var seen: Seen { Seen(["hollow"]) }
  }

  /// How many strings a row has, and their total number of bytes.
  ///
  /// The rows are too large to record the strings themselves.
  package struct Sizes: Recording {
    let strings: Int
    let bytes: Int

    package init(from decoder: any Decoder) throws {
      var row = try decoder.unkeyedContainer()
      var (strings, bytes) = (0, 0)
      while !row.isAtEnd, strings < Self.most {
        bytes += try row.decode(String.self).utf8.count
        strings += 1
      }
      self.strings = strings
      self.bytes = bytes
    }

    /// More elements than any case has, to detect a row that never ends.
    private static let most = 300_000

    package var seen: Seen { Seen(["\(strings) strings", "\(bytes) bytes"]) }
  }

  /// The depth of arrays that are nested all the way down (model 41).
  ///
  /// It reads itself from each element by hand and stores no child, so that no stack overflow comes from
  /// releasing a long chain of values.
  package struct Recursive: Recording {
    let depth: Int

    package init(from decoder: any Decoder) throws {
      var row = try decoder.unkeyedContainer()
      var deepest = 0
      try ContractModels.each(&row) { row in
        deepest = max(deepest, try row.decode(Recursive.self).depth)
      }
      depth = deepest + 1
    }

    package var seen: Seen { Seen(["depth \(depth)"]) }
  }

  /// The depth of objects that are nested all the way down, by the key `next`; it stores no child either.
  package struct RecursiveMember: Recording {
    let depth: Int

    private enum CodingKeys: CodingKey {
      case next
    }

    package init(from decoder: any Decoder) throws {
      let record = try decoder.container(keyedBy: CodingKeys.self)
      let inner = try record.decodeIfPresent(RecursiveMember.self, forKey: .next)
      depth = (inner?.depth ?? 0) + 1
    }

    package var seen: Seen { Seen(["depth \(depth)"]) }
  }
}
