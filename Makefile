SHELL = bash
SWIFT_SOURCES = Package.swift Sources Tests Benchmarks Examples Snippets Documentation Scripts/reader-check
SEED ?= 1
N ?= 100000
RUNS ?= 3
BENCH ?=
COMMIT ?=
LINTERS ?=

.PHONY: help check lint layers references workflows folders clauses build test docs reader format certify fuzz bench bench-compare adoption bench-check doubles generate compare canaries asan tsan asan-fuzz tsan-fuzz

# What can be made, a line each.
help:
	@awk '/^# / { text = text (text == "" ? "" : " ") substr($$0, 3); next } \
	  /^[a-z-]+:/ && text != "" { sub(/[.;] .*/, "", text); sub(/\.$$/, "", text); sub(/:.*/, ""); printf "%-14s %s\n", $$0, text } \
	  { text = "" }' Makefile
# What must pass before a commit, in about twenty minutes.
check: lint layers references clauses build folders test docs

# The format of all Swift code.
lint: ; swift format lint --strict --recursive --parallel $(SWIFT_SOURCES)
# Who imports whom, the sizes of files, and where unsafe code is.
layers: ; Scripts/check-layers && Scripts/check-sizes && Scripts/check-unsafe
# What workflows, forms and guides name exists.
references: ; Scripts/check-references
# The linters of workflows and forms; LINTERS=all fails if one is not installed.
workflows: references ; Scripts/lint-workflows $(LINTERS)
# After a build, whose index says which file refers to which.
folders: ; Scripts/folder-references --check && Scripts/check-availability
# That each MUST clause of the specification has a test.
clauses: ; @Scripts/clause-coverage | grep -E "MISSING|error:|MUST clauses"; exit $${PIPESTATUS[0]}
# All modules and tests, unoptimized.
build: ; swift build --build-tests
# All tests. Not in parallel: XCTest would start a process for each of thousands of cases.
test: ; swift test --skip-build
# The site of all products, with its links, tutorials and clauses; OUTPUT=folder keeps it.
docs: ; Scripts/check-docs
# The reader of @SmartSubclass against the parser of the toolchain.
reader: ; Scripts/check-reader
# Formats all Swift code.
format: ; swift format --in-place --recursive --parallel $(SWIFT_SOURCES)
MELLOW = Examples/CertifyYourDecoder
# The certificates of Reports/certification. In one run: SmartCodable with and without leniency, Kodable, version 2,
# both references, Foundation's decoders, a program in Python, the example's decoder.
certify:
	swift build -c release --product smartcertify
	swift build --package-path $(MELLOW) --product mellow-subject
	.build/release/smartcertify certify --subject smartcodable --ledger Tests/Ledgers/smartcodable.json \
	  --subject smartcodable-strict --ledger Tests/Ledgers/smartcodable-strict.json \
	  --subject kodable --ledger Tests/Ledgers/kodable.json --beside smartcodable-v2 \
	  --beside reference --beside reference-strict --beside foundation \
	  --beside foundation-property-list-xml --beside foundation-property-list-binary \
	  --beside "python3 Examples/python/adapter.py" \
	  --beside "$(MELLOW)/.build/debug/mellow-subject" --ledger $(MELLOW)/deviations.json \
	  --output Reports/certification
	.build/release/smartcertify strength --output Reports
# Where four decoders of the same documents differ, by class of input.
compare:
	swift build -c release --product smartfuzz
	-.build/release/smartfuzz run --seed 7 --iterations 200000 --quiet --oracle differential \
	  --target compared/foundation,compared/smartcodable,compared/kodable,compared/version-2
	cp Reports/fuzz/seed-7-compared.foundation+*-0-200000.md Reports/differential.md
# A campaign of N iterations with SEED.
fuzz: ; swift run -c release smartfuzz run --seed $(SEED) --iterations $(N)
BENCHMARKS = Benchmarks/.build/release/benchmarks
# Every row against its target, into Reports/benchmarks; about five minutes on a quiet machine.
bench:
	swift build -c release --package-path Benchmarks
	$(BENCHMARKS) --runs $(RUNS) --seed $(SEED) --output Reports/benchmarks $(BENCH)
# What has changed since the last release, or since COMMIT, on this machine; about half an hour.
bench-compare: ; @Scripts/compare-benchmarks $(COMMIT)
# What an app pays for the package, and that it builds without a warning when it depends on a tag.
adoption: ; Scripts/check-adoption && Scripts/measure-cost
# The tests of the benchmark itself.
bench-check: ; swift test --package-path Benchmarks
# Ten million doubles against strtod.
doubles:
	swift build -c release --package-path Benchmarks --product benchmarks
	$(BENCHMARKS) doubles --count 10000000 --seed $(SEED) --output Reports/benchmarks
# Everything that is made from the folder Suite.
generate: ; swift run smartcertify generate
# Known-bad subjects, for which `swift test` must fail in both frameworks.
canaries: ; Scripts/check-canaries
# The tests under the address sanitizer, with a build of their own.
# Without those that want the trace of a trap: under the sanitizer Swift's own backtracer is ended by a
# report about itself (memserver_read), so there is no trace to be had.
asan:
	ASAN_OPTIONS=detect_leaks=0 swift test --sanitize=address -Xswiftc -DADDRESS_SANITIZER --scratch-path .build/asan \
	  --skip 'FuzzKitTests\.(Triage)?ToolTests' --skip 'ConformanceAdapterTests/trap'
# The thread tests under the thread sanitizer.
tsan: ; SMART_THREAD_SECONDS=5 swift test --sanitize=thread -Xswiftc -DTHREAD_SANITIZER --scratch-path .build/tsan --filter ThreadTests
# Campaigns under a sanitizer, after a self-test which shows that a report of the sanitizer is a finding.
asan-fuzz: export ASAN_OPTIONS = detect_leaks=0
asan-fuzz:
	swift build -c release --sanitize=address -Xswiftc -DADDRESS_SANITIZER --scratch-path .build/asan-rel --product smartfuzz
	.build/asan-rel/release/smartfuzz selftest --crashes 0
	.build/asan-rel/release/smartfuzz run --seed $(SEED) --iterations $(N) --stack-kb 8192 --timeout-ms 5000
# The same under the thread sanitizer.
tsan-fuzz:
	swift build -c release --sanitize=thread -Xswiftc -DTHREAD_SANITIZER --scratch-path .build/tsan-rel --product smartfuzz
	.build/tsan-rel/release/smartfuzz selftest --crashes 0
	.build/tsan-rel/release/smartfuzz run --seed $(SEED) --iterations $(N) --stack-kb 16384 \
	  --timeout-ms 5000 --oracle default,threads
