import { wordsListed } from "#/language/dictionary.ts";
import { foldInPlace, wordKey } from "#/language/fold.ts";
import type { WorkFigure, WorkOrder, WorkUnit } from "@app/contract/strategy/findings/work-findings";
import { isPlainWord } from "#/strategy/assistant/questions/campaigns/name-campaign.ts";
import { periodSaid } from "#/strategy/assistant/questions/campaigns/read-period.ts";
import { HANDLES } from "#/strategy/assistant/answers/handles-in.ts";
import { COSTS } from "./work-figures.ts";
import words from "./work-words.json" with { type: "json" };
import { CURRENCY } from "#/language/money/currencies.ts";
import { SCALE } from "#/language/numbers/scales.ts";

type Cue = keyof typeof words;

/** What a question asks of campaigns and of what they came to, as far as its own words say. */
export interface WorkAsked {
  figure: WorkFigure | null;
  /** Null where the words leave it open. */
  of: WorkUnit | null;
  order: WorkOrder | null;
  /** How many are asked for by number. */
  count: number | null;
  /** One of these words is written as a name is: in capitals, or behind "in" and "for". */
  isNamed: boolean;
  /** Words that may name a campaign, a brand, a creator or an invoice, as typed; null for none. */
  names: string | null;
  when: string | null;
  /** Everything from then on, and not the stretch alone. */
  isSince: boolean;
  /** It leans on what was spoken of: "there", "davon". */
  isThere: boolean;
  /** The campaign before the one that was spoken of. */
  isBefore: boolean;
  /** The last one that is over. */
  isLast: boolean;
  /** It names a campaign by the word for one. */
  hasCampaign: boolean;
  hasCue: (cue: Cue) => boolean;
}

const PATTERNS: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(words).map(([cue, list]) => [cue, new RegExp(wordsListed(list), "gu")]),
);
/** The first whose words stand in a question is what it asks. */
const FIGURES: readonly (readonly [Cue, WorkFigure])[] = [
  ["open", "open"],
  ["roas", "roas"],
  ["cpe", "cpe"],
  ["cpm", "cpm"],
  ["costPerOrder", "costPerOrder"],
  ["left", "left"],
  ["budget", "budget"],
  ["engagementRate", "engagementRate"],
  ["likes", "likes"],
  ["engagements", "engagements"],
  ["impressions", "impressions"],
  ["views", "views"],
  ["orders", "orders"],
  ["revenue", "revenue"],
  ["asked", "asked"],
  ["fee", "fee"],
  ["paid", "paid"],
  ["cost", "cost"],
  ["team", "team"],
  ["start", "days"],
  ["end", "days"],
  ["dates", "days"],
];
/** Longer words hold shorter ones: they are taken out first, so that "left of the budget" leaves no "of the". */
const TAKEN_OUT: readonly string[] = [...PATTERNS.keys()].filter((cue) => cue !== "nothing");
const TOKEN = /[\p{L}\p{N}]+(?:[._&-][\p{L}\p{N}]+)*/gu;
const NUMBER = /(?<![\p{L}\p{N}.,-])([1-9]\d?)(?![\p{L}\p{N}%€$£₹-]|[.,]\d)/u;
/** "Of those 3" says of how many, and not how many are asked for. */
const OF_NUMBER = new RegExp(
  `${wordsListed("of those, of these, of the, of them, von den, von diesen, des, de los, de las, de esos, dos, das, desses, unme, inme")}\\s+\\d+`,
  "gu",
);
const NOTHING: ReadonlySet<string> = new Set(words.nothing.split(", ").map(wordKey));

