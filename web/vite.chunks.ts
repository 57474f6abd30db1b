import react from "@vitejs/plugin-react";
import { resolve } from "node:path";
import { build } from "vite";
import type { Plugin, Rolldown } from "vite";
import { unchecked } from "./vite.unchecked.ts";

const root = import.meta.dirname;
/** What the router fetches, the sections of the settings, and discovery with and without a question. */
const SCREEN =
  /\/app\/screens\/|\/features\/\w+\/index\.ts$|\/settings\/panels\/|\/DiscoveryStart\.tsx$|\/results\/Asked\.tsx$/u;
/** Fetched by a page by itself: whoever visits a screen that may show one waits for it as well. */
const SHOWN_AT_ONCE = [
  "src/app/shell/SampleMark.tsx",
  "src/features/discovery/creator/tabs/GrowthPanel.tsx",
  "src/features/home/Overview.tsx",
  "src/features/home/merges.lazy.ts",
  "src/features/identity/client/calls/project.ts",
  "src/features/strategy/conversation/Conversation.tsx",
  "src/features/strategy/plan/PlanPanel.tsx",
].map((path) => resolve(root, path));
/** What the build itself adds to whatever fetches something. */
const PRELOAD = "\0vite/preload-helper.js";
/** What is nearest to its limit: home, whose is lower, and the thread, which has the most to load. Its bytes count more. */
const NEAREST = /\/features\/home\/index\.ts$|\/app\/screens\/thread\.lazy\.ts$/u;
const NEAREST_WEIGHT = 4;
/** What comes next to it. */
const NEAR =
  /\/app\/screens\/(?:report|authenticate|creator)\.lazy\.ts$|\/results\/Asked\.tsx$|\/panels\/you\.lazy\.ts$/u;
const NEAR_WEIGHT = 3;
/** What a file costs by being one, in bytes that come over the wire: its names, and words that it cannot share. */
const FILE_BYTES = 410;
/** What is fetched later, with a press, counts less: a page is there already. */
const LATER_WEIGHT = 0.25;
/** How much smaller code comes over the wire than it is before it is minified. */
const SHRINKS = 0.16;

/**
 * Whatever makes a schema does nothing besides: those that nobody uses are left out, also where one of their parts is a
 * call that the build does not know.
 */
export const ONLY_USED_SCHEMAS = { manualPureFunctions: ["z"] };

/** What every page has names all files: short, since random letters do not get smaller. */
export const CHUNK_NAMES = "assets/[hash:7].js";

/** A screen, or what is fetched later, and how much its bytes count. */
interface Place {
  weight: number;
}

/** Modules that are fetched together, and the places that wait for them. */
interface Bundle {
  modules: string[];
  places: ReadonlySet<Place>;
  /** Of all its places. */
  weight: number;
  /** Over the wire, without what it costs to be a file. */
  bytes: number;
  /** What has to run before. */
  needs: Set<Bundle>;
}

/**
 * By itself the build makes a file for each set of places that share something, most of them tiny: a screen would
 * fetch a hundred. It is built once to see which screen waits for what, and then with few files: what every
 * page has, and small ones together where that is less for all.
 */
export function fewFiles(): Plugin {
  return {
    name: "herald:few-files",
    apply: "build",
    async config() {
      const graph = graphOf(await firstBuild());
      const fileOf = new Map(graph.app.map((id) => [id, "app"]));
      for (const [index, { modules }] of joined(graph.bundles).entries()) {
        for (const id of modules) fileOf.set(id, `shared-${index}`);
      }
      const name = (id: string) => (id === PRELOAD ? "app" : (fileOf.get(id) ?? null));
      const groups = [{ name, debugName: "few files", includeDependenciesRecursively: false }];
      const output = { codeSplitting: { groups }, chunkFileNames: CHUNK_NAMES };
      return { build: { rolldownOptions: { output } } };
    },
  };
}

async function firstBuild(): Promise<Rolldown.OutputChunk[]> {
  const result = await build({
    root,
    configFile: false,
    logLevel: "error",
    publicDir: false,
    plugins: [
      { name: "herald:no-style", enforce: "pre", load: (id) => (id.endsWith(".css") ? "" : null) },
      unchecked(),
      react(),
    ],
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: { treeshake: ONLY_USED_SCHEMAS },
    },
  });
  return [result]
    .flat()
    .flatMap((one) => ("output" in one ? one.output : []))
    .filter((file) => file.type === "chunk");
}

