#!/usr/bin/env bash
# The tools that are needed to play, test, lint and browsers (make test-browsers).
#
#   setup.sh check FOR…    says which are missing, with their Debian packages, and fails if any is
#   setup.sh install FOR…  installs those that are missing, and says so first
set -euo pipefail

packages=()   # of Debian
components=() # of rustup
crates=()     # programs that cargo compiles
others=()     # what nobody can install for you

has() { command -v "$1" >/dev/null; }
need() { has "$1" || packages+=("$2"); }
component() { cargo "$1" --version >/dev/null 2>&1 || components+=("$2"); }

for what in "${@:2}"; do
  case $what in
    play)
      has cargo || others+=('Rust 1.89 or newer: https://rustup.rs')
      node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' 2>/dev/null && has npm ||
        others+=('Node 20 or newer: https://nodejs.org')
      need cc build-essential
      ;;
    test)
      need chromium chromium
      need chromium-headless-shell chromium-headless-shell
      need curl curl
      need jq jq
      need openssl openssl
      need python3 python3
      python3 -c 'import ensurepip' 2>/dev/null || packages+=(python3-venv)
      ;;
    lint)
      component fmt rustfmt
      component clippy clippy
      cargo deny --version >/dev/null 2>&1 || crates+=(cargo-deny)
      ;;
    browsers)
      need firefox-esr firefox-esr
      need WebKitWebDriver webkit2gtk-driver
      need Xvfb xvfb
      ;;
    *)
      echo "setup.sh: for what? play, test, lint, browsers; not $what" >&2
      exit 2
      ;;
  esac
done

missing=("${packages[@]}" "${components[@]}" "${crates[@]}")
if [ ${#others[@]} -gt 0 ]; then
  printf 'missing: %s\n' "${others[@]}" >&2
  exit 1
fi
[ ${#missing[@]} -gt 0 ] || exit 0

if [ "$1" = check ]; then
  [ ${#packages[@]} -eq 0 ] || echo "missing: apt-get install ${packages[*]}   (or: make setup)" >&2
  [ ${#components[@]} -eq 0 ] || echo "missing: rustup component add ${components[*]}   (or: make setup)" >&2
  [ ${#crates[@]} -eq 0 ] || echo "missing: cargo install --locked ${crates[*]}   (or: make setup)" >&2
  exit 1
fi

echo "installing what is missing: ${missing[*]} (make setup)"
if [ ${#packages[@]} -gt 0 ]; then
  has apt-get || { echo "there is no apt-get here: install them as your system does" >&2; exit 1; }
  as_root=()
  [ "$(id -u)" -eq 0 ] || as_root=(sudo)
  # What is offered, if that is not known, or not since yesterday.
  lists=/var/lib/apt/lists
  if ! ls $lists/*_Packages* >/dev/null 2>&1 || [ -z "$(find $lists -maxdepth 0 -mtime -1)" ]; then
    "${as_root[@]}" apt-get update --quiet
  fi
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install --quiet --yes "${packages[@]}"
fi
[ ${#components[@]} -eq 0 ] || rustup component add "${components[@]}"
[ ${#crates[@]} -eq 0 ] || cargo install --quiet --locked "${crates[@]}"
