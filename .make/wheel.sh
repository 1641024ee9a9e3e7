# shellcheck shell=bash
# Wheels of PyPI: unpacked for the headers in them, none of them run. Sourced, after common.sh.

# Always the x86-64 wheels: the same bytes are read on every machine, and Intel's are no others.
wheels_only=(--only-binary=:all: --platform manylinux_2_28_x86_64)

# find_pip FOLDER: sets pip to a command that works, one of its own below the folder where there is none.
find_pip() {
    pip=(python3 -m pip)
    .make/need python3 3>/dev/null >&2
    if ! "${pip[@]}" --version >&2; then
        [ -d "$1/venv" ] || new_venv "$1/venv" pip >&2
        pip=("$1/venv/bin/python" -m pip)
    fi
}

# download_wheel FOLDER PIP-OPTION...: one wheel, with no other that it depends on; false if there is none.
download_wheel() {
    local into=$1
    shift
    "${pip[@]}" download --disable-pip-version-check --quiet --no-deps "${wheels_only[@]}" --dest "$into" "$@" >&2
}

# unpack_wheel PACKAGE VERSION FOLDER PIP-OPTION...: unpacks a wheel into the folder; false if there is none.
unpack_wheel() {
    local package=$1 version=$2 into=$3
    shift 3
    download_wheel "$into.wheels" "$@" "$package==$version" || return 1
    python3 -m zipfile -e "$into.wheels"/*.whl "$into" >&2 && rm -r "$into.wheels"
}
