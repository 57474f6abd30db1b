import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { root } from "./root.mjs";

const SOURCES = [
  "web/src",
  "web/public",
  "web/index.html",
  "web/signin.html",
  "web/vite.chunks.ts",
  "web/vite.config.ts",
  "web/vite.signin.ts",
  "web/vite.unchecked.ts",
  "contract/src",
  "package-lock.json",
  "scripts/build-web.mjs",
];
const dist = join(root, "web/dist");

/** Builds the web app when one of its sources changed since the last build. @throws when it cannot be built. */
export async function buildWeb() {
  const stamp = join(dist, ".sources");
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  const vite = join(root, "node_modules/vite/bin/vite.js");
  const result = spawnSync(process.execPath, [vite, "build", "--logLevel", "warn"], {
    cwd: join(root, "web"),
    stdio: ["ignore", 2, 2],
  });
  if (result.status !== 0) throw new Error("The web app could not be built; the message above says why.");
  const built = filesBelow(dist);
  writeInlineHashes(built.filter((file) => file.endsWith(".html")));
  await Promise.all(built.filter((name) => /\.(js|css|svg|html)$/.test(name)).map(compress));
  writeFileSync(stamp, wanted);
}

function fingerprint() {
  const hash = createHash("sha256");
  for (const path of SOURCES) {
    const full = join(root, path);
    if (!existsSync(full)) continue;
    const files = statSync(full).isDirectory() ? filesBelow(full) : [full];
    for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest("hex");
}

function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

// The server's content security policy allows what the pages carry inline by hash, and nothing else.
function writeInlineHashes(pages) {
  const file = join(dist, "csp.json");
  if (existsSync(file)) return;
  const inline = (tag) => [
    ...new Set(
      pages.flatMap((page) =>
        [
          ...readFileSync(page, "utf8").matchAll(
            new RegExp(`<${tag}(?![^>]*\\ssrc=)[^>]*>([^]*?)</${tag}>`, "g"),
          ),
        ].map(([, text]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`),
      ),
    ),
  ];
  writeFileSync(file, JSON.stringify({ script: inline("script"), style: inline("style") }));
}

// Once here, so that no request pays for it; on all cores, since it takes a good part of a first start.
async function compress(file) {
  const content = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  writeFileSync(`${file}.br`, await promisify(brotliCompress)(content, { params }));
  writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}
