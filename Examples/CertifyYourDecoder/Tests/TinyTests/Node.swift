/// A value of a format with types: an integer is no real number, and a real number has a width.
indirect enum Node {
  case null
  case boolean(Bool)
  case integer(Int64)
  case unsigned(UInt64)
  case single(Float)
  case double(Double)
  case text(String)
  case list([Node])
  case table([(key: Key, value: Node)])

  /// A key of a table, which may be an integer.
  enum Key: Equatable {
    case text(String)
    case integer(Int)
  }
}
