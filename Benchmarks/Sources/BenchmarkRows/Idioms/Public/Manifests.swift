import Foundation

/// Files that tools write: of npm, Composer, OpenAPI, Jupyter, Xcode and Lottie.
enum Manifests {
  static var idioms: [Idiom] {
    [
      Idiom("package-manifest", PackageManifest.self, manifest),
      Idiom("lock-file", Lock.self, lock),
      Idiom("api-description", APIDescription.self, apiDescription),
      Idiom("notebook-cells", Notebook.self, notebook),
      Idiom("asset-catalog", Catalog.self, catalog),
      Idiom("vector-animation", Animation.self, animation),
    ]
  }

  // MARK: package.json, in which much is either a string or an object

  private struct PackageManifest: Codable {
    struct Person: Codable {
      let name: String
      let email: String?
      init(from decoder: any Decoder) throws {
        if let text = try? decoder.singleValueContainer().decode(String.self) {
          let parts = text.split(separator: "<", maxSplits: 1)
          name = parts.first.map { $0.trimmingCharacters(in: .whitespaces) } ?? ""
          email = parts.count > 1 ? String(parts[1].prefix { $0 != ">" }) : nil
          return
        }
        let c = try decoder.container(keyedBy: CodingKeys.self)
        name = try c.decode(String.self, forKey: .name)
        email = try c.decodeIfPresent(String.self, forKey: .email)
      }
    }
    struct Repository: Codable {
      let type: String?
      let url: String
      let directory: String?
    }
    enum OneOrMany<Element: Codable>: Codable {
      case one(Element)
      case many([Element])
      init(from decoder: any Decoder) throws {
        let c = try decoder.singleValueContainer()
        if let many = try? c.decode([Element].self) {
          self = .many(many)
        } else {
          self = .one(try c.decode(Element.self))
        }
      }
      func encode(to encoder: any Encoder) throws {
        var c = encoder.singleValueContainer()
        switch self {
        case .one(let element): try c.encode(element)
        case .many(let elements): try c.encode(elements)
        }
      }
    }
    indirect enum Target: Codable {
      case path(String)
      case excluded
      case conditions([String: Target])
      init(from decoder: any Decoder) throws {
        let c = try decoder.singleValueContainer()
        if c.decodeNil() {
          self = .excluded
        } else if let conditions = try? c.decode([String: Target].self) {
          self = .conditions(conditions)
        } else {
          self = .path(try c.decode(String.self))
        }
      }
      func encode(to encoder: any Encoder) throws {
        var c = encoder.singleValueContainer()
        switch self {
        case .path(let path): try c.encode(path)
        case .excluded: try c.encodeNil()
        case .conditions(let conditions): try c.encode(conditions)
        }
      }
    }
    let name: String
    let version: String
    let author: Person?
    let contributors: [Person]?
    let repository: Repository?
    let bin: [String: String]?
    let exports: Target?
    let sideEffects: OneOrMany<String>?
    let keywords: [String]?
    let scripts: [String: String]?
    let dependencies: [String: String]?
    let peerDependenciesMeta: [String: [String: Bool]]?
    let engines: [String: String]?
    let `private`: Bool?
  }

  private static var manifest: String {
    let dependencies = (0..<40)
      .map { #"    "@scope/\#(Fake.word($0))-\#($0)": "^\#($0).\#($0).0""# }
    return #"""
      {
        "$schema": "https://json.schemastore.org/package",
        "name": "@scope\/thing",
        "version": "1.2.3-beta.4",
        "author": "Zoë <zoe@example.com> (https://example.com)",
        "contributors": ["A", { "name": "\u00c9mile", "url": "https://e.com" }, "B <b@c.d>"],
        "repository": { "type": "git", "url": "git+https://example.com/r.git" },
        "bin": { "thing": "./bin/thing.js" },
        "exports": {
          ".": { "types": "./index.d.ts", "node": { "import": "./i.mjs", "require": "./i.cjs" },
                 "default": "./index.js" },
          "./internal/*": null,
          "./package.json": "./package.json"
        },
        "sideEffects": ["*.css"],
        "keywords": ["a", "b"],
        "scripts": { "build": "tsc -p . && cp \"a b\" dist\\", "test": "vitest run" },
        "dependencies": {
      \#(dependencies.joined(separator: ",\n"))
        },
        "peerDependenciesMeta": { "react": { "optional": true } },
        "eslintConfig": { "rules": { "quotes": [2, "single", { "avoidEscape": true }] } },
        "engines": { "node": ">=18" }
      }

      """#
  }

  // MARK: composer.lock, whose empty objects are arrays

  private struct Lock: Codable {
    struct PHPMap: Codable {
      let values: [String: String]
      init(from decoder: any Decoder) throws {
        if var list = try? decoder.unkeyedContainer() {
          guard list.isAtEnd else {
            throw DecodingError.dataCorruptedError(in: list, debugDescription: "Not empty")
          }
          _ = try? list.decodeNil()
          values = [:]
        } else {
          values = try [String: String](from: decoder)
        }
      }
      func encode(to encoder: any Encoder) throws {
        if values.isEmpty {
          _ = encoder.unkeyedContainer()
        } else {
          try values.encode(to: encoder)
        }
      }
    }
    struct Source: Codable {
      let type: String
      let url: String
      let reference: String
    }
    struct Autoload: Codable {
      let psr4: [String: String]?
      let files: [String]?
      enum CodingKeys: String, CodingKey {
        case psr4 = "psr-4"
        case files
      }
    }
    struct Package: Codable {
      let name: String
      let version: String
      let source: Source?
      let require: PHPMap?
      let autoload: Autoload?
      let license: [String]?
      let description: String?
      enum CodingKeys: CodingKey {
        case name, version, source, require, autoload, license, description
      }
    }
    let hash: String
    let packages: [Package]
    let platform: PHPMap
    let preferStable: Bool
    let stabilityFlags: PHPMap
    enum CodingKeys: String, CodingKey {
      case packages, platform
      case hash = "content-hash"
      case preferStable = "prefer-stable"
      case stabilityFlags = "stability-flags"
    }
  }

  private static var lock: String {
    let packages = (0..<40)
      .map { i in
        let name = "\(Fake.word(i))/\(Fake.word(i * 3 + 1))"
        return #"""
                  {
                      "name": "\#(name)",
                      "version": "v\#(i).\#(i % 3).0",
                      "source": {
                          "type": "git",
                          "url": "https://example.com/\#(name).git",
                          "reference": "\#(Fake.hex(i, 40))"
                      },
                      "dist": { "type": "zip", "shasum": "" },
                      "require": \#(i % 4 == 0 ? "[]" : #"{ "ext-zip": "*", "php": ">=8.\#(i)" }"#),
                      "autoload": {
                          "files": [ "src\/functions.php" ],
                          "psr-4": { "Acme\\Lib\#(i)\\": "src\/" }
                      },
                      "license": [ "MIT" ],
                      "description": "\#(Fake.text(i, 8))",
                      "time": "\#(Fake.day(i))T00:00:00+00:00"
                  }
          """#
      }
    return #"""
      {
          "_readme": [ "This file locks the dependencies", "@generated automatically" ],
          "content-hash": "\#(Fake.hex(9, 32))",
          "packages": [
      \#(packages.joined(separator: ",\n"))
          ],
          "packages-dev": [],
          "stability-flags": [],
          "prefer-stable": true,
          "platform": { "php": "^8.2" },
          "plugin-api-version": "2.6.0"
      }
      """#
  }
}
