import FuzzKit

/// Writes graphs as XML and OpenStep lists, in which shared objects are written out.
struct ListShapesText {
  private let graph: ListShapesGraph
  private let form: ListShapesGraph.Form
  private var generator: SeededGenerator
  private var text = ""

  static func bytes(
    of graph: ListShapesGraph,
    in form: ListShapesGraph.Form,
    seed: UInt64
  ) -> [UInt8] {
    var writer = ListShapesText(
      graph: graph,
      form: form,
      generator: SeededGenerator(seed: seed ^ 0x7E)
    )
    if form == .xml {
      writer.text = #"<plist version="1.0">"#
      writer.writeXML(graph.top)
      writer.text += "</plist>"
    } else {
      writer.writeOpenStep(graph.top)
    }
    return Array(writer.text.utf8)
  }

  private init(
    graph: ListShapesGraph,
    form: ListShapesGraph.Form,
    generator: SeededGenerator
  ) {
    self.graph = graph
    self.form = form
    self.generator = generator
  }

  private mutating func blank() {
    if generator.oneIn(8) { text += generator.pick([" ", "\n", "\t", "\r\n"]) ?? "" }
  }

  // MARK: XML

  private mutating func writeXML(_ object: Int) {
    blank()
    switch graph.objects[object] {
    case .text(let string): text += "<string>\(string)</string>"
    case .integer(let number): text += "<integer>\(number)</integer>"
    case .flag(let flag): text += flag ? "<true/>" : "<false/>"
    case .data(let bytes): text += bytes.isEmpty ? "<data></data>" : "<data>Bwc=</data>"
    case .uid(let number):
      text += "<dict><key>CF$UID</key><integer>\(number)</integer></dict>"
    case .list(let elements):
      text += "<array>"
      for element in elements { writeXML(element) }
      text += "</array>"
    case .members(let members):
      text += "<dict>"
      for member in members {
        blank()
        text += "<key>\(graph.keyText(member.key, in: form) ?? "")</key>"
        writeXML(member.value)
      }
      text += "</dict>"
    }
    blank()
  }

  // MARK: OpenStep

  private mutating func writeOpenStep(_ object: Int) {
    blank()
    switch graph.objects[object] {
    case .text(let string): text += "\"\(string)\""
    case .integer(let number): text += "\(number)"
    case .flag(let flag): text += flag ? "true" : "false"
    case .data(let bytes): text += bytes.isEmpty ? "<>" : "<0707>"
    case .uid(let number): text += "\(number)"
    case .list(let elements):
      text += "("
      for (number, element) in elements.enumerated() {
        writeOpenStep(element)
        if number + 1 < elements.count || generator.oneIn(4) { text += "," }
      }
      text += ")"
    case .members(let members):
      text += "{"
      for member in members {
        blank()
        text += "\"\(graph.keyText(member.key, in: form) ?? "")\""
        blank()
        text += "="
        writeOpenStep(member.value)
        text += ";"
      }
      text += "}"
    }
    blank()
  }
}
