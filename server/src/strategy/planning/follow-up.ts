import { BriefText, fold } from "./brief-text.ts";
import { readText } from "./brief-parser.ts";
import type { ReadingContext } from "./brief-parser.ts";
import type { ReadText, Stated } from "./stated.ts";
import { amountText } from "./wording.ts";

/** What a person wants of a text in a thread. */
export type Intent =
  | { kind: "plan" }
  | { kind: "change" }
  | { kind: "why"; handles: string[] }
  | { kind: "save"; as: "collection" | "campaign"; name: string | null };

const SAVE =
  /(?:^|\s)(?:save|make|create|turn|store|speicher\p{L}*|mach\p{L}*|erstell\p{L}*|enregistre\p{L}*|guard\p{L}*|salv\p{L}*|cri\p{L}*)\s.*?(?<kind>collection|sammlung|liste?|colecc?ion|colecao|campaign|kampagne|campagne|campana|campanha)(?!\p{L})/u;
const NAMED =
  /(?:called|named|namens|nommee?|llamad[ao]|chamad[ao])\s+["“»«']?([^"”»«'\n]{2,80})["”»«']?\s*$/iu;
const WHY = /(?<!\p{L})(?:why|warum|wieso|weshalb|pourquoi|por que|porque)(?!\p{L})/u;
const ONLY =
  /(?<!\p{L})(?:only|just|nur|seulement|uniquement|solo|solamente|apenas|somente|instead|stattdessen)(?!\p{L})/u;
const ALSO =
  /(?<!\p{L})(?:also|and|add|plus|too|auch|und|aussi|ajoute|et|tambien|anade|e|tambem|adiciona)(?!\p{L})/u;
const NOT =
  /(?<!\p{L})(?:without|no|not|drop|remove|ohne|kein\p{L}*|nicht|sans|pas de|sin|sem|nao)(?!\p{L})/u;
const SLOT_LABEL =
  /^\s*(flight|audience|objective|budget|markets?|platforms?|deliverables|max ?share|creators|categories|product)\s*:\s*/iu;
/** Slots that make a text a brief of its own, even where a plan exists already. */
const WHOLE_BRIEF = 4;

/** What to do with a text. Without a plan everything is a brief; the reader of briefs says when it is none. */
export function intentOf(source: string, hasPlan: boolean): Intent {
  if (!hasPlan) return { kind: "plan" };
  const folded = fold(source.normalize("NFC"));
  const handles = [...folded.matchAll(/(?<![\p{L}\p{N}._%+-])@([a-z0-9_][a-z0-9._]*[a-z0-9_])/gu)].flatMap(
    ([, handle]) => handle ?? [],
  );
  if (WHY.test(folded) && handles.length > 0) return { kind: "why", handles };
  const kind = SAVE.exec(folded)?.groups?.["kind"];
  if (kind)
    return {
      kind: "save",
      as: kind.startsWith("camp") || kind.startsWith("kamp") ? "campaign" : "collection",
      name: nameIn(source),
    };
  return { kind: isWholeBrief(source) ? "plan" : "change" };
}

function nameIn(source: string): string | null {
  const name = NAMED.exec(source.trim())?.[1]?.trim() ?? null;
  return name && !/^(?:an?|the|eine?)?\s*(?:collection|campaign|kampagne|sammlung)$/iu.test(name)
    ? name
    : null;
}

function isWholeBrief(source: string): boolean {
  const { stated, budgetChange } = readText(source, { today: "2000-01-01", currency: "EUR" });
  if (budgetChange || !stated.budget || SLOT_LABEL.test(source)) return false;
  const slots = [
    stated.markets,
    stated.platforms,
    stated.objective,
    stated.gender ?? stated.age,
    stated.flight,
    stated.categories,
  ];
  return slots.filter(Boolean).length >= WHOLE_BRIEF;
}

export interface Change {
  stated: Stated;
  /** The changes in a few words; empty when nothing was understood. */
  words: string[];
  unparsed: string[];
}

