import type { Kind, Language } from "./act.ts";
import { KINDS, LANGUAGES } from "./act.ts";
import { BUCKETS, featuresOf } from "./features.ts";
import data from "./weights.json" with { type: "json" };

/** How sure the classifier is of each kind and language, each adding up to 1, and which language is most likely. */
export interface Judgement {
  kinds: ReadonlyMap<Kind, number>;
  languages: ReadonlyMap<Language, number>;
  language: Language;
}

const CLASSES = KINDS.length + LANGUAGES.length;
/** One row for each place of a feature, one column for each kind and language, the last row for none. */
const weights = new Int8Array(Buffer.from(data.weights, "base64"));

export function classify(text: string, evidence: readonly string[]): Judgement {
  const sums = new Float64Array(CLASSES);
  addRow(sums, BUCKETS, 1);
  for (const [place, value] of featuresOf(text, evidence)) addRow(sums, place, value);
  const kinds = shares(sums.subarray(0, KINDS.length));
  const languages = shares(sums.subarray(KINDS.length));
  const best = languages.indexOf(Math.max(...languages));
  return {
    kinds: new Map(KINDS.map((kind, index) => [kind, kinds[index] ?? 0])),
    languages: new Map(LANGUAGES.map((language, index) => [language, languages[index] ?? 0])),
    language: LANGUAGES[best] ?? "en",
  };
}

function addRow(sums: Float64Array, place: number, value: number): void {
  for (let index = 0; index < CLASSES; index += 1) {
    sums[index] = (sums[index] ?? 0) + (weights[place * CLASSES + index] ?? 0) * value * data.scale;
  }
}

function shares(sums: Float64Array): number[] {
  const largest = Math.max(...sums);
  const powers = [...sums].map((sum) => Math.exp(sum - largest));
  const total = powers.reduce((all, one) => all + one, 0);
  return powers.map((power) => power / total);
}
