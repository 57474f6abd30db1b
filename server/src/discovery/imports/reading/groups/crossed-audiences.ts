import { readAgeGroup } from "#/discovery/imports/reading/cells/audiences.ts";
import type { ReadAudience } from "#/discovery/imports/reading/cells/audiences.ts";
import { isNotKnown } from "#/discovery/imports/reading/cells/numbers.ts";
import { NO_STYLE, readRate } from "#/discovery/imports/reading/cells/rates.ts";
import type { ColumnStyle } from "#/discovery/imports/reading/cells/rates.ts";
import { textAt } from "#/discovery/imports/reading/words.ts";
import { countedGender } from "./crossed-groups.ts";
import type { CountedGender, CrossedGroups } from "./crossed-groups.ts";

/** What the rows of one account say together, or why nothing can be said. */
export type CrossedAudience = { audience: ReadAudience; reason: null } | { audience: null; reason: string };

/** One share of women or men of an age group. */
interface Cell {
  ages: string;
  gender: CountedGender;
  share: number;
}

/** Rounded shares of many groups are a little off a whole, and whose gender is not known is left out of it. */
const LEAST = 90;
const MOST = 104;
/** The same of the two or three shares of one group. */
const NEAR = 2.5;

/** Adds up the rows of one account: a share of women of an age says nothing of the audience before the others are known. */
export function addUp(
  rows: readonly (readonly string[])[],
  groups: CrossedGroups,
  styles: readonly ColumnStyle[],
): CrossedAudience {
  const cells = rows.flatMap((row) => cellsOf(row, groups, styles));
  if (cells.length === 0) return none("No share of an age group");
  const again = cells.find((one, at) =>
    cells.slice(0, at).some(({ ages, gender }) => ages === one.ages && gender === one.gender),
  );
  if (again) return none(`${again.ages} stands here more than once for this account`);
  const total = sum(cells);
  const byAge = Map.groupBy(cells, ({ ages }) => ages);
  const isOfAges = [...byAge.values()].every((own) => own.length > 1 && isWhole(sum(own)));
  const isOfGroup = byAge.size > 1 && isOfAges;
  if (!isOfGroup && total >= LEAST && total <= MOST) return told(cells);
  if (isOfGroup) return byWholes(rows, { groups, styles, byAge });
  const byGender = [...Map.groupBy(cells, ({ gender }) => gender).values()];
  return none(
    byGender.length > 1 && byGender.every((own) => isWhole(sum(own)))
      ? "Women and men are each a whole here: how many of the audience are women is not said"
      : `The shares of this account add up to ${rounded(total)}%, so they are no whole audience`,
  );
}

/** Shares within each age group count as much as the group does. */
function byWholes(
  rows: readonly (readonly string[])[],
  {
    groups: { ages, whole },
    styles,
    byAge,
  }: { groups: CrossedGroups; styles: readonly ColumnStyle[]; byAge: ReadonlyMap<string, Cell[]> },
): CrossedAudience {
  const sizes = new Map<string, number>();
  for (const row of rows) {
    const group = readAgeGroup(textAt(row, ages));
    const size = whole === null ? null : readRate(textAt(row, whole), styles[whole] ?? NO_STYLE);
    if (group !== null && size !== null) sizes.set(group, size);
  }
  const total = [...sizes.values()].reduce((all, size) => all + size, 0);
  if (sizes.size < byAge.size || total < LEAST || total > MOST)
    return none("These are shares within each age group, and how large the groups are is not said");
  const weighed = [...byAge].flatMap(([group, own]) =>
    own.map((cell) => ({ ...cell, share: (cell.share * (sizes.get(group) ?? 0)) / 100 })),
  );
  const found = told(weighed);
  return found.audience === null
    ? found
    : { ...found, audience: { ...found.audience, ages: Object.fromEntries(sizes) } };
}

function cellsOf(
  row: readonly string[],
  { ages, shares }: CrossedGroups,
  styles: readonly ColumnStyle[],
): Cell[] {
  const group = readAgeGroup(textAt(row, ages));
  if (group === null) return [];
  return shares.flatMap(({ index, gender }) => {
    const counted = typeof gender === "string" ? gender : countedGender(textAt(row, gender.named));
    const cell = textAt(row, index);
    const share = isNotKnown(cell) ? null : readRate(cell, styles[index] ?? NO_STYLE);
    return counted === null || share === null ? [] : [{ ages: group, gender: counted, share }];
  });
}

function told(cells: readonly Cell[]): CrossedAudience {
  const audience: ReadAudience = { ages: {}, genders: {} };
  for (const { ages, gender, share } of cells) {
    audience.ages = { ...audience.ages, [ages]: rounded((audience.ages?.[ages] ?? 0) + share) };
    audience.genders = { ...audience.genders, [gender]: rounded((audience.genders?.[gender] ?? 0) + share) };
  }
  return { audience, reason: null };
}

function none(reason: string): CrossedAudience {
  return { audience: null, reason };
}

function sum(cells: readonly Cell[]): number {
  return cells.reduce((total, { share }) => total + share, 0);
}

function isWhole(total: number): boolean {
  return Math.abs(total - 100) <= NEAR;
}

function rounded(share: number): number {
  return Math.round(share * 100) / 100;
}
