#!/usr/bin/env bash
# Builds the fuzz target and its seed corpus for OSS-Fuzz, which sets SRC, OUT and SANITIZER.
#
#   OUT=fuzz-build Tools/oss-fuzz/build.sh     the same at home, without SANITIZER: no other sanitizer
set -euo pipefail
if [[ -n ${SRC:-} ]]; then cd "$SRC/smartcodable"; else cd "$(dirname "$0")/../.."; fi
: "${OUT:?the folder to write to}"
mkdir -p "$OUT"
flags=(-c release --sanitize=fuzzer --product smartfuzz-libfuzzer --scratch-path .build/libfuzzer)
case "${SANITIZER:-none}" in
  address) flags+=(--sanitize=address) ;;
  none) ;;
  *) echo "build.sh: no build for the sanitizer '$SANITIZER'" >&2; exit 1 ;;
esac
# The machines that run it have no Swift libraries.
if [[ -n ${SRC:-} ]]; then flags+=(--static-swift-stdlib); fi
SMARTFUZZ_LIBFUZZER=1 swift build "${flags[@]}"
cp .build/libfuzzer/release/smartfuzz-libfuzzer "$OUT/"
cp Corpus/dictionaries/json.dict "$OUT/smartfuzz-libfuzzer.dict"
cp Tools/oss-fuzz/smartfuzz-libfuzzer.options "$OUT/"

# The seed corpus: the few documents that show all features that the whole corpus shows.
swift build -c release --product smartfuzz
seeds=$(mktemp -d)
trap 'rm -rf "$seeds"' EXIT
.build/release/smartfuzz distill Corpus --output "$seeds"
(cd "$seeds" && zip -q -r - .) >"$OUT/smartfuzz-libfuzzer_seed_corpus.zip"
