package import Foundation

/// The input of a decode call, in one of its forms.
package enum DecodeInput: ~Copyable {
  case text(String)
  case bytes(Data)
  case graph(Any)
  case list(Data)
}

/// One decode call: reads the input into a tape, decodes the value, and reports the repairs.
///
///     input ──▶ padded text ──▶ tape ──▶ user's init(from:) ──▶ value + repairs
struct DecodeCall: ~Copyable {
  let input: DecodeInput
  let designatedPath: String?
  let settings: DecodingSettings

  /// Decodes with a report, and throws only for the failures of the whole call (ENT-9).
  func report<Value: Decodable>(_ type: Value.Type) throws -> SmartDecodingReport<Value> {
    try withReader(for: type, isCollecting: true) { reader throws in
      SmartDecodingReport(value: try value(type, in: reader), repairs: repairs(in: reader))
    }
  }

  /// Like ``report(_:)``, without one: to look up its metadata costs a tenth of a small call.
  func value<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try withReader(for: type, isCollecting: false) { reader throws in
      try value(type, in: reader)
    }
  }

  private func value<Value: Decodable>(
    _ type: Value.Type,
    in reader: Reader
  ) throws -> Value {
    let root = try target(from: try load(into: reader), in: reader)
    reader.document.root = root
    let operations = reader.types.operations(for: type)
    do throws(Miss) {
      return try reader.attempt(operations.name) { () throws(Miss) in
        if reader.tape.has(.null, at: root), !operations.isOptional, !operations.takesNull {
          throw .null
        }
        return try operations.value(type, at: root, in: reader)
      }
    } catch {
      let request = StandIn.Request.root(isOptional: operations.isOptional)
      if StandIn.decide(after: error, for: request, in: reader.settings.mode).source == .failure {
        throw failure(error, type, at: root, in: reader)
      }
      return try missing(type, operations, after: error, in: reader)
    }
  }

  /// If the type is Optional, the top level falls back to nil (DEC-4).
  ///
  /// Separate, since returning a value here builds metadata, which costs as much as decoding a small
  /// object.
  @inline(never)
  private func missing<Value: Decodable>(
    _ type: Value.Type,
    _ operations: TypeOperations,
    after miss: Miss,
    in reader: Reader
  ) throws -> Value {
    guard let (value, action) = operations.typeDefault(type) else {
      throw failure(miss, type, at: reader.document.root, in: reader)
    }
    reader.report(miss.kind, wanted: operations.name, at: reader.document.root, action: action)
    return value
  }

  private func repairs(in reader: Reader) -> [SmartRepair] {
    let isText =
      switch input {
      case .text: true
      case .bytes: true
      case .graph: false
      case .list: false
      }
    return reader.repairList(isText: isText)
  }

  /// Updates `old` with the input, or throws for failures of the whole call (chapter 19).
  func update<Value: SmartDecodable>(_ old: Value) throws -> Value {
    try withReader(for: Value.self, isCollecting: false) { reader throws in
      reader.settings.isUpdating = true
      let root = try target(from: try load(into: reader), in: reader)
      let operations = reader.types.operations(for: Value.self)
      do throws(Miss) {
        let tag: Tape.Tag = operations.isArray ? .array : .object
        guard reader.container(tag, at: root) >= 0 else { throw .mismatch }
        return try reader.attempt(operations.name) { () throws(Miss) in
          try operations.update(old, at: root, in: reader)
        }
      } catch {
        throw failure(error, Value.self, at: root, in: reader)
      }
    }
  }

  // MARK: Loading

  func load(into reader: Reader) throws -> Int {
    let root = try read(into: reader)
    reader.recall.start(values: reader.tape.count)
    return root
  }

  private func read(into reader: Reader) throws -> Int {
    do {
      switch input {
      case .text(let text):
        text.withBytes { bytes in
          unsafe reader.tape.input.append(UnsafeRawBufferPointer(bytes))
        }
        return try scan(reader.tape, skipping: text.utf8.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
      case .bytes(let data):
        return try scan(reader.tape, skipping: try reader.tape.input.append(text: data))
      case .graph(let value):
        let root = try ObjectGraph.write(value, to: reader.tape)
        // Versions 1 and 2 take only what JSON can express (LEG-1).
        if settings.dialect != nil, reader.tape.hasForeignLeaves {
          throw JSONSyntaxError(code: .foreignLeaf, offset: 0)
        }
        return root
      case .list(let data):
        do {
          return try PropertyListInput.write(data, to: reader.tape)
        } catch let error as JSONSyntaxError {
          let reason = "at byte \(error.offset): \(error.listReason)"
          throw DecodingError.corrupted("no property list, \(reason)")
        }
      }
    } catch let error as JSONSyntaxError {
      throw Self.unparsable(error, in: reader.tape)
    }
  }

  private func scan(_ tape: Tape, skipping mark: Int) throws(JSONSyntaxError) -> Int {
    let count = tape.input.count - mark
    let assumesObject = settings.assumesTopLevelDictionary
    switch settings.syntax {
    case .json:
      return try JSONScanner.scan(
        tape,
        from: mark,
        count: count,
        depth: 0,
        assumesObject: assumesObject
      )
    case .json5:
      return try JSON5Scanner.scan(tape, from: mark, count: count, assumesObject: assumesObject)
    }
  }

  /// The value at which decoding starts: the end of the designated path (chapter 4).
  private func target(from root: Int, in reader: Reader) throws -> Int {
    guard let designatedPath else { return root }
    let segments = NestedKeyPath.segments(of: designatedPath)
    guard !segments.isEmpty else { return root }
    let index = NestedKeyPath.designated(designatedPath, segments, from: root, in: reader)
    guard index >= 0, !reader.tape.has(.null, at: index) else {
      throw DecodingError.valueNotFound(
        Any.self,
        .init(codingPath: [], debugDescription: "the path '\(designatedPath)' leads to no value")
      )
    }
    return index
  }

  // MARK: Failures (REP-2)

  private static func unparsable(_ error: JSONSyntaxError, in tape: Tape) -> DecodingError {
    var lines = SourceLines(tape)
    let place = lines.location(of: min(error.offset, tape.input.count))
    return .corrupted("not JSON at line \(place.line), column \(place.column): \(error.reason)")
  }

  /// The error of a call that gives no value: the error of the type's own code, or the reason for the
  /// miss (DEC-3).
  func failure(
    _ miss: Miss,
    _ wanted: Any.Type,
    at root: Int,
    in reader: Reader
  ) -> any Error {
    if miss.has(.isReported), !miss.has(.endsCall) {
      return reader.callFailure("An element is invalid.")
    }
    return reader.misses.thrownError(at: root) ?? reader.failure(miss, wanted, at: root)
  }
}

extension NestedKeyPath {
  /// The value at the end of a designated path, or -1; what remains of it as it is written may be one
  /// literal key anywhere (PATH-3).
  static func designated(
    _ path: String,
    _ segments: [String],
    from root: Int,
    in reader: Reader
  ) -> Int {
    var rests: [Substring] = []
    if path != segments.joined(separator: ".") {
      var rest = path[...]
      for segment in segments {
        rests.append(rest)
        // What comes before the segment is empty or white space.
        while !rest.isEmpty {
          let piece = rest.prefix { $0 != "." }
          rest = rest.dropFirst(piece.count + 1)
          if piece == segment { break }
        }
      }
    }
    return NestedKeyPath(segments, writtenAs: rests)
      .walk(from: root, in: reader, isConverting: false)
  }
}
