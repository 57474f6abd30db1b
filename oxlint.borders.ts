import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { OxlintOverride } from "oxlint";

/** Domains from top to bottom. A domain enters only those of lower rows, and only through their index.ts. */
const LAYERS = [
  ["strategy", "home"],
  ["reports"],
  ["results"],
  ["campaigns"],
  ["collections"],
  ["discovery", "content-checks"],
  ["settings"],
  ["identity"],
];

/** Rooms without I/O, each with what it may import besides its own files, the language and the contract. */
const PURE: Readonly<Record<string, readonly string[]>> = {
  language: [],
  "discovery/search/index": [],
  "discovery/search/query-language": ["zod/mini"],
  "discovery/imports/reading": ["csv-parse/sync"],
  "content-checks/analysis": ["zod/mini"],
  "strategy/brief": ["#/discovery/search/query-language/**"],
  "strategy/acts": ["#/strategy/brief/**"],
  "strategy/checker": [],
  "strategy/solver": ["highs"],
  "strategy/plans": ["highs", "#/strategy/brief/**", "#/strategy/solver/**"],
};

type Pattern = { regex: string; message: string } | { group: string[]; message: string };

const TEST_HELPERS = {
  regex: "\\.(fixtures|conformance)(\\.tsx?)?$",
  message: "Only tests import test helpers.",
};
/** Each segment may go up only before all others: "./../x" and "#/a/../b" would pass by the name that a border knows. */
const WINDING = {
  regex: "(^|/)([^/.][^/]*|\\.|\\.[^/.][^/]*|\\.\\.[^/]+)?/\\.\\.(/|$)|[%\\\\]",
  message: "Write the shortest way to a file: from here, or from the root of the package.",
};
const FULL_ZOD = {
  regex: "^zod(/v\\d.*)?$",
  message: "Write zod/mini: full zod costs the browser five times as much.",
};
const UNNAMED = "Say in oxlint.borders.ts what this folder may import.";
const DOORS = "Enter a domain through its index.ts.";
const NO_SERVER =
  "The web app knows the server only through the contract, and a feature through its index.ts.";
/** It carries GPL code and may be missing: only its driver, which the media child loads, knows it. */
const NODE_AV = {
  regex: "^node-av(/|$)",
  message: "Only content-checks/media/drivers/node-av knows node-av: it is loaded in the media child alone.",
};
const NODE_AV_DRIVER = "server/src/content-checks/media/drivers/node-av/**";
/** Whoever speaks to a service outside is one module, which always says where and with which key. */
const MODEL_PROVIDERS = {
  regex: "^@ai-sdk/(anthropic|gateway|google|openai-compatible)(/|$)",
  message: "Only strategy/language-model/connection/connect.ts knows the packages of model providers.",
};
const MODEL_CONNECTION = "server/src/strategy/language-model/connection/connect.ts";
const STYLES = "#/styles.css";
/** Every file that the linter reads, so that no border ends at another ending. */
const SOURCES = "*.{ts,tsx,mts,cts,js,jsx,mjs,cjs}";
const TESTS = "*.{test,fixtures,conformance,setup}.{ts,tsx}";
const TEST_TOOLS = {
  regex: "^(vitest|fast-check|jsdom|@testing-library/.+)$",
  message: "Only tests import what tests are written with.",
};
const TEST_PACKAGES = ["vitest", "fast-check", "node:**", "#/**/*.fixtures.ts"];

/** Refuses everything that is not named: a room that knows nothing of the world. */
function closed(
  files: string,
  allowed: readonly string[],
  message: string,
  besides: readonly Pattern[] = [],
): OxlintOverride[] {
  const group = (more: readonly string[]) => ({
    group: ["**", "!./**", ...allow([...allowed, ...more])],
    message,
  });
  return border(files, group, TEST_PACKAGES, besides);
}

/** Refuses every file of this project outside the folder that is not named; packages are free. */
function open(
  files: string,
  allowed: readonly string[],
  message: string,
  more: { tests?: readonly string[]; besides?: readonly Pattern[] } = {},
): OxlintOverride[] {
  const group = (extra: readonly string[]) => ({
    group: ["#/**", "@app/**", "..", "../**", ...allow([...allowed, ...extra])],
    message,
  });
  return border(files, group, more.tests ?? [], more.besides);
}

