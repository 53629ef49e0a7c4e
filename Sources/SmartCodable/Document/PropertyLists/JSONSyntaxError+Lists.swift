extension JSONSyntaxError {
  /// A description of an error in a property list.
  var listReason: String {
    switch code {
    case .endOfInput, .tooDeep, .invalidUTF8: reason
    case .tooLong: "it is too long, or stands for more than \(BinaryScanner.nodeLimit) values"
    case .invalidEncoding: "an encoding that is not known, or bytes that are not in it"
    default: "unexpected content"
    }
  }
}
