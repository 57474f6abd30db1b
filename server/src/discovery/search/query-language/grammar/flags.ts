import { isOneOf } from "#/discovery/search/query-language/phrases.ts";
import { entities } from "#/discovery/search/query-language/gazetteer.ts";
import { negationBefore } from "#/discovery/search/query-language/scopes.ts";
import type { Finding, Sentence } from "#/discovery/search/query-language/sentence.ts";
import {
  ACTIVE,
  EVERY,
  EVERY_AFTER,
  EVERY_BY,
  FAST_GROWING,
  FIRST,
  HIGH,
  JOINERS,
  NOT,
  POSTING,
  POSTS_PER_WEEK,
  SORTS,
  UNITS,
} from "#/discovery/search/query-language/words.ts";
import type { Period } from "./numbers/periods.ts";
import { isPortuguese } from "./portuguese.ts";
import { platformAt } from "./platform-words.ts";

const ON = new Set("on in auf en no sur di".split(" "));
/** "Active" and "fast growing" without a figure. Chosen by us. */
const ACTIVE_DAYS = 30;
const FAST_GROWTH = { min: 5, periodDays: 30 };
const HIGH_ENGAGEMENT = { min: 3 };

/** Order of the list, activity, growth without a figure, presence on every platform. */
export function findFlags(sentence: Sentence, periods: readonly Period[]): void {
  for (const at of sentence.tokens.keys()) {
    if (!sentence.isFree(at)) continue;
    readSort(sentence, at);
    readFastGrowing(sentence, at);
    if (periods.length === 0) readActive(sentence, at);
    readHighEngagement(sentence, at);
    readOften(sentence, at);
    readEveryPlatform(sentence, at);
  }
}

function readSort(sentence: Sentence, at: number): void {
  const match = SORTS.at(sentence.tokens, at);
  if (!match || !sentence.areFree(match.from, match.to)) return;
  // "More views than followers" compares two figures.
  if (isOneOf(sentence.word(match.to), "than que als do")) {
    sentence.cannotSay(match.from, match.to);
    return;
  }
  const [by = "", dir = ""] = match.value.split(" ");
  const next = sentence.word(match.to) === "," ? match.to + 1 : match.to;
  const said = directionAt(sentence, next);
  const value = { by, dir: said ?? dir };
  const to = said ? (FIRST.at(sentence.tokens, next + 1)?.to ?? next + 1) : match.to;
  sentence.find({ slot: "sort", op: "is", value, from: match.from, to, source: "grammar", confidence: 0.9 });
}

/** "By price, highest first". */
function directionAt(sentence: Sentence, at: number): "asc" | "desc" | undefined {
  const word = sentence.word(at);
  const isNamed = FIRST.at(sentence.tokens, at + 1) !== undefined;
  if (isOneOf(word, "desc descending absteigend decroissant descendente")) return "desc";
  if (isOneOf(word, "asc ascending aufsteigend croissant ascendente")) return "asc";
  if (
    isNamed &&
    isOneOf(word, "highest largest biggest most hochste hochsten hochster grosste grossten grosster")
  )
    return "desc";
  return isNamed &&
    isOneOf(word, "lowest smallest least niedrigste niedrigsten niedrigster kleinste kleinsten kleinster")
    ? "asc"
    : undefined;
}

/** Keeps what words say, or tells them as not understood where they are denied: "not fast growing". */
function addFlag(sentence: Sentence, finding: Finding): void {
  const { from, to } = finding;
  if (!sentence.areFree(from, to)) return;
  const not = negationBefore(sentence, from);
  if (not === undefined) sentence.find(finding);
  else sentence.cannotSay(not, to);
}

function readFastGrowing(sentence: Sentence, at: number): void {
  const match = FAST_GROWING.at(sentence.tokens, at);
  if (!match) return;
  const { from, to } = match;
  addFlag(sentence, {
    slot: "growth",
    op: "min",
    value: FAST_GROWTH,
    from,
    to,
    source: "assumed",
    confidence: 0.6,
  });
}

function readActive(sentence: Sentence, at: number): void {
  const match = ACTIVE.at(sentence.tokens, at);
  if (!match) return;
  const { from, to } = match;
  const next = entities().at(sentence.tokens, to + 1);
  if (ON.has(sentence.word(to)) && next?.value.kind === "platform") {
    sentence.take(from, to + 1);
    return;
  }
  if (entities().before(sentence.tokens, from)?.value.kind === "platform") {
    sentence.take(from, to);
    return;
  }
  const slot = "lastPostWithinDays";
  addFlag(sentence, { slot, op: "is", value: ACTIVE_DAYS, from, to, source: "assumed", confidence: 0.6 });
}

