import { createHash, randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, rename, rm, stat } from "node:fs/promises";
import type { Readable } from "node:stream";
import { dirname, join } from "node:path";

export interface StoredFile {
  id: string;
  bytes: number;
  sha256: string;
}

/** Where Herald keeps files. A file is on the disk before `put` answers; with `id` it lies there under that name. */
export interface Files {
  put(workspaceId: string, content: AsyncIterable<Uint8Array> | Uint8Array, id?: string): Promise<StoredFile>;
  /** @throws when there is no such file. */
  read(workspaceId: string, id: string, range?: { start: number; end: number }): Readable;
  size(workspaceId: string, id: string): Promise<number | null>;
  /** A path for programs that need one, such as the media engine. */
  path(workspaceId: string, id: string): string;
  remove(workspaceId: string, id: string): Promise<void>;
  /** Takes over a finished file that already lies on the same disk; with `id` under that name. */
  adopt(workspaceId: string, path: string, id?: string): Promise<string>;
}

const ID = /^[0-9a-f-]{36}$/;

/** Files in a directory, one folder per workspace. Names are ours, so no name of a user reaches the disk. */
export class DirectoryFiles implements Files {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  async put(
    workspaceId: string,
    content: AsyncIterable<Uint8Array> | Uint8Array,
    id: string = randomUUID(),
  ): Promise<StoredFile> {
    const path = this.path(workspaceId, id);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const hash = createHash("sha256");
    let bytes = 0;
    const file = await open(`${path}.part`, "wx", 0o600);
    try {
      for await (const piece of content instanceof Uint8Array ? [content] : content) {
        hash.update(piece);
        bytes += piece.length;
        await file.write(piece);
      }
      await file.datasync();
    } finally {
      await file.close();
    }
    await settle(`${path}.part`, path);
    return { id, bytes, sha256: hash.digest("hex") };
  }

  read(workspaceId: string, id: string, range?: { start: number; end: number }): Readable {
    return createReadStream(this.path(workspaceId, id), range);
  }

  async size(workspaceId: string, id: string): Promise<number | null> {
    try {
      return (await stat(this.path(workspaceId, id))).size;
    } catch {
      return null;
    }
  }

  path(workspaceId: string, id: string): string {
    if (!ID.test(workspaceId) || !ID.test(id)) throw new Error("A file is named by two uuids");
    return join(this.#root, workspaceId, id.slice(0, 2), id);
  }

  async remove(workspaceId: string, id: string): Promise<void> {
    await rm(this.path(workspaceId, id), { force: true });
  }

  async adopt(workspaceId: string, path: string, id: string = randomUUID()): Promise<string> {
    const target = this.path(workspaceId, id);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await settle(path, target);
    return id;
  }
}

// The new name must survive a power cut as well as the bytes do.
async function settle(from: string, to: string): Promise<void> {
  await rename(from, to);
  const folder = await open(dirname(to), "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
