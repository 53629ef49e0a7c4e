import Foundation
import Testing

@testable import SmartCodableExpansion

/// Messages as the compiler sent them, its build configuration shortened and file names changed.
private enum Recorded {
  static let getCapability = #"{"getCapability":{"capability":{"protocolVersion":7}}}"#

  /// With comments before the declaration and text beyond ASCII; `offset` counts from the comments.
  static let expand = #"""
    {"expandAttachedMacro":{"attributeSyntax":{"kind":"attribute","location":{"column":43,\#
    "fileID":"Module/File.swift","fileName":"File.swift","line":4,"offset":253},\#
    "source":"\n// leading comment\n/// doc\n@SmartSubclass"},\#
    "declSyntax":{"kind":"declaration","location":{"column":43,"fileID":"Module/File.swift",\#
    "fileName":"File.swift","line":4,"offset":253},\#
    "source":"\n// leading comment\n/// doc\n@SmartSubclass\npublic class A: Base { // trailing é\n  var x = 1\n}"},\#
    "discriminator":"$s6Module1A13SmartSubclassfMm_","lexicalContext":[],\#
    "macro":{"moduleName":"SmartCodableMacros","name":"SmartSubclass",\#
    "typeName":"SmartSubclassMacro"},"macroRole":"member",\#
    "staticBuildConfiguration":"{\"compilerVersion\":{\"components\":[6,3,1]}}"}}
    """#

  /// In a function, in an enum, in a public extension.
  static let nested = #"""
    {"expandAttachedMacro":{"attributeSyntax":{"kind":"attribute","location":{"column":36,\#
    "fileID":"Module/File.swift","fileName":"File.swift","line":15,"offset":451},\#
    "source":"@SmartSubclass "},\#
    "declSyntax":{"kind":"declaration","location":{"column":36,"fileID":"Module/File.swift",\#
    "fileName":"File.swift","line":15,"offset":451},\#
    "source":"@SmartSubclass class B: Base { var y: Int? } "},\#
    "discriminator":"$s6Module1AC1B13SmartSubclassfMm_",\#
    "lexicalContext":[{"kind":"declaration","location":{"column":0,"fileID":"","fileName":"",\#
    "line":0,"offset":0},"source":"\npublic extension A {}"}],\#
    "macro":{"moduleName":"SmartCodableMacros","name":"SmartSubclass ",\#
    "typeName":"SmartSubclassMacro"},"macroRole":"member"}}
    """#
}

@Suite("Conversation with the compiler")
struct ConversationTests {
  private func reply(
    to message: String,
    after first: String? = Recorded.getCapability
  ) throws -> PluginReply {
    var conversation = Conversation()
    if let first { _ = try conversation.reply(to: Data(first.utf8)) }
    let data = try #require(try conversation.reply(to: Data(message.utf8)))
    return try JSONDecoder().decode(PluginReply.self, from: data)
  }

  private func result(of message: String) throws -> PluginReply.MacroResult {
    try #require(try reply(to: message).expandMacroResult)
  }

  @Test("MAC-1: the capability is answered in the form the compiler reads")
  func capability() throws {
    var conversation = Conversation()
    let data = try #require(try conversation.reply(to: Data(Recorded.getCapability.utf8)))
    #expect(
      String(decoding: data, as: UTF8.self)
        == #"{"getCapabilityResult":{"capability":{"features":[],"protocolVersion":7}}}"#
    )
  }

  @Test("MAC-1, MAC-2: a recorded message is answered by members")
  func expansion() throws {
    let result = try result(of: Recorded.expand)
    #expect(result.diagnostics.isEmpty)
    let source = try #require(result.expandedSource)
    #expect(source.contains("public required init(from decoder: any Swift.Decoder) throws {"))
    #expect(source.contains("self.x = try container.decode(Swift.Int.self, forKey: .x)"))
  }

  @Test(
    "MAC-2: what stands in a public extension is public",
    arguments: [
      ("public extension A {}", "class B", "public "),
      ("package extension A {}", "class B", "package "),
      ("public extension A {}", "internal class B", ""), ("extension A {}", "class B", ""),
      ("public extension A {}", "open class B", "public "), ("public class A {}", "class B", ""),
      ("func f() ", "class B", ""),
    ]
  )
  func surroundings(context: String, header: String, access: String) throws {
    let message = Recorded.nested.replacing("public extension A {}", with: context)
      .replacing("class B", with: header)
    let source = try #require(try result(of: message).expandedSource)
    #expect(source.contains("\n\(access)required init() {"))
    #expect(source.contains("\n\(access)override func encode"))
  }

  @Test("MAC-5: a diagnostic has the byte of the file at which the name stands")
  func position() throws {
    let message = Recorded.expand.replacing("var x = 1", with: "var x: Int")
    let diagnostic = try #require(try result(of: message).diagnostics.first)
    let source =
      "\n// leading comment\n/// doc\n@SmartSubclass\npublic class A: Base { // trailing é\n  var "
    #expect(diagnostic.severity == .error)
    #expect(diagnostic.position.fileName == "File.swift")
    #expect(diagnostic.position.offset == 253 + source.utf8.count)
    #expect(diagnostic.highlights.map(\.startOffset) == [diagnostic.position.offset])
    #expect(diagnostic.highlights.map(\.endOffset) == [diagnostic.position.offset + 1])
  }

  @Test("MAC-14: the warning offers to insert `override`")
  func fixIt() throws {
    let hook = "public func didFinishMapping() {}"
    let message = Recorded.expand.replacing("var x = 1", with: hook)
    let diagnostic = try #require(try result(of: message).diagnostics.first)
    #expect(diagnostic.severity == .warning)
    let change = try #require(diagnostic.fixIts.first?.changes.first)
    #expect(change.newText == "override ")
    #expect(change.range.startOffset == diagnostic.position.offset - "public func ".utf8.count)
    #expect(change.range.endOffset == change.range.startOffset)
  }

  @Test("MAC-1: fields of future compilers change nothing")
  func futureFields() throws {
    let known = try result(of: Recorded.expand)
    let message = Recorded.expand.replacing(
      #""macroRole":"member""#,
      with: #""macroRole":"member","future":{"a":[1,null]},"parentDeclSyntax":null"#
    )
    let future = try result(of: message)
    #expect(message != Recorded.expand)
    #expect(future.expandedSource == known.expandedSource)
    #expect(
      try reply(to: #"{"getCapability":{"capability":{"protocolVersion":99,"new":true}},"x":1}"#)
        .getCapabilityResult?
        .capability.protocolVersion == 7
    )
  }

  @Test("MAC-1: compilers of the older protocol get their form of answer")
  func olderProtocol() throws {
    let older = #"{"getCapability":{"capability":{"protocolVersion":4}}}"#
    let reply = try reply(to: Recorded.expand, after: older)
    #expect(reply.expandMacroResult == nil)
    let result = try #require(reply.expandAttachedMacroResult)
    #expect(result.expandedSources?.count == 1)
    let silent = try self.reply(to: Recorded.expand, after: nil)
    #expect(silent.expandAttachedMacroResult?.expandedSources?.count == 1)
  }

  @Test(
    "MAC-1: a message that is not understood is answered with an error, so that the compiler does not wait",
    arguments: [
      #"{"expandFreestandingMacro":{"macro":{"typeName":"Other"},"syntax":{}}}"#,
      #"{"loadPluginLibrary":{"libraryPath":"x","moduleName":"y"}}"#,
      #"{"somethingNew":{}}"#, "{}", "[]", "not JSON", "null",
      #"{"expandAttachedMacro":{"macroRole":"member"}}"#,
      Recorded.expand.replacing("SmartSubclassMacro", with: "OtherMacro"),
      Recorded.expand.replacing(#""macroRole":"member""#, with: #""macroRole":"peer""#),
    ]
  )
  func unknown(message: String) throws {
    let result = try result(of: message)
    #expect(result.expandedSource == nil)
    #expect(result.diagnostics.map(\.severity) == [.error])
  }

  @Test("MAC-1: frames have eight bytes of length; a cut one ends the conversation")
  func frames() throws {
    let input = Pipe()
    let output = Pipe()
    let writer = MessageStream(
      input: output.fileHandleForReading,
      output: input.fileHandleForWriting
    )
    let reader = MessageStream(
      input: input.fileHandleForReading,
      output: output.fileHandleForWriting
    )
    try writer.write(Data("ab".utf8))
    try writer.write(Data())
    try writer.write(Data(repeating: 7, count: 300))
    try input.fileHandleForWriting.write(contentsOf: Data([9, 0, 0, 0, 0, 0, 0, 0, 1]))
    try input.fileHandleForWriting.close()
    #expect(reader.read() == Data("ab".utf8))
    #expect(reader.read() == Data())
    #expect(reader.read()?.count == 300)
    #expect(reader.read() == nil)
    #expect(reader.read() == nil)
    try reader.write(Data(repeating: 1, count: 258))
    let header = try output.fileHandleForReading.read(upToCount: 8)
    #expect(header.map(Array.init) == [2, 1, 0, 0, 0, 0, 0, 0])
  }

  @Test("MAC-1: a length beyond all measure ends the conversation")
  func hugeFrame() throws {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data(repeating: 0xFF, count: 16))
    let stream = MessageStream(input: pipe.fileHandleForReading, output: pipe.fileHandleForWriting)
    #expect(stream.read() == nil)
  }

  @Test("MAC-1: an empty message is passed over")
  func emptyMessage() throws {
    var conversation = Conversation()
    #expect(try conversation.reply(to: Data()) == nil)
  }
}
