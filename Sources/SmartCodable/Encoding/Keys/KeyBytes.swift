/// The JSON keys that were learned: numbered, and ready to be written.
struct KeyBytes: ~Copyable {
  private var numbers: [KeyText: Int32] = [:]
  private(set) var texts: ContiguousArray<String> = []
  private(set) var marks: ContiguousArray<KeyMark> = []
  private let style: WritingStyle

  init(_ style: WritingStyle) { self.style = style }

  deinit {
    for mark in marks { mark.deallocate() }
  }

  /// The number of a key; equal keys have equal numbers.
  mutating func number(of name: String) -> Int32 {
    let key = KeyText(name)
    if let known = numbers[key] { return known }
    let number = Int32(truncatingIfNeeded: texts.count)
    numbers[key] = number
    texts.append(name)
    var text = ByteOutput(capacity: 64)
    text.style = style
    text.append(UInt8(ascii: ","))
    text.appendQuoted(name)
    text.append(UInt8(ascii: ":"))
    marks.append(text.makeMark())
    return number
  }
}
