// swift-format-ignore-file
// The table is about unusual spellings.

import Foundation
import RegexBuilder
import SmartCodableInherit

// case: literals/integers
@SmartSubclass
class IntegerLiterals: Root {
  var a = 1
  var b = -2
  var c = 0xFF
  var d = 1_000
  var e = 0b101
  var f = +3
  var g = 0xE
}

// case: literals/floats
@SmartSubclass
class FloatLiterals: Root {
  var a = 1.5
  var b = -2.0
  var c = 1e3
  var d = 0x1p4
  var e = 1_0.2_5
  var f = 1e-3
}

// case: literals/booleans
@SmartSubclass
class BooleanLiterals: Root {
  var a = true
  var b = false
}

// case: literals/strings
@SmartSubclass
class StringLiterals: Root {
  var a = "text"
  var b = ""
  var c = "with \"quotes\" and { braces } // no comment"
}

// case: literals/raw-strings
@SmartSubclass
class RawStrings: Root {
  var a = #"a "quoted" \(word) }"#
  var b = ##"one # and "# more {"##
  var c = #"""#
  var d = #"\#(1 + 1) }"#
}

// case: literals/multi-line-strings
@SmartSubclass
class MultiLineStrings: Root {
  var a = """
    var x = 1
    } "quoted" ""
    \("""
      nested }
      """)
    """
  var b = #"""
    raw """ \(no) }
    """#
  var c = """
    \
    continued \"""
    """
}

// case: literals/interpolated-strings
@SmartSubclass
class InterpolatedStrings: Root {
  var a = "sum \(1 + 2)"
  var b = "closure \([1, 2].map { "\($0) }" }.joined(separator: ")"))"
  var c = "nested \("in \("deeper \(3)")")"
  var d = "parens \((1, ")"))"
  var e = "comment \( /* ) " */ 5)"
}

// case: literals/foundation-calls
@SmartSubclass
class FoundationCalls: Root {
  var a = Date()
  var b = UUID()
  var c = Data()
  var d = Date( )
}

// case: literals/in-a-list
@SmartSubclass
class LiteralList: Root {
  var a = 1, b = "b", c = true, d = -1.5
}

// case: literals/unicode
@SmartSubclass
class UnicodeLiterals: Root {
  var grüße = "👋🏽 \u{1F44B}"
  var 数 = 1
  var 🎈 = "party"
}
