import { anyOf } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import { TIME_UNITS } from "#/language/time/calendar.ts";
import { DUE_KINDS, WorkDue } from "@app/contract/strategy/findings/campaign-findings";
import type { Language } from "#/strategy/acts/act.ts";
import type { Answer } from "#/strategy/assistant/answers/answer.ts";
import { notYet } from "#/strategy/assistant/answers/sentences.ts";
import { phraseIn } from "#/strategy/assistant/saying/card-phrases.ts";
import { joined, listed, placeIn } from "#/strategy/assistant/questions/telling.ts";
import { wordsOf } from "#/strategy/assistant/questions/words/words.ts";
import { readWorkAsked } from "#/strategy/assistant/questions/work/read-work-asked.ts";
import { dueKindIn, isOfContracts } from "./read-work.ts";

const WHEN = /(?<!\p{L})(?:when|since)(?!\p{L})/iu;

/** "More than 12 months overdue": by how long, nothing here is told. */
const SPAN = new RegExp(
  `(?<![\\p{L}\\p{N}])\\d{1,3}\\s+(?:${anyOf([...TIME_UNITS.keys()].filter((word) => word.length > 2))})(?!\\p{L})`,
  "u",
);

function spanIn(text: string): string | null {
  return SPAN.exec(foldInPlace(text.normalize("NFC")))?.[0] ?? null;
}

/** What is due, late or missing in the running campaigns. */
export const DUE: Answer = {
  next: ({ text, handles: [handle = null], work: talk }, found) => {
    if (
      found.length > 0 ||
      spanIn(text) !== null ||
      isOfContracts(text) ||
      readWorkAsked(text).hasCue("other two")
    )
      return [];
    const { names, isThere, figure, hasCue } = readWorkAsked(text);
    const isMore = figure === "days" || hasCue("late") || (hasCue("due") && WHEN.test(text));
    // "Which drafts are late" says all of what it asks, whatever campaign was spoken of before.
    const own = dueKindIn(text);
    const isAgain = talk?.isJust === true && isMore && names === null && own === null;
    const kind = own ?? (isAgain ? talk.due : null);
    const campaignId = names === null && (isThere || isAgain) ? (talk?.campaignId ?? null) : null;
    const of = { ...(names !== null && { names }), ...(campaignId !== null && { campaignId }) };
    return [{ tool: "due_work", input: { kind, handle, ...of } }];
  },
  write: ({ text, language }, found) => {
    const all = wordsOf(language);
    const words = all.campaigns;
    const span = spanIn(text);
    if (span !== null) return [all.notUnderstood(all.quoted(span))];
    if (isOfContracts(text)) return [words.contracts];
    if (readWorkAsked(text).hasCue("other two")) return [all.whoAreThey];
    const [finding] = found;
    const work = WorkDue.safeParse(finding?.output).data;
    if (!finding || !work) return [notYet("due", language)];
    const at = placeIn(finding);
    if (work.unread !== undefined && isOfNothing(text, work))
      return [all.notUnderstood(all.quoted(at("unread")))];
    if (!work.isKnown) return [all.prices.none(at("handle"))];
    const who = work.handle === null ? "" : `@${at("handle")}`;
    const { kind, due, rows } = work;
    if (due.all === 0) return [words.nothingDue(kind, who, at("until"))];
    const kinds = DUE_KINDS.filter((one) => (kind === null || one === kind) && work[one].all > 0);
    const counts = kinds.map((one) => words.dueOf[one]({ text: at(`${one}.all`), n: work[one].all }));
    const [first] = rows;
    return joined([
      words.due(listed(counts, all.and), who, at("until")),
      ...(due.late > 0 ? [words.late({ text: at("due.late"), n: due.late })] : []),
      ...(first?.day
        ? [words.firstDue(at("rows.0.creator"), whatIn(first, at, language), at("rows.0.day"))]
        : []),
    ]);
  },
};

/** "Paris was raining all week": words that name nothing here, and none that asks for what is due. */
function isOfNothing(text: string, { kind, handle, unread = "" }: WorkDue): boolean {
  const { hasCue } = readWorkAsked(text);
  const isAsked = kind !== null || handle !== null || hasCue("late") || hasCue("due");
  return !isAsked && unread.includes(" ");
}

/** What is due first: an invoice by its number, in words of the answer. */
function whatIn(
  { invoice }: WorkDue["rows"][number],
  at: (path: string) => string,
  language: Language,
): string {
  if (typeof invoice !== "string") return at("rows.0.what");
  return phraseIn("Invoice {0}", language).replace("{0}", () => at("rows.0.invoice"));
}
