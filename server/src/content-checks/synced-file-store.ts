import { FileStore } from "@tus/file-store";
import type { Upload } from "@tus/server";
import { open } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";

/** Bytes are on the disk before they are acknowledged. */
export class SyncedFileStore extends FileStore {
  override async create(upload: Upload): Promise<Upload> {
    const created = await super.create(upload);
    await this.#sync(upload.id);
    await this.#sync(`${upload.id}.json`);
    await this.#sync(".");
    return created;
  }

  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    const end = await super.write(stream, id, offset);
    await this.#sync(id);
    return end;
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
