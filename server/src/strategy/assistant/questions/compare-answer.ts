import { PRICE_UNITS } from "@app/contract/creator-prices";
import type { PriceUnit } from "@app/contract/creator-prices";
import { CreatorsCompared } from "@app/contract/strategy/findings/schemas";
import type { CreatorRow, Measure } from "@app/contract/strategy/findings/schemas";
import { asking } from "#/strategy/assistant/answers/answer.ts";
import type { Answer, Asked } from "#/strategy/assistant/answers/answer.ts";
import { notYet } from "#/strategy/assistant/answers/sentences.ts";
import { COMPARED_MAX } from "#/strategy/assistant/tools.ts";
import { mediaIn } from "./campaigns/read-work.ts";
import { saysSum } from "./talk.ts";
import { readMeasured } from "./read-asked.ts";
import { platformIn } from "./fields/platform-asked.ts";
import { joined } from "./telling.ts";
import { wordsOf } from "./words/words.ts";

interface Said {
  by: Measure;
  isHighestFirst: boolean;
}

/** What is said in words where no figure is asked for; the table has the rest. */
const SAID: readonly Said[] = [
  { by: "engagementRate", isHighestFirst: true },
  { by: "price", isHighestFirst: false },
];

/** Two to five creators side by side; what is not known of one is left out of the order and stands in the table. */
export const COMPARE: Answer = asking(
  "compare_creators",
  (asked) => {
    const handles = handlesOf(asked);
    if (handles.length < 2 || handles.length > COMPARED_MAX) return null;
    return { handles, per: unitIn(asked.text), platform: platformIn(asked.text) };
  },
  ({ language, text }, found) => {
    const words = wordsOf(language);
    const finding = found.find(({ tool }) => tool === "compare_creators");
    const compared = CreatorsCompared.safeParse(finding?.output).data;
    if (!finding || !compared) return [notYet("compare", language)];
    const placesBy = (said: Said) =>
      inOrder(compared.rows, said).map(
        (index) => `@[[${finding.id}#rows.${index}.handle]] [[${finding.id}#rows.${index}.${said.by}]]`,
      );
    const sentences = [
      ...summed(text, compared).map((by) =>
        words.together(words.measures[by], `[[${finding.id}#sums.${by}]]`),
      ),
      ...saidOf(text).flatMap((said) => {
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

/** "How many followers do they have together": the sum of the figure that is asked for, where it is known of all. */
function summed(text: string, { sums }: CreatorsCompared): (keyof NonNullable<CreatorsCompared["sums"]>)[] {
  const { measure } = readMeasured(withoutHandles(text));
  const by = measure === "followers" || measure === "views" ? measure : null;
  return by !== null && saysSum(text) && sums && sums[by] !== null ? [by] : [];
}

/** "Who is cheaper, @ana or @ben" asks for one figure only. */
function saidOf(text: string): readonly Said[] {
  const { measure, dir } = readMeasured(withoutHandles(text));
  return measure === null ? SAID : [{ by: measure, isHighestFirst: dir === "desc" }];
}

/** The format whose price is asked for; null for the price that stands for each. */
function unitIn(text: string): PriceUnit | null {
  const { format } = mediaIn(text);
  return PRICE_UNITS.find((unit) => unit === format) ?? null;
}

function withoutHandles(text: string): string {
  return text.replaceAll(/@[\w.]+/gu, " ");
}

function handlesOf({ handles }: Asked): string[] {
  return [...new Set(handles)];
}

/** Places of the rows whose value is known; prices only where all have one currency and one format. */
function inOrder(rows: readonly CreatorRow[], { by, isHighestFirst }: Said): number[] {
  const priced = rows.flatMap(({ price }) => price ?? []);
  const kinds = new Set(priced.map(({ currency, per }) => `${currency} ${per}`));
  if ((by === "price" || by === "cpm") && kinds.size > 1) return [];
  const valueOf = (row: CreatorRow) => {
    const value = row[by];
    return typeof value === "object" && value !== null ? value.amount : value;
  };
  return rows
    .flatMap((row, index) => {
      const value = valueOf(row);
      return value === null ? [] : [{ index, value }];
    })
    .toSorted((left, right) => (isHighestFirst ? right.value - left.value : left.value - right.value))
    .map(({ index }) => index);
}
