import { PlanStatus } from "@app/contract/strategy/plan";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readAct } from "#/strategy/acts/read-act.ts";
import { savingOf } from "#/strategy/acts/saving.ts";
import { readPlain } from "#/strategy/brief/plain-reading.ts";
import { moneyIn } from "./local.ts";
import { phrasesOf } from "./card-phrases.ts";
import { planPhrases, SHARED_PHRASES } from "./plan-phrases.ts";

const ROOT = join(import.meta.dirname, "../../../../..");
const SCREEN = globSync("web/src/features/strategy/plan/**/*.{ts,tsx}", { cwd: ROOT });
const CONTRACT = ["gain", "plan-confidence"].map((name) => `contract/src/strategy/${name}.ts`);
const LANGUAGES = ["de", "fr", "es", "pt"] as const;
const STRING = /"((?:[^"\\\n]|\\.)+)"/gu;

const FRAMES = ["web/src/ui/charts/ChartFrame.tsx"];

const texts = [...SCREEN, ...CONTRACT, ...FRAMES]
  .filter((path) => !path.includes(".test."))
  .map((path) => readFileSync(join(ROOT, path), "utf8"));

/** The strings of what is said first in each call: both of a choice, and no value behind it. */
function phrasesIn(text: string): string[] {
  const attributes = [...text.matchAll(/\bof="([^"]+)"/gu)].flatMap(([, phrase]) => phrase ?? []);
  const said = [...text.matchAll(/\bsay\(/gu)].flatMap(({ index }) => {
    const first = firstArgument(text.slice(index + "say(".length));
    // Before the choice stands what decides it.
    const chosen = /\?\s*"[^]*$/u.exec(first)?.[0] ?? first;
    return chosen.trimStart().startsWith('"') || chosen !== first
      ? [...chosen.matchAll(STRING)].flatMap(([, phrase]) => phrase ?? [])
      : [];
  });
  return [...attributes, ...said];
}

function firstArgument(text: string): string {
  let [depth, isQuoted] = [0, false];
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (letter === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (letter === "(") depth += 1;
    else if (letter === ")" && depth > 0) depth -= 1;
    else if (depth === 0 && (letter === "," || letter === ")")) return text.slice(0, at);
  }
  return text;
}

function slots(text: string): string[] {
  return [...text.matchAll(/\{\d\}/gu)].map(([slot]) => slot).toSorted();
}

const said = [...new Set(texts.flatMap(phrasesIn))];

test.each(LANGUAGES)("every phrase of a plan's screen is said in %s", (language) => {
  const words = { ...phrasesOf(language), ...planPhrases(language) };

  expect(said.length).toBeGreaterThan(100);
  expect(said.filter((phrase) => !Object.hasOwn(words, phrase))).toEqual([]);
  expect(SHARED_PHRASES.filter((phrase) => !Object.hasOwn(words, phrase))).toEqual([]);
});

test.each(LANGUAGES)("no phrase in %s is one that the screen does not say", (language) => {
  const known = [...texts, ...PlanStatus.options.map((status) => `"${status}"`)].join("\n");
  const phrases = Object.keys(planPhrases(language));

  expect(phrases.filter((phrase) => !known.includes(`"${phrase}"`))).toEqual([]);
});

test.each(LANGUAGES)("every phrase in %s has the values of the English one", (language) => {
  for (const [english, own] of Object.entries(planPhrases(language)))
    expect(slots(own)).toEqual(slots(english));
});

test.each(LANGUAGES)("what its buttons say in %s is read as the order that it is", (language) => {
  const words = planPhrases(language);
  const [list = "", campaign = ""] = [words["Save it as a collection"], words["Make it a campaign"]];

  for (const text of [list, campaign]) expect(readAct(text)).toMatchObject({ act: "order", kind: "save" });
  expect([savingOf(list), savingOf(campaign)]).toEqual([
    { as: "collection", name: null },
    { as: "campaign", name: null },
  ]);
});

test.each(LANGUAGES)("a budget that is kept after a trial is said in %s as it is read", (language) => {
  const amount = moneyIn({ amount: 750_000, currency: "EUR" }, language);
  const text = (planPhrases(language)["Set the budget to {0}"] ?? "").replace("{0}", () => amount);

  expect(readPlain(text).stated.budget).toEqual({ amount: 750_000, currency: "EUR" });
  expect(readAct(text)).toMatchObject({ act: "order", kind: "change", language });
});
