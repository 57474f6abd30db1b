import { IMAGE_WIDTHS } from "@app/contract/images";
import type { ImageWidth } from "@app/contract/images";
import { randomUUID } from "node:crypto";
import { mkdirSync } from "node:fs";
import { readFile, readdir, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { Clock } from "#/platform/clock.ts";
import { withWorkspace } from "#/platform/database/database.ts";
import type { Database } from "#/platform/database/database.ts";
import { notFound } from "#/platform/errors.ts";
import type { Files } from "#/platform/files/files.ts";
import { limitTo } from "#/platform/limits/limit.ts";

/** Specification section 9. */
const QUALITY = 75;
const PIXELS_MAX = 50_000_000;
const CACHE_BYTES_MAX = 256 * 1024 * 1024;
const TRANSFORMS_AT_ONCE = 2;

/** Stored pictures, given out in a few widths; made once each and kept in a cache of limited size. */
export class Images {
  readonly #db: Database;
  readonly #files: Files;
  readonly #clock: Clock;
  readonly #cache: string;
  readonly #limited = limitTo({ atOnce: TRANSFORMS_AT_ONCE });

  constructor(db: Database, files: Files, clock: Clock, cacheFolder: string) {
    this.#db = db;
    this.#files = files;
    this.#clock = clock;
    this.#cache = cacheFolder;
    mkdirSync(cacheFolder, { recursive: true, mode: 0o700 });
  }

  /** Stores a raster picture as WebP without its metadata. @throws when the bytes are no picture. */
  async add(workspaceId: string, bytes: Uint8Array): Promise<string> {
    const { data, info } = await sharp(bytes, { limitInputPixels: PIXELS_MAX })
      .rotate()
      .webp({ quality: 90 })
      .toBuffer({ resolveWithObject: true });
    const file = await this.#files.put(workspaceId, data);
    const id = randomUUID();
    await withWorkspace(this.#db, workspaceId, (transaction) =>
      transaction
        .insertInto("images")
        .values({
          workspace_id: workspaceId,
          id,
          file_id: file.id,
          width: info.width,
          height: info.height,
          created_at: this.#clock.now(),
        })
        .execute(),
    );
    return id;
  }

  /** The picture as WebP, at most `width` wide. @throws `request.not_found` */
  async read(workspaceId: string, id: string, width: ImageWidth): Promise<Buffer> {
    // First, because another process may have removed the picture, which does not reach the cache of this one.
    const image = await withWorkspace(this.#db, workspaceId, (transaction) =>
      transaction.selectFrom("images").select("file_id").where("id", "=", id).executeTakeFirst(),
    );
    if (!image) throw notFound("picture");
    const name = this.#cached(workspaceId, id, width);
    const cached = await readFile(name).catch(() => null);
    const now = this.#clock.now();
    if (cached) {
      // Another request may have trimmed it away meanwhile.
      await utimes(name, now, now).catch(() => undefined);
      return cached;
    }
    const made = await this.#limited(() =>
      this.#files.withLocalFile(workspaceId, image.file_id, (path) =>
        sharp(path, { limitInputPixels: PIXELS_MAX })
          .resize({ width, withoutEnlargement: true })
          .webp({ quality: QUALITY })
          .toBuffer(),
      ),
    );
    await this.#keep(name, made);
    return made;
  }

  /** Deletes a picture and what was made of it; one that is not there is no error. */
  async remove(workspaceId: string, id: string): Promise<void> {
    const image = await withWorkspace(this.#db, workspaceId, (transaction) =>
      transaction.deleteFrom("images").where("id", "=", id).returning("file_id").executeTakeFirst(),
    );
    if (image) await this.#files.remove(workspaceId, image.file_id);
    for (const width of IMAGE_WIDTHS) await rm(this.#cached(workspaceId, id, width), { force: true });
  }

  #cached(workspaceId: string, id: string, width: ImageWidth): string {
    return join(this.#cache, `${workspaceId}-${id}-${width}.webp`);
  }

  async #keep(name: string, bytes: Buffer): Promise<void> {
    const part = `${name}.${randomUUID()}.part`;
    await writeFile(part, bytes, { mode: 0o600 });
    await rename(part, name);
    await this.#trim();
  }

  // Those used longest ago go first.
  async #trim(): Promise<void> {
    const names = await readdir(this.#cache);
    const entries = await Promise.all(
      names.map(async (name) => {
        const path = join(this.#cache, name);
        const info = await stat(path).catch(() => null);
        return { path, bytes: info?.size ?? 0, used: info?.mtimeMs ?? 0 };
      }),
    );
    let bytes = entries.reduce((sum, entry) => sum + entry.bytes, 0);
    for (const entry of entries.toSorted((a, b) => a.used - b.used)) {
      if (bytes <= CACHE_BYTES_MAX) return;
      await rm(entry.path, { force: true });
      bytes -= entry.bytes;
    }
  }
}
