private let syllables = [
  "东", "西", "南", "北", "中", "海", "山", "河", "江", "湖", "林", "城", "州", "安", "宁", "平", "阳", "昌",
  "兴", "德", "福", "泰", "永", "清", "云", "龙", "石", "金", "青", "白",
]

/// One province of the `areas` shape, with its cities and districts.
func province(_ generator: inout SeededGenerator, index: Int) -> String {
  let code = 110_000 + index * 10_000
  let cities = (1...generator.int(8...14))
    .map { city in
      let districts = (1...generator.int(6...14))
        .map { district in
          #"{"code":"\#(code + city * 100 + district)","name":"\#(name(&generator))区"}"#
        }
      return #"{"code":"\#(code + city * 100)","name":"\#(name(&generator))市","#
        + #""children":[\#(districts.joined(separator: ","))]}"#
    }
  return #"{"code":"\#(code)","name":"\#(name(&generator))省","#
    + #""children":[\#(cities.joined(separator: ","))]}"#
}

private func name(_ generator: inout SeededGenerator) -> String {
  (0..<generator.int(2...3)).map { _ in generator.element(of: syllables) }.joined()
}
