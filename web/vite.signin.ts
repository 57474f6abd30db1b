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
        .replaceAll('<script type="module"', '<script type="module" async');
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
    define: KNOWN,
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
const atOnce = { name: "signin", test: /\/app\/signin\.tsx$|\/client\/calls\/project\.ts$/u };

/** What React asks of a browser before it uses it, and how each answers that the build is for. */
const KINDS = {
  AbortController: "function",
  MessageChannel: "function",
  clearTimeout: "function",
  performance: "object",
  queueMicrotask: "function",
  reportError: "function",
  requestAnimationFrame: "function",
  setImmediate: "undefined",
  setTimeout: "function",
  window: "object",
};
const KNOWN = {
  ...Object.fromEntries(
    Object.entries(KINDS).map(([name, kind]) => [`typeof ${name}`, JSON.stringify(kind)]),
  ),
  // Tools of developers, and a sign of transitions that wait, of which there are none here.
  __REACT_DEVTOOLS_GLOBAL_HOOK__: "undefined",
  navigation: "undefined",
};

/** Keeps out of the page's script what the page does not need there. */
function leaveOut(): Plugin {
  return {
    name: "herald:leave-out",
    enforce: "pre",
    configResolved({ plugins }) {
      // It has later parts fetch their styles; this page has all of its style in itself.
      const at = plugins.findIndex(({ name }) => name === "native:import-analysis-build");
      if (at === -1) throw new Error("Nothing asks for the styles of later parts any more");
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- read-only in its type alone
      (plugins as Plugin[]).splice(at, 1);
    },
    load: (id) => standing.find(({ path }) => id.endsWith(path))?.module ?? null,
  };
}

/** Parts that never change: React keeps the markup that stands in the page. */
const standing = [
  { name: "SignInHeader", tag: "header" },
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
