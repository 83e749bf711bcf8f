#!/bin/sh
# Builds the image and replaces the replicas one after the other, while the other replicas serve. The first time, it starts the replicas:
#
#   deploy/update.sh               the version of this checkout
#   VERSION=0.14.0 deploy/update.sh --no-build     an image that was built before, to go back
#
# If a new replica does not become healthy, the update ends, and the old replicas continue to serve.
set -eu
cd "$(dirname "$0")"
compose="docker compose -f compose.yaml"
settings=${SETTINGS:-.env}
export VERSION="${VERSION:-$(sed -n 's/^  "version": "\(.*\)",$/\1/p' ../package.json)}"

[ "${1:-}" = --no-build ] || $compose build site
former=$($compose ps --quiet site)
count=$(echo "$former" | wc -l)
for id in $former; do
  $compose up --detach --no-deps --no-recreate --wait --scale "site=$((count + 1))" site
  # On SIGTERM, the replica finishes its requests; after 30 s, it is killed.
  docker stop --time 30 "$id"
  docker rm "$id"
done
# Other commands of compose use this version, too.
sed -i '/^VERSION=/d' "$settings"
echo "VERSION=$VERSION" >> "$settings"
# nginx, where its configuration has changed.
$compose up --detach --no-build --wait ${former:+--scale "site=$count"}
