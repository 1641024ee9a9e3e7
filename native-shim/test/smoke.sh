#!/bin/sh
# Runs real Java programs through mpijava. Usage: smoke.sh MPIJAVA TEST_LAUNCHER TEST_FOLDER
# TEST_LAUNCHER searches TEST_FOLDER where MPIJAVA searches the system's folders.
set -u
here=$(cd "$(dirname "$0")" && pwd)
built=$1 test_launcher=$2 folder=$3
unset CLASSPATH JDK_JAVA_OPTIONS JAVA_TOOL_OPTIONS _JAVA_OPTIONS PANMPI_JAR LD_LIBRARY_PATH
export PANMPI_AOT=off # cache.sh sets another value

passed=0 failed=0
work=$(mktemp -d "${TMPDIR:-/tmp}/mpijava test.XXXXXX")
trap 'rm -rf "$work" "$folder"' EXIT
cd "$work" || exit 1

# run COMMAND...: runs a command, with its output in `out`, its errors in `err`, its exit code in $status.
run() {
    timeout 60 "$@" >out 2>err </dev/null
    status=$?
}
# says NAME PATTERN...: checks that the program ended with 0 and printed a line for each pattern.
says() {
    name=$1 missing=
    shift
    for pattern; do grep -q -e "$pattern" out || missing="$missing '$pattern'"; done
    [ "$status" -eq 0 ] || missing="$missing exit code 0, not $status"
    verdict "$name" "$missing"
}
# fails NAME CODE PATTERN...: checks that the program ended with that code and printed an error for each pattern.
fails() {
    name=$1 code=$2 missing=
    shift 2
    for pattern; do grep -q -e "$pattern" err || missing="$missing '$pattern'"; done
    [ "$status" -eq "$code" ] || missing="$missing exit code $code, not $status"
    verdict "$name" "$missing"
}
# holds NAME CONDITION...: checks that the condition, a command, is true.
holds() {
    name=$1
    shift
    if "$@"; then verdict "$name" ""; else verdict "$name" " [$*]"; fi
}
verdict() {
    if [ -z "$2" ]; then
        passed=$((passed + 1)) && echo "ok: $1"
    else
        failed=$((failed + 1)) && echo "FAILED: $1: missing$2"
        sed 's/^/    out| /' out && sed 's/^/    err| /' err
    fi
}

. "$here/prepare.sh"
. "$here/starting.sh"
. "$here/options.sh"
. "$here/misspelt.sh"
. "$here/searching.sh"
. "$here/compiling.sh"
. "$here/cache.sh"
. "$here/trust.sh"

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
