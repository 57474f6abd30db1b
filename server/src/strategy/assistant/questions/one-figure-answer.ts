import { CreatorsCompared } from "@app/contract/strategy/findings/schemas";
import type { Measure } from "@app/contract/strategy/findings/schemas";
import { asking } from "#/strategy/assistant/answers/answer.ts";
import type { Answer, Asked } from "#/strategy/assistant/answers/answer.ts";
import { notYet } from "#/strategy/assistant/answers/sentences.ts";
import { wordsListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import talkWords from "./talk-words.json" with { type: "json" };
import { readMeasured } from "./read-asked.ts";
import { wordsOf } from "./words/words.ts";

const SHE = new RegExp(wordsListed(talkWords.she), "u");
/** Also an article or a word for something else, except at the end: "und wieviel follower hat die?" */
const SHE_AT_END = new RegExp(`${wordsListed(talkWords.sheAtEnd)}[\\s?!.]*$`, "u");

/** Which figure of one creator a question asks for: "how many followers has @lena"; null where it asks for none. */
export function figureAsked(asked: Pick<Asked, "text" | "handles" | "person">): Measure | null {
  const { measure, isRanked } = readMeasured(asked.text.replaceAll(/@[\w.]+/gu, " "));
  return isRanked || personAsked(asked) === null ? null : measure;
}

/** The one creator who is named, or of whom the talk is. */
function personAsked({ text, handles, person }: Pick<Asked, "text" | "handles" | "person">): string | null {
  const [handle = null, ...others] = new Set(handles);
  if (handle !== null) return others.length > 0 ? null : handle;
  return saysShe(text) ? person : null;
}

/** Whether it is said of somebody of whom only the talk before says who they are. */
export function saysShe(text: string): boolean {
  const folded = foldInPlace(text.normalize("NFC"));
  return SHE.test(folded) || SHE_AT_END.test(folded);
}

/** One figure of one creator, as it is stored. */
export const ONE_FIGURE: Answer = asking(
  "compare_creators",
  (asked) => {
    const handle = figureAsked(asked) === null ? null : personAsked(asked);
    return handle === null ? null : { handles: [handle] };
  },
  (asked, found) => {
    const words = wordsOf(asked.language);
    const finding = found.find(({ tool }) => tool === "compare_creators");
    const compared = CreatorsCompared.safeParse(finding?.output).data;
    const by = figureAsked(asked);
    if (!finding || !compared || by === null) return [notYet("compare", asked.language)];
    const handle = personAsked(asked) ?? "";
    const [row] = compared.rows;
    if (!row) return [words.prices.none(handle)];
    const name = `@[[${finding.id}#rows.0.handle]]`;
    if (row[by] === null) return [words.figureNotKnown(words.measures[by], name)];
    return [words.figureOf(words.measures[by], name, `[[${finding.id}#rows.0.${by}]]`)];
  },
);
