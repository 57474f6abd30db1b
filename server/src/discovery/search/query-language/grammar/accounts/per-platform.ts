import { PlatformFigures } from "@app/contract/discovery/filters";
import type { Finding, Sentence } from "#/discovery/search/query-language/sentence.ts";
import { CREATOR_NOUNS, IGNORED, UNITS } from "#/discovery/search/query-language/words.ts";

const FIGURES: ReadonlySet<string> = new Set(Object.keys(PlatformFigures.shape));

/** A platform with what is said of the account there. */
interface Pair {
  platform: Finding;
  figures: Finding[];
}

/**
 * "Instagram over 100k followers and TikTok views over 40k": no account is on both, so that each figure is asked of the
 * account on its own platform. Where one or the other would do, no filter says so, and both are told.
 */
export function placePerPlatform(sentence: Sentence): void {
  const said = sentence.findings
    .filter(({ slot }) => FIGURES.has(slot))
    .toSorted((one, other) => one.from - other.from);
  const pairs = pairsOf(sentence, said);
  if (new Set(pairs.map(({ platform }) => platform.value)).size < 2) return;
  for (const finding of said) sentence.leave(finding);
  const [first, last] = [said[0], said.at(-1)];
  if (isEither(sentence, pairs)) {
    sentence.cannotSay(first?.from ?? 0, last?.to ?? 0);
    return;
  }
  for (const pair of pairs) sentence.find(asOne(pair));
}

/** The pairs of a sentence that says nothing else of platforms and figures; none where one has no partner beside it. */
function pairsOf(sentence: Sentence, said: readonly Finding[]): Pair[] {
  const isFirst = said[0]?.slot === "platform";
  const pairs: Pair[] = [];
  for (const finding of isFirst ? said : said.toReversed()) {
    const last = pairs.at(-1);
    if (finding.slot === "platform") pairs.push({ platform: finding, figures: [] });
    else if (last && isBeside(sentence, last, finding)) last.figures.push(finding);
    else return [];
  }
  const isWhole = pairs.every(({ figures }) => figures.length > 0 && !sameSlot(figures));
  return isWhole ? (isFirst ? pairs : pairs.toReversed()) : [];
}

/** Two bounds of one figure on one platform are no two accounts. */
function sameSlot(figures: readonly Finding[]): boolean {
  return new Set(figures.map(({ slot }) => slot)).size < figures.length;
}

/** Nothing but grammar, nouns for people and the joiner of a further figure stands between. */
function isBeside(sentence: Sentence, { platform, figures }: Pair, figure: Finding): boolean {
  const near = figures.at(-1) ?? platform;
  const [first, second] = near.from < figure.from ? [near, figure] : [figure, near];
  for (let at = first.to; at < second.from; at += 1) {
    const isComma = sentence.word(at) === ":" || (sentence.word(at) === "," && figures.length > 0);
    const isNoun = CREATOR_NOUNS.at(sentence.tokens, at) ?? UNITS.at(sentence.tokens, at);
    if (!isNoun && !isComma && !isGrammar(sentence, at)) return false;
  }
  return true;
}

function isGrammar(sentence: Sentence, at: number): boolean {
  const word = sentence.word(at);
  return !sentence.isBreak(at) && (IGNORED.has(word) || word.length <= 2 || !sentence.isFree(at));
}

const OR = new Set("or oder ou o u ya atau either entweder soit".split(" "));

function isEither(sentence: Sentence, pairs: readonly Pair[]): boolean {
  return pairs.slice(1).some((pair, index) => {
    const [from, to] = [endOf(pairs[index]), startOf(pair)];
    return sentence.tokens.slice(from, to).some(({ text }) => OR.has(text));
  });
}

function startOf({ platform, figures }: Pair): number {
  return Math.min(platform.from, ...figures.map(({ from }) => from));
}

function endOf(pair: Pair | undefined): number {
  return Math.max(pair?.platform.to ?? 0, ...(pair?.figures ?? []).map(({ to }) => to));
}

function asOne(pair: Pair): Finding {
  const figures = pair.figures.map(({ slot, value }) => [slot, slot === "tier" ? [value] : value] as const);
  const all = [pair.platform, ...pair.figures];
  const isSure = all.every(({ source }) => source === "grammar");
  return {
    slot: "perPlatform",
    op: "is",
    value: { platform: pair.platform.value, ...Object.fromEntries(figures) },
    from: startOf(pair),
    to: endOf(pair),
    source: isSure ? "grammar" : "assumed",
    confidence: Math.min(...all.map(({ confidence }) => confidence)),
  };
}
