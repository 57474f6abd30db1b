import { createHash, randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, rename, rm, stat, statfs } from "node:fs/promises";
import type { Readable } from "node:stream";
import { dirname, join } from "node:path";

export interface StoredFile {
  id: string;
  bytes: number;
  sha256: string;
}

/** Where Herald keeps files. A file is on the disk before `put` answers; with `id` it lies there under that name. */
export interface Files {
  /** A file that is put twice under one name is kept once; of two at the same time either one is whole. */
  put(workspaceId: string, content: AsyncIterable<Uint8Array> | Uint8Array, id?: string): Promise<StoredFile>;
  /** @throws when there is no such file. */
  read(workspaceId: string, id: string, range?: { start: number; end: number }): Readable;
  size(workspaceId: string, id: string): Promise<number | null>;
  /** For programs that need a path, such as the media engine: it holds until `work` has ended, and only for reading. */
  withLocalFile<T>(workspaceId: string, id: string, work: (path: string) => Promise<T>): Promise<T>;
  /** A file that is not there is no error. */
  remove(workspaceId: string, id: string): Promise<void>;
  /** Removes every file of a workspace. */
  removeAll(workspaceId: string): Promise<void>;
  /** Bytes that still fit; null where nobody can say. */
  free(): Promise<number | null>;
}

const ID = /^[0-9a-f-]{36}$/;
/** Where files lie until they are whole. */
export const ARRIVING = "arriving";

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
    const path = this.#path(workspaceId, id);
    // A name of its own: two processes may put the same file at the same time.
    const part = join(this.#root, ARRIVING, `${randomUUID()}.part`);
    for (const folder of [dirname(path), dirname(part)])
      await mkdir(folder, { recursive: true, mode: 0o700 });
    try {
      const written = await write(part, content);
      await rename(part, path);
      await syncFolder(dirname(path));
      return { id, ...written };
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
  }

  read(workspaceId: string, id: string, range?: { start: number; end: number }): Readable {
    return createReadStream(this.#path(workspaceId, id), range);
  }

  async size(workspaceId: string, id: string): Promise<number | null> {
    try {
      return (await stat(this.#path(workspaceId, id))).size;
    } catch {
      return null;
    }
  }

  async withLocalFile<T>(workspaceId: string, id: string, work: (path: string) => Promise<T>): Promise<T> {
    return work(this.#path(workspaceId, id));
  }

  async remove(workspaceId: string, id: string): Promise<void> {
    await rm(this.#path(workspaceId, id), { force: true });
  }

  async removeAll(workspaceId: string): Promise<void> {
    if (!ID.test(workspaceId)) throw new Error("A workspace is named by a uuid");
    await rm(join(this.#root, workspaceId), { recursive: true, force: true });
  }

  async free(): Promise<number> {
    await mkdir(this.#root, { recursive: true, mode: 0o700 });
    const { bavail, bsize } = await statfs(this.#root);
    return bavail * bsize;
  }

  #path(workspaceId: string, id: string): string {
    if (!ID.test(workspaceId) || !ID.test(id)) throw new Error("A file is named by two uuids");
    return join(this.#root, workspaceId, id.slice(0, 2), id);
  }
}

async function write(
  path: string,
  content: AsyncIterable<Uint8Array> | Uint8Array,
): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash("sha256");
  let bytes = 0;
  const file = await open(path, "wx", 0o600);
  try {
    for await (const piece of content instanceof Uint8Array ? [content] : content) {
      hash.update(piece);
      bytes += piece.length;
      await file.writeFile(piece);
    }
    await file.datasync();
  } finally {
    await file.close();
  }
  return { bytes, sha256: hash.digest("hex") };
}

// The new name must survive a power cut as well as the bytes do.
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
