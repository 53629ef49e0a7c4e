import Foundation

extension Machines {
  // MARK: Spans, whose attributes are one of several members

  struct Traces: Codable {
    indirect enum AnyValue: Codable {
      case string(String)
      case bool(Bool)
      case int(Int64)
      case double(Double)
      case array([AnyValue])
      case list([Attribute])
      enum Key: String, CodingKey {
        case stringValue, boolValue, intValue, doubleValue, arrayValue, kvlistValue
      }
      enum ValuesKey: CodingKey { case values }
      init(from decoder: any Decoder) throws {
        let c = try decoder.container(keyedBy: Key.self)
        if let text = try c.decodeIfPresent(String.self, forKey: .stringValue) {
          self = .string(text)
        } else if let flag = try c.decodeIfPresent(Bool.self, forKey: .boolValue) {
          self = .bool(flag)
        } else if let text = try c.decodeIfPresent(String.self, forKey: .intValue) {
          self = .int(Int64(text) ?? 0)
        } else if let number = try c.decodeIfPresent(Double.self, forKey: .doubleValue) {
          self = .double(number)
        } else if c.contains(.arrayValue) {
          let inner = try c.nestedContainer(keyedBy: ValuesKey.self, forKey: .arrayValue)
          self = .array(try inner.decodeIfPresent([AnyValue].self, forKey: .values) ?? [])
        } else {
          let inner = try c.nestedContainer(keyedBy: ValuesKey.self, forKey: .kvlistValue)
          self = .list(try inner.decode([Attribute].self, forKey: .values))
        }
      }
      func encode(to encoder: any Encoder) throws {
        var c = encoder.container(keyedBy: Key.self)
        switch self {
        case .string(let text): try c.encode(text, forKey: .stringValue)
        case .bool(let flag): try c.encode(flag, forKey: .boolValue)
        case .int(let number): try c.encode(String(number), forKey: .intValue)
        case .double(let number): try c.encode(number, forKey: .doubleValue)
        case .array(let values):
          var inner = c.nestedContainer(keyedBy: ValuesKey.self, forKey: .arrayValue)
          try inner.encode(values, forKey: .values)
        case .list(let values):
          var inner = c.nestedContainer(keyedBy: ValuesKey.self, forKey: .kvlistValue)
          try inner.encode(values, forKey: .values)
        }
      }
    }
    struct Attribute: Codable {
      let key: String
      let value: AnyValue
    }
    struct Event: Codable {
      let timeUnixNano: String
      let name: String
      let attributes: [Attribute]?
    }
    struct Span: Codable {
      struct Status: Codable {
        let code: Int?
        let message: String?
      }
      let traceId: String
      let spanId: String
      let parentSpanId: String?
      let name: String
      let kind: Int
      let startTimeUnixNano: String
      let endTimeUnixNano: String
      let attributes: [Attribute]?
      let events: [Event]?
      let status: Status?
    }
    struct Scope: Codable {
      let name: String?
      let version: String?
    }
    struct ScopeSpans: Codable {
      let scope: Scope?
      let spans: [Span]
    }
    struct Resource: Codable { let attributes: [Attribute] }
    struct ResourceSpans: Codable {
      let resource: Resource?
      let scopeSpans: [ScopeSpans]
    }
    let resourceSpans: [ResourceSpans]
  }

