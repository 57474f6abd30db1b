import { wordsListed } from "#/language/dictionary.ts";

/** So many creators, or such a share of the budget, is as good as no limit; nothing is assumed in its place. */
export const ANY_COUNT = 1000;
export const ANY_SHARE = 100;

const LOOSEN = new RegExp(
  `${wordsListed("no, without, remove, drop, lift, forget, ignore, ohne, kein*, sans, pas de, enleve, sin, quita, sem, tira")}[^@]{0,30}?${wordsListed("limit, limits, limite, cap, rule, maximum, grenze, obergrenze, regel, regle, regla")}|${wordsListed("as many creators as, as many influencers as, as many people as, so viele creator, any number of creators")}`,
  "u",
);
const SHARE = new RegExp(
  `\\d\\s?%|${wordsListed("share, one creator, single creator, anteil, part, parte")}`,
  "u",
);
const COUNT = new RegExp(wordsListed("creators, influencers, number, count, anzahl, people"), "u");

/**
 * Which of the limits that were assumed a text takes away: of creators, of the share of one of them, or both where it
 * names neither. `folded`: lower case, without diacritics.
 */
export function limitsTakenAway(folded: string): { count: boolean; share: boolean } | null {
  if (!LOOSEN.test(folded)) return null;
  const [share, count] = [SHARE.test(folded), COUNT.test(folded)];
  return share || count ? { count: count && !share, share } : { count: true, share: true };
}
