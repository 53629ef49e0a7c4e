// In a generic function the compiler would choose the generic methods of a container, so each scalar calls
// the overloads for itself.

extension Bool: ContractModels.Placed {
  static func member(of object: ContractModels.Object, _ key: ContractModels.AnyKey) throws -> Self
  {
    try object.decode(Bool.self, forKey: key)
  }
  static func present(in object: ContractModels.Object, _ key: ContractModels.AnyKey) throws
    -> Self?
  {
    try object.decodeIfPresent(Bool.self, forKey: key)
  }
  static func element(of row: inout ContractModels.Elements) throws -> Self {
    try row.decode(Bool.self)
  }
  static func perhaps(in row: inout ContractModels.Elements) throws -> Self? {
    try row.decodeIfPresent(Bool.self)
  }
  static func single(_ value: ContractModels.Single) throws -> Self { try value.decode(Bool.self) }
}

extension String: ContractModels.Placed {
  static func member(of object: ContractModels.Object, _ key: ContractModels.AnyKey) throws -> Self
  {
    try object.decode(String.self, forKey: key)
  }
  static func present(in object: ContractModels.Object, _ key: ContractModels.AnyKey) throws
    -> Self?
  {
    try object.decodeIfPresent(String.self, forKey: key)
  }
  static func element(of row: inout ContractModels.Elements) throws -> Self {
    try row.decode(String.self)
  }
  static func perhaps(in row: inout ContractModels.Elements) throws -> Self? {
    try row.decodeIfPresent(String.self)
  }
  static func single(_ value: ContractModels.Single) throws -> Self {
    try value.decode(String.self)
  }
}

extension Double: ContractModels.Placed {
  static func member(of object: ContractModels.Object, _ key: ContractModels.AnyKey) throws -> Self
  {
    try object.decode(Double.self, forKey: key)
  }
  static func present(in object: ContractModels.Object, _ key: ContractModels.AnyKey) throws
    -> Self?
  {
    try object.decodeIfPresent(Double.self, forKey: key)
  }
  static func element(of row: inout ContractModels.Elements) throws -> Self {
    try row.decode(Double.self)
  }
  static func perhaps(in row: inout ContractModels.Elements) throws -> Self? {
    try row.decodeIfPresent(Double.self)
  }
  static func single(_ value: ContractModels.Single) throws -> Self {
    try value.decode(Double.self)
  }
}

extension Float: ContractModels.Placed {
  static func member(of object: ContractModels.Object, _ key: ContractModels.AnyKey) throws -> Self
  {
    try object.decode(Float.self, forKey: key)
  }
  static func present(in object: ContractModels.Object, _ key: ContractModels.AnyKey) throws
    -> Self?
  {
    try object.decodeIfPresent(Float.self, forKey: key)
  }
  static func element(of row: inout ContractModels.Elements) throws -> Self {
    try row.decode(Float.self)
  }
  static func perhaps(in row: inout ContractModels.Elements) throws -> Self? {
    try row.decodeIfPresent(Float.self)
  }
  static func single(_ value: ContractModels.Single) throws -> Self { try value.decode(Float.self) }
}

extension Int: ContractModels.Placed {
  static func member(of object: ContractModels.Object, _ key: ContractModels.AnyKey) throws -> Self
  {
    try object.decode(Int.self, forKey: key)
  }
  static func present(in object: ContractModels.Object, _ key: ContractModels.AnyKey) throws
    -> Self?
  {
    try object.decodeIfPresent(Int.self, forKey: key)
  }
  static func element(of row: inout ContractModels.Elements) throws -> Self {
    try row.decode(Int.self)
  }
  static func perhaps(in row: inout ContractModels.Elements) throws -> Self? {
    try row.decodeIfPresent(Int.self)
  }
  static func single(_ value: ContractModels.Single) throws -> Self { try value.decode(Int.self) }
}

extension Int8: ContractModels.Placed {
  static func member(of object: ContractModels.Object, _ key: ContractModels.AnyKey) throws -> Self
  {
    try object.decode(Int8.self, forKey: key)
  }
  static func present(in object: ContractModels.Object, _ key: ContractModels.AnyKey) throws
    -> Self?
  {
    try object.decodeIfPresent(Int8.self, forKey: key)
  }
  static func element(of row: inout ContractModels.Elements) throws -> Self {
    try row.decode(Int8.self)
  }
  static func perhaps(in row: inout ContractModels.Elements) throws -> Self? {
    try row.decodeIfPresent(Int8.self)
  }
  static func single(_ value: ContractModels.Single) throws -> Self { try value.decode(Int8.self) }
}

extension Int16: ContractModels.Placed {
  static func member(of object: ContractModels.Object, _ key: ContractModels.AnyKey) throws -> Self
  {
    try object.decode(Int16.self, forKey: key)
  }
  static func present(in object: ContractModels.Object, _ key: ContractModels.AnyKey) throws
    -> Self?
  {
    try object.decodeIfPresent(Int16.self, forKey: key)
  }
  static func element(of row: inout ContractModels.Elements) throws -> Self {
    try row.decode(Int16.self)
  }
  static func perhaps(in row: inout ContractModels.Elements) throws -> Self? {
    try row.decodeIfPresent(Int16.self)
  }
  static func single(_ value: ContractModels.Single) throws -> Self { try value.decode(Int16.self) }
}

