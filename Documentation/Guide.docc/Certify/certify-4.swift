import ConformanceKitTesting
import Foundation
import Testing

struct MyDecoder {  // stands for the decoder of your module
  var readsSnakeCase = false

  func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
    let decoder = JSONDecoder()
    if readsSnakeCase { decoder.keyDecodingStrategy = .convertFromSnakeCase }
    return try decoder.decode(type, from: data)
  }
}

extension MyDecoder: DropInDecoder {}  // its decode(_:from:) is all it takes

private let mine = DropInSubject(SubjectManifest(name: "MyJSON", version: "1.0")) { settings in
  for setting in settings.keys { throw UnsupportedSetting(setting) }
  return MyDecoder()
}

private let runner = ConformanceRunner(subject: mine.isolated)

@Test(arguments: ConformanceSuite.current.selected)
func conforms(_ conformanceCase: ConformanceCase) async { await runner.certify(conformanceCase) }
@Test func runIsInOrder() { runner.certifyRun() }
