/// What a model saw of its decoder: one line for each request.
///
/// Every hand-written model of the contract decodes to nothing else. This keeps a case an input with an
/// expected result, and shows what containers do even if a decoder would recover from an error outside the
/// model.
///
/// ```swift
/// var seen = Seen()
/// seen.read("a") { try object.decode(Int.self, forKey: "a") }  // "a 1", or "a keyNotFound a @/"
/// ```
package struct Seen: Hashable, Sendable {
  /// The lines in the order in which they were written.
  package private(set) var lines: [String]

  /// Creates a record of these lines, by default of none.
  package init(_ lines: [String] = []) {
    self.lines = lines
  }

  /// Adds a line unchanged.
  package mutating func write(_ line: String) {
    lines.append(line)
  }

  /// Adds the lines of another record.
  package mutating func append(_ other: Seen) {
    lines += other.lines
  }

  /// Adds a name and the text of a value.
  package mutating func note<Value>(_ name: String, _ value: Value) {
    lines.append("\(name) \(Seen.text(of: value))")
  }

  /// Reads, and adds a name with the text of the value, or with the error and its path.
  package mutating func read<Value>(_ name: String, _ body: () throws -> Value) {
    do {
      note(name, try body())
    } catch {
      lines.append("\(name) \(Seen.text(ofError: error))")
    }
  }

  /// Reads, and adds a name with the kind of the error, or that none was thrown.
  package mutating func kind<Value>(_ name: String, _ body: () throws -> Value) {
    do {
      _ = try body()
      lines.append("\(name) returned")
    } catch {
      lines.append("\(name) \(Seen.kind(of: error))")
    }
  }

  /// Reads, and adds a name with the type that the error says was requested.
  package mutating func askedType<Value>(_ name: String, _ body: () throws -> Value) {
    do {
      _ = try body()
      lines.append("\(name) returned")
    } catch {
      lines.append("\(name) \(Seen.askedType(in: error))")
    }
  }

  /// Reads, and adds a name with only whether an error was thrown.
  package mutating func attempt<Value>(_ name: String, _ body: () throws -> Value) {
    lines.append("\(name) \(Seen.throwsError(body) ? "threw" : "returned")")
  }

  /// Whether reading throws.
  package static func throwsError<Value>(_ body: () throws -> Value) -> Bool {
    do {
      _ = try body()
      return false
    } catch {
      return true
    }
  }
}

/// A record is observed as the array of its lines.
extension Seen: CustomReflectable {
  package var customMirror: Mirror {
    Mirror(self, unlabeledChildren: lines, displayStyle: .collection)
  }
}
