#if canImport(Glibc)
import Foundation
import Glibc
import Testing

/// Measures what a call takes from the heap, by the statistics of the C library.
///
/// Small blocks that a thread gives back stay counted, so a measurement starts by using up all
/// that are lying about; then every block that a call needs at one time shows.
@safe struct HeapMeter {
  private typealias Writer = @convention(c) (Int32, UnsafeMutablePointer<FILE>) -> Int32
  private let write: Writer
  private let file: UnsafeMutablePointer<FILE>

  /// False under the address sanitizer, whose heap is not that of the C library.
  static var canMeasure: Bool { unsafe dlsym(nil, "__asan_init") == nil }

  init() throws {
    let symbol = unsafe try #require(dlsym(nil, "malloc_info"))
    unsafe write = unsafeBitCast(symbol, to: Writer.self)
    unsafe file = try #require(tmpfile())
  }

  /// What a call takes beyond what lies about, the median of several; -1 if one returns false.
  ///
  /// Other threads of the process take and free memory meanwhile: a few of the measurements are wrong,
  /// in either direction.
  func cost(of body: () throws -> Bool) throws -> Int {
    let costs = try (0..<9).map { _ in try costOnce(of: body) }.sorted()
    return costs.contains(-1) ? -1 : costs[4]
  }

  private func costOnce(of body: () throws -> Bool) throws -> Int {
    unsafe rewind(file)
    try note()
    let count = 12_000
    var spares = unsafe [UnsafeMutableRawPointer?](repeating: nil, count: count)
    for index in 0..<count { unsafe spares[index] = malloc(16 + (index % 128) * 16) }
    try note()
    let isRight = try body()
    try note()
    for index in 0..<count { unsafe free(spares[index]) }
    let uses = try used()
    // The statistics add the flag bits of free blocks to their sizes, which are multiples of 16.
    let cost = try #require(uses.last) - uses[uses.count - 2]
    return isRight ? (cost + 8) & ~15 : -1
  }

  private func note() throws {
    let result = unsafe write(0, file)
    try #require(result == 0)
  }

  /// The bytes in use at each note: what the system gave without what is free.
  private func used() throws -> [Int] {
    let end = unsafe ftell(file)
    unsafe rewind(file)
    var bytes = [UInt8](repeating: 0, count: end)
    let count = unsafe fread(&bytes, 1, end, file)
    try #require(count == end)
    return try String(decoding: bytes, as: UTF8.self).components(separatedBy: "</malloc>")
      .dropLast()
      .map { note in
        let totals = try #require(note.components(separatedBy: "</heap>").last)
        func size(_ tag: String) throws -> Int {
          let tail = try #require(totals.components(separatedBy: tag).dropFirst().first)
          let value = try #require(tail.components(separatedBy: "size=\"").dropFirst().first)
          return try #require(Int(value.prefix { $0 != "\"" }))
        }
        return try size("<system type=\"current\"") - size("<total type=\"fast\"")
          - size("<total type=\"rest\"")
      }
  }
}
#endif
