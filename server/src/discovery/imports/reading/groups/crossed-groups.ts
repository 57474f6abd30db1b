import { isNotKnown } from "#/discovery/imports/reading/cells/numbers.ts";
import { readAgeGroup } from "#/discovery/imports/reading/cells/audiences.ts";
import { IDENTITY_FIELDS } from "#/discovery/imports/reading/columns/column.ts";
import type { Column } from "#/discovery/imports/reading/columns/column.ts";
import { readGender } from "#/discovery/imports/reading/columns/contents.ts";
import { cellsAt, isOneOf, plainWords, textAt } from "#/discovery/imports/reading/words.ts";

/** Women or men, as an audience counts them. */
export type CountedGender = "female" | "male";

/** The columns of a table with a row for each age group in which women and men are counted apart. */
export interface CrossedGroups {
  ages: number;
  /** A column for each gender, or one whose cells name it. */
  shares: { index: number; gender: CountedGender | { named: number } }[];
  /** The share of a whole age group. */
  whole: number | null;
}

type Facts = Pick<Column, "index" | "header" | "contents" | "said">;
type Cells = readonly (readonly string[])[];

/** From this share of readable cells on a column holds what is looked for. */
const MOST = 0.7;
const BESIDE_GENDER =
  /%|\b(?:audience|followers?|share|percent(?:age)?|pct|anteil|part|porcentaje|quota|of|in|the)\b/gu;
const OF_WHOLE =
  /%|\b(?:total|all|both|overall|share|percent(?:age)?|pct|audience|followers?|anteil|gesamt|part|todos|tous|quota)\b/u;

/** "Age group, Female %, Male %", or "Age, Gender, Share", for the same accounts again and again; null for other tables. */
export function findCrossedGroups(columns: readonly Facts[], cells: Cells): CrossedGroups | null {
  const filled = columns.filter(({ contents }) => contents.filled > 0);
  const ages = filled.find(({ index }) => isOfAges(cellsAt(cells, index)));
  if (!ages || !isAgain(filled, ages, cells)) return null;
  const rates = filled.filter((column) => column !== ages && column.contents.fits.engagementRate > MOST);
  const ofGender = rates.flatMap(({ index, header }) => {
    const gender = countedGender(plainWords(header).replaceAll(BESIDE_GENDER, " ").trim());
    return gender === null ? [] : [{ index, gender }];
  });
  const rest = rates.filter(({ index, header }) => {
    return OF_WHOLE.test(plainWords(header)) && ofGender.every((share) => share.index !== index);
  });
  const [share] = rest;
  if (ofGender.length > 0) return { ages: ages.index, shares: ofGender, whole: share?.index ?? null };
  const named = filled.find(({ contents }) => contents.fits.gender > MOST);
  if (!named || !share) return null;
  const shares = [{ index: share.index, gender: { named: named.index } }];
  return { ages: ages.index, shares, whole: null };
}

export function countedGender(word: string): CountedGender | null {
  const gender = readGender(word);
  return gender === "female" || gender === "male" ? gender : null;
}

function isOfAges(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => !isNotKnown(cell));
  return (
    filled.length > 1 && filled.filter((cell) => readAgeGroup(cell) !== null).length > filled.length * MOST
  );
}

/** Whether the age groups outnumber those whose they are: one row each is a creator's main age group. */
function isAgain(columns: readonly Facts[], { index }: Facts, cells: Cells): boolean {
  const who = columns.filter(({ said, contents, index: at }) => {
    return at !== index && (isOneOf(IDENTITY_FIELDS, said.fields[0]) || contents.profiles > MOST);
  });
  const ages = cellsAt(cells, index);
  const keys = ages.map((_age, row) =>
    who.map((one) => textAt(cells[one.index], row).toLowerCase()).join(" "),
  );
  const named = new Set(keys.filter((key) => key.trim() !== ""));
  return named.size * 2 <= ages.filter((age) => !isNotKnown(age)).length;
}
