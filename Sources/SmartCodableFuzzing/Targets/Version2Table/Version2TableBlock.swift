/// A block that the log must have (LEG-12).
///
/// The reason is not judged beyond its presence (UNS-9), except that it may name no other key than the block.
struct Version2Block: Equatable {
  static let missing = "找不到键的错误"
  static let mismatch = "值类型不匹配的错误"
  static let null = "找不到值的错误"
  static let corrupted = "数据损坏的错误"

  /// The names of the error that are right.
  var errors: Set<String>

  /// The path; nil if it is not said, or has signs that may not stand in a line.
  var node: String?

  /// The types that are right; none for a missing key, any for nil.
  var types: Set<String>?

  /// The name of the field; nil if it is not said.
  var name: String?

  /// Whether the log may be without it.
  var mayLack = false

  /// What is wrong with a block of the log, by its lines; nil if nothing is.
  func difference(_ block: Version2LoggedBlock, of model: String) -> String? {
    if !errors.contains(block.error) { return "error \(block.error)" }
    if block.model != model { return "model \(block.model)" }
    if let node, !node.utf8.elementsEqual(block.node.utf8) { return "node \(block.node)" }
    if let types {
      if types.isEmpty, block.type != nil { return "a type" }
      if !types.isEmpty, block.type.map({ !types.contains($0) }) ?? true {
        return "type \(block.type ?? "none")"
      }
    }
    if let name {
      if !name.utf8.elementsEqual(block.name.utf8) { return "name \(block.name)" }
      if errors == [Self.missing], let key = block.key, !key.utf8.elementsEqual(name.utf8) {
        return "reason \(block.reason)"
      }
    }
    return block.reason.isEmpty ? "no reason" : nil
  }
}

/// A block of the log, taken apart.
struct Version2LoggedBlock {
  let error: String
  let model: String
  let node: String
  let type: String?
  let name: String
  let reason: String

  /// The coding key in the reason, as the standard library describes one; nil if there is none.
  var key: Substring? {
    guard let start = reason.firstRange(of: "stringValue: \""),
      let end = reason[start.upperBound...].firstRange(of: "\", intValue: ")
    else { return nil }
    return reason[start.upperBound..<end.lowerBound]
  }

  /// The blocks in a text, nil for one that has another form, and the other lines.
  static func blocks(in text: String) -> (blocks: [Version2LoggedBlock?], rest: String) {
    let lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    var blocks: [Version2LoggedBlock?] = []
    var rest: [String] = []
    var index = 0
    while index < lines.count {
      guard lines[index] == "================ [SmartLog Error] ================" else {
        if !lines[index].isEmpty { rest.append(lines[index]) }
        index += 1
        continue
      }
      blocks.append(Version2LoggedBlock(lines[index...].dropFirst().prefix(6)))
      index += 7
    }
    return (blocks, rest.joined(separator: "\n"))
  }

  private init?(_ lines: ArraySlice<String>) {
    func rest(_ offset: Int, _ start: String) -> String? {
      let line = lines[lines.startIndex + offset]
      guard line.utf8.starts(with: start.utf8) else { return nil }
      return String(line.unicodeScalars.dropFirst(start.unicodeScalars.count))
    }
    guard lines.count == 6, let last = lines.last, last == String(repeating: "=", count: 50),
      let error = rest(0, "错误类型: '"), let model = rest(1, "模型名称："), let node = rest(2, "数据节点："),
      let property = rest(3, "属性信息："), let reason = rest(4, "错误原因: ")
    else { return nil }
    let errorEnd = error.utf8.reversed().drop { $0 == 0x20 }
    guard errorEnd.first == 0x27 else { return nil }
    self.error = String(decoding: errorEnd.dropFirst().reversed(), as: UTF8.self)
    self.model = String(
      decoding: model.utf8.reversed().drop { $0 == 0x20 }.reversed(),
      as: UTF8.self
    )
    self.node = node
    self.reason = reason
    let (typeMark, nameMark) = ("（类型）", "（名称）")
    guard let nameStart = property.firstRange(of: nameMark) else { return nil }
    name = String(property[nameStart.upperBound...])
    let front = property[..<nameStart.lowerBound]
    type =
      front.isEmpty
      ? nil : String(front.dropFirst(typeMark.count).reversed().drop { $0 == " " }.reversed())
    if !front.isEmpty, !front.hasPrefix(typeMark) { return nil }
  }
}
