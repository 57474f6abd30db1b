import { entities } from "#/discovery/search/query-language/gazetteer.ts";
import type { Measure } from "./measures.ts";
import { addRange } from "./number-findings.ts";
import { isOfAudience } from "#/discovery/search/query-language/scopes.ts";
import type { Sentence } from "#/discovery/search/query-language/sentence.ts";
import { unitBefore } from "./units.ts";
import type { UnitMatch } from "./units.ts";
import { AUDIENCE, OF_FOLLOWERS } from "#/discovery/search/query-language/words.ts";

/** A percentage that is said of a part of the audience: "60 % women", "at least 30 % from Brazil". */
export interface AudienceShare {
  minShare: number;
  /** "At most 40 %", "60-80 %": no filter holds the upper end of a share. */
  maxShare?: number;
  from: number;
  to: number;
}

/** Tokens between a share and the word that says what it is a share of. */
const REACH = 5;
const FROM = new Set("from in aus dari desde".split(" "));
const VIEWS: ReadonlySet<string> = new Set(["views", "avgViews", "viewRate"]);

/** Whether a percentage is a share of the audience. */
export function isShare(sentence: Sentence, measure: Measure, unit: UnitMatch | undefined): boolean {
  if (unit) return false;
  for (let at = measure.to; at < measure.to + REACH && !sentence.isBreak(at); at += 1) {
    if (AUDIENCE.at(sentence.tokens, at)) return true;
    if (entities().at(sentence.tokens, at)?.value.kind === "gender") return true;
    if (sentence.word(at) === "followers") return true;
    if (FROM.has(sentence.word(at)) && isCountry(sentence, at + 1)) return true;
  }
  if (entities().at(sentence.tokens, measure.from - 1)?.value.kind === "gender") return true;
  return isOfAudience(sentence, measure.from, measure.to) || isAfterthought(sentence, measure);
}

function isCountry(sentence: Sentence, at: number): boolean {
  const next = sentence.word(at) === "the" ? at + 1 : at;
  return entities().at(sentence.tokens, next)?.value.kind === "country" || sentence.word(next) === "us";
}

/** "Audience mainly in the US, at least 60 %": the figure stands alone in a clause behind the audience's. */
function isAfterthought(sentence: Sentence, measure: Measure): boolean {
  const isAlone = sentence.isBreak(measure.to) && sentence.word(measure.from - 1) === ",";
  return isAlone && isOfAudience(sentence, measure.from - 1, measure.from - 1);
}

/** Takes a percentage out of the sentence as the least share of an audience that is named beside it. */
export function asShare(sentence: Sentence, measure: Measure): AudienceShare {
  sentence.take(measure.from, measure.to);
  const { min, max, exact, from, to } = measure;
  // "0 % women" is no share from zero on.
  const maxShare = max ?? (exact === 0 ? 0 : undefined);
  return { minShare: min ?? exact ?? 0, ...(maxShare !== undefined && { maxShare }), from, to };
}

/** "At most 20 %" is no least share: only "60-80 %" has one besides its upper end. */
export function hasOnlyUpperEnd({ minShare, maxShare }: AudienceShare): boolean {
  return maxShare !== undefined && minShare === 0;
}

/** The upper end of "60-80 % women" is told, and the lower one kept. */
export function tellUpperEnd(sentence: Sentence, share: AudienceShare): void {
  if (share.maxShare !== undefined) sentence.cannotSay(share.from, share.to);
}

/** "Average views > 10 % of followers" is the view rate; a percentage of followers of anything else has no filter. */
export function readShareOfFollowers(sentence: Sentence, measure: Measure): boolean {
  if (!measure.isPercent) return false;
  const base = OF_FOLLOWERS.at(sentence.tokens, measure.to);
  const unit = unitBefore(sentence, measure.from);
  const isViews = unit !== undefined && VIEWS.has(unit.unit);
  const isLikes = unit?.unit === "likes" && base !== undefined;
  if (!isViews && !isLikes) return false;
  const from = unit.from;
  const to = base?.to ?? measure.to;
  if (isViews) addRange(sentence, "viewRate", measure, { from, to, confidence: base ? 0.9 : 0.6 });
  else sentence.cannotSay(from, to);
  return true;
}

/** Shares that no word for a part of the audience took up are not understood. */
export function leaveUnread(sentence: Sentence, shares: readonly AudienceShare[]): void {
  for (const { from, to } of shares) sentence.unsupported.push({ from, to });
}
