import FuzzKit

extension [FuzzSeed] {
  /// Documents of which the first is decoded; how the others are refused is judged, too.
  static func first(of texts: [String]) -> [FuzzSeed] {
    texts.enumerated().map { $0 == 0 ? FuzzSeed($1) : .damaged($1) }
  }

  /// Inputs that stand for calls to make, which may end in a refusal.
  static func scripts(_ texts: [String]) -> [FuzzSeed] { texts.map { .damaged($0) } }
}
