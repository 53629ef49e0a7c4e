// Dates in one document, each in another form.

import Foundation
import SmartCodable

struct Trip: SmartCodable {
  var booked = Date(timeIntervalSince1970: 0)
  var leaves: Date?
  @SmartDate var arrives: Date?
  @SmartDate(encodeFormat: .iso8601) var changed: Date?
  var checked: Date?

  static func mappingForValue() -> [SmartValueTransformer]? {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "UTC")
    formatter.dateFormat = "d MMM yyyy"
    return [CodingKeys.checked <--- SmartDateFormatTransformer(formatter)]
  }
}

let input = """
  {"booked":1700000000,"leaves":"2023-11-20T08:30:00+01:00","arrives":"1700475600000",
   "changed":1700000100,"checked":"14 Nov 2023"}
  """
let trip = Trip.deserialize(from: input) ?? Trip()

print(trip.booked, trip.leaves == Date(timeIntervalSince1970: 1_700_465_400))
// 2023-11-14 22:13:20 +0000 true
print(trip.toJSONString(prettyPrint: true) ?? "")
// {
//   "booked" : 1700000000,
//   "leaves" : 1700465400,
//   "arrives" : 1700475600000,
//   "changed" : "2023-11-14T22:15:00Z",
//   "checked" : "14 Nov 2023"
// }

let strict = #"{"booked":"2024-01-02T03:04:05Z","leaves":1700000000}"#
let report = try Trip.decode(from: strict, options: [.date(.iso8601)])
for repair in report.repairs { print(repair) }
// 1:43 leaves: found 1700000000 instead of Date, used nil
print(report.value.booked)
// 2024-01-02 03:04:05 +0000
print(trip.toJSONString(options: [.date(.secondsSince1970)]) == trip.toJSONString())
// true
