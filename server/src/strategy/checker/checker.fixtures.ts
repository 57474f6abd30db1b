import answers from "./checker-answers.fixtures.json" with { type: "json" };
import type { CheckSetting } from "./known.ts";

export const ANNA = "0b1f6c3e-0000-4000-8000-00000000000a";
export const BEN = "0b1f6c3e-0000-4000-8000-00000000000b";

/** What an answer may refer to: two creators found, a price, a rule. */
const RESULTS: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  [
    "r1",
    {
      total: 2,
      rows: [
        {
          creatorId: ANNA,
          platform: "instagram",
          handle: "anna.cooks",
          name: "Anna Kowalski",
          followers: 18_500,
          engagementRate: 3.4,
          price: { amount: 90_000, currency: "EUR", per: "reel" },
          city: "Berlin",
        },
        {
          creatorId: BEN,
          platform: "tiktok",
          handle: "benbakes",
          name: null,
          followers: 240_000,
          engagementRate: 5.1,
          price: null,
          city: "New York",
        },
      ],
    },
  ],
  [
    "r2",
    {
      market: "DE",
      rule: { id: "de.medienanstalten", version: "2026-03", source: "https://x.example" },
      labels: ["Werbung"],
    },
  ],
  [
    "r3",
    { handle: "anna.cooks", offer: { amount: 90_000, currency: "EUR" }, others: 12, campaign: "Spring Glow" },
  ],
]);

export function setting(question: string, language = "en"): CheckSetting {
  return { question, language, results: RESULTS, origin: "http://localhost:4870" };
}

/** What an answer of the file of answers was written from. */
interface World {
  /** Values by "call#path". */
  facts: Record<string, unknown>;
  /** Handle and name by id. */
  creators: Record<string, string[]>;
  handles: string[];
  rules: string[];
  links: string[];
}

export interface WrittenAnswer {
  kind: string;
  language: string;
  question: string;
  prose: string;
  /** The sentence that is not true; the whole prose where nothing is said. */
  lie?: string;
}

type Row = WrittenAnswer & { world: string };

/** Answers of six languages, each with what it may refer to: one lie in each of the first, none in the others. */
export function writtenAnswers(): {
  lies: [WrittenAnswer, CheckSetting][];
  truths: [WrittenAnswer, CheckSetting][];
} {
  const worlds: Record<string, World> = answers.worlds;
  const read = (rows: readonly Row[]): [WrittenAnswer, CheckSetting][] =>
    rows.flatMap((row) => {
      const world = worlds[row.world];
      return world ? [[withIds(row), settingOf(world, row)]] : [];
    });
  return { lies: read(answers.lies), truths: read(answers.truths) };
}

function withIds(row: Row): WrittenAnswer {
  return { ...row, prose: idsIn(row.prose), lie: idsIn(row.lie ?? row.prose) };
}

function idsIn(text: string): string {
  return text.replaceAll(/\[\[c:(\w+)\]\]/gu, (_, id: string) => `[[c:${uuidOf(id)}]]`);
}

function uuidOf(id: string): string {
  return `0b1f6c3e-0000-4000-8000-${Buffer.from(id).toString("hex").padStart(12, "0")}`;
}

/** Rows of creators carry whose they are, as the tools' rows do. */
function settingOf(world: World, { question, language }: Row): CheckSetting {
  const results = new Map<string, unknown>();
  const creators = Object.entries(world.creators).map(([id, [handle, name]]) => ({
    creatorId: uuidOf(id),
    handle,
    name,
  }));
  for (const [reference, value] of Object.entries(world.facts)) {
    const [call = "", path = ""] = reference.split("#");
    results.set(call, placed(results.get(call), path.split("."), value));
  }
  for (const call of ["find", "compare"]) {
    const rows: unknown = Object(results.get(call)).rows;
    if (Array.isArray(rows))
      for (const [index, row] of rows.entries()) Object.assign(Object(row), creators[index]);
  }
  const rules = world.rules.map((id) => ({ rule: { id } }));
  results.set("known", {
    creators,
    handles: world.handles.map((handle) => ({ handle })),
    rules,
    links: world.links,
  });
  return { question, language, results, origin: "http://localhost:4870" };
}

/** A value at its place in a record or a list, which are made on the way. */
function placed(into: unknown, [key = "", ...rest]: readonly string[], value: unknown): unknown {
  const holder: Record<string, unknown> = Object(into ?? (/^\d+$/u.test(key) ? [] : {}));
  holder[key] = rest.length === 0 ? value : placed(holder[key], rest, value);
  return holder;
}
