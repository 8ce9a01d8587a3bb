# Sourced by ./play and ./test, with $root set to the checkout. POSIX sh.
#
# set_up makes $root/.venv from requirements.lock with the project itself installed editable, or does nothing when
# that is already done; then it builds the page in src/ruinous/server/static if its sources have changed. The stamp is
# written last, so an interrupted set-up is done again. A lock keeps two set-ups apart; it belongs to an open file, so
# it never outlives its processes. Everything is said on stderr.

say() { printf '%s\n' "$*" >&2; }
die() { say "$@"; exit 1; }

no_python="Ruinous needs Python 3.11 or newer: install it and run this again \
(Debian, Ubuntu: apt-get install python3 python3-venv)."

# Settings of other environments must not leak into ours.
unset PYTHONHOME PYTHONPATH PYTHONSTARTUP PYTHONSAFEPATH PYTHONOPTIMIZE VIRTUAL_ENV CONDA_PREFIX \
    PIP_REQUIRE_VIRTUALENV PIP_TARGET PIP_PREFIX PIP_ROOT PIP_CONSTRAINT PIP_REQUIRE_HASHES PIP_NO_DEPS \
    PIP_NO_BINARY PIP_ONLY_BINARY PIP_DRY_RUN \
    UV_PYTHON UV_SYSTEM_PYTHON UV_PROJECT_ENVIRONMENT UV_CONSTRAINT UV_OVERRIDE UV_REQUIRE_HASHES UV_NO_BINARY \
    UV_NO_BUILD UV_TARGET UV_PREFIX UV_EXCLUDE_NEWER
export PIP_USER=0 PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_INPUT=1 PYTHONNOUSERSITE=1
export UV_SYSTEM_CERTS=1 UV_NATIVE_TLS=1 # the machine's certificates, whichever name this uv has for it

stamp_now() {
    cat "$root/requirements.lock" "$root/pyproject.toml" "$root/tools/setup.sh" | cksum
    printf '%s\n' "$root" # a moved checkout needs a new .venv
}

ready() {
    [ -f "$venv/stamp" ] && [ -x "$venv/bin/ruinous" ] && [ "$(cat "$venv/stamp")" = "$(stamp_now)" ] &&
        "$venv/bin/python" -I -c 'import editables' 2>/dev/null # false when the Python below was replaced
}

# Sets $python to the first Python >= 3.11 that also has the given modules; without one, leaves it alone and fails.
find_python() {
    code="import sys; sys.exit(sys.version_info < (3, 11))"
    for module in "$@"; do code="import $module; $code"; done
    for candidate in python3.13 python3.12 python3.11 python3 python3.14 python \
        "${PYENV_ROOT:-${HOME:-}/.pyenv}"/versions/3.1[1-9]*/bin/python3; do
        if command -v "$candidate" >/dev/null 2>&1 && "$candidate" -c "$code" </dev/null >/dev/null 2>&1; then
            # The real program, not a shim that depends on the folder it is called from.
            python=$("$candidate" -c 'import sys; print(sys.executable)')
            return 0
        fi
    done
    return 1
}

# Debian and Ubuntu keep venv's other half, ensurepip, in a package of its own.
install_venv_package() {
    package=python$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')-venv
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
        say "Installing $package …"
        export DEBIAN_FRONTEND=noninteractive
        apt-get install -y -qq "$package" </dev/null >&2 ||
            { apt-get update -qq >&2 && apt-get install -y -qq "$package" </dev/null >&2; } || :
    fi
    find_python venv ensurepip ||
        die "$python cannot make virtual environments: install $package (or uv) and run this again."
}

# The next two leave a whole environment in $venv, or fail after the tool has said why.
make_with_uv() {
    find_python || die "$no_python"
    say "Setting up .venv with uv and $python …"
    uv venv --quiet --no-project --no-python-downloads --python "$python" "$venv" >&2 &&
        uv pip install --quiet --python "$venv/bin/python" --require-hashes -r "$root/requirements.lock" >&2 &&
        uv pip install --quiet --python "$venv/bin/python" --no-deps --no-build-isolation -e "$root" >&2
}

make_with_pip() {
    find_python venv ensurepip || { find_python || die "$no_python"; install_venv_package; }
    say "Setting up .venv with $python (once, about a minute) …"
    "$python" -m venv "$venv" >&2 &&
        "$venv/bin/python" -m pip install -qq --no-compile --require-hashes -r "$root/requirements.lock" >&2 &&
        "$venv/bin/python" -m pip install -qq --no-deps --no-build-isolation -e "$root" >&2
}

make_venv() {
    if command -v uv >/dev/null 2>&1 && uv --version >/dev/null 2>&1; then
        make_with_uv && return
        say "uv did not manage it (the reason is above); trying pip."
        clear_venv
    fi
    make_with_pip ||
        die "The packages could not be installed (the reason is above): check the network and run this again."
}

clear_venv() { rm -rf "$venv" || die "Cannot remove $venv: remove it yourself and run this again."; }

# The page of the server, when its sources have changed since it was built. Without it everything else works.
build_page() {
    (cd -- "$root" && "$venv/bin/python" -m tools.web build) ||
        say "The page could not be built (the reason is above); everything but the page in the browser works."
}

set_up() {
    venv=$root/.venv
    ready && { build_page; return; }
    ( # a subshell, so that the lock's file is closed at the end
        find_python || die "$no_python"
        (: >"$root/.venv.lock") 2>/dev/null || die "Cannot write to $root: make it writable and run this again."
        exec 9>"$root/.venv.lock"
        "$python" -c '
import fcntl, sys
try:
    fcntl.flock(9, fcntl.LOCK_EX | fcntl.LOCK_NB)
except BlockingIOError:
    print("Waiting for another set-up of this checkout …", file=sys.stderr)
    fcntl.flock(9, fcntl.LOCK_EX)
except OSError:
    pass  # a file system without locks
' || exit 1
        ready && exit
        clear_venv
        make_venv
        stamp_now >"$venv/stamp.new" && mv "$venv/stamp.new" "$venv/stamp" || die "Cannot write to $venv."
    ) || exit 1
    build_page
}
