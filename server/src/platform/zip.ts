import { PassThrough, Readable } from "node:stream";
import { ZipFile } from "yazl";

/** A file to be packed: its text comes piece by piece, so that it is never in memory whole. */
export interface ZipEntry {
  name: string;
  text: AsyncIterable<string> | Iterable<string>;
}

/** Packs files one after the other, as fast as somebody takes them; `at` is the time that each gets. */
export async function* zip(entries: Iterable<ZipEntry>, at: Date): AsyncGenerator<Buffer> {
  const file = new ZipFile();
  const archive = new PassThrough();
  // What goes wrong is told to whoever takes the archive.
  const fail = (error: Error) => archive.destroy(error);
  file.on("error", fail);
  file.outputStream.pipe(archive);
  for (const { name, text } of entries) {
    file.addReadStreamLazy(name, { mtime: at }, (give) => {
      give(null, Readable.from(text).on("error", fail));
    });
  }
  file.end();
  yield* archive;
}
