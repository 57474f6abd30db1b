import { hasOnlyUpperEnd, tellUpperEnd } from "./numbers/shares.ts";
import type { AudienceShare } from "./numbers/shares.ts";
import { audienceAfter, isOfAudience } from "#/discovery/search/query-language/scopes.ts";
import type { Finding, Sentence } from "#/discovery/search/query-language/sentence.ts";
import { MOSTLY } from "#/discovery/search/query-language/words.ts";

/** "Mostly women" and "female audience" say no figure: more than half. Chosen by us. */
const MAJORITY = 50;
const WHOLE = 100;
/** Tokens between a share and what it is a share of. */
const REACH = 5;

/** A gender word is of the creator, or of the audience with the share that was said beside it. */
export function addGender(
  sentence: Sentence,
  gender: { value: string; from: number; to: number },
  shares: AudienceShare[],
): Finding | undefined {
  const { value, from, to } = gender;
  const isAudience = isOfAudience(sentence, from, to);
  const share = takeShare(shares, from, to, isAudience);
  const mostly = MOSTLY.before(sentence.tokens, from);
  if (!share && !mostly && !isAudience) {
    return sentence.find({ slot: "gender", op: "is", value, from, to, source: "grammar", confidence: 0.9 });
  }
  const start = Math.min(from, share?.from ?? from, mostly?.from ?? from);
  const audienceEnd = audienceAfter(sentence, to) ?? to;
  const end = Math.max(
    audienceEnd,
    share && share.to > to && share.to <= to + REACH ? share.to : audienceEnd,
  );
  const wanted = share ? leastShare(value, share) : { value, minShare: MAJORITY };
  if (!wanted) {
    sentence.cannotSay(start, end);
    return undefined;
  }
  if (share && !hasOnlyUpperEnd(share)) tellUpperEnd(sentence, share);
  return sentence.find({
    slot: "audienceGender",
    op: "min",
    value: wanted,
    from: start,
    to: end,
    source: share ? "grammar" : "assumed",
    confidence: share ? 0.95 : 0.7,
  });
}

const OTHER_GENDER: Readonly<Partial<Record<string, string>>> = { female: "male", male: "female" };

/** "At most 40 % women" is at least 60 % men; what else there may be at most, no filter says. */
function leastShare(value: string, share: AudienceShare): { value: string; minShare: number } | undefined {
  if (!hasOnlyUpperEnd(share)) return { value, minShare: share.minShare };
  const other = OTHER_GENDER[value];
  const minShare = WHOLE - (share.maxShare ?? WHOLE);
  return other === undefined || minShare < 0 ? undefined : { value: other, minShare };
}

/**
 * The share nearest to a word, taken out of the list; undefined when none stands near. A share that stands
 * behind the word counts only directly behind it ("women 60 %") or where the word is said of the audience anyway.
 */
export function takeShare(
  shares: AudienceShare[],
  from: number,
  to: number,
  isAudience: boolean,
): AudienceShare | undefined {
  const distance = (share: AudienceShare) => (share.to <= from ? from - share.to : share.from - to);
  const fits = (share: AudienceShare) => share.to <= from || isAudience || share.from === to;
  const near = shares.filter((share) => fits(share) && distance(share) >= 0 && distance(share) <= REACH);
  const nearest = near.toSorted((a, b) => distance(a) - distance(b))[0];
  if (nearest) shares.splice(shares.indexOf(nearest), 1);
  return nearest;
}
