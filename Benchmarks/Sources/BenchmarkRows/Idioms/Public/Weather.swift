import Foundation

/// What Open-Meteo, OpenWeatherMap, NOAA and OpenAQ answer.
enum Weather {
  static var idioms: [Idiom] {
    [
      Idiom("forecast-columns", Forecast.self, forecast),
      Idiom("city-conditions", [Conditions].self, Idiom.list(60, conditions)),
      Idiom("tide-predictions", Tides.self, #"{"predictions":"# + Idiom.list(240, tide) + "}"),
      Idiom("air-quality-stations", [Station].self, Idiom.list(50, station)),
    ]
  }

  // MARK: Columns, of equal length, with gaps

  private struct Forecast: Codable {
    struct Hourly: Codable {
      let time: [String]
      let temperature: [Double?]
      let humidity: [Int?]
      let rainChance: [UInt8?]?
      let weatherCode: [Int]
      let isDay: [Int]
      let gusts: [Float]
      enum CodingKeys: String, CodingKey {
        case time
        case temperature = "temperature_2m"
        case humidity = "relative_humidity_2m"
        case rainChance = "precipitation_probability"
        case weatherCode = "weather_code"
        case isDay = "is_day"
        case gusts = "wind_gusts_10m"
      }
    }
    let latitude: Double
    let longitude: Double
    let offset: Int
    let zone: String
    let units: [String: String]
    let hourly: Hourly
    let daily: [String: [Value]]
    enum CodingKeys: String, CodingKey {
      case latitude, longitude, hourly, daily
      case offset = "utc_offset_seconds"
      case zone = "timezone"
      case units = "hourly_units"
    }
    enum Value: Codable {
      case number(Double)
      case text(String)
      case missing
      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
          self = .missing
        } else if let number = try? container.decode(Double.self) {
          self = .number(number)
        } else {
          self = .text(try container.decode(String.self))
        }
      }
      func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .number(let number): try container.encode(number)
        case .text(let text): try container.encode(text)
        case .missing: try container.encodeNil()
        }
      }
    }
  }

  private static var forecast: String {
    func column(_ name: String, _ count: Int = 336, _ value: (Int) -> String) -> String {
      #""\#(name)":"# + Idiom.list(count, value)
    }
    let hourly = [
      column("time") {
        #""2024-\#(Fake.pad(1 + $0 / 672))-\#(Fake.pad(1 + $0 / 24))T\#($0 % 24):00""#
      },
      column("temperature_2m") { Fake.maybe($0, every: 41, "\($0 % 31 - 9).\($0 % 10)") },
      column("relative_humidity_2m") { Fake.maybe($0, every: 60, "\(40 + $0 * 7 % 60)") },
      column("precipitation_probability") { $0 > 300 ? "null" : "\($0 * 3 % 101)" },
      column("weather_code") { Fake.pick(["0", "3", "61", "80", "95"], $0 / 5) },
      column("is_day") { $0 % 24 > 6 && $0 % 24 < 20 ? "1" : "0" },
      column("wind_gusts_10m") { "\($0 * 11 % 70).\($0 * 3 % 10)" },
      column("soil_temperature_54cm") { "\($0 % 9).2" },
    ]
    .joined(separator: ",")
    let daily = [
      column("time", 14) { #""2024-01-\#(Fake.pad(1 + $0))""# },
      column("sunrise", 14) { #""2024-01-\#(Fake.pad(1 + $0))T07:5\#($0 % 10)""# },
      column("uv_index_max", 14) { $0 > 10 ? "null" : "\($0 % 5).\($0)5" },
    ]
    .joined(separator: ",")
    return #"""
      {"latitude":52.52,"longitude":13.419998,"generationtime_ms":2.2119283676147461e-01,\#
      "utc_offset_seconds":7200,"timezone":"Europe\/Berlin","timezone_abbreviation":"CEST",\#
      "elevation":38.0,"hourly_units":{"time":"iso8601","temperature_2m":"°C","is_day":"",\#
      "relative_humidity_2m":"%"},"hourly":{\#(hourly)},"daily":{\#(daily)}}
      """#
  }

  // MARK: Conditions, with members called "1h" and "3h"

  private struct Conditions: Codable {
    struct Fall: Codable {
      let oneHour: Double?
      let threeHours: Double?
      enum CodingKeys: String, CodingKey {
        case oneHour = "1h"
        case threeHours = "3h"
      }
    }
    struct Main: Codable {
      let temp: Double
      let feelsLike: Double
      let pressure: Int
      let seaLevel: Int?
      enum CodingKeys: String, CodingKey {
        case temp, pressure
        case feelsLike = "feels_like"
        case seaLevel = "sea_level"
      }
    }
    struct Kind: Codable {
      let id: Int
      let main: String
      let description: String
      let icon: String
    }
    struct Wind: Codable {
      let speed: Double
      let deg: Int
      let gust: Double?
    }
    struct Sys: Codable {
      let type: Int?
      let country: String
      let sunrise: Int
      let sunset: Int
    }
    let coord: [String: Double]
    let weather: [Kind]
    let main: Main
    let visibility: Int?
    let wind: Wind
    let rain: Fall?
    let snow: Fall?
    let clouds: [String: Int]
    let dt: Int
    let sys: Sys
    let timezone: Int
    let name: String
    let cod: Int
  }

  private static func conditions(_ i: Int) -> String {
    let rain = i % 3 == 0 ? #""rain":{"1h":\#(i % 8).\#(i)},"# : i % 7 == 0 ? #""rain":{},"# : ""
    let snow = i % 11 == 0 ? #""snow":{"3h":0.25},"# : ""
    return #"""
      {"coord":{"lon":\#(i - 30).00\#(i),"lat":4\#(i % 10).34},"weather":[{"id":501,"main":"Rain",\#
      "description":"\#(Fake.pick(["moderate rain", "mäßiger Regen", "小雨"], i))","icon":"10d"}],\#
      "base":"stations","main":{"temp":\#(280 + i % 20).\#(i % 100),"feels_like":-1.5e-1,\#
      "temp_min":297.56,"pressure":1015\#(i % 2 == 0 ? #","sea_level":1015"# : ""),"humidity":64},\#
      \#(i % 5 == 0 ? "" : #""visibility":10000,"#)"wind":{"speed":0.6\#(i),"deg":349\#
      \#(i % 2 == 0 ? #","gust":1.18"# : "")},\#(rain)\#(snow)"clouds":{"all":\#(i % 101)},\#
      "dt":1661870592,"sys":{"type":2,"id":2075663,"country":"IT","sunrise":1661834187,\#
      "sunset":1661882248},"timezone":\#(i * 900 - 7200),"id":\#(3_163_858 + i),\#
      "name":"\#(Fake.pick(["Zocca", "Tromsø", "Île-de-France", "\\u6771\\u4eac"], i))","cod":200}
      """#
  }

  // MARK: Tides, whose numbers and flags are strings of one-letter members

  private struct Tides: Codable {
    struct Prediction: Codable {
      let time: DateComponents
      let height: Double
      let sigma: Double?
      let flags: [Bool]
      private enum Key: String, CodingKey { case t, v, s, f }
      init(from decoder: any Decoder) throws {
        let c = try decoder.container(keyedBy: Key.self)
        let parts = try c.decode(String.self, forKey: .t)
          .split { !$0.isNumber }
          .compactMap { Int($0) }
        guard parts.count == 5 else {
          throw DecodingError.dataCorruptedError(forKey: .t, in: c, debugDescription: "No time")
        }
        time = DateComponents(
          year: parts[0],
          month: parts[1],
          day: parts[2],
          hour: parts[3],
          minute: parts[4]
        )
        height = Double(try c.decode(String.self, forKey: .v)) ?? .nan
        sigma = try c.decodeIfPresent(String.self, forKey: .s).flatMap(Double.init)
        flags = (try c.decodeIfPresent(String.self, forKey: .f) ?? "").split(separator: ",")
          .map { $0 == "1" }
      }
      func encode(to encoder: any Encoder) throws {
        var c = encoder.container(keyedBy: Key.self)
        let numbers = [time.year, time.month, time.day, time.hour, time.minute].map { $0 ?? 0 }
        let text = numbers.map { Fake.pad($0) }
        let (day, clock) = (text[..<3].joined(separator: "-"), text[3...].joined(separator: ":"))
        try c.encode("\(day) \(clock)", forKey: .t)
        try c.encode("\(height)", forKey: .v)
        try c.encodeIfPresent(sigma.map { "\($0)" }, forKey: .s)
        try c.encode(flags.map { $0 ? "1" : "0" }.joined(separator: ","), forKey: .f)
      }
    }
    let predictions: [Prediction]
  }

  private static func tide(_ i: Int) -> String {
    let sigma = i % 4 == 0 ? "" : #""s":"0.0\#(i % 10)", "#
    return #"{"t":"\#(Fake.day(i)) \#(Fake.pad(i / 10 % 24)):\#(Fake.pad(i % 10 * 6))", "#
      + #""v":"\#(i % 9 - 2).\#(Fake.pad(i, 3))", \#(sigma)"f":"\#(i % 2),0,0,1", "q":"p"}"#
  }

  // MARK: Stations, whose readings are keyed by an enum

  private struct Station: Codable {
    enum Pollutant: String, Codable, CodingKeyRepresentable {
      case pm25, pm10, o3, no2, so2, co
      case blackCarbon = "bc"
    }
    struct Reading: Codable {
      let value: Double
      let unit: String
      let updated: String
    }
    struct Coordinates: Codable {
      let latitude: Double
      let longitude: Double
    }
    let location: String
    let city: String?
    let coordinates: Coordinates?
    let readings: [Pollutant: Reading]
    let sources: [String]

    enum CodingKeys: String, CodingKey { case location, city, coordinates, readings, sources }
    init(from decoder: any Decoder) throws {
      let c = try decoder.container(keyedBy: CodingKeys.self)
      location = try c.decode(String.self, forKey: .location)
      city = try c.decodeIfPresent(String.self, forKey: .city)
      coordinates = try c.decodeIfPresent(Coordinates.self, forKey: .coordinates)
      // What this version does not know yet is left out.
      let all = try c.decode([String: Reading].self, forKey: .readings)
      readings = all.reduce(into: [:]) { known, entry in
        if let pollutant = Pollutant(rawValue: entry.key) { known[pollutant] = entry.value }
      }
      if let one = try? c.decode(String.self, forKey: .sources) {
        sources = [one]
      } else {
        sources = try c.decode([String].self, forKey: .sources)
      }
    }
  }

  private static func station(_ i: Int) -> String {
    let names = ["pm25", "pm10", "o3", "no2", "so2", "co", "bc", "um010", "pm1"]
    let readings = Idiom.members(2 + i % 7) {
      #""\#(names[($0 + i) % 9])":{"value":\#($0 * i % 80).\#(i)e0,"unit":"µg/m³","#
        + #""updated":"\#(Fake.instant(i))","averagingPeriod":{"value":1,"unit":"hours"}}"#
    }
    let place = i % 6 == 0 ? "null" : #"{"latitude":\#(i).\#(i)1,"longitude":-0.\#(i)}"#
    return #"""
      {"location":"\#(Fake.person(i)) #\#(i)","city":\#(Fake.maybe(i, every: 5, #""São Paulo""#)),\#
      "country":"BR","coordinates":\#(place),"readings":\#(readings),\#
      "sources":\#(i % 3 == 0 ? #""EEA""# : #"["EEA","CETESB"]"#),"isMobile":false}
      """#
  }
}
