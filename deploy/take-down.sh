#!/bin/sh
# Makes nginx answer 410 for a page with its data, or for a picture in all sizes:
#
#   deploy/take-down.sh /comics/talechasers/1/2
#   deploy/take-down.sh /cdn/m/comics/talechasers/1/a1b2.png
#
# Remove its line from nginx/extra/taken-down.map to show it again.
set -eu
cd "$(dirname "$0")"
edge=${EDGE:-docker compose -f compose.yaml exec -T edge}

pattern=$(printf %s "$1" | sed -E 's/[].*^$+?(){}|\\[]/\\&/g; s|^/cdn/[^/]+/|/cdn/[^/]+/|')
printf '"~*^%s(?:\\.data)?/?$" 1;\n' "$pattern" >> "${TAKEN_DOWN:-nginx/extra/taken-down.map}"
$edge sh -c 'kill -HUP "$(cat "$EDGE_RUN/nginx.pid")"'
