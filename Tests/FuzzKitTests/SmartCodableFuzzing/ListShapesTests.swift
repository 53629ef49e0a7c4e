import Foundation
import FuzzKit
import Testing

@testable import SmartCodableFuzzing

/// Property lists of shared, odd and damaged objects.
@Suite struct ListShapesTests {
  private static let samples = (0..<1200).map { ListShapesTarget.sample(seed: $0) }

  @Test("The judge agrees on all kinds of lists, and says nothing about few")
  func judgeAgrees() {
    var (read, refused, open) = (0, 0, 0)
    for sample in Self.samples {
      let verdict = ListShapesTarget.verdict(on: ListShapesTarget.read(sample), of: sample)
      if case .differs = verdict { Issue.record("\(verdict)") }
      switch sample.answer {
      case .read: read += 1
      case .refused: refused += 1
      case .open: open += 1
      }
    }
    #expect(read > 600 && refused > 100 && open < 300, "\(read) \(refused) \(open)")
  }

  @Test("The judge finds other values, other orders and what should be refused")
  func judgeFindsDifferences() {
    var found = 0
    for (sample, other) in zip(Self.samples, Self.samples.dropFirst()) {
      let verdict = ListShapesTarget.verdict(on: ListShapesTarget.read(other), of: sample)
      if case .differs = verdict { found += 1 }
    }
    #expect(found > 600)
  }

  @Test("The judge reads from the bytes what the graph means")
  func referenceReadsGraphs() {
    for seed in 0..<300 as Range<UInt64> {
      let graph = ListShapesDrawing.graph(seed: seed)
      let meaning = graph.meaning
      let list = ListGraphWriter.bytes(of: graph, seed: seed)
      let extent = meaning.extent
      switch ListShapesReference.answer(to: list) {
      case .read(let read):
        #expect(read.extent.height == extent.height && read.extent.least == extent.least)
      case .refused: #expect(extent.height > 512 || extent.least > 1e8)
      case .open: continue
      }
    }
  }

  /// A list of these objects, of which the first is the top, with one byte for each number.
  private static func list(_ objects: [[UInt8]], offsets: [Int]? = nil) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var places: [Int] = []
    for object in objects {
      places.append(bytes.count)
      bytes += object
    }
    let table = bytes.count
    bytes += (offsets ?? places).map { UInt8($0) } + [0, 0, 0, 0, 0, 0, 1, 1]
    for field in [places.count, 0, table] { bytes += ListGraphWriter.integer(field, 8) }
    return bytes
  }

  private static let text: [UInt8] = [0x51, 0x61]

  private static let answers: [([UInt8], String)] = [
    (list([[0xD1, 1, 1], text]), "{a:'a'}"),
    (list([[0xD2, 2, 1, 1, 2], text, [0x51, 0x41]]), "{A:'a',a:'A'}"),
    (list([[0xD2, 1, 1, 1, 2], text, [0x10, 5]]), "{a:'a'}"),
    (list([[0xD1, 1, 1], [0x10, 5]]), "{5:5}"),
    (list([[0xD1, 2, 1], [0xD1, 2, 0], text]), "refused"),
    (list([[0xD1, 1, 7], text]), "refused"), (list([[0xD1, 1, 0], text]), "refused"),
    (list([[0xAF, 0x10, 9, 1], text]), "refused"),
    (list([[0xA1, 1], text], offsets: [8, 0]), "refused"),
    (list([[0xA0], text], offsets: [8, 0]), "[]"),
    (list([[0xA0], text], offsets: [8, 12]), "refused"),
    (list([[0xA1, 1], [0x9F]]), "refused"),
    (list([[0xA1, 1], [0x84, 1, 0, 0, 0, 0]]), "refused"),
  ]

  @Test("The judge knows what lists mean, and which are malformed", arguments: answers)
  func knownAnswers(list: [UInt8], answer: String) {
    switch ListShapesReference.answer(to: list) {
    case .open: #expect(answer == "open")
    case .refused: #expect(answer == "refused")
    case .read(let meaning): #expect(meaning.text == answer)
    }
  }

  @Test("Objects with many times the bytes of the file are refused, a few shared ones are not")
  func crowds() {
    var (read, refused) = (0, 0)
    for seed in 0..<60 as Range<UInt64> {
      var damage = ListShapesDamage(seed: seed)
      switch ListShapesReference.answer(to: damage.crowded()) {
      case .read: read += 1
      case .refused: refused += 1
      case .open: continue
      }
    }
    #expect(read > 5 && refused > 15)
  }
}

extension ListShapesMeaning {
  /// The whole, written out.
  fileprivate var text: String { text(of: top) }

  private func text(of value: Int) -> String {
    switch values[value] {
    case .members(let members):
      "{" + members.map { "\($0.key):\(text(of: $0.value))" }.joined(separator: ",") + "}"
    case .list(let elements): "[" + elements.map { text(of: $0) }.joined(separator: ",") + "]"
    case .text(let text): "'\(text)'"
    case .number(let number): number
    case .opaque, .open: "?"
    }
  }
}

extension ListGraph {
  /// What a binary list of the objects means.
  fileprivate var meaning: ListShapesMeaning {
    var meaning = ListShapesMeaning()
    var places: [Int] = []
    for object in objects { places.append(add(object, to: &meaning, places: places)) }
    meaning.top = places.last ?? ListShapesMeaning.anything
    return meaning
  }

  /// Adds what an object means, given the places of those before it.
  private func add(
    _ object: Object,
    to meaning: inout ListShapesMeaning,
    places: [Int]
  ) -> Int {
    switch object {
    case .text(let text): return meaning.add(.text(text))
    case .integer(let number): return meaning.add(.number("\(number)"))
    case .flag: return meaning.add(.open(1))
    case .data(let bytes): return meaning.add(.open(bytes.count))
    case .uid, .raw: return meaning.add(.opaque)
    case .list(let elements): return meaning.add(.list(elements.map { places[$0] }))
    case .members(let members):
      var keyed: [(key: String, value: Int)] = []
      for member in members {
        // Texts and integers are keys (ENT-19).
        switch objects[member.key] {
        case .text(let text): keyed.append((text, places[member.value]))
        case .integer(let number): keyed.append(("\(number)", places[member.value]))
        default: return meaning.add(.opaque)
        }
      }
      return meaning.add(members: keyed)
    }
  }
}
