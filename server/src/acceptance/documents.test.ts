import { existsSync, globSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { SETTINGS } from "#/platform/config/config.ts";

const PROJECT = join(import.meta.dirname, "../../..");
const DOCUMENTS = [
  "README.md",
  "CONTRIBUTING.md",
  "docs/ARCHITECTURE.md",
  "docs/GLOSSARY.md",
  "docs/SOURCES.md",
  "docs/specification.md",
  "web/src/ui/README.md",
  ...pagesOf("docs/specification"),
  ...pagesOf("docs/decisions"),
  ...pagesOf("docs/recipes"),
];
/** Of a fact of the specification, in the order of the columns of its first page. */
const FACT_STATES = ["holds", "untested", "in part", "not there"];
/** What npm, the build and a running Herald make. */
const MADE = new Set(["node_modules", "test-results", "dist"]);

test("the README's table names every setting that has an effect, with its default", () => {
  const effective = SETTINGS.filter(({ description }) => !description.includes("No effect yet"));

  const table = settingsTable();

  expect([...table.keys()].toSorted()).toEqual(effective.map(({ key }) => key).toSorted());
  for (const { key, default: value } of effective.filter((setting) => setting.default !== "")) {
    expect(table.get(key)).toContain(value.replace(":4870", ":PORT"));
  }
});

test("the tree of the architecture page names the folders that are there, and all of them", () => {
  const tree = architectureTree();
  const folders = ["", ...tree].filter((path) => tree.some((other) => isChild(path, other)));

  const unnamed = folders.flatMap((folder) =>
    subfolders(folder).filter((path) => !tree.some((named) => `${named}/`.startsWith(`${path}/`))),
  );

  expect(tree.length).toBeGreaterThan(30);
  expect(tree.filter((path) => !existsSync(join(PROJECT, path)))).toEqual([]);
  expect(unnamed).toEqual([]);
});

test.each(DOCUMENTS)("%s names only files, links and benches that exist", (document) => {
  const text = read(document);

  const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, path = ""]) =>
    join(dirname(document), path),
  );
  const beside = [...text.matchAll(/`(\.\.\/[\w./-]+)`/g)].map(([, path = ""]) =>
    join(dirname(document), path),
  );
  const patterns = [...text.matchAll(/`([\w./-]+\/[\w./-]*\*[\w./*-]*\.\w+)`/g)].map(([, path = ""]) => path);
  const inServer = [...text.matchAll(/`(platform\/[\w./-]+)`/g)].map(([, path]) => `server/src/${path}`);
  const benches = [...text.matchAll(/npm run bench -- ([a-z-]+)/g)].map(
    ([, name]) => `bench/src/${name}.bench.ts`,
  );

  const named = [...links, ...beside, ...pathsIn(text), ...inServer, ...benches];
  expect(named.filter((path) => !existsSync(join(PROJECT, path)))).toEqual([]);
  expect(patterns.filter((path) => globSync(path, { cwd: PROJECT }).length === 0)).toEqual([]);
});

test.each(pagesOf("docs/recipes"))("%s names only what the files that it names hold", (recipe) => {
  const text = read(recipe);
  const [, example = ""] = /Walked with `(\w+)`/.exec(text) ?? [];
  const code = pathsIn(text)
    .filter((path) => statSync(join(PROJECT, path)).isFile())
    .map((path) => read(path))
    .join("\n");

  const names = new Set([...text.matchAll(/`#?([A-Za-z]\w+)`/g)].map(([, name = ""]) => name));

  expect([...names].filter((name) => name !== example && !new RegExp(`\\b${name}\\b`).test(code))).toEqual(
    [],
  );
});

