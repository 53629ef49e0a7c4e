// Finds values elsewhere: under other names, deeper down, in arrays, in strings that hold JSON.

import SmartCodable

struct Article: SmartCodable {
  var id = 0
  var author = ""

  static func mappingForKey() -> [SmartKeyTransformer]? {
    [CodingKeys.id <--- ["article_id", "meta.ids.0"], CodingKeys.author <--- "by.name"]
  }
}

let article = #"{"article_id":null,"meta":{"ids":[7]},"by":{"name":"Ann"}}"#
print(Article.deserialize(from: article) ?? Article())
// Article(id: 7, author: "Ann")

let response = #"{"code":200,"data":"{\"pages\":[{\"article_id\":1},{\"article_id\":2}]}"}"#
print([Article].deserialize(from: response, designatedPath: "data.pages")?.map(\.id) ?? [])
// [1, 2]
print(Article.deserialize(from: response, designatedPath: "data.pages.1")?.id ?? 0)
// 2

struct Reading: SmartCodable {
  var sensorName = ""
  var values: [Int] = []
  @SmartFlat var place = Place()
}

struct Place: SmartCodable {
  var roomNumber = 0
  var isIndoor = true
}

let reading = Reading.deserialize(
  from: #"{"sensor_name":"t1","values":[20,21],"room_number":"12"}"#,
  options: [.key(.fromSnakeCase)]
)
print(reading?.sensorName ?? "", reading?.place ?? Place())
// t1 Place(roomNumber: 12, isIndoor: true)
