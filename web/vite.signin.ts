import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { build, createServer } from "vite";
import type { Plugin } from "vite";
import { CHUNK_NAMES } from "./vite.chunks.ts";

const PAGE = "signin.html";
const root = import.meta.dirname;

/**
 * Makes the sign-in screen a small page of its own. It is built apart from the app, so that it carries only what it
 * uses; its markup is rendered here, so that it is seen before any script runs; its style stands in the page, which
 * the server's policy allows by hash.
 */
export function signInPage(): Plugin {
  let folder = "dist";
  return {
    name: "herald:sign-in-page",
    apply: "build",
    configResolved(config) {
      folder = resolve(root, config.build.outDir);
    },
    async closeBundle() {
      await buildPage(folder);
      const page = await readFile(join(folder, PAGE), "utf8");
      const styled = await inlineStyle(folder, page);
      const markup = await renderSignIn();
      const filled = styled
        .replace('<div id="root"></div>', () => `<div id="root">${markup}</div>`)
        .replace('<script type="module"', '<script type="module" async');
      await writeFile(join(folder, PAGE), filled);
    },
  };
}

async function buildPage(outDir: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: "error",
    publicDir: false,
    plugins: [leaveOut(), react(), tailwindcss()],
    build: {
      outDir,
      emptyOutDir: false,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: PAGE,
        output: {
          chunkFileNames: ({ name }) => (name === atOnce.name ? "assets/signin-[hash:7].js" : CHUNK_NAMES),
          codeSplitting: { groups: [atOnce] },
        },
      },
    },
  });
}

/** What every visit fetches, with all that it needs, is one file: two would share no words and name each other. */
const atOnce = {
  name: "signin",
  test: /\/app\/signin\.tsx$|\/client\/calls\/project\.ts$|rolldown\/runtime\.js$/u,
};

/** Keeps out of the page's script what the page does not need there. */
function leaveOut(): Plugin {
  return {
    name: "herald:leave-out",
    enforce: "pre",
    load(id) {
      // It would fetch styles of later parts; this page has all of its style in itself.
      if (id === "\0vite/preload-helper.js") return "export const __vitePreload = (load) => load();";
      return standing.find(({ path }) => id.endsWith(path))?.module ?? null;
    },
  };
}

/** Parts that never change: React keeps the markup that stands in the page. */
const standing = [
  { name: "Brand", tag: "span" },
  { name: "ProductPanel", tag: "aside" },
  { name: "SignInFooter", tag: "footer" },
].map(({ name, tag }) => ({
  path: `/${name}.tsx`,
  module: `
export function ${name}() {
  return <${tag} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
}`,
}));

async function inlineStyle(folder: string, page: string): Promise<string> {
  const [tag, path] = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/.exec(page) ?? [];
  if (tag === undefined || path === undefined) throw new Error(`${PAGE} has no stylesheet`);
  const css = await readFile(join(folder, path), "utf8");
  return page.replace(tag, () => `<style>${css}</style>`);
}

async function renderSignIn(): Promise<string> {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: "error",
    appType: "custom",
    plugins: [react()],
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { signInMarkup } = await server.ssrLoadModule("/src/app/signin-markup.tsx");
    return String(signInMarkup());
  } finally {
    await server.close();
  }
}
