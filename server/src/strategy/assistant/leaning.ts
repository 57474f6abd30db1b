import { CreatorsCompared } from "@app/contract/strategy/findings/schemas";
import { wordsListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import type { Act, Kind } from "#/strategy/acts/act.ts";
import type { Asked } from "./answers/answer.ts";
import { handlesIn } from "./answers/handles-in.ts";
import { saysOnlyWhom } from "./answers/others-meant.ts";
import { asksDraftSent, asksNotPosted, mediaIn } from "./questions/campaigns/read-work.ts";
import { metricsIn } from "./questions/metrics/metric-answer.ts";
import { countryIn, marketIn } from "./questions/named-market.ts";
import {
  fieldAlone,
  fieldIn,
  isFairness,
  isMeasure,
  nameLikeIn,
  saysShe,
  saysSheSurely,
} from "./questions/fields/read-field.ts";
import { figureOnPlatform } from "./questions/fields/platform-asked.ts";
import { periodSaid } from "./questions/campaigns/read-period.ts";
import { eventIn } from "./questions/days/days-answer.ts";
import { readWorkAsked } from "./questions/work/read-work-asked.ts";
import { readMeasured, restBeside } from "./questions/read-asked.ts";
import type { Field } from "./questions/fields/read-field.ts";
import { asksTagged } from "./plain-acts.ts";
import { readPlain } from "#/strategy/brief/plain-reading.ts";
import { asksOutright } from "./questions/talk.ts";
import type { Turn } from "./questions/talk.ts";
import talkWords from "./questions/talk-words.json" with { type: "json" };

/** A message as it reads with what was answered just before it. */
interface Leaned {
  act: Act;
  asked: Asked;
}

const BEGIN = new RegExp(`^\\s*(?:${wordsListed(talkWords.and)})[\\s,:]+`, "u");
const OF_DAYS = new RegExp(wordsListed(talkWords.ofDays), "gu");
const DAY_SMALL = new RegExp(wordsListed(talkWords.daySmall), "gu");
const GIFTED = new RegExp(wordsListed(talkWords.gifted), "u");
/** "Is #ad enough": of the market that was just told of. */
const ENOUGH = new RegExp(
  wordsListed(
    "enough, ok, okay, reicht, reichen, genugt, suffit, suffisant, basta, alcanza, vale, chega, serve, chalega, kaafi, kafi, allowed, erlaubt",
  ),
  "u",
);
/** Longer messages say themselves what they are about. Chosen by us. */
const FRAGMENT_WORDS = 7;
/** So few words ask nothing of their own. Chosen by us. */
const FEW_WORDS = 3;
/** Questions of one creator, who may be meant by "she". */
const OF_ONE: ReadonlySet<Kind> = new Set<Kind>(["price", "why_in", "why_out", "compare", "metric"]);

/**
 * "And in Austria?" after a rule, "and for TikTok?" after a metric, "and her story price?" after a creator: what is asked
 * again is read with the words of the question before.
 */
export function leaningOn(act: Act, asked: Asked, last: Turn | null): Leaned {
  const [of, isShort] = [last ? answeredIn(last) : null, wordsIn(asked.text) <= FRAGMENT_WORDS];
  if (act.act === "question" && asksWhyOne(asked))
    return { act: { act: "question", kind: "why_out" }, asked };
  if (
    act.act !== "order" &&
    (asksNotPosted(asked.text) || (asksDraftSent(asked.text) && asked.handles.length > 0)) &&
    (asksOutright(asked.text) || asked.text.includes("?"))
  )
    return { act: { act: "question", kind: "due" }, asked };
  // "@a and @b, whose engagement is better" is of both, whatever it looks like.
  const isOfTwo = new Set(asked.handles).size > 1 && readMeasured(asked.text).measure !== null;
  const isTold = asked.tellsPrice || /\d/u.test(asked.text);
  if (act.act !== "order" && act.act !== "question" && isOfTwo && !isTold && asksOutright(asked.text))
    return { act: { act: "question", kind: "compare" }, asked };
  const stated = definition(act, asked) ?? ofEvent(act, asked, last);
  if (stated) return stated;
  if (isFairness(asked.text) && !(act.act === "order" && asked.hasPlan)) {
    // Of two who were compared, nobody is "she".
    const isUnclear = asked.handles.length === 0 && of === "compared";
    const whose = asked.handles.length === 1 || isUnclear ? asked : ofPerson(asked);
    if (whose.handles.length === 1) return { act: { act: "question", kind: "price" }, asked: whose };
  }
  const ofOne = (isShort && (ofAnother(asked, of, last) ?? fieldOfOne(act, asked, of))) || null;
  if (ofOne) return ofOne;
  const mayBeAgain = isShort || (of === "rule" && wordsIn(asked.text) <= 2 * FRAGMENT_WORDS);
  const again = last && of && mayBeAgain && isOpen(act, asked) ? againOf(of, asked, last) : null;
  if (again) return again;
  const isShe = OF_ONE.has(act.kind) && asked.handles.length === 0 && asked.person !== null;
  const isSaid = saysShe(asked.text) && (saysSheSurely(asked.text) || !nameLikeIn(asked.text));
  return isShe && isSaid ? { act, asked: ofPerson(asked) } : { act, asked };
}

const WHY = new RegExp(
  wordsListed("why, how come, warum, wieso, weshalb, pourquoi, por que, porque, kyun, kyu, kyon"),
  "u",
);

/** "Why is @lena not in it" is of her, and not of the whole plan. */
function asksWhyOne({ hasPlan, handles, text }: Asked): boolean {
  return hasPlan && new Set(handles).size === 1 && WHY.test(foldInPlace(text));
}

/** "Remind me what CPM is": what a figure means, whatever else it reads as. */
function definition(act: Act, asked: Asked): Leaned | null {
  const { names, hasCue, figure, order } = readWorkAsked(asked.text);
  const isAsked = hasCue("meaning") && metricsIn(asked.text).length > 0 && asked.handles.length === 0;
  const isOfWork = order !== null || hasCue("campaign") || (figure !== null && /\d/u.test(asked.text));
  if (!isAsked || names !== null || isOfWork || act.act === "order") return null;
  return { act: { act: "question", kind: "metric" }, asked };
}

/** "How many days till christmas eve", and "what weekday is that" of a day that was just told. */
function ofEvent(act: Act, asked: Asked, last: Turn | null): Leaned | null {
  if ((act.act === "order" && asked.hasPlan) || asksTagged(asked.text)) return null;
  const timing: Act = { act: "question", kind: "timing" };
  const event = eventIn(asked.text);
  const isToldBefore = last !== null && eventIn(last.text) !== null && last.found.some(isOfDays);
  const folded = foldInPlace(asked.text.normalize("NFC"));
  const isOfDay = folded.search(OF_DAYS) >= 0 || (isToldBefore && BEGIN.test(folded));
  const own = event ? asked.text.replace(event.words, " ") : asked.text;
  const period = event ? (periodSaid(own)?.words ?? "") : "";
  if (!isOfDay || restBeside(own.replace(period, " "), [OF_DAYS, DAY_SMALL]) !== "") return null;
  if (event) return { act: timing, asked };
  return isToldBefore && wordsIn(asked.text) <= FRAGMENT_WORDS
    ? { act: timing, asked: { ...asked, text: last.text } }
    : null;
}

function isOfDays({ tool }: { tool: string }): boolean {
  return tool === "market_days";
}

/** "Et @camille?" after what was told of another creator: the same question, of this one. */
function ofAnother(
  { text, handles, ...asked }: Asked,
  of: Answered | null,
  last: Turn | null,
): Leaned | null {
  const [handle, ...others] = new Set(handles);
  const [before, ...more] = new Set(last ? handlesIn(last.text) : []);
  const isOne = handle !== undefined && before !== undefined && others.length + more.length === 0;
  if (of !== "creator" || !last || !isOne || handle === before || !saysOnlyWhom(text)) return null;
  const again = last.text.replaceAll(`@${before}`, `@${handle}`);
  const act: Act = { act: "question", kind: kindOf(fieldIn(again) ?? "price") };
  return { act, asked: { ...asked, text: again, handles: [handle] } };
}

/** "Her mail?", "jannik brandhofs price", "and email": a figure or a value of one creator, whatever else it reads as. */
function fieldOfOne(act: Act, asked: Asked, of: Answered | null): Leaned | null {
  const field = fieldAlone(asked.text);
  if (field === null || (act.act === "order" && asked.hasPlan)) return null;
  // Of the work that was just told, money and views are those of the work.
  if (asked.work?.isJust === true && of !== "creator" && isMeasure(field) && field !== "followers")
    return null;
  const isNamed = new Set(asked.handles).size === 1;
  const isOfTalk = asked.handles.length === 0 && asked.person !== null;
  if (!isNamed && !(isOfTalk && (saysShe(asked.text) || of === "creator"))) return null;
  return { act: { act: "question", kind: kindOf(field) }, asked: isNamed ? asked : ofPerson(asked) };
}

function kindOf(field: Field): "price" | "compare" {
  return field === "price" ? "price" : "compare";
}

/** "The one in Madrid": of several with one name, the one whom these words fit. */
function narrowed(asked: Asked, last: Turn): Leaned | null {
  const { rows = [], about = [] } = comparedIn(last) ?? {};
  const { stated } = readPlain(asked.text);
  const filters = { ...stated.filters };
  if (asked.handles.length > 0 || rows.length < 2 || stated.budget !== undefined) return null;
  const fits = rows.filter((row, index) =>
    [
      [filters.city, row.city === null ? [] : [foldInPlace(row.city)]],
      [filters.country, row.country === null ? [] : [row.country]],
      [filters.platform, [row.platform]],
      [filters.category ?? stated.categories, about[index]?.categories ?? []],
    ].every(([wanted, own]) => wanted === undefined || wanted.some((one) => own?.some((it) => it === one))),
  );
  const [only, ...others] = fits;
  if (!only || others.length > 0) return null;
  const field = fieldIn(asked.text) ?? fieldIn(last.text) ?? "price";
  const text = fieldIn(asked.text) === null ? last.text : asked.text;
  return { act: { act: "question", kind: kindOf(field) }, asked: { ...asked, text, handles: [only.handle] } };
}

type Answered = "rule" | "metric" | "creator" | "compared";

function answeredIn(last: Turn): Answered | null {
  const { found } = last;
  if (found.some(({ tool }) => tool === "market_rule")) return "rule";
  if (found.some(({ tool }) => tool === "define_metric")) return "metric";
  if (found.some(({ tool }) => tool === "price_of_creator")) return "creator";
  // Where a name was looked for and nobody has it, nobody was told of.
  const compared = comparedIn(last)?.rows.length ?? 0;
  return compared === 0 ? null : compared === 1 ? "creator" : "compared";
}

/** What orders something for certain is no question, and a plan is changed by a few words. */
function isOpen(act: Act, { hasPlan, text }: Asked): boolean {
  const isFew = wordsIn(text) <= FEW_WORDS + 2 && !/\d/u.test(text);
  return act.act === "question" || text.includes("?") || (!hasPlan && (act.act !== "order" || isFew));
}

function againOf(of: Answered, asked: Asked, last: Turn): Leaned | null {
  const before = last.text;
  const folded = foldInPlace(asked.text.normalize("NFC"));
  const { format, platform } = mediaIn(asked.text);
  const isBegun = BEGIN.test(folded);
  if (of === "creator") return figureAgain(asked, isBegun, before);
  if (of === "compared") return comparedAgain(asked, last);
  const isFew = wordsIn(asked.text) <= FEW_WORDS;
  if (!isBegun && !isFew) return null;
  if (
    of === "rule" &&
    marketIn(asked.text) === null &&
    onlyCountryIn(asked.text) === null &&
    wordsIn(asked.text) > FRAGMENT_WORDS
  )
    return null;
  const isNewMedia = format !== null || platform !== null;
  if (of === "metric") {
    const isMetric = metricsIn(asked.text).length > 0;
    if (!isMetric && !isNewMedia) return null;
    return { act: { act: "question", kind: "metric" }, asked: isMetric ? asked : { ...asked, text: before } };
  }
  const market = marketIn(asked.text) ?? onlyCountryIn(asked.text);
  if (market === null && !isNewMedia && !GIFTED.test(folded) && !ENOUGH.test(folded)) return null;
  const text = market === null ? `${before} ${asked.text}` : `${countryIn(market, "en")} ${LABEL}`;
  return { act: { act: "question", kind: "rule" }, asked: { ...asked, text } };
}

/** "The uk": a country that a search reads, also where its name could be a word. */
function onlyCountryIn(text: string): string | null {
  const [only = null, ...others] = readPlain(text).stated.filters?.country ?? [];
  return others.length === 0 ? only : null;
}

/** By which a rule is known to be asked for. */
const LABEL = "label";

/** "And followers?", "and per story?" of the creator who was just spoken of. */
function figureAgain(asked: Asked, isBegun: boolean, before: string): Leaned | null {
  const { measure, isRanked, rest } = readMeasured(asked.text);
  const { format } = mediaIn(asked.text);
  const there = asked.person === null ? null : figureOnPlatform(asked.text, before);
  if (there && asked.handles.length === 0) {
    const { field, text } = there;
    return { act: { act: "question", kind: kindOf(field) }, asked: { ...ofPerson(asked), text } };
  }
  // "He agreed to 1300 for the video" tells.
  if (/\d{2}/u.test(asked.text) && !asksOutright(asked.text)) return null;
  const isOthers = asked.person === null || isRanked || (!isBegun && !saysShe(asked.text) && rest !== "");
  if (isOthers || asked.handles.length > 0 || (measure === null && format === null)) return null;
  const kind = measure === null || measure === "price" ? "price" : "compare";
  return { act: { act: "question", kind }, asked: ofPerson(asked) };
}

/** "And who is cheaper?" of those who were just compared. */
function comparedAgain(asked: Asked, last: Turn): Leaned | null {
  const { rows = [] } = comparedIn(last) ?? {};
  const one = narrowed(asked, last);
  if (one) return one;
  if (asked.handles.length > 0 || readMeasured(asked.text).measure === null) return null;
  const handles = rows.map(({ handle }) => handle);
  return { act: { act: "question", kind: "compare" }, asked: { ...asked, handles } };
}

function comparedIn({ found }: Turn): CreatorsCompared | undefined {
  const finding = found.findLast(({ tool }) => tool === "compare_creators");
  return CreatorsCompared.safeParse(finding?.output).data;
}

function ofPerson(asked: Asked): Asked {
  return { ...asked, handles: asked.person === null ? [] : [asked.person] };
}

function wordsIn(text: string): number {
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).length;
}
