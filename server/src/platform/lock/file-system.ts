import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { onNetworkFileSystem } from "./lock.errors.ts";

/**
 * As Linux names them. Their locks do not reach every machine, or only where it is set up so. Not 9p: a sandbox or a
 * subsystem shows the disk of its own machine so.
 */
const NETWORK = new Set([
  "afs",
  "beegfs",
  "ceph",
  "cifs",
  "coda",
  "davfs",
  "fuse.ceph",
  "fuse.ceph-fuse",
  "fuse.davfs",
  "fuse.glusterfs",
  "fuse.goofys",
  "fuse.juicefs",
  "fuse.rclone",
  "fuse.s3fs",
  "fuse.sshfs",
  "gfs2",
  "glusterfs",
  "gpfs",
  "lustre",
  "ncpfs",
  "nfs",
  "nfs4",
  "ocfs2",
  "smb3",
  "smbfs",
]);

/** @throws `instance.network_file_system` where the folder, or the one that it would be made in, is not of this machine. */
export function requireLocalDisk(folder: string): void {
  const name = fileSystemOf(folder);
  if (name !== null && isNetworkFileSystem(name)) throw onNetworkFileSystem(folder, name);
}

/** Name of the file system of a folder, such as ext4; null where Linux does not tell. */
export function fileSystemOf(folder: string): string | null {
  if (!existsSync(folder)) return dirname(folder) === folder ? null : fileSystemOf(dirname(folder));
  try {
    return mountedAs(readFileSync("/proc/self/mountinfo", "utf8"), statSync(folder).dev);
  } catch {
    return null;
  }
}

export function isNetworkFileSystem(name: string): boolean {
  return NETWORK.has(name);
}

/** Name of a device's file system in the words of `/proc/self/mountinfo`; null when it is not mounted. */
export function mountedAs(mountinfo: string, device: number): string | null {
  // As in the C library: the lower bits of the minor number, the major one, then the rest of the minor one.
  const major = Math.floor(device / 2 ** 8) % 2 ** 12;
  const minor = (device % 2 ** 8) + (Math.floor(device / 2 ** 20) % 2 ** 12) * 2 ** 8;
  const line = mountinfo.split("\n").find((text) => text.split(" ")[2] === `${major}:${minor}`);
  return line?.split(" - ")[1]?.split(" ")[0] ?? null;
}
