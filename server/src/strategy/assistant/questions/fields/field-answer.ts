import { approvalWords } from "@app/contract/strategy/answers/approval-words";
import { CreatorsCompared } from "@app/contract/strategy/findings/schemas";
import { platformLabel } from "@app/contract/platforms";
import type { Platform } from "@app/contract/platforms";
import type { Language } from "#/strategy/acts/act.ts";
import { cityName, nameOf } from "@app/contract/place-names";
import { asking } from "#/strategy/assistant/answers/answer.ts";
import type { Answer, Asked } from "#/strategy/assistant/answers/answer.ts";
import { notYet } from "#/strategy/assistant/answers/sentences.ts";
import type { Finding } from "#/strategy/assistant/planner-answers.ts";
import { countryIn } from "#/strategy/assistant/questions/named-market.ts";
import { platformIn } from "./platform-asked.ts";
import { joined } from "#/strategy/assistant/questions/telling.ts";
import { dayIn } from "#/strategy/assistant/saying/local.ts";
import type { QuestionWords } from "#/strategy/assistant/questions/words/question-words.ts";
import { wordsOf } from "#/strategy/assistant/questions/words/words.ts";
import { keptName, nothingKept } from "./kept-words.ts";
import { fieldAsked, fieldIn, isKept, isMeasure, personAsked } from "./read-field.ts";
import type { Field, KeptField } from "./read-field.ts";

/** One figure or value of one creator, as it is stored. */
export const ONE_FIELD: Answer = asking(
  "compare_creators",
  (asked) => {
    const handle = fieldAsked(asked) === null ? null : personAsked(asked);
    const platform = platformIn(asked.text);
    const field = fieldAsked(asked);
    const hasPlaces = field === "lists" || field === "campaigns";
    return handle === null
      ? null
      : { handles: [handle], isWhole: true, ...(hasPlaces && { hasPlaces }), ...(platform && { platform }) };
  },
  (asked, found) => {
    const words = wordsOf(asked.language);
    const finding = found.find(({ tool }) => tool === "compare_creators");
    const field = fieldAsked(asked);
    if (!finding || field === null) return [notYet("compare", asked.language)];
    const told = fieldsOf(finding, field, asked.language, platformIn(asked.text));
    return told.length > 0 ? joined(told) : [words.prices.none(personAsked(asked) ?? "")];
  },
);

/** What was noted of the one creator who is asked about; asked as something else where nobody is. */
export function notesOr(other: Answer): Answer {
  const notes = asking(
    "compare_creators",
    (asked) => ({ handles: [personAsked(asked) ?? ""], isWhole: true }),
    ({ language }, [finding]) => (finding ? joined(fieldsOf(finding, "notes", language)) : []),
  );
  const chosen = (asked: Asked) => (personAsked(asked) === null ? other : notes);
  return {
    next: (asked, found) => chosen(asked).next(asked, found),
    write: (asked, found) => chosen(asked).write(asked, found),
  };
}

/** A value of each creator who has the name that a question says; asked as something else where nobody has. */
export function ofSameName(other: Answer): Answer {
  return {
    next: (asked, found) => {
      const finding = found.find(({ tool }) => tool === "compare_creators");
      if (!finding)
        return [{ tool: "compare_creators", input: { handles: [], saidIn: asked.text, isWhole: true } }];
      return fieldsOf(finding, fieldOf(asked.text), asked.language).length > 0
        ? []
        : other.next(asked, without(found, finding));
    },
    write: (asked, found) => {
      const finding = found.find(({ tool }) => tool === "compare_creators");
      const told = finding ? fieldsOf(finding, fieldOf(asked.text), asked.language) : [];
      return told.length > 0 ? joined(told) : other.write(asked, without(found, finding));
    },
  };
}

/** What somebody asks for is their price. */
function fieldOf(text: string): Field {
  return fieldIn(text) ?? "price";
}

/** What was found besides: the other answer may ask for creators as well. */
function without(found: readonly Finding[], finding: Finding | undefined): Finding[] {
  return found.filter((one) => one !== finding);
}

/** A sentence for each creator that was found; a figure of another platform than the one asked for is none. */
function fieldsOf(
  finding: Finding,
  field: Field,
  language: Language,
  platform: Platform | null = null,
): string[] {
  const compared = CreatorsCompared.safeParse(finding.output).data;
  const words = wordsOf(language);
  return (compared?.rows ?? []).map((row, index) => {
    const name = `@[[${finding.id}#rows.${index}.handle]]`;
    const isOn = platform !== null && isMeasure(field);
    const what = isKept(field) ? keptName(field, language) : labelOf(words, field);
    const label = isOn ? `${what} (${platformLabel(platform)})` : what;
    const isElsewhere = isOn && row.platform !== platform;
    const value =
      compared && !isElsewhere ? valueOf(compared, { field, index, id: finding.id, language }) : null;
    if (value !== null) return words.figureOf(label, name, value);
    return isKept(field) ? nothingKept(field, name, language) : words.figureNotKnown(label, name);
  });
}

function labelOf(words: QuestionWords, field: Exclude<Field, KeptField>): string {
  if (isMeasure(field)) return words.measures[field];
  return field === "email" || field === "phone" || field === "bio"
    ? words.contacts[field]
    : words.values[field];
}

/** How far talks are, as cards that set it say it. */
function statusIn(status: string, language: Language): string {
  return approvalWords(language).statuses[status] ?? status;
}

/** A value as a reference, or by its name in the language of the answer; null where it is not known. */
function valueOf(
  { rows, about = [] }: CreatorsCompared,
  { field, index, id, language }: { field: Field; index: number; id: string; language: Language },
): string | null {
  const row = rows[index];
  const more = about[index];
  if (!row) return null;
  if (field === "country") return row.country === null ? null : countryIn(row.country, language);
  if (field === "platform") return platformLabel(row.platform);
  if (field === "city") return row.city === null ? null : cityName(row.city);
  if (isMeasure(field)) return row[field] === null ? null : `[[${id}#rows.${index}.${field}]]`;
  if (!more || more[field] === null || more[field] === undefined || more[field] === "") return null;
  if (field === "status") return statusIn(more.status ?? "", language);
  if (field === "lastContact") return dayIn(more.lastContact ?? "", language);
  if (field !== "language") return `[[${id}#about.${index}.${field}]]`;
  return nameOf("language", more.language ?? "", language === "hi" ? "en" : language);
}
