#!/bin/sh
# Removes the copies of a page or picture that nginx has, and all answers that the replicas have in memory, so that the
# next visitor gets what the upstream has now:
#
#   deploy/purge.sh /comics/talechasers/1/2
#   deploy/purge.sh /cdn/m/comics/talechasers/1/a1b2.png
set -eu
cd "$(dirname "$0")"
edge=${EDGE:-docker compose -f compose.yaml exec -T edge}

${SITE_HUP:-docker compose -f compose.yaml kill --signal HUP site}
pattern=$(printf %s "$1" | sed -E 's/[].*^$+?(){}|\\[]/\\&/g; s|^/cdn/[^/]+/|/cdn/[^/]+/|')
# A copy contains its key, such as http://site/shop. A reload closes the files that nginx holds open.
$edge sh -c 'grep -rlE "^KEY: http://[^/]*$1(\.data)?/?(\?.*)?$" "$EDGE_CACHE" | xargs -r rm -f
  kill -HUP "$(cat "$EDGE_RUN/nginx.pid")"' purge "$pattern"
