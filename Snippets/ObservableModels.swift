// A model feeds an observable store on the main actor; the decoding happens elsewhere.

import Foundation
import Observation
import SmartCodable

struct Profile: SmartCodable, Sendable {
  var name = "nobody"
  var followers = 0
}

@MainActor @Observable
final class ProfileStore {
  private(set) var profile = Profile()
  private(set) var repairs: [SmartRepair] = []

  func load(_ data: Data) async throws {
    let report = try await Self.decoded(data)
    profile = report.value
    repairs = report.repairs
  }

  func patch(_ json: String) {
    SmartUpdater.update(&profile, from: json)
  }

  @concurrent
  private nonisolated static func decoded(
    _ data: Data
  ) async throws -> SmartDecodingReport<Profile> {
    try Profile.decode(from: data)
  }
}

let store = ProfileStore()
withObservationTracking {
  _ = store.profile
} onChange: {
  print("the profile changes")
}

try await store.load(Data(#"{"name":"Ann","followers":"12"}"#.utf8))
print(store.profile, store.repairs.count)
// the profile changes
// Profile(name: "Ann", followers: 12) 1

store.patch(#"{"followers":13}"#)
print(store.profile)
// Profile(name: "Ann", followers: 13)

@Observable
final class Settings: SmartCodable {
  var volume = 5
  var isMuted = false

  init() {}

  enum CodingKeys: String, CodingKey {
    case _volume = "volume"
    case _isMuted = "isMuted"
  }
}

let settings = Settings.deserialize(from: #"{"volume":"7","isMuted":"loud"}"#)
print(settings?.volume ?? 0, settings?.isMuted ?? true)
// 7 false
print(settings?.toJSONString() ?? "")
// {"volume":7,"isMuted":false}

struct Article: nonisolated SmartCodable, Sendable {
  var title = ""
  @SmartIgnored var isRead = false

  nonisolated static func mappingForKey() -> [SmartKeyTransformer]? {
    [CodingKeys.title <--- "headline"]
  }
}

let title = await Task.detached { Article.deserialize(from: #"{"headline":"News"}"#)?.title }.value
print(title ?? "")
// News
