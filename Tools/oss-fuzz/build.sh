#!/usr/bin/env bash
# Builds the fuzz target and its seed corpus for OSS-Fuzz, which sets SRC, OUT, SANITIZER and
# LIB_FUZZING_ENGINE.
#
#   OUT=fuzz-build Tools/oss-fuzz/build.sh     the same at home, without SANITIZER: no other sanitizer
set -euo pipefail
if [[ -n ${SRC:-} ]]; then cd "$SRC/smartcodable"; else cd "$(dirname "$0")/../.."; fi
: "${OUT:?the folder to write to}"
mkdir -p "$OUT"
# Swift links libFuzzer itself; there is no build for another engine.
case "${LIB_FUZZING_ENGINE:-}" in
  "" | *libFuzzingEngine* | *fuzzer*) ;;
  *) echo "build.sh: no build for the engine '$LIB_FUZZING_ENGINE'" >&2; exit 1 ;;
esac
sanitizer=${SANITIZER:-none}
scratch=.build/libfuzzer-$sanitizer
flags=(-c release --sanitize=fuzzer --product smartfuzz-libfuzzer --scratch-path "$scratch")
case "$sanitizer" in
  none) ;;
  address) flags+=(--sanitize=address) ;;
  coverage) flags+=(-Xswiftc -profile-generate -Xswiftc -profile-coverage-mapping) ;;
  *) echo "build.sh: no build for the sanitizer '$sanitizer'" >&2; exit 1 ;;
esac
# The machines that run the target have no Swift libraries.
if [[ -n ${SRC:-} ]]; then flags+=(--static-swift-stdlib); fi
# The flags that OSS-Fuzz sets for C would also apply to the package's own C code.
env -u CFLAGS -u CXXFLAGS SMARTFUZZ_LIBFUZZER=1 swift build "${flags[@]}"
cp "$scratch/release/smartfuzz-libfuzzer" "$OUT/"
cp Corpus/dictionaries/json.dict "$OUT/smartfuzz-libfuzzer.dict"
cp Tools/oss-fuzz/smartfuzz-libfuzzer.options "$OUT/"

# The seed corpus: the few documents that cover everything that the whole corpus covers.
seeds=$(mktemp -d)
trap 'rm -rf "$seeds"' EXIT
mkdir "$seeds/all" "$seeds/few"
find Corpus -name '*.json' -exec cp --backup=numbered {} "$seeds/all" \;
ASAN_OPTIONS=detect_leaks=0 LLVM_PROFILE_FILE=/dev/null \
  "$OUT/smartfuzz-libfuzzer" -merge=1 -timeout=10 -rss_limit_mb=2048 "$seeds/few" "$seeds/all"
(cd "$seeds/few" && zip -q -r - .) >"$OUT/smartfuzz-libfuzzer_seed_corpus.zip"