/** What every page has, and the files besides, with the places that wait for each. */
function graphOf(chunks: readonly Rolldown.OutputChunk[]): { app: string[]; bundles: Bundle[] } {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const app = reach(
    chunks.filter(({ isEntry }) => isEntry),
    byName,
  );
  const bundles = new Map<string, Bundle & { places: Set<Place> }>();
  for (const { fileName, moduleIds, code } of chunks.filter((chunk) => !app.has(chunk))) {
    const bytes = code.length * SHRINKS;
    bundles.set(fileName, { modules: moduleIds, places: new Set(), weight: 0, bytes, needs: new Set() });
  }
  const starts = chunks.filter((chunk) => chunk.isDynamicEntry && !isShownAtOnce(chunk));
  for (const start of starts) {
    const place = { weight: weightAt(start.facadeModuleId ?? "") };
    for (const { fileName, imports } of visit(start, byName)) {
      const bundle = bundles.get(fileName);
      bundle?.places.add(place);
      for (const name of imports) {
        const needed = bundles.get(name);
        if (needed) bundle?.needs.add(needed);
      }
    }
  }
  for (const bundle of bundles.values()) bundle.weight = weightOf(bundle.places);
  return { app: [...app].flatMap(({ moduleIds }) => moduleIds), bundles: [...bundles.values()] };
}

/** Files with all that they need. */
function reach(
  from: readonly Rolldown.OutputChunk[],
  byName: ReadonlyMap<string, Rolldown.OutputChunk>,
): ReadonlySet<Rolldown.OutputChunk> {
  const seen = new Set<Rolldown.OutputChunk>();
  const next = [...from];
  for (let chunk = next.pop(); chunk; chunk = next.pop()) {
    if (seen.has(chunk)) continue;
    seen.add(chunk);
    next.push(...chunk.imports.flatMap((name) => byName.get(name) ?? []));
  }
  return seen;
}

function weightAt(id: string): number {
  if (NEAREST.test(id)) return NEAREST_WEIGHT;
  if (NEAR.test(id)) return NEAR_WEIGHT;
  return SCREEN.test(id) ? 1 : LATER_WEIGHT;
}

/** All that is fetched by itself from there on. */
function visit(
  start: Rolldown.OutputChunk,
  byName: ReadonlyMap<string, Rolldown.OutputChunk>,
): ReadonlySet<Rolldown.OutputChunk> {
  const starts = new Set([start]);
  for (;;) {
    const there = reach([...starts], byName);
    const known = starts.size;
    for (const { dynamicImports } of there) {
      for (const name of dynamicImports) {
        const chunk = byName.get(name);
        if (chunk && isShownAtOnce(chunk)) starts.add(chunk);
      }
    }
    if (starts.size === known) return there;
  }
}

function isShownAtOnce({ facadeModuleId }: Rolldown.OutputChunk): boolean {
  return facadeModuleId !== null && SHOWN_AT_ONCE.includes(facadeModuleId);
}

/** Joins two as long as that saves bytes over all places, and nothing would wait for itself. */
function joined(bundles: readonly Bundle[]): Bundle[] {
  const left = new Set(bundles);
  for (;;) {
    let best: { saved: number; pair: [Bundle, Bundle] } | null = null;
    for (const one of left) {
      for (const other of left) {
        if (one === other) break;
        const least = best?.saved ?? 0;
        const saved = savedBytes(one, other, least);
        if (saved > least && !isCircle(one, other)) best = { saved, pair: [one, other] };
      }
    }
    if (!best) return [...left];
    join(...best.pair, left);
  }
}

function savedBytes(one: Bundle, other: Bundle, atLeast: number): number {
  const saved = (shared: number) =>
    shared * FILE_BYTES - (one.weight - shared) * other.bytes - (other.weight - shared) * one.bytes;
  // Most pairs save nothing even if every place of the one waited for the other, which needs no look at each.
  if (saved(Math.min(one.weight, other.weight)) <= atLeast) return 0;
  const [few, many] =
    one.places.size < other.places.size ? [one.places, other.places] : [other.places, one.places];
  return saved(weightOf([...few].filter((place) => many.has(place))));
}

function weightOf(places: Iterable<Place>): number {
  let weight = 0;
  for (const place of places) weight += place.weight;
  return weight;
}

/** Whether a way leads from one of them to the other over a third. */
function isCircle(one: Bundle, other: Bundle): boolean {
  return leadsOver(one, other) || leadsOver(other, one);
}

function leadsOver(from: Bundle, to: Bundle): boolean {
  const seen = new Set<Bundle>([from]);
  const next = [...from.needs].filter((bundle) => bundle !== to);
  for (let bundle = next.pop(); bundle; bundle = next.pop()) {
    if (bundle === to) return true;
    if (seen.has(bundle)) continue;
    seen.add(bundle);
    next.push(...bundle.needs);
  }
  return false;
}

function join(one: Bundle, other: Bundle, left: Set<Bundle>): void {
  one.modules = [...one.modules, ...other.modules];
  one.bytes += other.bytes;
  one.places = new Set([...one.places, ...other.places]);
  one.weight = weightOf(one.places);
  for (const needed of other.needs) one.needs.add(needed);
  left.delete(other);
  for (const bundle of left) if (bundle.needs.delete(other)) bundle.needs.add(one);
  one.needs.delete(one);
  one.needs.delete(other);
}
