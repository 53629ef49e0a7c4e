import Foundation
import PlatformSupport

// Unsafe code in this file: the bytes of the data are accessed during one call, which copies them.

/// Reads a property list in any of its forms: writes the tape that the same dictionary would have.
enum PropertyListInput {
  /// Reads the list and returns the index of its root.
  static func write(_ data: Data, to tape: Tape) throws -> Int {
    if data.isEmpty { throw JSONSyntaxError(code: .emptyInput, offset: 0) }
    if data.starts(with: BinaryObjects.magic) { return try writeBinary(data, to: tape) }
    let mark = try appendText(data, to: tape)
    // Offsets and indexes on the tape have 32 bits.
    guard tape.input.count < 1 << 31 else { throw JSONSyntaxError(code: .tooLong, offset: 0) }
    if XMLReader.isBegun(tape, at: mark) { return try XMLScanner.scan(tape, from: mark) }
    let text = Data(tape.input.copy(at: mark, count: tape.input.count - mark))
    tape.input.reset()
    do {
      return try writeBinary(try binary(fromOpenStep: text), to: tape)
    } catch let error as JSONSyntaxError {
      // Its offset is one in the binary form.
      throw DecodingError.corrupted("no property list: \(error.listReason)")
    }
  }

  private static func writeBinary(_ data: Data, to tape: Tape) throws(JSONSyntaxError) -> Int {
    guard data.count < 1 << 31 else { throw JSONSyntaxError(code: .tooLong, offset: 0) }
    unsafe data.withUnsafeBytes { bytes in unsafe tape.input.append(bytes) }
    return try BinaryScanner.scan(tape)
  }

  /// Appends the text as UTF-8 and returns the length of its byte order mark.
  private static func appendText(_ data: Data, to tape: Tape) throws(JSONSyntaxError) -> Int {
    guard let encoding = try XMLDeclaration.encoding(of: data) else {
      return try tape.input.append(text: data)
    }
    guard let text = String(data: data, encoding: encoding) else {
      throw JSONSyntaxError(code: .invalidEncoding, offset: 0)
    }
    tape.input.append(text)
    return 0
  }

  /// The binary form of a list in the old text format or of a file of strings, which is rare enough for Foundation
  /// to read (UNS-11).
  ///
  /// Foundation needs up to 400 KB of stack, so it reads on a thread of its own where there is less (LIM-2).
  private static func binary(fromOpenStep text: Data) throws -> Data {
    let convert = { @Sendable () -> Result<Data, any Error> in
      Result {
        let list = try unsafe PropertyListSerialization.propertyList(from: text, format: nil)
        return try PropertyListSerialization.data(
          fromPropertyList: list,
          format: .binary,
          options: 0
        )
      }
    }
    var binary = Result<Data, any Error>.success(Data())
    if StackGuard.hasRoom(beside: 512 << 10, isEnd: false) {
      binary = convert()
    } else {
      let result = Mutex(binary)
      let isDone = DispatchSemaphore(value: 0)
      let thread = Thread {
        let converted = convert()
        result.withLock { $0 = converted }
        isDone.signal()
      }
      thread.stackSize = 1 << 20
      thread.start()
      isDone.wait()
      binary = result.withLock { $0 }
    }
    do { return try binary.get() } catch { throw refusal(error) }
  }

  private static func refusal(_ error: any Error) -> DecodingError {
    // The outer error is that of an attempt to read the text as XML.
    let own = (error as NSError).userInfo["kCFPropertyListOldStyleParsingError"]
    return .corrupted("no property list: \(own ?? error)", because: error)
  }
}
