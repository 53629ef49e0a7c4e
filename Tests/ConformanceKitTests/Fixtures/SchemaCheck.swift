@testable import ConformanceKit

/// Checks values against the part of JSON Schema that the schemas of this package use.
///
/// A keyword that it does not know is a finding too, so that no schema is half read.
struct SchemaCheck {
  private let root: JSONValue

  init(_ schema: JSONValue) {
    root = schema
  }

  /// What is wrong with a value, as `path: words`.
  func findings(_ value: JSONValue) -> [String] {
    findings(value, by: root, at: "$")
  }

  private func findings(_ value: JSONValue, by schema: JSONValue, at path: String) -> [String] {
    guard case .object(let keywords) = schema else { return ["\(path): the schema is no object"] }
    return keywords.flatMap { keyword -> [String] in
      let rule = keyword.value
      switch keyword.key {
      case "$schema", "title", "$defs": return []
      case "$ref": return findings(value, by: definition(rule), at: path)
      case "type": return types(rule).contains(where: value.hasType) ? [] : ["\(path): type"]
      case "const": return value == rule ? [] : ["\(path): const"]
      case "enum": return rule.elements.contains(value) ? [] : ["\(path): enum \(value)"]
      case "pattern": return matches(value, rule) ? [] : ["\(path): pattern"]
      case "minimum": return value.number >= rule.number ? [] : ["\(path): minimum"]
      case "maximum":
        return value == .null || value.number <= rule.number ? [] : ["\(path): maximum"]
      case "minItems": return value.elements.count >= Int(rule.number) ? [] : ["\(path): minItems"]
      case "minProperties":
        return value.members.count >= Int(rule.number) ? [] : ["\(path): minProperties"]
      case "maxProperties":
        return value.members.count <= Int(rule.number) ? [] : ["\(path): maxProperties"]
      case "required":
        guard case .object(let members) = value else { return [] }
        return rule.elements.filter { name in !members.contains { .string($0.key) == name } }
          .map { "\(path): lacks \($0)" }
      case "properties":
        return value.members.flatMap { member -> [String] in
          guard let known = rule.members.value(of: member.key) else { return [] }
          return findings(member.value, by: known, at: "\(path).\(member.key)")
        }
      case "additionalProperties":
        let known = keywords.value(of: "properties")?.members.map(\.key) ?? []
        return value.members.filter { !known.contains($0.key) }
          .flatMap { member in
            rule == .boolean(false)
              ? ["\(path): has \(member.key)"]
              : findings(member.value, by: rule, at: "\(path){}")
          }
      case "propertyNames":
        return value.members.flatMap { findings(.string($0.key), by: rule, at: "\(path) key") }
      case "items":
        return value.elements.flatMap { findings($0, by: rule, at: "\(path)[]") }
      default: return ["\(path): unknown keyword \(keyword.key)"]
      }
    }
  }

  private func definition(_ reference: JSONValue) -> JSONValue {
    guard case .string(let text) = reference, let name = text.split(separator: "/").last,
      let found = root.members.value(of: "$defs")?.members.value(of: String(name))
    else { return .string("no definition") }
    return found
  }

  private func types(_ rule: JSONValue) -> [String] {
    if case .string(let name) = rule { return [name] }
    return rule.elements.compactMap { if case .string(let name) = $0 { name } else { nil } }
  }

  private func matches(_ value: JSONValue, _ rule: JSONValue) -> Bool {
    guard case .string(let text) = value, case .string(let pattern) = rule,
      let regex = try? Regex(pattern)
    else { return false }
    return text.contains(regex)
  }
}

extension JSONValue {
  var members: [JSONMember] {
    if case .object(let members) = self { members } else { [] }
  }

  var elements: [JSONValue] {
    if case .array(let elements) = self { elements } else { [] }
  }

  fileprivate var number: Double {
    if case .number(let text) = self { Double(text) ?? .nan } else { .nan }
  }

  fileprivate func hasType(_ name: String) -> Bool {
    switch self {
    case .null: name == "null"
    case .boolean: name == "boolean"
    case .number(let text): name == "number" || (name == "integer" && Int(text) != nil)
    case .string: name == "string"
    case .array: name == "array"
    case .object: name == "object"
    }
  }

  /// The paths of all members, with `[]` for elements; objects whose keys are ids or names are named
  /// in `maps`, and their values are `{}`.
  func memberPaths(maps: Set<String>, at path: String = "") -> Set<String> {
    switch self {
    case .object(let members):
      members.reduce(into: []) { paths, member in
        let isMap = maps.contains(path)
        let place = isMap ? path + "{}" : path.isEmpty ? member.key : "\(path).\(member.key)"
        if !isMap { paths.insert(place) }
        paths.formUnion(member.value.memberPaths(maps: maps, at: place))
      }
    case .array(let elements):
      elements.reduce(into: []) { $0.formUnion($1.memberPaths(maps: maps, at: path + "[]")) }
    default: []
    }
  }
}
