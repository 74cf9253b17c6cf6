#!/usr/bin/env bash
# Unpacks the oldest Chromium that Debian still offers, beside the one that is installed, and prints where it is. Nothing
# is installed: it uses the libraries that the other one came with.
set -euo pipefail
cd "$(dirname "$0")/.."

version=$(apt-cache madison chromium | awk '{ print $3 }' | sort --version-sort | head --lines=1)
[ -n "$version" ] || { echo "apt offers no chromium: apt-get update" >&2; exit 1; }
folder=$PWD/target/browsers/chromium-$version
program=$folder/usr/lib/chromium/chromium

if [ ! -x "$program" ]; then
  rm -rf "$folder" "$folder.part"
  mkdir -p "$folder.part"
  cd "$folder.part"
  apt-get download --quiet --quiet --option APT::Sandbox::User=root "chromium=$version" "chromium-common=$version" >&2
  for package in *.deb; do dpkg-deb --extract "$package" .; done
  rm ./*.deb
  mv "$folder.part" "$folder"
fi
echo "$program"