// A later override replaces an earlier one for the same file, so each names every pattern that holds for it.
// An import that a "!" entry allows is let through by every pattern after it, so the group stands last.
function border(
  files: string,
  group: (more: readonly string[]) => Pattern,
  forTests: readonly string[],
  besides: readonly Pattern[] = [],
): OxlintOverride[] {
  const rules = (patterns: readonly Pattern[]): OxlintOverride["rules"] => ({
    "eslint/no-restricted-imports": ["error", { patterns: [...patterns] }],
  });
  return [
    {
      files: [/\.[cm]?ts$|\.mjs$/u.test(files) ? files : `${files}/${SOURCES}`],
      rules: rules([WINDING, TEST_HELPERS, TEST_TOOLS, ...besides, group([])]),
    },
    { files: [`${files}/${TESTS}`], rules: rules([WINDING, ...besides, group(forTests)]) },
  ];
}

function allow(imports: readonly string[]): string[] {
  return imports.map((each) => `!${each}`);
}

/** What tests of the server may enter besides: the whole app and the helpers of the walks over it. */
const SERVER_TESTS = ["#/*.ts", "#/acceptance/*.fixtures.ts"];

function domainBorders(): OxlintOverride[] {
  return LAYERS.flatMap((layer, row) => {
    const below = LAYERS.slice(row + 1).flat();
    return layer.flatMap((domain) =>
      open(
        `server/src/${domain}/**`,
        [
          "@app/contract/**",
          "#/platform/**",
          "#/language/**",
          `#/${domain}/**`,
          ...below.map((lower) => `#/${lower}/index.ts`),
        ],
        "A domain imports its own files, platform, language, and the index.ts of domains below: strategy and home, reports, results, campaigns, collections, discovery and content-checks, settings, identity.",
        { tests: SERVER_TESTS, besides: [NODE_AV, MODEL_PROVIDERS] },
      ),
    );
  });
}

function pureBorders(): OxlintOverride[] {
  return Object.entries(PURE).flatMap(([room, besides]) =>
    closed(
      `server/src/${room}/**`,
      ["@app/contract/**", "#/language/**", `#/${room}/**`, ...besides],
      "A pure room imports itself, the language and the contract.",
    ),
  );
}

function serverBorders(): OxlintOverride[] {
  const ground = ["@app/contract/**", "#/platform/**"];
  const doors = [...ground, "#/language/**", "#/*/index.ts"];
  const noWeb = "The server never imports the web app.";
  const walks = { regex: "^#/acceptance(/|$)", message: "Only tests walk over the whole server." };
  const tests = SERVER_TESTS;
  return [
    ...closed("server/src/**", [], UNNAMED),
    ...open("server/src", [...doors, "#/*.ts"], DOORS, {
      tests,
      besides: [walks, NODE_AV, MODEL_PROVIDERS],
    }),
    ...open("server/src/acceptance/**", ["@app/contract/**", "#/**"], noWeb),
    ...open("server/src/cli/**", [...doors, "#/cli/**", "#/{domains,instance}.ts"], DOORS, {
      tests,
      besides: [NODE_AV, MODEL_PROVIDERS],
    }),
    ...open("server/src/sample/**", [...doors, "#/sample/**"], DOORS, { tests }),
    ...open("server/src/takeout/**", [...doors, "#/takeout/**"], DOORS, { tests }),
    // A process of its own, and so an entry file.
    ...open("server/src/sample/**/*.child.ts", [...doors, "#/sample/**", "#/app.ts"], DOORS),
    ...open(
      "server/src/migrations/**",
      [...ground, "#/migrations/**"],
      "A migration knows the database only.",
      {
        tests,
      },
    ),
    ...open("server/src/platform/**", ground, "The platform knows no domain.", {
      tests,
      besides: [NODE_AV, MODEL_PROVIDERS],
    }),
    ...domainBorders(),
    ...open(NODE_AV_DRIVER, [...ground, "#/content-checks/**"], "The driver knows content checks only."),
    ...open(
      MODEL_CONNECTION,
      [...ground, "#/strategy/language-model/**"],
      "The connection knows the language model only.",
    ),
    ...pureBorders(),
  ];
}

