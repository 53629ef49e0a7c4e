import Foundation

/// What Kubernetes, OpenTelemetry, Prometheus and event buses send.
enum Machines {
  static var idioms: [Idiom] {
    [
      Idiom("kubectl-pods", PodList.self, pods),
      Idiom("otlp-spans", Traces.self, traces),
      Idiom("cloud-event", CloudEvent<Order>.self, cloudEvent),
      Idiom("log-line", LogLine.self, logLine),
      Idiom("metric-matrix", Answer.self, metrics),
      Idiom("rpc-batch", [Message].self, Idiom.list(40, message)),
    ]
  }

  // MARK: Pods, as kubectl prints them

  private enum IntOrString: Codable {
    case int(Int)
    case string(String)
    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      do {
        self = .int(try container.decode(Int.self))
      } catch {
        self = .string(try container.decode(String.self))
      }
    }
    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .int(let number): try container.encode(number)
      case .string(let text): try container.encode(text)
      }
    }
  }

  private struct PodList: Codable {
    struct Meta: Codable {
      let name: String?
      let namespace: String?
      let uid: String?
      let creationTimestamp: String?
      let labels: [String: String]?
      let annotations: [String: String]?
      let resourceVersion: String?
    }
    struct Variable: Codable {
      struct Source: Codable {
        struct Key: Codable {
          let name: String?
          let key: String
          let optional: Bool?
        }
        struct Field: Codable { let fieldPath: String }
        let secretKeyRef: Key?
        let configMapKeyRef: Key?
        let fieldRef: Field?
      }
      let name: String
      let value: String?
      let valueFrom: Source?
    }
    struct Probe: Codable {
      struct Get: Codable {
        let path: String?
        let port: IntOrString
        let scheme: String?
      }
      struct Exec: Codable { let command: [String]? }
      let httpGet: Get?
      let exec: Exec?
      let periodSeconds: Int32?
    }
    struct Container: Codable {
      struct Resources: Codable {
        let limits: [String: String]?
        let requests: [String: String]?
      }
      let name: String
      let image: String?
      let args: [String]?
      let env: [Variable]?
      let livenessProbe: Probe?
      let resources: Resources?
    }
    struct Spec: Codable {
      let containers: [Container]
      let initContainers: [Container]?
      let nodeName: String?
      let priority: Int32?
      let nodeSelector: [String: String]?
    }
    struct Status: Codable {
      struct Condition: Codable {
        let type: String
        let status: String
        let message: String?
      }
      struct State: Codable {
        struct Running: Codable { let startedAt: String? }
        struct Waiting: Codable {
          let reason: String?
          let message: String?
        }
        let running: Running?
        let waiting: Waiting?
      }
      struct ContainerStatus: Codable {
        let name: String
        let ready: Bool
        let restartCount: Int32
        let state: State?
      }
      let phase: String?
      let podIP: String?
      let conditions: [Condition]?
      let containerStatuses: [ContainerStatus]?
    }
    struct Pod: Codable {
      let metadata: Meta?
      let spec: Spec?
      let status: Status?
    }
    let apiVersion: String?
    let kind: String?
    let items: [Pod]
  }

  private static var pods: String {
    let items = (0..<15)
      .map { i in
        let probe =
          i % 2 == 0
          ? #""httpGet": { "path": "/healthz", "port": \#(i % 4 == 0 ? "\"http\"" : "8080") }"#
          : #""exec": { "command": [ "sh", "-c", "test -f \"ok\" && echo \\o/" ] }"#
        let state = i % 5 == 4 ? #""waiting": { "reason": "CrashLoopBackOff" }"# : #""running": {}"#
        return #"""
                  {
                      "apiVersion": "v1",
                      "kind": "Pod",
                      "metadata": {
                          "annotations": {
                              "example.io/last-applied": "{\"apiVersion\":\"v1\",\"n\":\#(i)}\n"
                          },
                          "creationTimestamp": "\#(Fake.instant(i))",
                          "labels": {
                              "app.kubernetes.io/name": "\#(Fake.word(i))",
                              "pod-template-hash": "\#(Fake.hex(i, 10))"
                          },
                          "managedFields": [
                              {
                                  "fieldsType": "FieldsV1",
                                  "fieldsV1": { "f:metadata": { "f:labels": { "f:app": {} } } },
                                  "manager": "kube-controller-manager"
                              }
                          ],
                          "name": "\#(Fake.word(i))-\#(Fake.hex(i, 10))",
                          "namespace": "default",
                          "resourceVersion": "\#(74_512 + i)",
                          "uid": "\#(Fake.uuid(i))"
                      },
                      "spec": {
                          "containers": [
                              {
                                  "args": [ "--v=2", "--name=\#(Fake.word(i))" ],
                                  "env": [
                                      { "name": "PORT", "value": "\#(i)" },
                                      { "name": "IP", "valueFrom": { "fieldRef": {
                                          "apiVersion": "v1", "fieldPath": "status.podIP" } } },
                                      { "name": "KEY", "valueFrom": { "secretKeyRef": {
                                          "key": "k", "name": "s", "optional": false } } }
                                  ],
                                  "image": "registry.example.com/team/\#(Fake.word(i)):1.\#(i)",
                                  "livenessProbe": { \#(probe), "periodSeconds": 10 },
                                  "name": "main",
                                  "resources": { "limits": { "cpu": "500m", "memory": "1Gi" } },
                                  "volumeMounts": [ { "mountPath": "/var/run", "name": "tok" } ]
                              }
                          ],
                          "nodeName": "ip-10-0-0-\#(i).ec2.internal",
                          "priority": 0,
                          "tolerations": [ { "effect": "NoExecute", "operator": "Exists" } ]
                      },
                      "status": {
                          "conditions": [
                              { "lastProbeTime": null, "status": "True", "type": "Ready" },
                              { "message": "\#(Fake.text(i, 6))", "status": "False", "type": "X" }
                          ],
                          "containerStatuses": [
                              {
                                  "name": "main", "ready": \#(i % 5 != 4), "restartCount": \#(i),
                                  "state": { \#(state) }
                              }
                          ],
                          "phase": "Running",
                          "podIP": "10.1.2.\#(i)"
                      }
                  }
          """#
      }
    return """
      {
          "apiVersion": "v1",
          "items": [
      \(items.joined(separator: ",\n"))
          ],
          "kind": "List",
          "metadata": {
              "resourceVersion": ""
          }
      }

      """
  }

  // MARK: Prometheus: pairs of a number and a string

  private struct Answer: Codable {
    struct Point: Codable {
      let time: Double
      let value: Double
      init(from decoder: any Decoder) throws {
        var pair = try decoder.unkeyedContainer()
        time = try pair.decode(Double.self)
        value = Double(try pair.decode(String.self)) ?? .nan
        guard pair.isAtEnd else {
          throw DecodingError.dataCorruptedError(in: pair, debugDescription: "More than a pair")
        }
      }
      func encode(to encoder: any Encoder) throws {
        var pair = encoder.unkeyedContainer()
        try pair.encode(time)
        try pair.encode(value.isInfinite ? "+Inf" : value.isNaN ? "NaN" : "\(value)")
      }
    }
    struct Series: Codable {
      let metric: [String: String]
      let values: [Point]
    }
    struct Body: Codable {
      let resultType: String
      let result: [Series]
    }
    let status: String
    let data: Body
    let warnings: [String]?
  }

  private static var metrics: String {
    let series = Idiom.list(8) { i in
      let values = Idiom.list(120) {
        let value = Fake.pick(["\($0 * i).\($0)", "0", "NaN", "+Inf", "1e-\(i)"], $0 * $0 + i)
        return #"[\#(1_435_781_430 + $0 * 15).781,"\#(value)"]"#
      }
      return #"{"metric":{"__name__":"http_requests_total","code":"\#(200 + i)","le":"+Inf","#
        + #""instance":"localhost:\#(9090 + i)"},"values":\#(values)}"#
    }
    return #"{"status":"success","data":{"resultType":"matrix","result":\#(series)}}"#
  }
}
