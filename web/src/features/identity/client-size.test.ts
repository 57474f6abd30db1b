// @vitest-environment node
import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { expect, test } from "vitest";

const MAX_BYTES = 8000;
const root = resolve(import.meta.dirname, "../../..");
const folders = ["src/features/identity/client", "src/features/identity/session"];
const ENTRY = "virtual:everything";

/** The whole client with the session that it keeps, but for the hook that follows it. */
function sources(): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter(
        (file) => /^[^.]+(\.rules)?\.ts$/.test(file) && !/use-session|wanted-path|last-email/.test(file),
      )
      .map((file) => join(root, folder, file)),
  );
}

test("the browser client with every call is at most 8 kB, and depends on nothing", async () => {
  const bundle = await build({
    root,
    configFile: false,
    logLevel: "error",
    publicDir: false,
    plugins: [
      {
        name: "everything",
        resolveId: (id) => (id === ENTRY ? ENTRY : null),
        load: (id) =>
          id === ENTRY
            ? sources()
                .map((file) => `export * from ${JSON.stringify(file)};`)
                .join("\n")
            : null,
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      // The stores of the app can be followed by React, which is no part of the client.
      rolldownOptions: { input: ENTRY, preserveEntrySignatures: "strict", external: ["react"] },
    },
  });

  const chunks = "output" in bundle ? bundle.output.filter(({ type }) => type === "chunk") : [];
  const code = chunks.map((chunk) => ("code" in chunk ? chunk.code : "")).join("\n");
  const modules = chunks.flatMap((chunk) => ("moduleIds" in chunk ? chunk.moduleIds : []));
  expect(modules.filter((id) => id.includes("node_modules"))).toEqual([]);
  expect(code).toContain("/passwords/session/reset");
  expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(MAX_BYTES);
});
