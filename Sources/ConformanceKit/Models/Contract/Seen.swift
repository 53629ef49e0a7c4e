/// What a model saw of its decoder: one line for each thing that it asked.
///
/// It is all that a hand-written model of the contract decodes to. So a case stays an input and
/// what is to come of it, and containers show what they do even where a decoder would recover from
/// an error outside of the model.
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

  /// Writes a line as it stands.
  package mutating func write(_ line: String) {
    lines.append(line)
  }

  /// Writes the lines of another record behind its own.
  package mutating func append(_ other: Seen) {
    lines += other.lines
  }

  /// Writes the text of a value behind a name.
  package mutating func note<Value>(_ name: String, _ value: Value) {
    lines.append("\(name) \(Seen.text(of: value))")
  }

  /// Reads, and writes behind a name the text of the value, or which error was thrown and where.
  package mutating func read<Value>(_ name: String, _ body: () throws -> Value) {
    do {
      note(name, try body())
    } catch {
      lines.append("\(name) \(Seen.text(ofError: error))")
    }
  }

  /// Reads, and writes behind a name the kind of an error, or that none was thrown.
  package mutating func kind<Value>(_ name: String, _ body: () throws -> Value) {
    do {
      _ = try body()
      lines.append("\(name) returned")
    } catch {
      lines.append("\(name) \(Seen.kind(of: error))")
    }
  }

  /// Reads, and writes behind a name the type that an error says was asked for.
  package mutating func askedType<Value>(_ name: String, _ body: () throws -> Value) {
    do {
      _ = try body()
      lines.append("\(name) returned")
    } catch {
      lines.append("\(name) \(Seen.askedType(in: error))")
    }
  }

  /// Reads, and writes behind a name only whether an error was thrown.
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