extension Int32: ContractModels.Placed {
  static func member(of object: ContractModels.Object, _ key: ContractModels.AnyKey) throws -> Self
  {
    try object.decode(Int32.self, forKey: key)
  }
  static func present(in object: ContractModels.Object, _ key: ContractModels.AnyKey) throws
    -> Self?
  {
    try object.decodeIfPresent(Int32.self, forKey: key)
  }
  static func element(of row: inout ContractModels.Elements) throws -> Self {
    try row.decode(Int32.self)
  }
  static func perhaps(in row: inout ContractModels.Elements) throws -> Self? {
    try row.decodeIfPresent(Int32.self)
  }
  static func single(_ value: ContractModels.Single) throws -> Self { try value.decode(Int32.self) }
}

extension Int64: ContractModels.Placed {
  static func member(of object: ContractModels.Object, _ key: ContractModels.AnyKey) throws -> Self
  {
    try object.decode(Int64.self, forKey: key)
  }
  static func present(in object: ContractModels.Object, _ key: ContractModels.AnyKey) throws
    -> Self?
  {
    try object.decodeIfPresent(Int64.self, forKey: key)
  }
  static func element(of row: inout ContractModels.Elements) throws -> Self {
    try row.decode(Int64.self)
  }
  static func perhaps(in row: inout ContractModels.Elements) throws -> Self? {
    try row.decodeIfPresent(Int64.self)
  }
  static func single(_ value: ContractModels.Single) throws -> Self { try value.decode(Int64.self) }
}

extension UInt: ContractModels.Placed {
  static func member(of object: ContractModels.Object, _ key: ContractModels.AnyKey) throws -> Self
  {
    try object.decode(UInt.self, forKey: key)
  }
  static func present(in object: ContractModels.Object, _ key: ContractModels.AnyKey) throws
    -> Self?
  {
    try object.decodeIfPresent(UInt.self, forKey: key)
  }
  static func element(of row: inout ContractModels.Elements) throws -> Self {
    try row.decode(UInt.self)
  }
  static func perhaps(in row: inout ContractModels.Elements) throws -> Self? {
    try row.decodeIfPresent(UInt.self)
  }
  static func single(_ value: ContractModels.Single) throws -> Self { try value.decode(UInt.self) }
}

extension UInt8: ContractModels.Placed {
  static func member(of object: ContractModels.Object, _ key: ContractModels.AnyKey) throws -> Self
  {
    try object.decode(UInt8.self, forKey: key)
  }
  static func present(in object: ContractModels.Object, _ key: ContractModels.AnyKey) throws
    -> Self?
  {
    try object.decodeIfPresent(UInt8.self, forKey: key)
  }
  static func element(of row: inout ContractModels.Elements) throws -> Self {
    try row.decode(UInt8.self)
  }
  static func perhaps(in row: inout ContractModels.Elements) throws -> Self? {
    try row.decodeIfPresent(UInt8.self)
  }
  static func single(_ value: ContractModels.Single) throws -> Self { try value.decode(UInt8.self) }
}

extension UInt16: ContractModels.Placed {
  static func member(of object: ContractModels.Object, _ key: ContractModels.AnyKey) throws -> Self
  {
    try object.decode(UInt16.self, forKey: key)
  }
  static func present(in object: ContractModels.Object, _ key: ContractModels.AnyKey) throws
    -> Self?
  {
    try object.decodeIfPresent(UInt16.self, forKey: key)
  }
  static func element(of row: inout ContractModels.Elements) throws -> Self {
    try row.decode(UInt16.self)
  }
  static func perhaps(in row: inout ContractModels.Elements) throws -> Self? {
    try row.decodeIfPresent(UInt16.self)
  }
  static func single(_ value: ContractModels.Single) throws -> Self {
    try value.decode(UInt16.self)
  }
}

extension UInt32: ContractModels.Placed {
  static func member(of object: ContractModels.Object, _ key: ContractModels.AnyKey) throws -> Self
  {
    try object.decode(UInt32.self, forKey: key)
  }
  static func present(in object: ContractModels.Object, _ key: ContractModels.AnyKey) throws
    -> Self?
  {
    try object.decodeIfPresent(UInt32.self, forKey: key)
  }
  static func element(of row: inout ContractModels.Elements) throws -> Self {
    try row.decode(UInt32.self)
  }
  static func perhaps(in row: inout ContractModels.Elements) throws -> Self? {
    try row.decodeIfPresent(UInt32.self)
  }
  static func single(_ value: ContractModels.Single) throws -> Self {
    try value.decode(UInt32.self)
  }
}

extension UInt64: ContractModels.Placed {
  static func member(of object: ContractModels.Object, _ key: ContractModels.AnyKey) throws -> Self
  {
    try object.decode(UInt64.self, forKey: key)
  }
  static func present(in object: ContractModels.Object, _ key: ContractModels.AnyKey) throws
    -> Self?
  {
    try object.decodeIfPresent(UInt64.self, forKey: key)
  }
  static func element(of row: inout ContractModels.Elements) throws -> Self {
    try row.decode(UInt64.self)
  }
  static func perhaps(in row: inout ContractModels.Elements) throws -> Self? {
    try row.decodeIfPresent(UInt64.self)
  }
  static func single(_ value: ContractModels.Single) throws -> Self {
    try value.decode(UInt64.self)
  }
}