function webBorders(): OxlintOverride[] {
  const ground = ["@app/contract/**", "#/lib/**"];
  const besides = [FULL_ZOD];
  const features = readdirSync(join(import.meta.dirname, "web/src/features"));
  return [
    ...closed("web/src/**", [], UNNAMED),
    ...open("web/src", ["@app/contract/**", "#/app/**", "#/lib/**", "#/ui/**"], NO_SERVER, { besides }),
    ...open("web/src/lib/**", ground, "lib knows no feature, no shell and no kit.", {
      besides,
      tests: ["#/ui/**"],
    }),
    ...open("web/src/ui/**", [...ground, "#/ui/**", STYLES], "The kit knows no feature and no shell.", {
      besides,
    }),
    ...open(
      "web/src/app/**",
      [...ground, "#/ui/**", "#/app/**", "#/features/*/index.ts", STYLES],
      NO_SERVER,
      {
        besides,
      },
    ),
    ...features.flatMap((feature) =>
      open(
        `web/src/features/${feature}/**`,
        [...ground, "#/ui/**", `#/features/${feature}/**`, "#/features/*/index.ts"],
        "A feature imports its own files, the kit, lib, and the index.ts of another feature.",
        { besides },
      ),
    ),
  ];
}

/** At most 8 kB with every call, so nothing from outside; of the contract only what has no schemas, and types. */
const IDENTITY_CLIENT = closed(
  "web/src/features/identity/client/**",
  ["#/features/identity/client/**", "@app/contract/identity/limits", "@app/contract/identity/provider"],
  "The identity client depends on nothing.",
);

const ALONE = "The contract depends on zod/mini and itself only.";
const OUTSIDE = "e2e sees the product only from outside.";

/**
 * Benches measure rooms without I/O and whole processes; they enter no inner file of a domain. Scripts start what runs,
 * tools write the data of the language.
 */
function toolBorders(): OxlintOverride[] {
  const web = { regex: "(^|/)web/src/|(^|/)\\.\\./e2e/|^@app/(web|server|e2e)(/|$)", message: OUTSIDE };
  const rooms = [
    "*.ts",
    "*/index.ts",
    "platform/**",
    "sample/**",
    ...Object.keys(PURE).map((room) => `${room}/**`),
  ];
  const scripts = ["platform/**", "main.ts", "cli/cli.ts", "strategy/acts/**"];
  return [
    {
      files: [`bench/src/**/${SOURCES}`],
      rules: {
        "eslint/no-restricted-imports": [
          "error",
          {
            patterns: [
              WINDING,
              web,
              {
                group: [
                  "#/**",
                  "**/server/**",
                  "**/contract/src/**",
                  "**/tools/**",
                  ...allow([...rooms, "**/*.fixtures.ts"].map((each) => `**/server/src/${each}`)),
                ],
                message:
                  "A bench enters pure rooms, the platform, the sample, doors, test helpers and scripts.",
              },
            ],
          },
        ],
      },
    },
    ...open(
      "scripts",
      scripts.map((each) => `../server/src/${each}`),
      "Scripts start what runs.",
    ),
    ...open("scripts/*/**", ["../*.mjs", "../../server/src/platform/**"], "Scripts start what runs."),
    ...open("tools/**", ["../server/src/language/**"], "Tools write the data of the language."),
  ];
}

/** What each room may import: everything else is refused. `borders.test.ts` plants a breach of each kind. */
export const BORDERS: readonly OxlintOverride[] = [
  ...closed("contract/src/**", ["../**", "zod/mini"], ALONE, [{ regex: "^(\\.\\./){3}", message: ALONE }]),
  ...closed("contract/src", ["zod/mini"], ALONE),
  ...serverBorders(),
  ...webBorders(),
  ...IDENTITY_CLIENT,
  ...open("e2e/**", [], OUTSIDE),
  ...open("e2e/*/**", ["../*"], OUTSIDE),
  ...open("e2e/serve.mjs", ["../scripts/start24.mjs"], OUTSIDE),
  ...toolBorders(),
];
