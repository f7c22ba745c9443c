# Sourced by the scripts: installs what is missing.
#
# Development packages come from Package.swift, fonts and tools from Tests/packages. Before sourcing, the script has
# gone to the package's root.

set -eu
export LC_ALL=C.UTF-8

say() { printf '%s\n' "$*" >&2; }

command -v swift >/dev/null || {
    say "there is no Swift toolchain; install it from https://www.swift.org/install and put it on the PATH"
    exit 2
}

# SwiftPM writes below the home folder, which may be read-only.
[ -n "${HOME:-}" ] && [ -w "$HOME" ] || {
    mkdir -p .build/home
    HOME=$PWD/.build/home
    export HOME
}

# The packages of a manager that Package.swift names for its system libraries.
development_packages() {
    swift package dump-package | tr -d ' \n' | grep -o "\"$1\":\[\[[^]]*\]" |
        sed 's/.*\[\[//; s/[]"]//g' | tr ',' '\n' | sort -u
}

# listed_packages MANAGER PURPOSE…: those of Tests/packages.
listed_packages() {
    manager=$1
    shift
    for purpose; do
        awk -v manager="$manager" -v purpose="$purpose" '$1 == manager && $2 == purpose { print $3 }' Tests/packages
    done
}

is_installed() {
    [ "$(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null)" = installed ]
}

install_with_apt() {
    missing=
    for package in $(development_packages apt) $(listed_packages apt "$@"); do
        is_installed "$package" || missing="$missing $package"
    done
    [ -n "$missing" ] || return 0
    say "installing:$missing"
    if [ "$(id -u)" = 0 ]; then
        as_root=
    elif command -v sudo >/dev/null; then
        as_root=sudo
    else
        say "this needs root: apt-get install$missing"
        exit 2
    fi
    $as_root apt-get update -qq
    # shellcheck disable=SC2086
    $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends $missing >&2
}

# install_packages PURPOSE…
install_packages() {
    if command -v apt-get >/dev/null && command -v dpkg-query >/dev/null; then
        install_with_apt "$@"
    elif command -v brew >/dev/null; then
        missing=
        for package in $(development_packages brew) $(listed_packages brew "$@"); do
            brew list "$package" >/dev/null 2>&1 || missing="$missing $package"
        done
        [ -z "$missing" ] || {
            say "install these first: brew install$missing"
            exit 2
        }
    else
        say "this system has neither apt-get nor brew; it needs what Debian calls:"
        say "$(development_packages apt) $(listed_packages apt "$@")"
        exit 2
    fi
}

# install_python: a virtual environment with the listed packages that Debian hasn't, in .build/python.
install_python() {
    wanted=$(listed_packages pip test)
    [ "$(cat .build/python/installed 2>/dev/null)" = "$wanted" ] && return 0
    # shellcheck disable=SC2086
    say "installing for Python:" $wanted
    python3 -m venv .build/python
    # shellcheck disable=SC2086
    .build/python/bin/pip install --quiet --disable-pip-version-check --no-cache-dir $wanted >&2
    printf '%s\n' "$wanted" >.build/python/installed
}