export function readWorkAsked(source: string): WorkAsked {
  const text = source.normalize("NFC").replaceAll(HANDLES, (handle) => " ".repeat(handle.length));
  const folded = foldInPlace(text);
  const hasCue = (cue: Cue) => new RegExp(PATTERNS.get(cue) ?? "(?!)", "u").test(folded);
  const period = periodSaid(text);
  const isDear = hasCue("dear") || hasCue("cheap");
  const said = FIGURES.find(([cue]) => hasCue(cue))?.[1] ?? null;
  const isLateMoney = hasCue("late") && (said === "paid" || (said === null && hasCue("invoice")));
  const found = isLateMoney ? "open" : said === "open" && isSettledToo(folded) ? "paid" : said;
  const isRanked = isDear || hasCue("most") || hasCue("least");
  // Who was in it, best first, is told by what they brought.
  const figure =
    found === "team" && isRanked ? (isDear ? "fee" : "views") : (found ?? (isDear ? "fee" : null));
  const order = orderOf(hasCue, figure);
  const count = order === null ? null : (NUMBER.exec(folded.replaceAll(OF_NUMBER, " "))?.[1] ?? null);
  const isSince =
    period !== null && new RegExp(`${wordsListed(words.since)}\\s*$`, "u").test(folded.slice(0, period.from));
  return {
    figure,
    of: unitOf(hasCue, order),
    order,
    count: count === null ? null : Number(count),
    names: namesLeft(text, folded, period),
    isNamed:
      namesLeft(text, folded, period)
        ?.split(" ")
        .some((name) => isWrittenAsName(text, name)) ?? false,
    when: period?.words ?? null,
    isSince,
    isThere: hasCue("there"),
    isBefore: hasCue("before"),
    isLast: hasCue("last"),
    hasCampaign: hasCue("campaign"),
    hasCue,
  };
}

/** "Paid, or still open": what was paid is told with what is open. */
function isSettledToo(folded: string): boolean {
  const rest = folded.replaceAll(PATTERNS.get("open") ?? /(?!)/gu, " ");
  return new RegExp(PATTERNS.get("settled") ?? "(?!)", "u").test(rest);
}

/** The best cost per view is the lowest. */
export function orderOf(hasCue: WorkAsked["hasCue"], figure: WorkFigure | null): WorkOrder | null {
  if (hasCue("oldest")) return "oldest";
  if (COSTS.has(figure) && hasCue("good")) return "least";
  if (COSTS.has(figure) && hasCue("bad")) return "most";
  if (hasCue("least") || hasCue("cheap")) return "least";
  if (hasCue("most") || hasCue("dear")) return "most";
  // "Which got more orders" compares; "how many more" does not.
  if (!hasCue("which")) return null;
  const isMore = hasCue("more") || hasCue("better");
  if (isMore) return COSTS.has(figure) && hasCue("better") ? "least" : "most";
  if (hasCue("worse")) return COSTS.has(figure) ? "most" : "least";
  return hasCue("less") ? "least" : null;
}

function unitOf(hasCue: WorkAsked["hasCue"], order: WorkOrder | null): WorkUnit | null {
  if (hasCue("campaigns") || hasCue("compare")) return "campaigns";
  if (hasCue("invoice")) return "payments";
  if (hasCue("perCreator")) return "creators";
  if (hasCue("posts") && order !== null) return "posts";
  return hasCue("creators") ? "creators" : null;
}

/** An amount of money by its sign or scale: nothing is called that. */
export const AMOUNT = new RegExp(
  `(?<!\\p{L})${CURRENCY}\\s?\\d[\\d.,]*(?:\\s?${SCALE})?|\\d[\\d.,]*\\s?(?:${CURRENCY}|${SCALE})`,
  "giu",
);

/** What is left when all words of asking are taken out. */
function namesLeft(text: string, folded: string, period: { from: number; to: number } | null): string | null {
  const gone = new Uint8Array(text.length);
  if (period) gone.fill(1, period.from, period.to);
  for (const { index, 0: amount } of text.matchAll(AMOUNT)) gone.fill(1, index, index + amount.length);
  for (const cue of TAKEN_OUT) {
    for (const { index, 0: found } of folded.matchAll(PATTERNS.get(cue) ?? /(?!)/gu)) {
      gone.fill(1, index, index + found.length);
    }
  }
  const left = [...text.matchAll(TOKEN)].flatMap(({ index, 0: token }) => {
    const key = wordKey(token);
    const isAsking = gone[index] === 1 || isPlainWord(token) || NOTHING.has(key) || /^\d{1,2}$/u.test(token);
    return isAsking ? [] : [token];
  });
  return left.length > 0 ? left.join(" ") : null;
}

const BEFORE_NAMES = new RegExp(
  `${wordsListed("in, for, on, of, with, at, bei, beim, fur, von, vom, im, pour, sur, de, chez, dans, du, en, para, del, con, na, no, da, do, com, em")}\\s+$`,
  "u",
);

function isWrittenAsName(text: string, name: string): boolean {
  const at = text.indexOf(name);
  const before = foldInPlace(text.slice(0, Math.max(0, at)));
  return BEFORE_NAMES.test(before) || (before.trim() !== "" && /^\p{Lu}|\d/u.test(name));
}

/** Words of a message that may name something; null for none. */
export function namesIn(source: string | null): string | null {
  return source === null ? null : readWorkAsked(source).names;
}
