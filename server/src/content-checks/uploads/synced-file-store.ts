import { FileStore } from "@tus/file-store";
import { ERRORS } from "@tus/server";
import type { Upload } from "@tus/server";
import { createWriteStream } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { diskFull, isDiskFull } from "#/platform/disk-full.ts";

/** Bytes are on the disk before they are acknowledged, and a full disk is told as such. */
export class SyncedFileStore extends FileStore {
  override async create(upload: Upload): Promise<Upload> {
    const created = await super.create(upload);
    await this.#sync(upload.id);
    await this.#sync(`${upload.id}.json`);
    await this.#sync(".");
    return created;
  }

  // The library's own says of every failure only that it failed.
  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    const target = createWriteStream(join(this.directory, id), { flags: "r+", start: offset });
    try {
      await pipeline(stream, target);
      await this.#sync(id);
    } catch (error) {
      throw isDiskFull(error) ? diskFull() : ERRORS.FILE_WRITE_ERROR;
    }
    return offset + target.bytesWritten;
  }

  async #sync(name: string): Promise<void> {
    const file = await open(join(this.directory, name), "r");
    try {
      await file.datasync();
    } finally {
      await file.close();
    }
  }
}
