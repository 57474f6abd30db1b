import { CreatorsCompared } from "@app/contract/strategy/findings/schemas";
import type { CreatorRow } from "@app/contract/strategy/findings/schemas";
import { asking } from "#/strategy/assistant/answers/answer.ts";
import type { Answer, Asked } from "#/strategy/assistant/answers/answer.ts";
import { notYet } from "#/strategy/assistant/answers/sentences.ts";
import { COMPARED_MAX } from "#/strategy/assistant/tools.ts";
import { joined } from "./telling.ts";
import { wordsOf } from "./words/words.ts";

/** What is said in words; the table has the rest. */
const SAID = [
  { by: "engagementRate", isHighestFirst: true },
  { by: "price", isHighestFirst: false },
] as const;
type Said = (typeof SAID)[number];

/** Two to five creators side by side; what is not known of one is left out of the order and stands in the table. */
export const COMPARE: Answer = asking(
  "compare_creators",
  (asked) => {
    const handles = handlesOf(asked);
    return handles.length < 2 || handles.length > COMPARED_MAX ? null : { handles };
  },
  ({ language }, found) => {
    const words = wordsOf(language);
    const finding = found.find(({ tool }) => tool === "compare_creators");
    const compared = CreatorsCompared.safeParse(finding?.output).data;
    if (!finding || !compared) return [notYet("compare", language)];
    const placesBy = (said: Said) =>
      inOrder(compared.rows, said).map(
        (index) => `@[[${finding.id}#rows.${index}.handle]] [[${finding.id}#rows.${index}.${said.by}]]`,
      );
    const sentences = [
      ...SAID.flatMap((said) => {
        const places = placesBy(said);
        return places.length === 0
          ? []
          : [words.rank(words.measures[said.by], said.isHighestFirst, places.join(", "))];
      }),
      ...compared.missing.map((handle) => words.prices.none(handle)),
    ];
    return joined(sentences.length > 0 ? sentences : [words.nothingToCompare]);
  },
);

function handlesOf({ handles }: Asked): string[] {
  return [...new Set(handles)];
}

/** Places of the rows whose value is known; prices only where all have one currency and one format. */
function inOrder(rows: readonly CreatorRow[], { by, isHighestFirst }: Said): number[] {
  const priced = rows.flatMap(({ price }) => price ?? []);
  const kinds = new Set(priced.map(({ currency, per }) => `${currency} ${per}`));
  if (by === "price" && kinds.size > 1) return [];
  const valueOf = (row: CreatorRow) => (by === "price" ? (row.price?.amount ?? null) : row[by]);
  return rows
    .flatMap((row, index) => {
      const value = valueOf(row);
      return value === null ? [] : [{ index, value }];
    })
    .toSorted((left, right) => (isHighestFirst ? right.value - left.value : left.value - right.value))
    .map(({ index }) => index);
}