/** "High engagement rate", "hohe Interaktion", "interacción alta". */
function readHighEngagement(sentence: Sentence, at: number): void {
  const rate = engagementEnd(sentence, at);
  const high = HIGH.at(sentence.tokens, rate ?? at);
  const end = rate === undefined && high ? engagementEnd(sentence, high.to) : high?.to;
  if (end === undefined) return;
  addFlag(sentence, {
    slot: "engagementRate",
    op: "min",
    value: HIGH_ENGAGEMENT,
    from: at,
    to: end,
    source: "assumed",
    confidence: 0.6,
  });
}

function engagementEnd({ tokens }: Sentence, at: number): number | undefined {
  const unit = UNITS.at(tokens, at);
  return unit?.value === "engagementRate" ? unit.to : undefined;
}

/** "posts daily", "weekly uploads", "die täglich posten", and "posten nicht täglich", which no filter says. */
function readOften(sentence: Sentence, at: number): void {
  const { tokens } = sentence;
  const often = POSTS_PER_WEEK.at(tokens, at);
  if (!often) return;
  const denied = NOT.before(tokens, at);
  const before = POSTING.before(tokens, denied?.from ?? at);
  const after = POSTING.at(tokens, often.to);
  if (!(before ?? after)) return;
  if (denied && before) {
    sentence.cannotSay(before.from, often.to);
    return;
  }
  addFlag(sentence, {
    slot: "postsPerWeek",
    op: "min",
    value: { min: Number(often.value) },
    from: before?.from ?? at,
    to: before ? often.to : (after?.to ?? often.to),
    source: "grammar",
    confidence: 0.8,
  });
}

/** "On both Instagram and TikTok", "tanto en Instagram como en TikTok", "Instagram aur TikTok dono". */
function readEveryPlatform(sentence: Sentence, at: number): void {
  const { tokens } = sentence;
  const before = EVERY.at(tokens, at);
  const start = before?.to ?? at;
  const platforms = platformsFrom(sentence, before && opensList(sentence, before) ? start + 1 : start);
  const end = platforms.at(-1)?.to ?? at;
  const after = EVERY_AFTER.at(tokens, sentence.word(end) === "," ? end + 1 : end);
  const isTogether = platforms.some(({ isAlso }) => isAlso);
  if (platforms.length < 2 || !(before ?? after ?? isTogether)) return;
  const denied = negationBefore(sentence, at);
  const not =
    denied !== undefined && sentence.word(denied) === "no" && isPortuguese(sentence) ? undefined : denied;
  if (not !== undefined) {
    sentence.cannotSay(not, after?.to ?? end);
    return;
  }
  sentence.take(at, after?.to ?? end);
  for (const { value, from, to } of platforms) {
    sentence.find({ slot: "platformAll", op: "all", value, from, to, source: "grammar", confidence: 0.95 });
  }
}

/** "All three: Instagram, ...", "sur les trois, Instagram ..."; a comma behind a bare "all" begins something else. */
function opensList(sentence: Sentence, { from, to }: { from: number; to: number }): boolean {
  return sentence.word(to) === ":" || (sentence.word(to) === "," && to > from + 1);
}

interface NamedPlatform {
  value: string;
  from: number;
  to: number;
  /** "As well as" stands behind it. */
  isAlso: boolean;
}

function platformsFrom(sentence: Sentence, at: number): NamedPlatform[] {
  const platform = platformAt(sentence, at);
  if (platform?.value.kind !== "platform") return [];
  const { from, to } = platform;
  const by = EVERY_BY.at(sentence.tokens, to);
  const joiner = by ?? JOINERS.at(sentence.tokens, to);
  const isAlso = /^(?:as well|aswell|ainsi que|asi como|bem como|sowie)/u.test(
    wordsOf(sentence, to, by?.to ?? to),
  );
  const next = joiner?.to ?? (sentence.word(to) === "," ? to + 1 : undefined);
  const others = next === undefined ? [] : platformsFrom(sentence, next);
  return [{ value: platform.value.value, from, to, isAlso }, ...others];
}

function wordsOf({ tokens }: Sentence, from: number, to: number): string {
  return tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join(" ");
}
