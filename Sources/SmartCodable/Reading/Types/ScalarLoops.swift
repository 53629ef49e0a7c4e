extension Int: LoopedScalar {
  static func makeLoop() -> TypeOperations {
    ScalarArrayOperations<Int>(
      read: { (index, state, place) throws(Miss) in
        place.put(try ScalarArray.read(Int.self, at: index, in: state))
      },
      readArrays: { (operations, index, state, place) throws(Miss) in
        place.put(try ScalarArray.readArrays(Int.self, operations, at: index, in: state))
      }
    )
  }
}

extension Double: LoopedScalar {
  static func makeLoop() -> TypeOperations {
    ScalarArrayOperations<Double>(
      read: { (index, state, place) throws(Miss) in
        place.put(try ScalarArray.read(Double.self, at: index, in: state))
      },
      readArrays: { (operations, index, state, place) throws(Miss) in
        place.put(try ScalarArray.readArrays(Double.self, operations, at: index, in: state))
      }
    )
  }
}

extension String: LoopedScalar {
  static func makeLoop() -> TypeOperations {
    ScalarArrayOperations<String>(
      read: { (index, state, place) throws(Miss) in
        place.put(try ScalarArray.read(String.self, at: index, in: state))
      },
      readArrays: { (operations, index, state, place) throws(Miss) in
        place.put(try ScalarArray.readArrays(String.self, operations, at: index, in: state))
      }
    )
  }
}
