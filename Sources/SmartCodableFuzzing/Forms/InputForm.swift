import ConformanceKit
import Foundation
import FuzzKit
import PlatformSupport

/// A way to hand an input to SmartCodable.
enum InputForm: Int, CaseIterable {
  /// `decode(from:)` with the bytes.
  case data
  /// `decode(from:)` with the text.
  case string
  /// `decode(from:)` with the dictionary or array that the text spells.
  case graph
  /// `deserialize(from:)` with the bytes, which has no report.
  case deserialized
  /// `decode(from:)` with the bytes in UTF-16.
  case utf16
  /// `deserializePlist(from:)` with a binary property list.
  case binaryPropertyList
  /// `deserializePlist(from:)` with an XML property list.
  case xmlPropertyList
  /// `decode(from:)` with the text spelled as JSON5.
  case json5
  /// `decode(from:)` with a dictionary of Swift and Foundation types of many kinds.
  case nativeGraph
  /// `deserializePlist(from:)` with an XML property list spelled in unusual ways.
  case spelledXML
  /// `deserializePlist(from:)` with a binary property list laid out in unusual ways.
  case spelledBinary
  /// `deserializePlist(from:)` with a property list in the old text format (OpenStep).
  case openStep
  /// `deserialize(from:)` with the text.
  case deserializedText

  /// The input as an argument of this form; nil if the form cannot represent it.
  func argument(for input: [UInt8], in context: RunContext) -> Argument? {
    switch self {
    case .data: .data(Data(input))
    case .deserialized: .plain(Data(input))
    case .string: String(checking: input, as: UTF8.self).map(Argument.string)
    case .deserializedText: String(checking: input, as: UTF8.self).map(Argument.plainText)
    case .utf16:
      String(checking: input, as: UTF8.self)?.data(using: .utf16LittleEndian)
        .map(Argument.data)
    case .graph: context.unlimited { NativeGraph.value(of: input).map(Argument.graph) }
    case .nativeGraph:
      context.unlimited {
        NativeGraph.value(of: input, seed: context.iteration).map(Argument.graph)
      }
    case .binaryPropertyList: propertyList(input, .binary, in: context)
    case .xmlPropertyList: propertyList(input, .xml, in: context)
    case .spelledXML: spelled(input, in: context) { XMLSpelling.text(of: $0, seed: $1) }
    case .spelledBinary: spelled(input, in: context) { BinarySpelling.bytes(of: $0, seed: $1) }
    case .openStep: spelled(input, in: context) { OpenStepSpelling.text(of: $0, seed: $1) }
    case .json5:
      context.unlimited {
        JSONTree(parsing: input)
          .map { tree in
            let generator = SeededGenerator(seed: context.iteration)
            return .json5(Data(LaidOutText(JSONValue(tree), isJSON5: true, generator).bytes))
          }
      }
    }
  }

  private func propertyList(
    _ input: [UInt8],
    _ format: PropertyListSerialization.PropertyListFormat,
    in context: RunContext
  ) -> Argument? {
    context.unlimited {
      guard let value = NativeGraph.propertyList(of: input) else { return nil }
      let data = try? PropertyListSerialization.data(
        fromPropertyList: value,
        format: format,
        options: 0
      )
      return data.map(Argument.propertyList)
    }
  }

  private func spelled(
    _ input: [UInt8],
    in context: RunContext,
    by spell: (JSONTree, UInt64) -> [UInt8]?
  ) -> Argument? {
    context.unlimited {
      guard NativeGraph.propertyList(of: input) != nil, let tree = JSONTree(parsing: input) else {
        return nil
      }
      return spell(tree, context.iteration).map { .propertyList(Data($0)) }
    }
  }

  /// The argument of an entry point.
  enum Argument {
    case data(Data)
    case plain(Data)
    case string(String)
    case plainText(String)
    case graph(Any)
    case propertyList(Data)
    case json5(Data)
  }
}
