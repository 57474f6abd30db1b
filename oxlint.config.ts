import { defineConfig } from "oxlint";
import type { OxlintOverride } from "oxlint";

/** Domains from top to bottom. A domain enters only those of lower rows, and only through their index.ts. */
const LAYERS = [
  ["strategy", "home"],
  ["reports"],
  ["campaigns"],
  ["collections"],
  ["discovery", "content-checks"],
  ["settings"],
  ["identity"],
];

const PARENT = { regex: "^\\.\\.(/|$)", message: "Write #/... for anything outside this folder." };
const NO_WEB = { regex: "^@app/(web|e2e|bench)(/|$)", message: "The server never imports the web app." };
const NO_SERVER = {
  regex: "^@app/(server|e2e|bench)(/|$)",
  message: "The web app knows the server only through @app/contract.",
};
const TEST_HELPERS = {
  regex: "\\.(fixtures|conformance)(\\.tsx?)?$",
  message: "Only tests import test helpers.",
};
const FULL_ZOD = {
  regex: "^zod(/v\\d.*)?$",
  message: "Write zod/mini: full zod costs the browser five times as much.",
};
/** A domain's own subfolders (its pure cores) may be named in full from inside the domain. */
const innerOfADomain = (...own: string[]) => ({
  group: [
    "#/*/**",
    "!#/platform/**",
    "!#/language/**",
    "!#/*/index.ts",
    ...own.map((domain) => `!#/${domain}/*/**`),
  ],
  message: "Enter another domain through its index.ts.",
});
const TOP = {
  regex: "^#/(app|domains|main)\\.tsx?$",
  message: "Only main.ts, app.ts and domains.ts see everything.",
};
/** Pure code: no package, no Node, no database. Tests may name what tests need. */
const CONTRACT_AND_ZOD = {
  group: [
    "*",
    "!zod/mini",
    "!@app",
    "!@app/contract",
    "!@app/contract/**",
    "!./*",
    "!#",
    "!#/language",
    "!#/language/**",
  ],
  message: "The language depends on zod/mini, the contract and itself only.",
};
const INNER_OF_A_FEATURE = {
  group: ["#/features/*/**", "!#/features/*/index.ts"],
  message: "Enter another feature through its index.ts.",
};
const SHELL = { group: ["#/app/**"], message: "Only app/ composes the shell." };
const FEATURES = { group: ["#/features/**"], message: "ui and lib know no feature." };

const contractOnly = (...besides: string[]) => ({
  group: ["*", "!zod/mini", "!./*", ...besides],
  message: "The contract depends on zod/mini and itself only.",
});

type Pattern = { regex: string; message: string } | { group: string[]; message: string };

// A later override replaces an earlier one for the same file, so each names every pattern that holds for it.
// An import that a "!" entry allows is let through by every pattern after it, so groups with "!" stand last.
function border(files: string, patterns: Pattern[]) {
  const rule = (list: Pattern[]): OxlintOverride["rules"] => ({
    "eslint/no-restricted-imports": ["error", { patterns: list }],
  });
  const tests = [`${files}.test.{ts,tsx}`, `${files}.{fixtures,conformance,setup}.{ts,tsx}`];
  return [
    { files: [`${files}.{ts,tsx}`], rules: rule([TEST_HELPERS, ...patterns]) },
    {
      files: tests,
      rules: rule(patterns.filter((pattern) => pattern !== TOP && pattern !== CONTRACT_AND_ZOD)),
    },
  ];
}

function domainBorders() {
  return LAYERS.flatMap((layer, row) =>
    layer.flatMap((domain) => {
      const above = LAYERS.slice(0, row + 1)
        .flat()
        .filter((other) => other !== domain);
      const upward = {
        regex: `^#/(${above.join("|")})(/|$)`,
        message:
          "Domains meet downwards only: strategy and home, reports, campaigns, collections, discovery, identity.",
      };
      const patterns = [PARENT, NO_WEB, TOP, innerOfADomain(domain)];
      return border(`server/src/${domain}/**/*`, above.length > 0 ? [upward, ...patterns] : patterns);
    }),
  );
}

export default defineConfig({
  plugins: ["eslint", "typescript", "react", "jsx-a11y", "import", "unicorn", "oxc", "promise", "vitest"],
  options: { typeAware: true },
  categories: { correctness: "error", suspicious: "error" },
  rules: {
    "eslint/max-lines": ["error", { max: 300, skipBlankLines: true, skipComments: true }],
    "eslint/max-lines-per-function": ["error", { max: 60, skipBlankLines: true, skipComments: true }],
    "eslint/no-console": "error",
    "eslint/no-underscore-dangle": ["error", { allow: ["_default"] }],
    "import/no-cycle": "error",
    "import/no-unassigned-import": ["error", { allow: ["**/*.css"] }],
    // Both mistake other functions of the same name: worker_threads' postMessage and zod/mini's catch.
    "promise/valid-params": "off",
    // Wants <output>, <img> and <progress> where a status, a drawing and a bar of our own are meant.
    "jsx-a11y/prefer-tag-over-role": "off",
    "unicorn/require-post-message-target-origin": "off",
    // Fastify awaits its handlers; the rule takes it for Express.
    "oxc/no-async-endpoint-handlers": "off",
    "react/react-in-jsx-scope": "off",
    "typescript/consistent-type-imports": "error",
    "typescript/no-explicit-any": "error",
    "typescript/no-floating-promises": "error",
    "typescript/no-misused-promises": "error",
    "typescript/no-non-null-assertion": "error",
    "typescript/switch-exhaustiveness-check": "error",
    "unicorn/prefer-node-protocol": "error",
    "vitest/expect-expect": ["error", { assertFunctionNames: ["expect", "assert"] }],
  },
  overrides: [
    ...border("contract/src/**/*", [contractOnly()]),
    {
      files: ["contract/src/**/*.test.ts"],
      rules: {
        "eslint/no-restricted-imports": [
          "error",
          { patterns: [contractOnly("!vitest", "!fast-check", "!node:*")] },
        ],
      },
    },
    ...border("server/src/**/*", [PARENT, NO_WEB, innerOfADomain()]),
    ...domainBorders(),
    ...border("server/src/platform/**/*", [
      PARENT,
      NO_WEB,
      TOP,
      { group: ["#/**", "!#/platform/**", "!#/*.fixtures.ts"], message: "The platform knows no domain." },
    ]),
    ...border("server/src/language/**/*", [PARENT, NO_WEB, CONTRACT_AND_ZOD]),
    ...border("web/src/**/*", [PARENT, NO_SERVER, FULL_ZOD, INNER_OF_A_FEATURE]),
    ...border("web/src/features/**/*", [PARENT, NO_SERVER, FULL_ZOD, INNER_OF_A_FEATURE, SHELL]),
    ...border("web/src/{ui,lib}/**/*", [PARENT, NO_SERVER, FULL_ZOD, FEATURES, SHELL]),
    ...border("e2e/**/*", [
      { regex: "^@app/(server|web|bench)(/|$)", message: "e2e sees the product only from outside." },
      {
        regex: "^\\.\\./(server|web|bench|contract)(/|$)",
        message: "e2e sees the product only from outside.",
      },
    ]),
    {
      files: ["**/*.test.{ts,tsx}"],
      rules: { "eslint/max-lines": "off", "eslint/max-lines-per-function": "off" },
    },
    { files: ["**/*.tsx"], rules: { "eslint/max-lines-per-function": ["error", { max: 120 }] } },
    { files: ["scripts/**", "tools/**"], rules: { "eslint/no-console": "off" } },
  ],
});
