import { CreatorsCompared } from "@app/contract/strategy/findings/schemas";
import type { Measure } from "@app/contract/strategy/findings/schemas";
import { asking } from "#/strategy/assistant/answers/answer.ts";
import type { Answer, Asked } from "#/strategy/assistant/answers/answer.ts";
import { notYet } from "#/strategy/assistant/answers/sentences.ts";
import { readMeasured } from "./read-asked.ts";
import { wordsOf } from "./words/words.ts";

/** Which figure of one creator a question asks for: "how many followers has @lena"; null where it asks for none. */
export function figureAsked({ text, handles }: Pick<Asked, "text" | "handles">): Measure | null {
  if (new Set(handles).size !== 1) return null;
  return readMeasured(text.replaceAll(/@[\w.]+/gu, " ")).measure;
}

/** One figure of one creator, as it is stored. */
export const ONE_FIGURE: Answer = asking(
  "compare_creators",
  (asked) => (figureAsked(asked) === null ? null : { handles: [...new Set(asked.handles)] }),
  (asked, found) => {
    const words = wordsOf(asked.language);
    const finding = found.find(({ tool }) => tool === "compare_creators");
    const compared = CreatorsCompared.safeParse(finding?.output).data;
    const by = figureAsked(asked);
    if (!finding || !compared || by === null) return [notYet("compare", asked.language)];
    const [handle = ""] = asked.handles;
    const [row] = compared.rows;
    if (!row) return [words.prices.none(handle)];
    const name = `@[[${finding.id}#rows.0.handle]]`;
    if (row[by] === null) return [words.figureNotKnown(words.measures[by], name)];
    return [words.figureOf(words.measures[by], name, `[[${finding.id}#rows.0.${by}]]`)];
  },
);
