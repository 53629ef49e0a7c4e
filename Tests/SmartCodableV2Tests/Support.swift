import Foundation
import Testing

@testable import SmartCodableV2

/// Blocks of the log, behind a lock that the thread sanitizer knows.
///
/// Sound because `stored` is touched only while the lock is held.
final class Blocks: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: [String] = []

  var all: [String] { lock.withLock { stored } }

  func add(_ block: String) { lock.withLock { stored.append(block) } }
}

/// The blocks that `body` logs, in order.
func logged(
  _ mode: SmartConfig.DebugMode = .error,
  _ body: (Blocks) throws -> Void
) rethrows -> [String] {
  let blocks = Blocks()
  try SmartLog.$capture.withValue(.init(mode: mode) { blocks.add($0) }) { try body(blocks) }
  return blocks.all
}

/// Keeps the log of a test off the standard output.
struct Quiet: TestTrait, SuiteTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await SmartLog.$capture.withValue(.init(mode: .none) { _ in }) { try await function() }
  }
}

extension Trait where Self == Quiet {
  static var quiet: Quiet { Quiet() }
}

/// One property of type `Value`.
struct Holder<Value: Codable & Sendable>: SmartCodable {
  var v: Value?

  init() {}

  /// What an Optional property gets for a JSON value; the outer nil is the failure of the call.
  static func optional(_ json: String, _ options: [JSONDecoder.SmartOption]? = nil) -> Value?? {
    deserialize(json: "{\"v\":\(json)}", options: options).map(\.v)
  }
}

/// One property that is not Optional, with an initial value.
protocol Initial: Codable, Sendable {
  static var initial: Self { get }
}

struct Fixed<Value: Initial>: SmartCodable {
  var v = Value.initial

  /// What a property gets for a JSON value; nil is the failure of the call.
  static func value(_ json: String) -> Value? { deserialize(json: "{\"v\":\(json)}")?.v }
}

extension Int: Initial { static var initial: Int { 7 } }
extension Int8: Initial { static var initial: Int8 { 7 } }
extension UInt: Initial { static var initial: UInt { 7 } }
extension Bool: Initial { static var initial: Bool { true } }
extension String: Initial { static var initial: String { "initial" } }
extension Double: Initial { static var initial: Double { 7 } }
extension Float: Initial { static var initial: Float { 7 } }
extension CGFloat: Initial { static var initial: CGFloat { 7 } }
extension Decimal: Initial { static var initial: Decimal { 7 } }
extension Date: Initial { static var initial: Date { Date(timeIntervalSince1970: 7) } }
extension Data: Initial { static var initial: Data { Data([7]) } }
extension URL: Initial { static var initial: URL { URL(filePath: "/") } }
