/// The result of an input in a process with another hash seed.
enum ShadowAnswer: Equatable {
  /// It ran; this is the digest of the execution.
  case execution(UInt64)
  /// The process did not survive it.
  case died
}
