#!/usr/bin/env bash
# Builds the image and runs it as compose.yaml does: a read-only root, no capabilities. It must be nobody special, healthy
# within a minute, and stop when it is asked to. With podman: DOCKER="podman" BUILD_OPTIONS="--format docker"; RUN_OPTIONS
# are for machines that need more.
set -euo pipefail
cd "$(dirname "$0")/.."
read -ra docker <<<"${DOCKER:-docker}"
read -ra build_options <<<"${BUILD_OPTIONS:-}"
read -ra run_options <<<"${RUN_OPTIONS:-}"
name=kotatsu-check-$$
python=$([ -x .venv/bin/python ] && echo .venv/bin/python || echo python3)

rm -rf dist
"$python" -m pip wheel --quiet --no-deps --wheel-dir dist .
"${docker[@]}" build "${build_options[@]}" -f deploy/Dockerfile -t "$name" .
trap '"${docker[@]}" rm --force --volumes "$name" >/dev/null 2>&1; "${docker[@]}" rmi "$name" >/dev/null 2>&1' EXIT
"${docker[@]}" run --detach --name "$name" --read-only --tmpfs /tmp --cap-drop ALL --security-opt no-new-privileges \
  "${run_options[@]}" "$name"

health=$(sed -n 's/^  CMD \["python", "-c", "\(.*\)"\]$/\1/p' deploy/Dockerfile)
for _ in $(seq 60); do
  "${docker[@]}" exec "$name" python -c "$health" 2>/dev/null && healthy=yes && break
  sleep 1
done
[ "${healthy:-}" = yes ] || { "${docker[@]}" logs "$name"; echo "the image is not healthy within a minute" >&2; exit 1; }
[ "$("${docker[@]}" exec "$name" id -u)" = 10001 ] || { echo "the image runs as another user" >&2; exit 1; }
"${docker[@]}" exec "$name" sh -c '! touch /opt/written 2>/dev/null' || { echo "the root can be written" >&2; exit 1; }
"${docker[@]}" stop --time 15 "$name" >/dev/null
[ "$("${docker[@]}" inspect --format '{{.State.ExitCode}}' "$name")" = 0 ] || { echo "it does not stop cleanly" >&2; exit 1; }
echo "the image is as it should be"
