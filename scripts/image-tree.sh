#!/bin/sh
# Assembles the files of the image in a new folder: scripts/image-tree.sh FOLDER [OPTION OF pnpm install]...
# The Dockerfile and the test of the image run it, so that both have the same files.
set -eu
tree=$1
shift
root=$(cd "$(dirname "$0")/.." && pwd)
build=$(mktemp -d)
trap 'rm -rf "$build"' EXIT

# Copies files of this repository to a folder, without tests and what was built.
copy() {
  to=$1
  shift
  mkdir -p "$to"
  (cd "$root" && tar -c --exclude=node_modules --exclude=dist --exclude=.cache --exclude='*.test.ts*' --exclude=testing --exclude=golden "$@") | tar -x -C "$to"
}

# pnpm copies files, because links would share their owners and modes with its store.
install_in() {
  folder=$1
  shift
  (cd "$folder" && npx -y "pnpm@${PNPM:-12}" install --frozen-lockfile --config.package-import-method=copy --reporter=append-only "$@")
}

workspace='pnpm-lock.yaml pnpm-workspace.yaml package.json extras/package.json'

copy "$build" $workspace tsconfig.base.json packages
install_in "$build" --filter '@hundredfold/client...' "$@"
(cd "$build/packages/client" && node_modules/.bin/vite build --logLevel warn)

# The server reads of a game its manifest and its rules. It is not made by `pnpm deploy`, which puts shared among the modules: Node strips no types there.
cd "$root"
copy "$tree" $workspace LICENSE packages/*/package.json packages/games/*/game.ts packages/games/*/rules packages/shared/src packages/server/src
install_in "$tree" --prod --filter @hundredfold/server --filter @hundredfold/shared --filter @hundredfold/games "$@"
mv "$build/packages/client/dist" "$tree/packages/client/dist"

cd "$tree"
rm -r $workspace extras packages/client/package.json node_modules/.modules.yaml node_modules/.pnpm-workspace-state* node_modules/.pnpm/lock.yaml
find node_modules -type f \( -name '*.map' -o -name '*.ts' -o -name '*.mts' -o -name '*.cts' \) -delete
# Everyone may read everything, whatever the modes were here.
chmod -R a+rX,go-w .
