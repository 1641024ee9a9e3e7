# shellcheck shell=bash disable=SC2154
# Asks PyPI and Debian for versions and headers of MPIs, each within a time limit. Sourced after common.sh; answers go to $out/answers,
# headers to $kept.

# ask_pypi PACKAGE: writes its versions, newest first, to answers/PACKAGE, or the reason why there are none to answers/PACKAGE.log.
ask_pypi() {
    local file=$out/answers/$1
    if LC_ALL=C timeout 90 "${pip[@]}" --disable-pip-version-check --retries 1 --timeout 20 index versions \
        "${wheels_only[@]}" "$1" >"$file.out" 2>"$file.log"; then
        sed -n 's/^Available versions: //p' "$file.out" | tr -d ' ' | tr , '\n' >"$file"
    elif [ $? = 124 ]; then
        echo 'no answer within 90 s' >"$file.log"
    fi
    rm -f "$file.out"
}

# Separate package lists show Debian's present state, and leave the system's lists as they are.
lists=$(realpath -m "$kept/apt")
apt=(-o "Dir::State::lists=$lists/lists" -o "Dir::Cache=$lists/cache" -o APT::Sandbox::User= -o APT::Update::Error-Mode=any
    -o Acquire::Retries=1 -o Acquire::http::Timeout=20 -o Acquire::https::Timeout=20)

# ask_debian PACKAGE...: writes the version of each to answers/PACKAGE.
ask_debian() {
    local package log=$out/answers/debian.log code=0
    mkdir -p "$lists"/{lists,cache}/partial
    if ! command -v apt-get >/dev/null; then
        echo 'this system has no apt-get' >"$log"
    else
        LC_ALL=C timeout 150 apt-get "${apt[@]}" update >"$log" 2>&1 || code=$?
        if [ "$code" = 124 ]; then echo 'no answer within 150 s' >"$log"; fi
        [ "$code" != 0 ] || for package in "$@"; do
            LC_ALL=C apt-cache "${apt[@]}" policy "$package" | sed -n 's/^ *Candidate: *//p' | grep -v '^(none)$' \
                >"$out/answers/$package" || rm -f "$out/answers/$package"
        done
    fi
    for package in "$@"; do [ -s "$out/answers/$package" ] || cp "$log" "$out/answers/$package.log"; done
}

# reason LOG: prints the reason why a registry gave no answer, in a few words.
reason() {
    local found
    found=$(grep -a -o -m 1 -i -E 'no answer within [0-9]+ s|this system has no apt-get|connection refused|timed out|temporary failure[a-z ]*|could not resolve|name or service not known|certificate[a-z ]* failed|(proxy|http) error[ :a-z0-9]*|[45][0-9][0-9] +[A-Z][A-Za-z ]+|no matching distribution' "$1" |
        sed 1q || true)
    case ${found,,} in
        '') found=$(grep -a -E '^(E|W|ERROR|WARNING): ' "$1" | tail -n 1 | cut -c 1-120) ;;
        'no matching'*) found='it has no such package for x86-64' ;;
    esac
    tr '\t' ' ' <<<"${found:-no version was named}"
}

# unpack_own_deb PACKAGE VERSION FOLDER: unpacks a Debian package as unpack_deb does, but with the package lists of ask_debian.
# shellcheck disable=SC2329 # bounded calls it
unpack_own_deb() {
    mkdir -p "$3"
    (cd "$3" && apt-get "${apt[@]}" download "$1=$2" && dpkg -x ./"$1"_*.deb . && rm ./"$1"_*.deb)
}

# bounded SECONDS FUNCTION ARGUMENT...: calls a function of this script, in a shell that is stopped after so many seconds.
bounded() {
    timeout "$1" bash -c "set -euo pipefail; $(declare -p pip wheels_only apt); $(declare -f "$2" download_wheel); \"\$@\"" - "${@:2}"
}

# fetch REGISTRY PACKAGE VERSION FOLDER: fetches a package; all its headers become the folder, or the folder stays as it is.
fetch() {
    local include code=0 log=$out/answers/$2-$3.log
    scratch=$(mktemp -d "$kept/.fetch.XXXXXX") || die "$kept cannot be written to (see above)."
    printf 'fetching %s %s from %s\n' "$2" "$3" "$1" >&2
    case $1 in
        PyPI) bounded 300 unpack_wheel "$2" "$3" "$scratch/whole" --retries 1 --timeout 20 ;;
        Debian) bounded 300 unpack_own_deb "$2" "$3" "$scratch/whole" ;;
    esac >"$log" 2>&1 </dev/null || code=$?
    [ "$code" != 124 ] || echo 'no answer within 300 s' >"$log"
    include=$(find "$scratch/whole" -name mpi.h -type f 2>/dev/null | sed 1q)
    if [ "$code" = 0 ] && [ -z "$include" ]; then
        echo 'E: the package holds no mpi.h' >"$log"
    elif [ "$code" = 0 ]; then
        find "$(dirname "$include")" -name '*.mod' -delete
        rm -rf "$4"
        mv "$(dirname "$include")" "$4"
    fi
    rm -rf "$scratch"
    [ -f "$4/mpi.h" ]
}
