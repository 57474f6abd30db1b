import type { Sentence } from "#/discovery/search/query-language/sentence.ts";
import type { Period } from "./numbers/periods.ts";
import { negationBefore } from "#/discovery/search/query-language/scopes.ts";
import { entities } from "#/discovery/search/query-language/gazetteer.ts";
import { platformAt } from "./platform-words.ts";
import { ACTIVE, FAST_GROWING, JOINERS, SORTS } from "#/discovery/search/query-language/words.ts";

/** "Active" and "fast growing" without a figure. Chosen by us. */
const ACTIVE_DAYS = 30;
const FAST_GROWTH = { min: 5, periodDays: 30 };
const HIGH_ENGAGEMENT = { min: 3 };

/** Order of the list, activity, growth without a figure, presence on every platform. */
export function findFlags(sentence: Sentence, periods: readonly Period[]): void {
  for (let at = 0; at < sentence.tokens.length; at += 1) {
    if (!sentence.isFree(at)) continue;
    readSort(sentence, at);
    readFastGrowing(sentence, at);
    readActive(sentence, at, periods);
    readHighEngagement(sentence, at);
    readOften(sentence, at);
    readEveryPlatform(sentence, at);
  }
}

function readSort(sentence: Sentence, at: number): void {
  const match = SORTS.at(sentence.tokens, at);
  if (!match || !sentence.areFree(match.from, match.to)) return;
  const [by = "", dir = ""] = match.value.split(" ");
  const said = sentence.word(match.to);
  const isReversed = /^(?:desc|descending|asc|ascending)$/u.test(said);
  const value = { by, dir: isReversed ? said.replace(/ending$/u, "") : dir };
  const to = isReversed ? match.to + 1 : match.to;
  sentence.find({ slot: "sort", op: "is", value, from: match.from, to, source: "grammar", confidence: 0.9 });
}

function readFastGrowing(sentence: Sentence, at: number): void {
  const match = FAST_GROWING.at(sentence.tokens, at);
  if (!match || !sentence.areFree(match.from, match.to)) return;
  const { from, to } = match;
  sentence.find({
    slot: "growth",
    op: "min",
    value: FAST_GROWTH,
    from,
    to,
    source: "assumed",
    confidence: 0.6,
  });
}

function readActive(sentence: Sentence, at: number, periods: readonly Period[]): void {
  const match = ACTIVE.at(sentence.tokens, at);
  if (!match || !sentence.isFree(at) || periods.length > 0) return;
  if (negationBefore(sentence, at) !== undefined) return;
  const { from, to } = match;
  const next = entities().at(sentence.tokens, to + 1);
  if (/^(?:on|in|auf|en|no|sur|di)$/u.test(sentence.word(to)) && next?.value.kind === "platform") {
    sentence.take(from, to);
    return;
  }
  const slot = "lastPostWithinDays";
  sentence.find({ slot, op: "is", value: ACTIVE_DAYS, from, to, source: "assumed", confidence: 0.6 });
}

function readHighEngagement(sentence: Sentence, at: number): void {
  const first =
    /^(?:high|good|strong|great|alto|alta|hohe|hoher|hohem|eleve|fort|buen|boa|bom|tinggi|accha)$/u;
  const noun = /^(?:engagement|engajamento|er|interaccion|interaksi)$/u;
  const isBefore = first.test(sentence.word(at)) && noun.test(sentence.word(at + 1));
  const isAfter = noun.test(sentence.word(at)) && first.test(sentence.word(at + 1));
  if (!isBefore && !isAfter) return;
  const to = sentence.word(at + 2) === "rate" ? at + 3 : at + 2;
  if (!sentence.areFree(at, to)) return;
  const value = HIGH_ENGAGEMENT;
  sentence.find({
    slot: "engagementRate",
    op: "min",
    value,
    from: at,
    to,
    source: "assumed",
    confidence: 0.6,
  });
}

/** "posts daily" and "posts weekly". */
function readOften(sentence: Sentence, at: number): void {
  const perWeek = new Map([
    ["daily", 7],
    ["diariamente", 7],
    ["taglich", 7],
    ["weekly", 1],
    ["wochentlich", 1],
    ["semanalmente", 1],
  ]).get(sentence.word(at));
  const isSaidOfPosts =
    /^(?:post|posts|posting|publish|publishes|uploads|upload|posten|postet|publican|postam)$/u;
  if (perWeek === undefined || !isSaidOfPosts.test(sentence.word(at - 1))) return;
  const value = { min: perWeek };
  sentence.find({
    slot: "postsPerWeek",
    op: "min",
    value,
    from: at - 1,
    to: at + 1,
    source: "grammar",
    confidence: 0.8,
  });
}

/** "on both Instagram and TikTok". */
function readEveryPlatform(sentence: Sentence, at: number): void {
  if (!/^(?:both|tanto|ambos|beide|sowohl|dono|all)$/u.test(sentence.word(at))) return;
  const found: { value: string; from: number; to: number }[] = [];
  let next = sentence.word(at + 1) === "of" || sentence.word(at + 1) === "en" ? at + 2 : at + 1;
  for (;;) {
    const platform = platformAt(sentence, next);
    if (platform?.value.kind !== "platform") break;
    found.push({ value: platform.value.value, from: platform.from, to: platform.to });
    const joiner = JOINERS.at(sentence.tokens, platform.to);
    next = joiner?.to ?? platform.to + (sentence.word(platform.to) === "," ? 1 : 0);
    if (next === platform.to) break;
  }
  if (found.length < 2) return;
  sentence.take(at, at + 1);
  for (const { value, from, to } of found) {
    sentence.find({ slot: "platformAll", op: "all", value, from, to, source: "grammar", confidence: 0.95 });
  }
}