  static var traces: String {
    func attribute(_ i: Int) -> String {
      let value = Fake.pick(
        [
          #"{"stringValue":"\#(Fake.text(i, 2))"}"#, #"{"intValue":"\#(i * 991)"}"#,
          #"{"boolValue":true}"#, #"{"doubleValue":0.\#(i)}"#,
          #"{"arrayValue":{"values":[{"stringValue":"a"},{"intValue":"1"}]}}"#,
          #"{"arrayValue":{}}"#,
          #"{"kvlistValue":{"values":[{"key":"k","value":{"boolValue":false}}]}}"#,
        ],
        i
      )
      return #"{"key":"http.\#(Fake.word(i))","value":\#(value)}"#
    }
    let spans = Idiom.list(60) { i in
      let parent = i % 4 == 0 ? "" : #""parentSpanId":"\#(Fake.hex(i - 1, 16))","#
      let events = Idiom.list(i % 3) {
        #"{"timeUnixNano":"15447127606690000\#(Fake.pad($0))","name":"e","attributes":[]}"#
      }
      return #"""
        {"traceId":"\#(Fake.hex(i / 8, 32))","spanId":"\#(Fake.hex(i, 16))",\#(parent)"flags":256,\#
        "name":"GET \/\#(Fake.word(i))\/{id}","kind":\#(i % 6),\#
        "startTimeUnixNano":"1544712660\#(Fake.pad(i * 9973, 9))",\#
        "endTimeUnixNano":"1544712661\#(Fake.pad(i * 9973, 9))","droppedAttributesCount":0,\#
        "attributes":\#(Idiom.list(i % 8) { attribute(i + $0) }),"events":\#(events),"links":[],\#
        "status":\#(i % 5 == 0 ? #"{"code":2,"message":"\u26a0"}"# : "{}")}
        """#
    }
    return #"{"resourceSpans":[{"resource":{"attributes":[\#(attribute(0)),\#(attribute(1))]},"#
      + #""scopeSpans":[{"scope":{"name":"my.library"},"spans":\#(spans)}],"schemaUrl":""}]}"#
  }

  // MARK: An event with typed data and extension members of any name

  struct Order: Codable {
    let orderId: UUID
    let total: Decimal
    let lines: [Int]
  }

  struct CloudEvent<Payload: Codable>: Codable {
    enum Key: String, CodingKey, CaseIterable {
      case specversion, id, source, type, datacontenttype, subject, time, data
    }
    let id: String
    let source: String
    let type: String
    let subject: String?
    let time: Date?
    let data: Payload?
    var extensions: [String: String] = [:]

    init(from decoder: any Decoder) throws {
      let c = try decoder.container(keyedBy: Key.self)
      let version = try c.decode(String.self, forKey: .specversion)
      guard version.hasPrefix("1.") else {
        throw DecodingError.dataCorruptedError(
          forKey: .specversion,
          in: c,
          debugDescription: "Version \(version)"
        )
      }
      id = try c.decode(String.self, forKey: .id)
      source = try c.decode(String.self, forKey: .source)
      type = try c.decode(String.self, forKey: .type)
      subject = try c.decodeIfPresent(String.self, forKey: .subject)
      time = try c.decodeIfPresent(String.self, forKey: .time)
        .flatMap { try? Date($0, strategy: .iso8601) }
      data = try c.decodeIfPresent(Payload.self, forKey: .data)
      let all = try decoder.container(keyedBy: Shops.AnyKey.self)
      for key in all.allKeys where Key(rawValue: key.stringValue) == nil {
        extensions[key.stringValue] = try all.decode(String.self, forKey: key)
      }
    }

    func encode(to encoder: any Encoder) throws {
      var c = encoder.container(keyedBy: Key.self)
      try c.encode("1.0", forKey: .specversion)
      try c.encode(id, forKey: .id)
      try c.encode(source, forKey: .source)
      try c.encode(type, forKey: .type)
      try c.encodeIfPresent(subject, forKey: .subject)
      try c.encodeIfPresent(time?.formatted(.iso8601), forKey: .time)
      try c.encodeIfPresent(data, forKey: .data)
      var all = encoder.container(keyedBy: Shops.AnyKey.self)
      for (name, value) in extensions { try all.encode(value, forKey: Shops.AnyKey(name)) }
    }
  }

  static var cloudEvent: String {
    #"""
    {"specversion":"1.0","id":"A234-1234-1234","source":"\/mycontext\/4","type":"com.ex.order",\#
    "datacontenttype":"application/json","time":"2018-04-05T17:31:00Z","comexampleext":"värde",\#
    "traceparent":"00-\#(Fake.hex(1, 32))-\#(Fake.hex(2, 16))-01","data":{"total":1234.50,\#
    "orderId":"\#(Fake.uuid(7))","lines":[1,2,3]}}
    """#
  }

  // MARK: One line of a log

  struct LogLine: Codable {
    enum Level: Int, Codable {
      case trace = 10
      case debug = 20
      case info = 30
      case warn = 40
      case error = 50
    }
    struct Failure: Codable {
      let type: String
      let message: String
      let stack: String?
    }
    let level: Level
    let time: Int64
    let pid: Int32
    let hostname: String
    let msg: String?
    let err: Failure?
    let req: [String: String]?
  }

  static var logLine: String {
    #"""
    {"level":50,"time":1617955768092,"pid":2990,"hostname":"MacBook-Pro.local","reqId":"r-1",\#
    "req":{"method":"GET","url":"\/api\/v1"},"err":{"type":"TypeError","message":"x is undefined",\#
    "stack":"TypeError: x\n    at a (\/srv\/app.js:1:1)\n    at b (\/srv\/app.js:2:2)"},\#
    "msg":"request failed"}
    """#
  }
}
