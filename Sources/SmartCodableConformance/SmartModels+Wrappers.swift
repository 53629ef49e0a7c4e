public import ConformanceKit
public import SmartCodable

// The wrappers of the models mirror themselves as their values (API-14).

extension SmartAny: ObservedWrapper {}
extension SmartFlat: ObservedWrapper {}
extension SmartIgnored: ObservedWrapper {}
extension SmartDate: ObservedWrapper {}
extension SmartCompact.Array: ObservedWrapper {}
extension SmartCompact.Dictionary: ObservedWrapper {}
