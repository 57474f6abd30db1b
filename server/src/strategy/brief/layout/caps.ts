import { matchesOf } from "#/language/matches.ts";
import { anyListed, anyOf, patternOf } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import { TIER_WORDS } from "#/language/people/people.ts";
import { NUMBER } from "#/strategy/brief/money/creator-sizes.ts";
import { SIGNS } from "#/strategy/brief/money/currencies.ts";
import { mayFit } from "#/strategy/brief/sketches.ts";
import { readNumber } from "#/strategy/brief/numbers.ts";
import { REST } from "#/strategy/brief/rules/rest-of-creators.ts";
import type { LaidOut } from "./tables.ts";

const MAX =
  "max, max., maximal, maximum, hochstens, bis, bis zu, at most, up to, no more than, cap, capped at, plafond, au plus, tope, hasta, como maximo, maximo, teto, ate, no maximo, no max, no max., zyada se zyada, tak";
const HEAD = anyListed(
  "cap, caps, max, limits, limit, obergrenze, obergrenzen, plafond, plafonds, tope, topes, teto, tetos, maximum, ceiling, price caps, fee caps",
);
const AMOUNT = `(?:(?:${SIGNS})\\s?)?${NUMBER}(?:\\s?(?:${SIGNS})(?!\\p{L}))?(?!\\s?(?:%|follower|abonn|seguid|views|subs))(?![\\p{L}\\p{N}])`;
const EACH = `(?:\\s+(?:${anyListed("each, cada, cada uno, cada uma, je, chacun, apiece, pro stuck, das stuck, each one")})(?!\\p{L}))?`;
const PLATFORM = "(?:(?:yt|youtube|ig|insta|instagram|tt|tiktok|fb)\\s+)?";
const FORMAT =
  "(?:reels?|posts?|videos?|story set|story|stories|storys|historias?|shorts?|tiktoks?|carousels?|carrouse?ls?|karussells?|carruse?l(?:es)?|carrosse?l(?:eis)?|carross?el|beitrage?)";
const TIER = anyOf(Object.values(TIER_WORDS).flat());
const SIZES = `(?:${TIER}|${anyListed(REST)})`;
/** Lower amounts are no fee, and count something else. */
const FEE_MIN = 50;
const ONE_FEE =
  "A plan has one limit for what a creator gets, the highest that you named. Check this one yourself.";
const NO_FEE = "A plan has no limit for creators of one size alone. Check this one yourself.";

/** What has limits of its own: pieces by their format, or creators by their size. */
interface Sort {
  /** `<name> max <amount>` and `max <name> <amount>`, the name first. */
  name: string;
  /** How the highest of them is written. */
  per: (name: string) => string;
  keepsLower: boolean;
}

const SORTS: readonly Sort[] = [
  {
    name: `${PLATFORM}${FORMAT}(?:\\s+(?:yt|ig|insta|tt|fb))?`,
    per: (name) => `per ${formatOf(name)}`,
    keepsLower: true,
  },
  { name: SIZES, per: () => "per creator", keepsLower: false },
];

/** "IG Reels", "historia": as the grammar calls one of them. */
function formatOf(name: string): string {
  const word = name.replace(BEHIND_FORMAT, "").split(" ").at(-1) ?? name;
  if (/^(?:c|k)ar/u.test(word)) return "carousel";
  return /^hist|set$/u.test(word) ? "story" : word;
}

const BEHIND_FORMAT = /\s+(?:yt|ig|insta|tt|fb)$/u;

const KNOWN = patternOf(
  `^${anyListed("max, max., maximal, hochstens, at most, up to, au plus, maximum, maximo, como maximo, no maximo, bis, bis zu")}$`,
);
const SHORT_PLATFORM = patternOf("^(?:yt|ig|tt|fb|insta) ");

interface Cap {
  start: number;
  end: number;
  name: string;
  amount: string;
  value: number;
  isMarked: boolean;
  /** The grammar reads it as it stands. */
  isKnown: boolean;
}

/** "Nano max 1.200, micro 5 mil", "Caps: reel 2.5L, story 400": limits as the grammar reads them, and those that no plan has. */
export function withoutCaps(source: string): LaidOut {
  return SORTS.reduce<LaidOut>(
    (laid, sort) => {
      const next = withCapsOf(laid.text, sort);
      return { text: next.text, unmet: [...laid.unmet, ...next.unmet] };
    },
    { text: source, unmet: [] },
  );
}

