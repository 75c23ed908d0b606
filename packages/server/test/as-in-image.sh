#!/bin/sh
# Runs Node as a container of the image does: as-in-image.sh TREE DATA NODE ARGUMENT...
# It needs a mount namespace of its own. The user has no name, and only /data and /tmp can be written.
set -eu
tree=$1 data=$2 node=$3
shift 3
root=$(mktemp -d -p "$(dirname "$tree")")
mount -t tmpfs root "$root"
cd "$root"
cp -P /bin /lib /lib64 .
mkdir usr app data tmp dev proc
touch node
mount --rbind /usr usr
mount --rbind /dev dev
mount --rbind /proc proc
mount --bind "$node" node
mount --bind "$data" data
mount -t tmpfs -o mode=1777 tmp tmp
mount --bind "$tree" app
mount -o remount,bind,ro app
mount -o remount,ro "$root"
exec chroot . setpriv --reuid 12345 --regid 12345 --clear-groups env -C /app /node "$@"
