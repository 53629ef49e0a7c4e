public import ConformanceKit
public import SmartCodable

import struct Foundation.Date

extension SmartModels {
  struct Stamped: SmartCodable {
    @SmartDate var seen: Date?
    @SmartDate var kept: Date? = Initial.date("2020-02-02T02:02:02Z")
    var plain: Date?
  }
  struct Loose: SmartCodable {
    @SmartAny var value: Any = "d"
    @SmartAny var maybe: Any? = 7
    @SmartAny var list: [Any] = [9]
    @SmartAny var table: [String: Any] = ["k": 9]
  }
  struct Wrapped: SmartCodable {
    @SmartAny var whole = 5
    @SmartAny var names = ["d"]
    @SmartAny var leaf: Leaf?
  }
  struct Sealed: SmartCodable {
    @SmartIgnored var secret = "kept"
    @IgnoredKey var limit: Int? = 7
    var note = "none"
  }
  struct Sieve: SmartCodable {
    @SmartCompact.Array var numbers = [9]
    @SmartCompact.Array var sparse: [Int?] = [8]
    @SmartCompact.Array var values: [Any] = [7]
    @SmartCompact.Dictionary var table = ["k": 9]
    @SmartCompact.Dictionary var byNumber = [9: "d"]
  }
}

// The wrappers of the models mirror themselves as their values (API-14).

extension SmartAny: ObservedWrapper {}
extension SmartFlat: ObservedWrapper {}
extension SmartIgnored: ObservedWrapper {}
extension SmartDate: ObservedWrapper {}
extension SmartPublished: ObservedWrapper {}
extension SmartCompact.Array: ObservedWrapper {}
extension SmartCompact.Dictionary: ObservedWrapper {}
