import { anyListed, wordsListed } from "#/language/dictionary.ts";
import { fold } from "#/language/fold.ts";
import fieldWords from "./field-words.json" with { type: "json" };
import type { Known, Problem } from "./known.ts";
import type { Reference, Sentence } from "./sentences.ts";

type Measure = keyof typeof fieldWords;
const MEASURES: readonly Measure[] = [
  "followers",
  "views",
  "engagement",
  "money",
  "asked",
  "agreed",
  "paid",
  "reach",
  "creators",
  "date",
  "female",
  "male",
  "young",
  "suspicious",
  "countries",
  "cities",
  "cpm",
  "growth",
  "low",
  "high",
  "middle",
];

/** What the keys of a path say that a figure measures; the last key that says something decides. */
const KEYS: Readonly<Record<string, readonly Measure[]>> = {
  followers: ["followers"],
  views: ["views"],
  engagement: ["engagement"],
  engagementRate: ["engagement"],
  er: ["engagement"],
  price: ["money", "asked"],
  asked: ["money", "asked"],
  offer: ["money", "asked"],
  agreed: ["money", "agreed"],
  paid: ["money", "paid"],
  cost: ["money"],
  budget: ["money"],
  total: ["money"],
  fee: ["money", "asked"],
  walkaway: ["money"],
  reach: ["reach"],
  people: ["reach"],
  creators: ["creators"],
  due: ["date"],
  female: ["female"],
  women: ["female"],
  male: ["male"],
  young: ["young"],
  suspicious: ["suspicious"],
  countries: ["countries"],
  cities: ["cities"],
  cpm: ["cpm"],
  growth: ["growth"],
};
const PARTS: ReadonlyMap<string, readonly Measure[]> = new Map([
  ["p10", ["low"]],
  ["p50", ["middle"]],
  ["median", ["middle"]],
  ["p90", ["high"]],
]);
/** What a sentence may speak of before it comes to its figure. */
const LOOSE_BEFORE: ReadonlySet<Measure> = new Set(["creators", "reach", "countries", "cities", "date"]);
const ENDS: readonly Measure[] = ["low", "high", "middle"];

/** What a figure measures; empty where its path does not say. A "total" counts where no currency stands beside it. */
function measuresOf(reference: Reference, known: Known): readonly Measure[] {
  const keys = reference.path.split(".");
  const key = keys.findLast((one) => Object.hasOwn(KEYS, one)) ?? "";
  if (key === "total" && known.recordOf(reference)?.["currency"] === undefined) return [];
  return KEYS[key] ?? [];
}

const WORDS = MEASURES.map(
  (measure) => [measure, new RegExp(wordsListed(fieldWords[measure]), "gu")] as const,
);
const AFTER = MEASURES.map((measure) => {
  const words = anyListed(fieldWords[measure]);
  return [measure, new RegExp(`^(?:\\s+\\p{L}+)?\\s+${words}(?!\\p{L})`, "u")] as const;
});

/**
 * The words around a figure have to fit it: a cost is no number of people, and what was asked is not what was agreed. A
 * figure's words reach from the figure before it to the next sign, and one word behind it.
 */
export function fieldProblems({ words: text, references }: Sentence, known: Known): Problem[] {
  const folded = fold(text);
  return [...references].flatMap(([letter, reference]): Problem[] => {
    if (reference.isCreator) return [];
    const measures = measuresOf(reference, known);
    const at = folded.indexOf(letter);
    const before = beforeFigure(withoutCreators(folded.slice(0, at), references));
    const after = /^[^\ue000-\uf8ff,;:.|()]*/u.exec(folded.slice(at + 1))?.[0] ?? "";
    const said = [...saidBefore(before), ...saidAfter(after, before)];
    const isNamed = saidBefore(before, new Set()).some((one) => one !== "money" && measures.includes(one));
    return !isNamed && isMisfit(said, measures, reference.path)
      ? [{ kind: "unit", words: reference.text }]
      : [];
  });
}

function isMisfit(said: readonly Measure[], measures: readonly Measure[], path: string): boolean {
  const ends = said.filter((measure) => ENDS.includes(measure));
  const end = PARTS.get(path.split(".").at(-1) ?? "") ?? [];
  if (end.length > 0 && ends.length > 0 && !ends.some((one) => end.includes(one))) return true;
  const rest = said.filter((measure) => !ENDS.includes(measure));
  if (measures.length === 0 || rest.length === 0) return false;
  const special = rest.filter((measure) => measure !== "money");
  if (special.length > 0) return !special.some((one) => measures.includes(one));
  return !measures.includes("money");
}

/** A creator who is named does not end what is said of a figure. */
function withoutCreators(text: string, references: ReadonlyMap<string, Reference>): string {
  return text.replaceAll(/[\ue000-\uf8ff]/gu, (letter) => (references.get(letter)?.isCreator ? " " : letter));
}

/** From the figure before; from the last comma behind that one. */
function beforeFigure(text: string): string {
  const own = /[^\ue000-\uf8ff;|(]*$/u.exec(text)?.[0] ?? "";
  return own.length < text.length ? (own.split(",").at(-1) ?? "") : own;
}

function saidBefore(text: string, loose: ReadonlySet<Measure> = LOOSE_BEFORE): Measure[] {
  return WORDS.flatMap(([measure, pattern]) =>
    !loose.has(measure) && text.search(pattern) >= 0 ? [measure] : [],
  );
}

/** Right behind a figure stands what it counts; a verb of languages that end with it only where nothing was said before. */
function saidAfter(text: string, before: string): Measure[] {
  const counted = AFTER.flatMap(([measure, pattern]) => (pattern.test(text) ? [measure] : []));
  return counted.length > 0 &&
    (saidBefore(before).length === 0 || !counted.every((one) => ENDS.includes(one)))
    ? counted
    : [];
}

/** Words that may be said beside the figures of a sentence: each measure's own. */
export function measureWords({ references }: Sentence, known: Known): RegExp {
  const own = [...references.values()].flatMap((reference) => [
    ...measuresOf(reference, known),
    ...(PARTS.get(reference.path.split(".").at(-1) ?? "") ?? []),
  ]);
  const lists = own.map((measure) => fieldWords[measure]).join(", ");
  return lists === "" ? /(?!)/u : new RegExp(`^${anyListed(lists)}$`, "u");
}

const ANY_MEASURE = new RegExp(`^${anyListed(Object.values(fieldWords).join(", "))}$`, "u");

/** Whether a folded word names what figures measure. */
export function isMeasure(word: string): boolean {
  return ANY_MEASURE.test(word);
}