function withCapsOf(source: string, sort: Sort): LaidOut {
  const caps = listOf(capsIn(source, sort));
  if (caps.length === 0) return { text: source, unmet: [] };
  const highest = caps.reduce((one, other) => (other.value > one.value ? other : one));
  let text = source;
  for (const cap of caps.toReversed()) {
    const isKept = sort.keepsLower || (cap === highest && caps.length > 1);
    // "Reel max 40k story max 8k": only a mark behind it shows where it ends.
    if (cap.isKnown && sort.keepsLower && !/^\s+\p{L}/u.test(text.slice(cap.end))) continue;
    const isCounted = /\d\s$/u.test(text.slice(0, cap.start));
    const name = sort.keepsLower && !isCounted ? "" : text.slice(cap.start, cap.start + cap.name.length);
    const words = isKept ? `${name}, max ${cap.amount.trim()} ${sort.per(cap.name)}` : name;
    text = text.slice(0, cap.start) + words + text.slice(cap.end);
  }
  const lower = sort.keepsLower ? [] : caps.length > 1 ? caps.filter((cap) => cap !== highest) : caps;
  const why = caps.length > 1 ? ONE_FEE : NO_FEE;
  return { text, unmet: lower.map(({ start, end }) => ({ words: source.slice(start, end).trim(), why })) };
}

/** What says of a list behind it that it limits. */
const OF_HEAD = patternOf(
  `(?<!\\p{L})${HEAD}(?:\\s+(?:each|pro stuck|par format|by format))?\\s*[:=]\\s*[^.\\n]*$`,
);
const ONE_NUMBER = patternOf(NUMBER);
/** Of each sort the name behind the word for a limit, and before its amount. */
const PATTERNS = new Map(
  SORTS.map((sort) => {
    const { name } = sort;
    const behind = `(?<![\\p{L}])(?:${HEAD})\\s+(?<name>${name})\\s*:?\\s*(?<amount>${AMOUNT})${EACH}`;
    const before = `(?<![\\p{L}\\p{N}@-])(?<name>${name})\\s*:?\\s*(?:(?<max>${anyListed(MAX)}|<=|≤|<)\\s*:?\\s*|(?:de|a|at|zu)\\s+)?(?<amount>${AMOUNT})${EACH}(?:\\s+(?<behind>${anyListed("tope, max, maximum, maximal, maximo, plafond, teto, cap")})(?!\\p{L}))?`;
    return [sort, [behind, before].map((pattern) => new RegExp(pattern, "gu"))];
  }),
);

function capsIn(source: string, sort: Sort): Cap[] {
  // "6L" is lakh, and only the capital letter says it.
  const folded = foldInPlace(source).replaceAll(
    /(?<=\d\s?)l(?![\p{L}\p{N}])/gu,
    (letter, at: number) => source[at] ?? letter,
  );
  const found = (PATTERNS.get(sort) ?? []).flatMap((pattern, at) =>
    [...(mayFit(pattern, folded) ? matchesOf(pattern, folded) : [])].map((match): Cap => {
      const { name: said = "", amount = "", max, behind: last } = match.groups ?? {};
      const number = ONE_NUMBER.exec(amount);
      const isOfHead = OF_HEAD.test(folded.slice(0, match.index));
      return {
        start: match.index,
        end: match.index + match[0].length,
        name: said,
        amount: source.slice(
          match.index + match[0].indexOf(amount),
          match.index + match[0].indexOf(amount) + amount.length,
        ),
        value: number ? readNumber(number[1], number[2]) : 0,
        isKnown: max !== undefined && last === undefined && KNOWN.test(max) && !SHORT_PLATFORM.test(said),
        isMarked: at === 0 || max !== undefined || last !== undefined || isOfHead,
      };
    }),
  );
  return found
    .filter(({ value }) => value >= FEE_MIN)
    .filter((cap, at) => !found.slice(0, at).some((other) => other.start < cap.end && cap.start < other.end))
    .toSorted((one, other) => one.start - other.start);
}

/** So many letters stand at most between two items of one list. Chosen by us. */
const NEAR = 25;

/** A list of which one item says that it is the most: its others follow without the word. */
function listOf(caps: readonly Cap[]): Cap[] {
  const list: Cap[] = [];
  for (const cap of caps) {
    const last = list.at(-1);
    if (cap.isMarked || (last && cap.start - last.end < NEAR)) list.push(cap);
  }
  return list;
}
