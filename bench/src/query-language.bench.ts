import { parseQuery } from "../../server/src/discovery/search/query-language/parse-query.ts";
import { atLeast, atMost, info } from "./figure.ts";
import type { Figure } from "./figure.ts";
import { keyOf } from "./query/chips.ts";
import { judge, rightShare, scoreOf } from "./query/score.ts";
import type { Verdict } from "./query/score.ts";
import { SENTENCES_TODAY, readSentences } from "./query/sentences.ts";
import type { Sentence } from "./query/sentences.ts";

const EXACT_MIN = 90;
const F1_MIN = 0.96;
const TYPO_COST_MAX = 8;
const P95_MAX_MS = 5;

/** How sentences of marketers are read. With `--verbose`, each that fails is written to standard error. */
export async function measure(): Promise<Figure[]> {
  const sentences = readSentences();
  const timed = sentences.map((sentence) => {
    const began = performance.now();
    const reading = readingOf(sentence);
    return { took: performance.now() - began, verdict: judge(sentence, reading) };
  });
  const verdicts = timed.map(({ verdict }) => verdict);
  if (process.argv.includes("--verbose")) process.stderr.write(failures(verdicts));
  const { exact, f1, harmful, silent, typoCost } = scoreOf(verdicts);
  const originals = verdicts.filter(({ sentence }) => sentence.typoOf === undefined);
  const clear = originals.filter(({ sentence }) => sentence.unambiguous);
  const coming = clear.filter(({ sentence }) => sentence.needs.length > 0);
  const open = originals.filter(({ sentence }) => !sentence.unambiguous);
  return [
    atLeast(`exact of ${clear.length} unambiguous sentences`, exact, "%", EXACT_MIN),
    atLeast("F1 of their filters", f1, "", F1_MIN),
    atMost(`harmful readings of ${verdicts.length}`, harmful, "sentences", 0),
    info("missed in silence", silent, "sentences"),
    atMost("cost of one typing error", typoCost, "points", TYPO_COST_MAX),
    atMost("p95 of a sentence read for the first time", p95(timed.map(({ took }) => took)), "ms", P95_MAX_MS),
    info(`told or held, of ${coming.length} that need filters to come`, rightShare(coming), "%"),
    info(`one of the meanings, of ${open.length} ambiguous sentences`, rightShare(open), "%"),
    ...byLanguage(clear),
  ];
}

function readingOf({ text }: Sentence) {
  return parseQuery(text, { today: SENTENCES_TODAY });
}

function p95(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0;
}

function byLanguage(verdicts: readonly Verdict[]): Figure[] {
  const languages = [...new Set(verdicts.map(({ sentence }) => sentence.language))];
  return languages.map((language) => {
    const own = verdicts.filter(({ sentence }) => sentence.language === language);
    return info(`exact of ${own.length} in ${language}`, rightShare(own), "%");
  });
}

/** What was read and what is meant of each sentence that fails, those that do most harm first. */
function failures(verdicts: readonly Verdict[]): string {
  return verdicts
    .filter(({ isRight }) => !isRight)
    .toSorted((one, other) => other.harms.length - one.harms.length)
    .map((verdict) => {
      const { sentence } = verdict;
      const { filters, unparsed } = readingOf(sentence);
      const harms = verdict.harms.map(({ harm, piece }) => `${harm} (${keyOf(piece)})`);
      return [
        `${classOf(verdict)}: ${sentence.id} ${sentence.text}`,
        `  read  ${JSON.stringify(filters)} not understood ${JSON.stringify(unparsed)}`,
        `  meant ${JSON.stringify({ ...sentence.filters, ...sentence.expected })}`,
        ...(harms.length > 0 ? [`  ${harms.join("; ")}`] : []),
        "",
      ].join("\n");
    })
    .join("");
}

function classOf({ harms, isSilent, missing, sentence }: Verdict): string {
  if (harms.length > 0) return "HARMFUL";
  if (!sentence.unambiguous) return "ambiguous";
  if (isSilent) return "silent";
  return missing.length > 0 ? "missed and told" : "read too much";
}
