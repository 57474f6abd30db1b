import { existsSync } from "node:fs";
import type { CommandLine } from "./command-line.ts";

/**
 * Stands in a private root in which only the given paths are, read-only, and gives every right away before the
 * command begins. Words: the folder to put it on, the paths, `--`, the command.
 */
const SCRIPT = `set -eu
root=$1; shift
mount -t tmpfs -o mode=0755,nosuid,nodev tmpfs "$root"
while [ "$1" != -- ]; do
  if [ -e "$root$1" ]; then :
  elif [ -h "$1" ] && [ -z "\${1%/*}" ]; then cp -P "$1" "$root$1"
  elif [ -d "$1" ]; then
    mkdir -p "$root$1"
    mount --rbind "$1" "$root$1"
    mount -o remount,bind,ro "$root$1" 2>/dev/null || :
  elif [ -e "$1" ]; then
    mkdir -p "$root\${1%/*}"
    : > "$root$1"
    mount --bind "$1" "$root$1"
  fi
  shift
done
shift
mkdir -p "$root/proc" "$root/tmp"
mount -t proc proc "$root/proc"
cd /
exec chroot "$root" env -i setpriv --no-new-privs --bounding-set=-all --inh-caps=-all -- "$@"`;

/** Words of unshare that leave neither a network nor other processes. */
export const ALONE = ["--net", "--ipc", "--uts", "--pid", "--fork", "--kill-child"];
const DEVICES = ["/dev/null", "/dev/urandom"];
/** Empty folders that nearly every machine has; the root is put on one of them, for the child alone. */
const PLACES = ["/mnt", "/media", "/srv", "/opt"];

/** `command` where it sees `paths` and nothing else, without network and rights, by what util-linux brings. */
export function inPrivateRoot(command: CommandLine, paths: readonly string[]): CommandLine {
  const place = PLACES.find(
    (folder) => existsSync(folder) && !paths.some((path) => path.startsWith(`${folder}/`)),
  );
  const view = [place ?? "/mnt", ...DEVICES, ...paths, "--", command.program, ...command.arguments];
  return {
    program: "unshare",
    arguments: [
      "--user",
      "--map-root-user",
      "--mount",
      ...ALONE,
      "--",
      "sh",
      "-c",
      SCRIPT,
      "herald-child",
      ...view,
    ],
  };
}
