import { join } from "node:path";
import { build } from "vite";

const ROOT = join(import.meta.dirname, "../..");

/** An entry with all that it needs, as one script for a page. */
async function bundle(entry: string, root: string): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: "error",
    publicDir: false,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: entry, output: { codeSplitting: false } },
    },
  });
  const [script] = "output" in built ? built.output : [];
  if (!script) throw new Error(`${entry} made no script`);
  return script.code;
}

/** The official SDK, as an app in production loads it. */
export const officialSdk = () => bundle(join(import.meta.dirname, "sdk.page.ts"), join(ROOT, "e2e"));

/** Our client; built by its path, since only the web app may enter it. */
export const ourClient = () =>
  bundle(join(ROOT, "web/src/features/identity/oracle.fixtures.ts"), join(ROOT, "web"));
