import CommandLine
import ConformanceKit
import SuiteProof

/// A subject as named on the command line: a built-in one, or a program that speaks the protocol.
enum SubjectChoice: Equatable, CustomStringConvertible {
  /// The built-in subjects of the tool.
  enum Name: Equatable {
    case smartcodable
    case smartcodableStrict
    case kodable
    case smartcodableV2
    case reference
    case referenceStrict
    case foundation
    case foundationXML
    case foundationBinary
    case floor(FloorSubject)
  }

  case named(Name)
  /// A program with its arguments; `text` is how it was written.
  case program([String], text: String)

  /// Reads a name, or a program whose arguments are separated by blanks.
  init(_ text: String) throws(UsageError) {
    if let name = Name(text) {
      self = .named(name)
      return
    }
    let words = try Self.words(of: text)
    guard words.first?.isEmpty == false else {
      throw UsageError("'\(text)' names no subject; give one of \(Name.list), or a program")
    }
    self = .program(words, text: text)
  }

  /// The name, or the program as it was written.
  var description: String {
    switch self {
    case .named(let name): name.description
    case .program(_, let text): text
    }
  }

  /// The words of a command line: separated by blanks, unless enclosed in single or double quotes.
  ///
  /// Inside double quotes, and outside all quotes, a backslash makes the next character literal.
  private static func words(of text: String) throws(UsageError) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for character in text {
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if character == quote {
        quote = nil
      } else if quote == nil, character == "'" || character == "\"" {
        quote = character
        word = word ?? ""
      } else if quote == nil, character == " " || character == "\t" {
        if let done = word { words.append(done) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if quote != nil || isEscaped {
      throw UsageError("the quotes in '\(text)' are not closed")
    }
    return words + (word.map { [$0] } ?? [])
  }
}

extension SubjectChoice.Name: CustomStringConvertible {
  private static var all: [SubjectChoice.Name] {
    [
      .smartcodable, .smartcodableStrict, .kodable, .smartcodableV2, .reference, .referenceStrict,
      .foundation, .foundationXML, .foundationBinary,
    ] + FloorSubject.allCases.map { .floor($0) }
  }

  static var names: [String] { all.map(\.description) }

  static var list: String { names.joined(separator: ", ") }

  fileprivate init?(_ text: String) {
    guard let name = Self.all.first(where: { $0.description == text }) else { return nil }
    self = name
  }

  var description: String {
    switch self {
    case .smartcodable: "smartcodable"
    case .smartcodableStrict: "smartcodable-strict"
    case .kodable: "kodable"
    case .smartcodableV2: "smartcodable-v2"
    case .reference: "reference"
    case .referenceStrict: "reference-strict"
    case .foundation: "foundation"
    case .foundationXML: "foundation-property-list-xml"
    case .foundationBinary: "foundation-property-list-binary"
    case .floor(let floor): floor.rawValue
    }
  }
}