/** Applies a follow-up to what was said before. What it does not speak of stays. */
export function applyChange(before: Stated, source: string, context: ReadingContext): Change {
  const label = SLOT_LABEL.exec(source)?.[1]?.toLowerCase().replace(" ", "") ?? null;
  const text = label ? source.replace(SLOT_LABEL, "") : source;
  const read = readText(text, context);
  const folded = new BriefText(text).folded;
  const words: string[] = [];
  const after: Stated = { ...before };
  changeBudget(before, read, after, words);
  changeSets(before, read.stated, folded, after, words);
  changeHandles(before, read.stated, after, words);
  changeSlots(read.stated, after, words);
  const percent = label === "maxshare" ? /(\d{1,3})\s*%/u.exec(folded)?.[1] : undefined;
  if (percent && read.stated.maxShare === undefined) {
    after.maxShare = Number(percent);
    words.push(`at most ${percent} % to one creator`);
  }
  const count = label === "creators" ? /^\s*(\d{1,3})\s*$/u.exec(folded)?.[1] : undefined;
  if (count) {
    after.maxCreators = Number(count);
    delete after.minCreators;
    words.push(`at most ${count} creators`);
  }
  if (label === "product") {
    after.product = text.trim();
    words.push(text.trim());
  }
  return { stated: after, words, unparsed: read.unparsed };
}

function changeBudget(
  before: Stated,
  { stated, budgetChange }: ReadText,
  after: Stated,
  words: string[],
): void {
  if (budgetChange) {
    const base = before.budget ?? { amount: 0, currency: budgetChange.currency };
    after.budget = { amount: Math.max(0, base.amount + budgetChange.amount), currency: base.currency };
    words.push(`budget ${amountText(after.budget)}`);
    return;
  }
  if (!stated.budget) return;
  after.budget = stated.budget;
  delete after.isCurrencyAssumed;
  words.push(`budget ${amountText(stated.budget)}`);
}

function changeSets(before: Stated, said: Stated, folded: string, after: Stated, words: string[]): void {
  for (const slot of ["platforms", "markets", "cities", "tiers", "languages"] as const) {
    const values = said[slot];
    if (!values) continue;
    const known = before[slot] ?? [];
    if (NOT.test(folded)) after[slot] = known.filter((value) => !values.includes(value));
    else if (!ONLY.test(folded) && ALSO.test(folded)) after[slot] = [...new Set([...known, ...values])];
    else after[slot] = values;
    words.push(`${slot} ${(after[slot] ?? []).join(", ") || "any"}`);
  }
}

function changeHandles(before: Stated, said: Stated, after: Stated, words: string[]): void {
  if (said.never) {
    after.never = [...new Set([...(before.never ?? []), ...said.never])];
    after.must = (before.must ?? []).filter((handle) => !said.never?.includes(handle));
    words.push(`without ${said.never.map((handle) => `@${handle}`).join(", ")}`);
  }
  if (said.must) {
    after.must = [...new Set([...(after.must ?? []), ...said.must])];
    after.never = (after.never ?? []).filter((handle) => !said.must?.includes(handle));
    words.push(`with ${said.must.map((handle) => `@${handle}`).join(", ")}`);
  }
  if (said.named) after.named = [...new Set([...(before.named ?? []), ...said.named])];
}

function changeSlots(said: Stated, after: Stated, words: string[]): void {
  const say = (value: string) => words.push(value);
  if (said.objective) say((after.objective = said.objective));
  if (said.gender) say((after.gender = said.gender));
  if (said.age) {
    after.age = said.age;
    say(`age ${said.age.min ?? ""}–${said.age.max ?? ""}`);
  }
  if (said.flight) {
    after.flight = said.flight;
    say("flight");
  }
  if (said.deliverables) {
    after.deliverables = said.deliverables;
    say(said.deliverables.map(({ count, format }) => `${count} ${format} each`).join(", "));
  }
  if (said.maxPrice) {
    after.maxPrice = said.maxPrice;
    say(`at most ${amountText(said.maxPrice)} a piece`);
  }
  if (said.maxShare !== undefined) say(`at most ${(after.maxShare = said.maxShare)} % to one creator`);
  changeCounts(said, after, say);
  if (!said.rules) return;
  const replaced = (after.rules ?? []).filter(
    (old) => !said.rules?.some(({ field, value }) => old.field === field && old.value === value),
  );
  after.rules = [...replaced, ...said.rules];
  for (const { label } of said.rules) say(label);
}

function changeCounts(said: Stated, after: Stated, say: (value: string) => void): void {
  const { minCreators, maxCreators } = said;
  if (minCreators === undefined && maxCreators === undefined) return;
  delete after.minCreators;
  delete after.maxCreators;
  if (minCreators !== undefined) after.minCreators = minCreators;
  if (maxCreators !== undefined) after.maxCreators = maxCreators;
  if (minCreators === maxCreators) say(`exactly ${minCreators} creators`);
  else if (maxCreators !== undefined) say(`at most ${maxCreators} creators`);
  else say(`at least ${minCreators} creators`);
}
