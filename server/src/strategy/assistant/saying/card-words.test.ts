import { readdirSync, readFileSync } from "node:fs";
import { filterLabel } from "@app/contract/discovery/filters/filter-labels";
import { FILTER_NAMES } from "@app/contract/discovery/filter-names";
import { SHOWN, WORDS_PART } from "@app/contract/strategy/answers/phrases";
import { TOOL_TITLES } from "@app/contract/strategy/tool-titles";
import type { UIMessageChunk } from "ai";
import { expect, test } from "vitest";
import type { Language } from "#/strategy/acts/act.ts";
import { phrasesOf } from "./card-phrases.ts";
import { withCardWords } from "./card-words.ts";

const CARDS = new URL("../../../../../contract/src/strategy/answers/", import.meta.url);

/** What steps and cards say where it stands in their code as it is. */
function phrasesInCode(): string[] {
  return readdirSync(CARDS)
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .flatMap((file) => {
      const code = readFileSync(new URL(file, CARDS), "utf8");
      return [...code.matchAll(/\bsay\(\s*"(?<phrase>[^"]+)"/gu)].map(
        ({ groups }) => groups?.["phrase"] ?? "",
      );
    });
}

test.each(["de", "es", "fr", "pt"] as const)(
  "steps, cards and filters have words of their own: %s",
  (language) => {
    const all = [
      ...Object.values(TOOL_TITLES),
      ...Object.values(SHOWN),
      ...FILTER_NAMES.filter((name) => !/Not$|All$|sort|limit/u.test(name)).map(filterLabel),
      ...phrasesInCode(),
    ];
    const words = phrasesOf(language) ?? {};

    expect(all.filter((phrase) => !Object.hasOwn(words, phrase))).toEqual([]);
  },
);

async function partsOf(language: Language, output: unknown): Promise<UIMessageChunk[]> {
  const call = { toolCallId: "a", toolName: "compare_creators" };
  const chunks: UIMessageChunk[] = [
    { type: "tool-input-available", ...call, input: {} },
    { type: "tool-output-available", toolCallId: "a", output },
  ];
  const parts: UIMessageChunk[] = [];
  for await (const chunk of withCardWords(ReadableStream.from(chunks), language)) parts.push(chunk);
  return parts;
}

const COMPARED = {
  asOf: "2026-11-30T00:00:00Z",
  sources: [],
  missing: [],
  rows: [
    {
      creatorId: "1",
      platform: "instagram",
      handle: "noor",
      name: null,
      followers: 1200,
      engagementRate: null,
      views: null,
      price: null,
      cpm: null,
      country: "NL",
      city: null,
    },
  ],
};

test("an answer carries the words of its own table, and of no other one", async () => {
  const parts = await partsOf("fr", COMPARED);
  const words = parts.findLast(({ type }) => type === WORDS_PART);

  expect(words).toMatchObject({
    data: { locale: "fr", phrases: { Followers: "Abonnés", Country: "Pays", "Side by side": "Côte à côte" } },
  });
  expect(JSON.stringify(words)).not.toContain("Commandes");
});

test("Hindi-English has English words and Indian numbers", async () => {
  const parts = (await partsOf("hi", COMPARED)).filter(({ type }) => type === WORDS_PART);

  expect(parts).toEqual([{ type: WORDS_PART, id: "words", data: { phrases: {}, locale: "en-IN" } }]);
});

test("what is English needs no words", async () => {
  const types = (await partsOf("en", COMPARED)).map(({ type }) => type);

  expect(types).toEqual(["tool-input-available", "tool-output-available"]);
});