test.each(["docs/specification.md", ...pagesOf("docs/specification")])(
  "%s names only tests that are there",
  (page) => {
    const text = read(page);
    const files = new Map(
      [...text.matchAll(/^- ([A-Z]{2}): `([^`]+)`$/gm)].map(([, code, path = ""]) => [code, read(path)]),
    );

    const named = [...text.matchAll(/([A-Z]{2}) “([^”]+?)(?: …)?”/g)];

    expect(named.length).toBeGreaterThan(2);
    expect(
      named.filter(([, code, title = ""]) => !files.get(code)?.includes(title)).map(([all]) => all),
    ).toEqual([]);
  },
);

test("the first page of the specification counts what its pages say, each fact once", () => {
  const counted = pagesOf("docs/specification").map((page) => {
    const facts = [...read(page).matchAll(/^\| (\d+\.\d+) +\|[^|]+\| ([a-z ]+?) +\|/gm)];
    const numbers = facts.map(([, number]) => number);
    expect(numbers).toEqual([...new Set(numbers)]);
    return FACT_STATES.map((state) => facts.filter(([, , is]) => is === state).length);
  });

  const rows = [...read("docs/specification.md").matchAll(/^\| \[[^|]+\|([\d |]+)\|$/gm)];

  expect(rows.map(([, cells = ""]) => cells.split("|").map(Number))).toEqual(counted);
});

test("the glossary has at most 40 words, each once", () => {
  const words = [...read("docs/GLOSSARY.md").matchAll(/^\| ([a-z][a-z ]*?) +\|/gm)].map(([, word]) => word);

  expect(words.length).toBeGreaterThan(30);
  expect(words.length).toBeLessThanOrEqual(40);
  expect(new Set(words).size).toBe(words.length);
});

test("the README names every bench", () => {
  const benches = readdirSync(join(PROJECT, "bench/src"))
    .filter((file) => file.endsWith(".bench.ts"))
    .map((file) => file.slice(0, -".bench.ts".length));

  const [, listed = ""] = /`npm run bench -- NAME` measures: ([^.]+)\./.exec(read("README.md")) ?? [];

  expect([...listed.matchAll(/`([a-z-]+)`/g)].map(([, name = ""]) => name).toSorted()).toEqual(
    benches.toSorted(),
  );
});

function pathsIn(text: string): string[] {
  return [...text.matchAll(/`((?:server|web|contract|e2e|bench|docs|scripts|tools)\/[^`*<]+)`/g)].map(
    ([, path = ""]) => path,
  );
}

function settingsTable(): Map<string, string> {
  const rows = [...read("README.md").matchAll(/^\| (`[A-Z_`, ]+`) +\|(.*)\|$/gm)];
  return new Map(
    rows.flatMap(([, keys = "", rest = ""]) =>
      [...keys.matchAll(/`([A-Z_]+)`/g)].map(([, key = ""]): [string, string] => [key, rest]),
    ),
  );
}

/** Paths of the tree, without a slash at the end. A line may name several folders. */
function architectureTree(): string[] {
  const [, block = ""] = /```\n([^]*?)```/.exec(read("docs/ARCHITECTURE.md")) ?? [];
  const above: string[] = [];
  return block
    .replaceAll("<domain>/", "")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .flatMap((line) => {
      const depth = (line.length - line.trimStart().length) / 2;
      const names = [...line.trim().matchAll(/^\S+|(?<=\/ )[a-z-]+\/(?= )/g)].map(([name]) => name);
      above[depth] = names[0] ?? "";
      return names.map((name) => join(...above.slice(0, depth), name).replace(/\/$/, ""));
    });
}

function isChild(folder: string, path: string): boolean {
  return path.startsWith(folder === "" ? "" : `${folder}/`) && path !== folder;
}

function subfolders(folder: string): string[] {
  return readdirSync(join(PROJECT, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith(".") && !MADE.has(entry.name))
    .map((entry) => join(folder, entry.name));
}

function pagesOf(folder: string): string[] {
  return readdirSync(join(PROJECT, folder)).map((file) => `${folder}/${file}`);
}

function read(path: string): string {
  return readFileSync(join(PROJECT, path), "utf8");
}
