extension Execution {
  /// A digest of the outcome and of the repairs, in their order.
  var digest: UInt64 {
    var digest = Digest()
    switch outcome {
    case .decoded(let tree): digest.add(tree.digest)
    case .thrown(let code): digest.add(code.utf8)
    }
    for record in diagnostics ?? [] { digest.add(record.summary.utf8) }
    return digest.value
  }
}
