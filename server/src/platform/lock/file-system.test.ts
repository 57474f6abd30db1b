import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fileSystemOf, isNetworkFileSystem, mountedAs } from "./file-system.ts";

const MOUNTS = [
  "29 1 254:0 / / rw,relatime - ext4 /dev/vda rw",
  "35 29 0:32 / /mnt/share rw,relatime shared:7 master:1 - nfs4 server:/share rw,vers=4.2",
  "36 29 0:300 / /mnt/far rw - fuse.sshfs ana@far: rw",
].join("\n");

test.each([
  ["ext4", 254 * 2 ** 8, false],
  ["nfs4", 32, true],
  ["fuse.sshfs", 300 - 256 + 2 ** 20, true],
])("a disk with %s is told by its device", (name, device, isNetwork) => {
  expect(mountedAs(MOUNTS, device)).toBe(name);
  expect(isNetworkFileSystem(name)).toBe(isNetwork);
});

test.each(["davfs", "fuse.davfs", "gfs2", "ocfs2"])("%s is shared between machines", (name) => {
  expect(isNetworkFileSystem(name)).toBe(true);
});

test("a device that is not mounted has no name", () => {
  expect(mountedAs(MOUNTS, 99)).toBeNull();
});

test.skipIf(process.platform !== "linux")(
  "a folder that is not made yet is on the disk of its parent",
  () => {
    expect(fileSystemOf(join(tmpdir(), "a/b/c"))).toBe(fileSystemOf(tmpdir()));
    expect(fileSystemOf("/proc/self")).toBe("proc");
  },
);
