// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { expect, test } from "vitest";

const MAX_BYTES = 8000;
const EXPORTED = /^export (?:async )?(?:const|function|class) (\w+)/gm;
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

/** Uses all that there is, as pages do: names that only stand between files are no part of what they load. */
function everything(): string {
  const imports = sources().map((file, at) => {
    const names = [...readFileSync(file, "utf8").matchAll(EXPORTED)].map(([, name = ""]) => name);
    const own = names.map((name) => `${name} as ${name}${at}`);
    const line = `import { ${own.join(", ")} } from ${JSON.stringify(file)};`;
    return { line, used: names.map((name) => `${name}${at}`) };
  });
  const used = imports.flatMap((each) => each.used).join(", ");
  return `${imports.map(({ line }) => line).join("\n")}\nglobalThis.everything = [${used}];`;
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
        load: (id) => (id === ENTRY ? everything() : null),
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      // The stores of the app can be followed by React, which is no part of the client.
      rolldownOptions: { input: ENTRY, external: ["react"] },
    },
  });

  const chunks = "output" in bundle ? bundle.output.filter(({ type }) => type === "chunk") : [];
  const code = chunks.map((chunk) => ("code" in chunk ? chunk.code : "")).join("\n");
  const modules = chunks.flatMap((chunk) => ("moduleIds" in chunk ? chunk.moduleIds : []));
  expect(modules.filter((id) => id.includes("node_modules"))).toEqual([]);
  expect(code).toContain("existing_password/reset");
  expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(MAX_BYTES);
});
