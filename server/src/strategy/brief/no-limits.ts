/** So many creators, or such a share of the budget, is as good as no limit; nothing is assumed in its place. */
export const ANY_COUNT = 1000;
export const ANY_SHARE = 100;

const LOOSEN =
  /(?<!\p{L})(?:no|without|remove|drop|lift|forget|ignore|ohne|kein\p{L}*|sans|pas de|enleve|sin|quita|sem|tira)(?!\p{L}).{0,30}?(?<!\p{L})(?:limits?|limite|cap|rule|maximum|grenze|obergrenze|regel|regle|regla)(?!\p{L})|(?<!\p{L})as many (?:creators|influencers|people) as|so viele creator|(?<!\p{L})any number of creators/u;
const SHARE = /\d\s?%|(?<!\p{L})(?:share|one creator|single creator|anteil|part|parte)(?!\p{L})/u;
const COUNT = /(?<!\p{L})(?:creators|influencers|number|count|anzahl|people)(?!\p{L})/u;

/**
 * Which of the limits that were assumed a text takes away: of creators, of the share of one of them, or both where it
 * names neither. `folded`: lower case, without diacritics.
 */
export function limitsTakenAway(folded: string): { count: boolean; share: boolean } | null {
  if (!LOOSEN.test(folded)) return null;
  const [share, count] = [SHARE.test(folded), COUNT.test(folded)];
  return share || count ? { count: count && !share, share } : { count: true, share: true };
}
