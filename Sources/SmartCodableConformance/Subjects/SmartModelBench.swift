package import ConformanceKit
import Foundation
import PlatformSupport
package import SmartCodable

/// A model that gets values before an update that no document gives.
package protocol ChangedByHand {
  /// Changes the model in one of several ways.
  mutating func changeByHand(way: Int)
}

/// Operations on a SmartCodable model besides decoding, for judges of the rest of the library.
package struct SmartModelBench: Sendable {
  /// What each entry point writes for a decoded value.
  package struct Written: Sendable {
    package let value: Observation
    /// The texts without white space; nil if the value was refused.
    package let texts: [(entry: String, text: String?)]
    /// The texts with a line for each member and element.
    package let layouts: [(entry: String, text: String?)]
  }

  /// What a call reported: its repairs, nil if it failed as a whole, and the blocks that it logged.
  package struct Account: Sendable {
    package let repairs: [SmartRepair]?
    package let blocks: [String]
  }

  private typealias Change =
    @Sendable (SubjectRequest, SubjectRequest, MirrorObserver) throws -> (Observation, Observation)?

  private let change: Change?
  private let tell: @Sendable (SubjectRequest) -> [SmartRepair]?
  private let write:
    @Sendable (SubjectRequest, [SmartEncodingOption], Bool, MirrorObserver) throws -> Written

  init<Value>(decode: @escaping @Sendable (SubjectRequest) throws -> SmartDecodingReport<Value>) {
    change = (Value.self as? any (SmartDecodable & SendableMetatype).Type)
      .map { type in Self.change(type, decode) }
    tell = { request in try? decode(request).repairs }
    write = { request, options, usesMappedKeys, observer in
      let value = try decode(request).value
      var texts: [(entry: String, text: String?)] = []
      var layouts: [(entry: String, text: String?)] = []
      if let value = value as? any SmartEncodable {
        let text = value.toJSONString(useMappedKeys: usesMappedKeys, options: options)
        let layout = value.toJSONString(
          useMappedKeys: usesMappedKeys,
          options: options,
          prettyPrint: true
        )
        texts.append(("toJSONString", text))
        layouts.append(("toJSONString", layout))
      }
      if let value = value as? any Encodable {
        let encoder = SmartJSONEncoder()
        encoder.options = options
        encoder.useMappedKeys = usesMappedKeys
        func text() -> String? {
          (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) }
        }
        texts.append(("SmartJSONEncoder", text()))
        encoder.outputFormatting = .prettyPrinted
        layouts.append(("SmartJSONEncoder", text()))
      }
      return Written(value: observer.observation(of: value), texts: texts, layouts: layouts)
    }
  }

  /// Decodes the input of a request, and writes the value; mapped keys are the first ones of mappings.
  package func written(
    _ request: SubjectRequest,
    options: [SmartEncodingOption],
    usesMappedKeys: Bool
  ) throws -> Written {
    try write(request, options, usesMappedKeys, SmartDecoderSubject.subject.observer)
  }

  private static func change<Model: SmartDecodable & SendableMetatype, Value>(
    _ type: Model.Type,
    _ decode: @escaping @Sendable (SubjectRequest) throws -> SmartDecodingReport<Value>
  ) -> Change {
    { request, change, observer in
      guard var model = try decode(request).value as? Model else { return nil }
      if var changed = model as? any ChangedByHand {
        changed.changeByHand(way: request.input.count)
        model = changed as? Model ?? model
      }
      let before = observer.observation(of: model)
      SmartUpdater.update(
        &model,
        from: change.data,
        options: try SmartSettings.options(for: change.settings)
      )
      return (before, observer.observation(of: model))
    }
  }

  /// Decodes the input of a request, and updates the value; nil for a type that cannot be updated.
  package func updated(
    _ request: SubjectRequest,
    by change: SubjectRequest
  ) throws -> (before: Observation, after: Observation)? {
    try self.change?(request, change, SmartDecoderSubject.subject.observer)
  }

  /// Decodes the input of a request, and captures what is logged meanwhile.
  ///
  /// The whole process shares one log, so with a level other than `none` this requires a process that decodes
  /// nothing else meanwhile.
  package func account(of request: SubjectRequest, level: SmartSentinel.Level) -> Account {
    guard level != .none else { return Account(repairs: tell(request), blocks: []) }
    SmartSentinel.onLogGenerated { block in Self.blocks.withLock { $0.append(block) } }
    Self.blocks.withLock { $0 = [] }
    SmartSentinel.debugMode = level
    defer { SmartSentinel.debugMode = .none }
    let repairs = tell(request)
    return Account(repairs: repairs, blocks: Self.blocks.withLock { $0 })
  }

  private static let blocks = Mutex<[String]>([])
}
