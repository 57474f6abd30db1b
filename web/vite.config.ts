import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, loadEnv } from "vite";
import type { Plugin } from "vite";
import { fewFiles, ONLY_USED_SCHEMAS } from "./vite.chunks.ts";
import { signInPage } from "./vite.signin.ts";
import { unchecked } from "./vite.unchecked.ts";
import { THEME_BEFORE_PAINT } from "./src/app/theme.ts";

/** `KIT=1` adds the page that shows every piece of the kit in both themes, for the browser tests. */
export default defineConfig(({ mode }) => {
  const kit = loadEnv(mode, ".", "KIT")["KIT"] ? ["kit.html"] : [];
  return {
    // Files are joined for the screens of the app, of which the kit is none: with them it would start the app.
    plugins: [
      unchecked(),
      react(),
      tailwindcss(),
      themeBeforePaint(),
      kit.length === 0 && fewFiles(),
      signInPage(),
    ],
    build: {
      rolldownOptions: { input: ["index.html", ...kit], treeshake: ONLY_USED_SCHEMAS },
      reportCompressedSize: false,
      // There is one style: no file has to name it.
      cssCodeSplit: false,
      modulePreload: {
        // Only hints for speed: browsers that do not know them need no code for it.
        polyfill: false,
        // What the page itself names is there already.
        resolveDependencies: (_file, needed, { hostType }) =>
          hostType === "html" ? needed : needed.filter((name) => !name.startsWith("assets/index-")),
      },
    },
  };
});

/** Sets the theme in the head of the app's page, before anything is drawn; the policy allows it by its hash. */
function themeBeforePaint(): Plugin {
  return {
    name: "herald:theme-before-paint",
    transformIndexHtml: (_html, { path }) =>
      path === "/index.html"
        ? [{ tag: "script", children: THEME_BEFORE_PAINT, injectTo: "head-prepend" }]
        : [],
  };
}
