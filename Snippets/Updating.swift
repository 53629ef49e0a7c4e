// Patches a model with what an update mentions; the rest keeps its value.

import SmartCodable

struct Settings: SmartCodable {
  var name = ""
  var volume = 5
  var limits: [String: Int] = [:]
  var address = Address()
}

struct Address: SmartCodable {
  var city = ""
  var zip = ""
}

var settings = Settings(name: "Ann", volume: 7, limits: ["day": 3])
settings.address = Address(city: "Ulm", zip: "89073")

SmartUpdater.update(&settings, from: #"{"volume":"9","name":null,"limits":{"week":10}}"#)
print(settings.name, settings.volume, settings.limits.sorted { $0.key < $1.key })
// Ann 9 [(key: "day", value: 3), (key: "week", value: 10)]

SmartUpdater.update(&settings, from: #"{"address":{"city":"Bonn","zip":null}}"#)
print(settings.address)
// Address(city: "Bonn", zip: "89073")
