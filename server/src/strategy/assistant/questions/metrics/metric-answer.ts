import { MetricDefinitions } from "@app/contract/strategy/findings/plan-findings";
import { anyOf, listed, wordsListed } from "#/language/dictionary.ts";
import { foldInPlace, wordKey } from "#/language/fold.ts";
import type { Answer, Asked } from "#/strategy/assistant/answers/answer.ts";
import { joined, placeIn } from "#/strategy/assistant/questions/telling.ts";
import { METRICS_MAX } from "#/strategy/assistant/tools.ts";
import { wordsOf } from "#/strategy/assistant/questions/words/words.ts";
import words from "./metric-words.json" with { type: "json" };

const IDS: ReadonlyMap<string, string> = new Map(
  Object.entries(words.names).flatMap(([id, names]) => listed(names).map((name) => [wordKey(name), id])),
);
const NAMED = new RegExp(`(?<!\\p{L})(?:${anyOf(IDS.keys())})(?!\\p{L})`, "gu");
const NOT_KEPT = new RegExp(wordsListed(words.notKept), "u");

/** What a figure means, as the product itself defines it. */
export const METRIC: Answer = {
  next: (asked, found) => {
    const metrics = metricsIn(asked.text);
    if (found.length > 0 || metrics.length === 0) return [];
    return [{ tool: "define_metric", input: { metrics, language: writtenIn(asked) } }];
  },
  write: ({ text, language }, [finding]) => {
    const all = wordsOf(language);
    const notKept = notKeptIn(text);
    const none = all.metrics.none(notKept === null ? null : all.quoted(notKept));
    const known = MetricDefinitions.safeParse(finding?.output).data;
    if (!finding || !known || known.rows.length === 0) return [none];
    const at = placeIn(finding);
    // Two are told apart by what each is; their formulas stand in the card.
    const field = known.rows.length > 1 ? "short" : "definition";
    const told = known.rows.map((row, index) =>
      row.definition.startsWith(`${row.label}:`)
        ? at(`rows.${index}.${field}`)
        : all.metrics.means(at(`rows.${index}.label`), at(`rows.${index}.${field}`)),
    );
    return joined([...told, ...(notKept === null ? [] : [none])]);
  },
};

function writtenIn({ language }: Asked) {
  return language === "hi" ? "en" : language;
}

/** The longest names first, each place of the text once. */
export function metricsIn(source: string): string[] {
  const folded = foldInPlace(source.normalize("NFC"));
  const ids = [...folded.matchAll(NAMED)].flatMap(([name]) => IDS.get(wordKey(name)) ?? []);
  return [...new Set(ids)].slice(0, METRICS_MAX);
}

/** A figure that Herald does not keep, in the person's words. */
function notKeptIn(source: string): string | null {
  const text = source.normalize("NFC");
  const found = NOT_KEPT.exec(foldInPlace(text));
  return found ? text.slice(found.index, found.index + found[0].length) : null;
}
