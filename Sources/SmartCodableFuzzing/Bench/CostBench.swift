import Foundation
import FuzzKit
import SmartCodable

/// Measures how the time of a decode grows with the document, for each way in which documents grow.
///
/// The time is processor time on one thread, the minimum of several attempts.
public struct CostBench: Sendable {
  /// The way of growing: nesting, width, text or stringified.
  public let growth: String
  /// The lengths of the documents, in bytes.
  public let lengths: [Int]
  /// Nanoseconds for each of them.
  public let nanoseconds: [Double]

  /// The exponent of the growth from the shortest document to the longest; 1 is linear.
  public var slope: Double {
    guard let first = lengths.first, let last = lengths.last, last > first,
      let least = nanoseconds.first, let most = nanoseconds.last, least > 0
    else { return 0 }
    return log(most / least) / log(Double(last) / Double(first))
  }

  /// Measures all ways to grow, `rounds` times for each document.
  public static func run(rounds: Int = 30) -> [CostBench] {
    [
      measure("nesting", rounds, [64, 128, 256, 500].map(nesting)),
      measure("width", rounds, [256, 512, 1024, 2048, 4096].map(width)),
      measure("text", rounds, [4096, 8192, 16_384, 32_768, 65_536].map(text)),
      measure("stringified", rounds, (9...14).map(stringified)),
    ]
  }

  private static func nesting(_ size: Int) -> String {
    String(repeating: #"{"name":"n","children":["#, count: size / 2)
      + String(repeating: "]}", count: size / 2)
  }

  private static func width(_ size: Int) -> String {
    let children = repeatElement(#"{"name":"n"}"#, count: size).joined(separator: ",")
    let entries = (0..<size).map { "\"key\($0)\":{}" }.joined(separator: ",")
    return #"{"children":["# + children + #"],"map":{"# + entries + "}}"
  }

  private static func text(_ size: Int) -> String {
    #"{"name":""# + String(repeating: #"a\u00e9é\n "#, count: size / 12) + #""}"#
  }

  private static func stringified(_ size: Int) -> String {
    (0..<size)
      .reduce(#"{"name":"n"}"#) { inner, _ in
        let text = String(decoding: JSONText.escaped(inner.utf8), as: UTF8.self)
        return #"{"children":[""# + text + #""]}"#
      }
  }

  private static func measure(_ growth: String, _ rounds: Int, _ documents: [String]) -> CostBench {
    let inputs = documents.map { Data($0.utf8) }
    let times = inputs.map { input in
      (0..<max(1, rounds)).map { _ in time { _ = try? Tree.decode(from: input) } }.min() ?? 0
    }
    return CostBench(growth: growth, lengths: inputs.map(\.count), nanoseconds: times)
  }

  private static func time(_ body: () -> Void) -> Double {
    let start = processorTime()
    body()
    return processorTime() - start
  }

  private static func processorTime() -> Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
