extension String {
  /// The text of these code units; nil if they are not valid in the encoding.
  package init?<Encoding: Unicode.Encoding>(
    checking units: some Sequence<Encoding.CodeUnit>,
    as encoding: Encoding.Type
  ) {
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      self.init(validating: units, as: encoding)
    } else {
      self.init(parsing: units, as: encoding)
    }
  }

  /// As ``init(checking:as:)``, by a parser that every version of the standard library has.
  init?<Encoding: Unicode.Encoding>(
    parsing units: some Sequence<Encoding.CodeUnit>,
    as encoding: Encoding.Type
  ) {
    var parser = Encoding.ForwardParser()
    var rest = units.makeIterator()
    var text = String.UnicodeScalarView()
    while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let scalar): text.append(Encoding.decode(scalar))
      case .error: return nil
      case .emptyInput:
        self.init(text)
        return
      }
    }
  }
}
