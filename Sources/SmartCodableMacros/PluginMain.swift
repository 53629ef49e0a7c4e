import Foundation
import SmartCodableExpansion

/// The plugin that the compiler starts for `@SmartSubclass`.
///
/// The compiler sends a declaration as text and receives the text of the members to add. Everything
/// except this loop is in `SmartCodableExpansion`:
///
///     Messages/MessageStream      frames on standard input and output
///     Messages/Conversation       a message → its answer
///     Lexing/Lexer                the text → tokens; strings, comments and regular expressions whole
///     Reading/TokenReader         tokens → the properties and other facts of the class
///     Expansion/CodingPlan        facts → how each property is coded, or what is wrong with it
///     Expansion/MemberWriter      plan → the text of the members
///
/// It has no dependencies, not even swift-syntax, so that it builds in seconds.
@main
enum PluginMain {
  static func main() throws {
    let stream = MessageStream(input: .standardInput, output: .standardOutput)
    var conversation = Conversation()
    while let message = stream.read() {
      if let reply = try conversation.reply(to: message) { try stream.write(reply) }
    }
  }
}
