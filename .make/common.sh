# shellcheck shell=bash
# Functions that the scripts behind the Makefile share. Sourced; the caller then runs in the project's root.
set -euo pipefail
own_path=$(realpath "$0")
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# say TEXT: sets the line that .make/step prints when this script ends, if the script runs as a step. Otherwise file descriptor 3, if it
# is open, belongs to the caller.
say() {
    if [ -n "${PANMPI_STEP_OUT:-}" ] && { true >&3; } 2>/dev/null; then printf '%s\n' "$*" >&3; fi
}

# on_interrupt TEXT: sets the text by which .make/step describes what this script leaves when an interrupt ends it.
on_interrupt() {
    interrupt_left=$1
    trap 'say "left: $interrupt_left"; exit 130' INT
}

# explain ARGUMENT...: if the first argument is --help or there is none, prints the comment at the top of the script, and ends the script.
explain() {
    if [ $# = 0 ] || [ "$1" = --help ]; then
        sed -n '2,/^[^#]/s/^# \{0,1\}//p' "$own_path"
        exit 0
    fi
}

# die LINE...: prints the lines, which say what went wrong and what to do, to standard error, and ends the script.
die() {
    printf '%s\n' "$@" >&2
    exit 1
}

is_root() { [ "$(id -u)" = 0 ]; }

# apt_version PACKAGE: prints the version that this system's package lists offer; nothing if there is none.
apt_version() {
    command -v apt-cache >/dev/null || return 0
    apt-cache policy "$1" 2>/dev/null | sed -n 's/^ *Candidate: *//p' | grep -v '^(none)$' || true
}

# installed_version PACKAGE: prints the version that is installed; nothing for a package that is not installed, or has left only its settings.
installed_version() {
    dpkg-query -W -f '${db:Status-Status} ${Version}' "$1" 2>/dev/null | sed -n 's/^installed //p' || true
}

# apt_install PACKAGE...: installs Debian packages; false if that is not possible.
apt_install() {
    is_root && command -v apt-get >/dev/null || return 1
    [ -n "$(apt_version "$1")" ] || apt-get update
    [ -n "$(apt_version "$1")" ] || return 1
    DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$@"
}

# unpack_deb PACKAGE VERSION FOLDER: downloads and unpacks a Debian package whose version begins with VERSION, without installing it; false if
# there is none. If the system's package lists do not have it, this function fetches lists into the folder FOLDER.lists.
unpack_deb() {
    local own=() lists=$3.lists
    command -v apt-get >/dev/null || return 1
    if ! apt-cache madison "$1" 2>/dev/null | grep -q "$2"; then
        mkdir -p "$lists"/{lists,cache}
        own=(-o "Dir::State::lists=$lists/lists" -o "Dir::Cache=$lists/cache" -o APT::Sandbox::User=)
        apt-get "${own[@]}" update
    fi
    mkdir -p "$3"
    (cd "$3" && apt-get "${own[@]}" download "$1=$2*" && dpkg -x ./"$1"_*.deb . && rm ./"$1"_*.deb)
}

# write_if_changed FILE: writes standard input to FILE; a file that has the same content already keeps its time stamp.
write_if_changed() {
    mkdir -p "$(dirname "$1")"
    cat >"$1.new"
    if cmp -s "$1.new" "$1"; then rm "$1.new"; else mv "$1.new" "$1"; fi
}

# new_venv FOLDER PACKAGE...: makes a Python environment with the newest version of each package.
new_venv() {
    local dir=$1 pip
    shift
    rm -rf "$dir"
    mkdir -p "$(dirname "$dir")"
    if python3 -m venv "$dir" || { apt_install python3-venv && python3 -m venv --clear "$dir"; }; then
        pip=("$dir/bin/python" -m pip)
    elif python3 -m pip --version && python3 -m venv --clear --without-pip "$dir"; then
        pip=(python3 -m pip --python "$dir/bin/python")
    else
        rm -rf "$dir"
        die "python3 cannot make a virtual environment: it has neither ensurepip nor pip." \
            "Install Debian's package python3-venv (or python3-pip), then run this again."
    fi
    if ! "${pip[@]}" install --disable-pip-version-check --quiet "$@"; then
        rm -rf "$dir"
        die "pip could not install $* (see above)."
    fi
}

# panmpi_version: prints the version of panmpi, from the root pom.xml.
panmpi_version() { sed -n 's:^  <version>\(.*\)</version>$:\1:p' pom.xml; }

# build_time: prints the time stamp that each entry of archives and jars gets.
build_time() { sed -n 's:.*<project.build.outputTimestamp>\(.*\)</.*:\1:p' pom.xml; }

# platforms this|all: prints the platform of this machine, such as linux-x86_64, or all platforms of archives and artifacts.
platforms() {
    local this every=(linux-x86_64 linux-aarch64)
    this=linux-$(uname -m)
    case $1 in
        this) printf '%s\n' "${every[@]}" | grep -x "$this" || die "panmpi has no archive for $this; there are: ${every[*]}" ;;
        all) printf '%s\n' "${every[@]}" ;;
        *) die "PLATFORMS=$1 is neither \"this\", which is $this alone, nor \"all\", which is ${every[*]}." ;;
    esac
}

# Wheels of PyPI are only unpacked for their files; no code in them is run.

# Options of pip that select the x86-64 wheels on every machine, so that all read the same bytes; Intel offers no other wheels.
wheels_only=(--only-binary=:all: --platform manylinux_2_28_x86_64)

# find_pip FOLDER: sets pip to a pip command that works; if the system has none, installs one in FOLDER.
find_pip() {
    pip=(python3 -m pip)
    .make/setup/need python3 3>/dev/null >&2
    if ! "${pip[@]}" --version >&2; then
        [ -d "$1/venv" ] || new_venv "$1/venv" pip >&2
        pip=("$1/venv/bin/python" -m pip)
    fi
}

# download_wheel FOLDER PIP-OPTION...: downloads one wheel, without the wheels that it depends on; false if there is none.
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

# pinned NAME: prints the value of the element NAME in the root pom.xml, where versions and checksums are.
pinned() { sed -n "s|.*<$1>\(.*\)</$1>.*|\1|p" pom.xml; }

# download_pinned PACKAGE MACHINE PLATFORM FOLDER: downloads a wheel of the version and with the checksum in pom.xml, for a platform of
# PyPI; false if there is none.
download_pinned() {
    local version sum wheels_only=(--only-binary=:all: --platform "$3")
    version=$(pinned "version.$1") sum=$(pinned "sha256.$1.$2")
    [ -n "$sum" ] || { echo "PyPI has no $1 for $2" && return 1; }
    mkdir -p "$4"
    echo "$1==$version --hash=sha256:$sum" >"$4/pinned"
    download_wheel "$4" --require-hashes -r "$4/pinned" && rm "$4/pinned"
}
