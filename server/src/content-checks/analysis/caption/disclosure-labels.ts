import { findHashtags } from "./caption-hashtags.ts";
import type { CaptionMark } from "./caption-mentions.ts";
import { foldCaption } from "./caption-text.ts";
import type { FoldedText } from "./caption-text.ts";
import type { DisclosureRule } from "./disclosure-rules.ts";

/** One place of a caption where a label, or something like one, was read. Positions are of the caption. */
export interface LabelSighting {
  start: number;
  end: number;
  /** `unparted` opens the caption, and the next sentence begins without a sign between them. */
  kind: "label" | "weak" | "negated" | "buried" | "unparted" | "in_a_sentence";
}

/** Words that turn a label into its opposite, directly before or shortly after it. */
const NEGATION_BEFORE =
  /(?:^|[^\p{L}])(?:no|not|isn.?t|wasn.?t|never|non|pas|ohne|keine?|nicht|sin|sem|nao|geen|unbezahlte|unpaid|un)(?: (?:an?|the|une?|de|eine?|uma?|una?|een|paid|a paid|bezahlte))?[ #]*$/u;
const NEGATION_AFTER =
  /^[^\p{L}\n.!?]{0,4}(?:(?:da|weil|aber) )?(?:unbezahlt|unbeauftragt|unpaid|not paid|nicht bezahlt|free)(?![\p{L}])/u;
/** What may follow a one-word label that stands as a label. */
const AFTER_LABEL =
  /^(?:\s*$|\s*\n|\s*[^\p{L}\p{N}\s?'’&-]|\s+[-–—]|\s+(?:for|with|by|from|mit|fur|von|pour|avec|para|com|con|met|voor|in)(?![\p{L}]))/u;
/** What may stand before it: nothing, a new line, or a sign that separates. */
const BEFORE_LABEL = /(?:^|[\n.!?:|•·*~([{\]>"“”«»/–—-]|[^\p{L}\p{N}\s,;#@&'’_]\ufe0f?)\s*$/u;
const SAYS_SO =
  /(?:^|[^\p{L}])(?:this|post|video|reel|story|clip) (?:is|contains|includes) (?:an? )?(?:paid )?$/u;
/** From this many hashtags in a row on, a label among them is lost in the pile. */
const PILE = 3;

/** Everything in `caption` that is a label of `rule`, or looks like one, in the order of the text. */
export function findLabels(caption: string, rule: DisclosureRule): LabelSighting[] {
  const folded = foldCaption(caption);
  const tags = findHashtags(caption);
  const sightings = [
    ...inHashtags(tags, rule, folded, caption),
    ...inWords(caption, folded, rule.labels, kindOfLabel),
    ...inWords(caption, folded, rule.phrases, kindOfPhrase),
    ...inWords(caption, folded, rule.weak, () => "weak"),
  ];
  return sightings.toSorted((one, other) => one.start - other.start || other.end - one.end);
}

function inHashtags(
  tags: CaptionMark[],
  rule: DisclosureRule,
  folded: FoldedText,
  caption: string,
): LabelSighting[] {
  const accepted = new Set([...rule.labels, ...rule.phrases].map(joined));
  const weak = new Set(rule.weak.map(joined));
  return tags.flatMap((tag, index): LabelSighting[] => {
    const name = joined(foldCaption(tag.name).text);
    const { start, end } = tag;
    if (accepted.has(name)) {
      const before = folded.text.slice(
        0,
        folded.starts.findIndex((from) => from >= start),
      );
      if (NEGATION_BEFORE.test(before)) return [{ start, end, kind: "negated" }];
      return [{ start, end, kind: isBuried(tags, index, caption) ? "buried" : "label" }];
    }
    return weak.has(name) ? [{ start, end, kind: "weak" }] : [];
  });
}

/** A label inside a pile of hashtags counts only where it opens the caption. */
function isBuried(tags: CaptionMark[], index: number, caption: string): boolean {
  const next = (one: CaptionMark | undefined, other: CaptionMark | undefined) =>
    one !== undefined && other !== undefined && !/[\p{L}\p{N}]/u.test(caption.slice(one.end, other.start));
  let first = index;
  let last = index;
  while (next(tags[first - 1], tags[first])) first -= 1;
  while (next(tags[last], tags[last + 1])) last += 1;
  const opens = first === index && !/[\p{L}\p{N}]/u.test(caption.slice(0, tags[index]?.start));
  return last - first + 1 >= PILE && !opens;
}

/** What is said of a word by the folded text around it; `written` and `rest` are as the caption has them. */
type KindOf = (before: string, after: string, written: string, rest: string) => LabelSighting["kind"];

function inWords(
  caption: string,
  folded: FoldedText,
  words: readonly string[],
  kind: KindOf,
): LabelSighting[] {
  return words.flatMap((word) => {
    const pattern = new RegExp(
      `(?<![\\p{L}\\p{N}_#@&.＃＠-])${word.replaceAll(" ", "\\s+")}(?![\\p{L}\\p{N}_]|[.-][\\p{L}])`,
      "gu",
    );
    return [...folded.text.matchAll(pattern)].map((match) => {
      const last = match.index + match[0].length;
      const start = folded.starts[match.index] ?? 0;
      const end = folded.ends[last - 1] ?? 0;
      const around = [folded.text.slice(0, match.index), folded.text.slice(last)] as const;
      return { start, end, kind: kind(...around, caption.slice(start, end), caption.slice(end)) };
    });
  });
}

const kindOfLabel: KindOf = (before, after, written, rest) => {
  if (NEGATION_BEFORE.test(before) || NEGATION_AFTER.test(after)) return "negated";
  const asLabel = BEFORE_LABEL.test(before) && AFTER_LABEL.test(after);
  const says = SAYS_SO.test(before) && !/^\s*\?/u.test(after);
  // Capitals at the very beginning need no other sign: "AD My morning".
  const opens = before.trim() === "" && written === written.toUpperCase() && !/^\s*\?/u.test(after);
  if (asLabel || says || opens) return "label";
  return before.trim() === "" && /^\p{Lu}/u.test(written) && /^\s+\p{Lu}/u.test(rest)
    ? "unparted"
    : "in_a_sentence";
};

const kindOfPhrase: KindOf = (before, after) => {
  if (NEGATION_BEFORE.test(before) || NEGATION_AFTER.test(after)) return "negated";
  return /^\s*\?/u.test(after) ? "in_a_sentence" : "label";
};

function joined(words: string): string {
  return words.replaceAll(/[\s_]+/gu, "");
}
