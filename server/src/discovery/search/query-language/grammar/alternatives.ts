import { wordList } from "#/discovery/search/query-language/phrases.ts";
import type { WordList } from "#/discovery/search/query-language/phrases.ts";
import type { Finding, Sentence } from "#/discovery/search/query-language/sentence.ts";

interface Stretch {
  from: number;
  to: number;
}

const OR = new Set("or oder ou o u ya atau".split(" "));
/** Filters of one kind: "Berlin or Bavaria", "micro or under 100k", "fashion or sneakers" name one thing in two ways. */
const KINDS: readonly WordList[] = [
  wordList("country region city cityClass"),
  wordList("category keywords hashtag format"),
  wordList("tier followers"),
  wordList("", "audience"),
  wordList("", "brand"),
  wordList("", "status last"),
  wordList("views avgViews"),
  wordList("price cpm estCpm"),
];
/** How the list is ordered and how long it is are no conditions; who has no value is counted with the one beside it. */
const NO_CONDITIONS: ReadonlySet<string> = new Set(["limit", "sort", "includeUnknown"]);

/**
 * "Average views over 100k, or followers over 2 million": filters hold together, and none says that one of two different
 * conditions is enough. The second one is left. @returns what is to be told.
 */
export function leaveAlternatives(sentence: Sentence): Stretch[] {
  const told: Stretch[] = [];
  sentence.tokens.forEach((_, at) => {
    if (!isOr(sentence, at)) return;
    const before = nearest(sentence, at, -1);
    const after = nearest(sentence, at, 1);
    if (before.length === 0 || after.length === 0 || areAlike(before, after)) return;
    for (const finding of after) sentence.leave(finding);
    told.push({ from: at, to: Math.max(...after.map(({ to }) => to)) });
  });
  return told;
}

const PORTUGUESE = wordList("com em do da dos das nao mais ate ou reais", "criador influenciador");

/** Portuguese "o" is an article. */
function isOr(sentence: Sentence, at: number): boolean {
  const word = sentence.word(at);
  const isArticle = word === "o" && sentence.tokens.some(({ text }) => PORTUGUESE.test(text));
  return sentence.isFree(at) && OR.has(word) && !isArticle;
}

/** What was found next to an "or" on one side, in its piece; a comma may stand beside the "or". */
function nearest(sentence: Sentence, at: number, step: 1 | -1): Finding[] {
  let index = at + step;
  if (sentence.word(index) === ",") index += step;
  for (; !sentence.isBreak(index); index += step) {
    const here = index;
    const found = sentence.findings.filter(
      ({ slot, from, to }) => !NO_CONDITIONS.has(slot) && from <= here && here < to,
    );
    if (found.length > 0) return found;
  }
  return [];
}

function areAlike(before: readonly Finding[], after: readonly Finding[]): boolean {
  // "No alcohol or gambling": of what is left out, neither is wanted.
  const isRefusal = [...before, ...after].some(({ op }) => op === "not");
  return isRefusal || before.some((one) => after.some((other) => isOneKind(one, other)));
}

function isOneKind(one: Finding, other: Finding): boolean {
  return one.slot === other.slot || KINDS.some((kind) => kind.test(one.slot) && kind.test(other.slot));
}
