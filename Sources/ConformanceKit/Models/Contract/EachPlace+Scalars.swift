// Of the calls in a generic type the compiler makes those of the generic methods, so each scalar names the
// overloads for itself.

extension Bool: ContractModels.Placed {
  static var calls: ContractModels.Calls<Bool> {
    .init(
      member: { try $0.decode(Bool.self, forKey: $1) },
      present: { try $0.decodeIfPresent(Bool.self, forKey: $1) },
      element: { try $0.decode(Bool.self) },
      perhaps: { try $0.decodeIfPresent(Bool.self) },
      single: { try $0.decode(Bool.self) }
    )
  }
}

extension String: ContractModels.Placed {
  static var calls: ContractModels.Calls<String> {
    .init(
      member: { try $0.decode(String.self, forKey: $1) },
      present: { try $0.decodeIfPresent(String.self, forKey: $1) },
      element: { try $0.decode(String.self) },
      perhaps: { try $0.decodeIfPresent(String.self) },
      single: { try $0.decode(String.self) }
    )
  }
}

extension Double: ContractModels.Placed {
  static var calls: ContractModels.Calls<Double> {
    .init(
      member: { try $0.decode(Double.self, forKey: $1) },
      present: { try $0.decodeIfPresent(Double.self, forKey: $1) },
      element: { try $0.decode(Double.self) },
      perhaps: { try $0.decodeIfPresent(Double.self) },
      single: { try $0.decode(Double.self) }
    )
  }
}

extension Float: ContractModels.Placed {
  static var calls: ContractModels.Calls<Float> {
    .init(
      member: { try $0.decode(Float.self, forKey: $1) },
      present: { try $0.decodeIfPresent(Float.self, forKey: $1) },
      element: { try $0.decode(Float.self) },
      perhaps: { try $0.decodeIfPresent(Float.self) },
      single: { try $0.decode(Float.self) }
    )
  }
}

extension Int: ContractModels.Placed {
  static var calls: ContractModels.Calls<Int> {
    .init(
      member: { try $0.decode(Int.self, forKey: $1) },
      present: { try $0.decodeIfPresent(Int.self, forKey: $1) },
      element: { try $0.decode(Int.self) },
      perhaps: { try $0.decodeIfPresent(Int.self) },
      single: { try $0.decode(Int.self) }
    )
  }
}

extension Int8: ContractModels.Placed {
  static var calls: ContractModels.Calls<Int8> {
    .init(
      member: { try $0.decode(Int8.self, forKey: $1) },
      present: { try $0.decodeIfPresent(Int8.self, forKey: $1) },
      element: { try $0.decode(Int8.self) },
      perhaps: { try $0.decodeIfPresent(Int8.self) },
      single: { try $0.decode(Int8.self) }
    )
  }
}

extension Int16: ContractModels.Placed {
  static var calls: ContractModels.Calls<Int16> {
    .init(
      member: { try $0.decode(Int16.self, forKey: $1) },
      present: { try $0.decodeIfPresent(Int16.self, forKey: $1) },
      element: { try $0.decode(Int16.self) },
      perhaps: { try $0.decodeIfPresent(Int16.self) },
      single: { try $0.decode(Int16.self) }
    )
  }
}

extension Int32: ContractModels.Placed {
  static var calls: ContractModels.Calls<Int32> {
    .init(
      member: { try $0.decode(Int32.self, forKey: $1) },
      present: { try $0.decodeIfPresent(Int32.self, forKey: $1) },
      element: { try $0.decode(Int32.self) },
      perhaps: { try $0.decodeIfPresent(Int32.self) },
      single: { try $0.decode(Int32.self) }
    )
  }
}

extension Int64: ContractModels.Placed {
  static var calls: ContractModels.Calls<Int64> {
    .init(
      member: { try $0.decode(Int64.self, forKey: $1) },
      present: { try $0.decodeIfPresent(Int64.self, forKey: $1) },
      element: { try $0.decode(Int64.self) },
      perhaps: { try $0.decodeIfPresent(Int64.self) },
      single: { try $0.decode(Int64.self) }
    )
  }
}

extension UInt: ContractModels.Placed {
  static var calls: ContractModels.Calls<UInt> {
    .init(
      member: { try $0.decode(UInt.self, forKey: $1) },
      present: { try $0.decodeIfPresent(UInt.self, forKey: $1) },
      element: { try $0.decode(UInt.self) },
      perhaps: { try $0.decodeIfPresent(UInt.self) },
      single: { try $0.decode(UInt.self) }
    )
  }
}

extension UInt8: ContractModels.Placed {
  static var calls: ContractModels.Calls<UInt8> {
    .init(
      member: { try $0.decode(UInt8.self, forKey: $1) },
      present: { try $0.decodeIfPresent(UInt8.self, forKey: $1) },
      element: { try $0.decode(UInt8.self) },
      perhaps: { try $0.decodeIfPresent(UInt8.self) },
      single: { try $0.decode(UInt8.self) }
    )
  }
}

extension UInt16: ContractModels.Placed {
  static var calls: ContractModels.Calls<UInt16> {
    .init(
      member: { try $0.decode(UInt16.self, forKey: $1) },
      present: { try $0.decodeIfPresent(UInt16.self, forKey: $1) },
      element: { try $0.decode(UInt16.self) },
      perhaps: { try $0.decodeIfPresent(UInt16.self) },
      single: { try $0.decode(UInt16.self) }
    )
  }
}

extension UInt32: ContractModels.Placed {
  static var calls: ContractModels.Calls<UInt32> {
    .init(
      member: { try $0.decode(UInt32.self, forKey: $1) },
      present: { try $0.decodeIfPresent(UInt32.self, forKey: $1) },
      element: { try $0.decode(UInt32.self) },
      perhaps: { try $0.decodeIfPresent(UInt32.self) },
      single: { try $0.decode(UInt32.self) }
    )
  }
}

extension UInt64: ContractModels.Placed {
  static var calls: ContractModels.Calls<UInt64> {
    .init(
      member: { try $0.decode(UInt64.self, forKey: $1) },
      present: { try $0.decodeIfPresent(UInt64.self, forKey: $1) },
      element: { try $0.decode(UInt64.self) },
      perhaps: { try $0.decodeIfPresent(UInt64.self) },
      single: { try $0.decode(UInt64.self) }
    )
  }
}
