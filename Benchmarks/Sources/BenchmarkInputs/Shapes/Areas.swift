private let syllables = [
  "东", "西", "南", "北", "中", "海", "山", "河", "江", "湖", "林", "城", "州", "安", "宁", "平", "阳", "昌",
  "兴", "德", "福", "泰", "永", "清", "云", "龙", "石", "金", "青", "白",
]

extension InputValue {
  /// One province of the `areas` shape, with its cities and districts.
  static func province(_ generator: inout SeededGenerator, index: Int) -> InputValue {
    let code = 110_000 + index * 10_000
    let cities = (1...generator.int(8...14))
      .map { city in
        let districts = (1...generator.int(6...14))
          .map { area(code + city * 100 + $0, "区", nil, &generator) }
        return area(code + city * 100, "市", districts, &generator)
      }
    return area(code, "省", cities, &generator)
  }

  private static func area(
    _ code: Int,
    _ suffix: String,
    _ children: [InputValue]?,
    _ generator: inout SeededGenerator
  ) -> InputValue {
    let name = (0..<generator.int(2...3)).map { _ in generator.element(of: syllables) }.joined()
    var members = [InputMember.text("code", String(code)), .text("name", name + suffix)]
    if let children { members.append(.part("children", .array(children))) }
    return .object(members)
  }
}
