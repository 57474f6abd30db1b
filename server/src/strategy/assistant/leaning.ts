import { CreatorsCompared } from "@app/contract/strategy/findings/schemas";
import { wordsListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import type { Act, Kind } from "#/strategy/acts/act.ts";
import type { Asked } from "./answers/answer.ts";
import { mediaIn } from "./questions/campaigns/read-work.ts";
import { metricsIn } from "./questions/metrics/metric-answer.ts";
import { marketIn } from "./questions/named-market.ts";
import { saysShe } from "./questions/one-figure-answer.ts";
import { readMeasured } from "./questions/read-asked.ts";
import type { Turn } from "./questions/talk.ts";
import talkWords from "./questions/talk-words.json" with { type: "json" };

/** A message as it reads with what was answered just before it. */
interface Leaned {
  act: Act;
  asked: Asked;
}

const BEGIN = new RegExp(`^\\s*(?:${wordsListed(talkWords.and)})[\\s,:]+`, "u");
const GIFTED = new RegExp(wordsListed(talkWords.gifted), "u");
/** Longer messages say themselves what they are about. Chosen by us. */
const FRAGMENT_WORDS = 7;
/** Questions of one creator, who may be meant by "she". */
const OF_ONE: ReadonlySet<Kind> = new Set<Kind>(["price", "why_in", "why_out", "compare", "metric"]);

/**
 * "And in Austria?" after a rule, "and for TikTok?" after a metric, "and her story price?" after a creator: what is asked
 * again is read with the words of the question before.
 */
export function leaningOn(act: Act, asked: Asked, last: Turn | null): Leaned {
  const [of, isShort] = [last ? answeredIn(last) : null, wordsIn(asked.text) <= FRAGMENT_WORDS];
  const again = last && of && isShort && isOpen(act, asked) ? againOf(of, asked, last) : null;
  if (again) return again;
  const isShe = OF_ONE.has(act.kind) && asked.handles.length === 0 && asked.person !== null;
  return isShe && saysShe(asked.text) ? { act, asked: ofPerson(asked) } : { act, asked };
}

type Answered = "rule" | "metric" | "creator" | "compared";

function answeredIn({ found }: Turn): Answered | null {
  if (found.some(({ tool }) => tool === "market_rule")) return "rule";
  if (found.some(({ tool }) => tool === "define_metric")) return "metric";
  const isOfOne = found.some(
    ({ tool, output }) =>
      tool === "price_of_creator" ||
      (tool === "compare_creators" && CreatorsCompared.safeParse(output).data?.rows.length === 1),
  );
  if (isOfOne) return "creator";
  return found.some(({ tool }) => tool === "compare_creators") ? "compared" : null;
}

/** What orders something for certain is no question, and a plan is changed by a few words. */
function isOpen(act: Act, { hasPlan, text }: Asked): boolean {
  return act.act === "question" || text.includes("?") || (!hasPlan && act.act !== "order");
}

function againOf(of: Answered, asked: Asked, last: Turn): Leaned | null {
  const before = last.text;
  const folded = foldInPlace(asked.text.normalize("NFC"));
  const { format, platform } = mediaIn(asked.text);
  const isBegun = BEGIN.test(folded);
  if (of === "creator") return figureAgain(asked, isBegun);
  if (of === "compared") return comparedAgain(asked, last);
  if (!isBegun) return null;
  const isNewMedia = format !== null || platform !== null;
  if (of === "metric") {
    const isMetric = metricsIn(asked.text).length > 0;
    if (!isMetric && !isNewMedia) return null;
    return { act: { act: "question", kind: "metric" }, asked: isMetric ? asked : { ...asked, text: before } };
  }
  const isElsewhere = marketIn(asked.text) !== null;
  if (!isElsewhere && !isNewMedia && !GIFTED.test(folded)) return null;
  const text = isElsewhere ? `${asked.text} ${LABEL}` : `${before} ${asked.text}`;
  return { act: { act: "question", kind: "rule" }, asked: { ...asked, text } };
}

/** By which a rule is known to be asked for. */
const LABEL = "label";

/** "And followers?", "and per story?" of the creator who was just spoken of. */
function figureAgain(asked: Asked, isBegun: boolean): Leaned | null {
  const { measure, isRanked, rest } = readMeasured(asked.text);
  const { format } = mediaIn(asked.text);
  const isOthers = asked.person === null || isRanked || (!isBegun && !saysShe(asked.text) && rest !== "");
  if (isOthers || asked.handles.length > 0 || (measure === null && format === null)) return null;
  const kind = measure === null || measure === "price" ? "price" : "compare";
  return { act: { act: "question", kind }, asked: ofPerson(asked) };
}

/** "And who is cheaper?" of those who were just compared. */
function comparedAgain(asked: Asked, { found }: Turn): Leaned | null {
  const rows = found.flatMap(({ output }) => CreatorsCompared.safeParse(output).data?.rows ?? []);
  if (asked.handles.length > 0 || readMeasured(asked.text).measure === null) return null;
  const handles = rows.map(({ handle }) => handle);
  return { act: { act: "question", kind: "compare" }, asked: { ...asked, handles } };
}

function ofPerson(asked: Asked): Asked {
  return { ...asked, handles: asked.person === null ? [] : [asked.person] };
}

function wordsIn(text: string): number {
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).length;
}
