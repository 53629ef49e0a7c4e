import Foundation

/// A date as it is in the input: a text, a number of seconds, or a date where the input has dates of its
/// own, as property lists and dictionaries do.
enum DateSource: Codable {
  case text(String)
  case seconds(Double)
  case date(Date)

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self = .text(text)
      return
    }
    do {
      self = .seconds(try container.decode(Double.self))
    } catch {
      self = .date(try ValuePlace.element(container).nativeDate(insteadOf: error))
    }
  }

  init(_ date: Date?, _ strategy: DateCodingStrategy) {
    guard let date else {
      self = .text("")
      return
    }
    self =
      strategy.texts.map { .text($0.string(from: date)) } ?? .seconds(date.timeIntervalSince1970)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .text(let text): try container.encode(text)
    case .seconds(let seconds): try container.encode(seconds)
    case .date(let date): try container.encode(date)
    }
  }

  var isNumber: Bool {
    if case .seconds = self { true } else { false }
  }

  /// The date; throws if there is none and the property has no nil.
  func value<Value: DateProtocol>(by strategy: DateCodingStrategy) throws -> Value {
    guard let value = Value(date: date(by: strategy)) else {
      throw KodableError.failedToParseDate(source: text)
    }
    return value
  }

  /// The date of a number is finite, and so is a date of the input: Foundation traps where it prints one
  /// that is not a number.
  private func date(by strategy: DateCodingStrategy) -> Date? {
    let seconds: Double?
    switch (self, strategy.texts) {
    case (.text(let text), let texts?): return texts.date(from: text)
    case (.text(let text), nil): seconds = TimeStampText.seconds(text)
    case (.seconds(let number), nil): seconds = number
    case (.seconds, _): return nil
    case (.date(let date), _): return date.timeIntervalSinceReferenceDate.isFinite ? date : nil
    }
    return seconds.flatMap { $0.isFinite ? Date(timeIntervalSince1970: $0) : nil }
  }

  private var text: String {
    switch self {
    case .text(let text): text
    case .seconds(let seconds): "\(seconds)"
    case .date(let date): "\(date.timeIntervalSince1970)"
    }
  }
}

/// Reads the text of a date, or a date of the input; a value of another kind is a mismatch.
struct DateTextReader: ValueReader {
  func read(_ place: ValuePlace) throws -> DateSource? {
    do {
      return try place.decodeIfPresent(String.self).map { .text($0) }
    } catch {
      return .date(try place.nativeDate(insteadOf: error))
    }
  }
}

extension ValuePlace {
  /// A date where the input has dates of its own, otherwise throws the error of the first attempt.
  ///
  /// Asked last, and only where nothing else can be read: a decoder may make dates of anything by a
  /// strategy of its own, which is not that of the property.
  fileprivate func nativeDate(insteadOf error: any Error) throws -> Date {
    guard text() == nil, (try? elements()) == nil, (try? members()) == nil,
      let date = try? decode(Date.self)
    else { throw error }
    return date
  }
}
