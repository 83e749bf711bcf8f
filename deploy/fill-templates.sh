#!/bin/sh
# Fills EDGE_… variables into the templates of nginx, as its image does, and writes them to the folder EDGE_RUN.
set -eu
variables=$(env | sed -n 's/^\(EDGE_[A-Z]*\)=.*/${\1}/p')
for file in "$(dirname "$0")"/nginx/templates/*.template; do
  envsubst "$variables" < "$file" > "$EDGE_RUN/$(basename "$file" .template)"
done
