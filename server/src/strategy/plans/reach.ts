import type { Brief } from "@app/contract/strategy/plan";
import type { Candidate } from "./candidate.ts";

/**
 * Reach per follower where no views are known (Sprinklr's published factor): 0.15 below 100,000 followers, 0.06 above
 * ten million, linear between. An estimate, and labelled as one.
 */
const FACTOR_SMALL = 0.15;
const FACTOR_LARGE = 0.06;
const SMALL = 100_000;
const LARGE = 10_000_000;

/** Placeholder prior: of the people who see one piece, the share that sees the next one too. */
const RETURNING = 0.45;
/** Placeholder prior: views of a paid piece against those of a usual one, as a natural logarithm. */
export const SPONSORED_SHIFT = -0.18;
/** Placeholder prior: share of an audience that lives in the creator's own country, where it is not known. */
const HOME_SHARE = 0.7;
/** Placeholder prior: share of an audience in the market when not even the creator's country is known. */
const ANYWHERE_SHARE = 0.35;
/** Placeholder prior: share of an audience that belongs to the community of the creator's main category. */
const COMMUNITY_SHARE = 0.6;
/** Placeholder prior: interest communities hold half of a market between them. */
const COMMUNITIES_PART = 0.5;
const COMMUNITIES_MAX = 12;
/** Nobody reaches everybody of a cell. */
const SHARE_MAX = 0.9;

/** Placeholder prior: female share of an audience by main category, percent; 50 for the rest. */
const FEMALE_PRIOR: Readonly<Record<string, number>> = {
  beauty: 80,
  makeup: 85,
  skincare: 80,
  haircare: 80,
  fashion: 68,
  jewellery: 75,
  parenting: 72,
  yoga: 72,
  weddings: 75,
  vegan: 62,
  wellness: 64,
  gaming: 28,
  tech: 30,
  football: 25,
  sports: 35,
  automotive: 20,
  cricket: 25,
  finance: 35,
  fitness: 50,
};

/** Placeholder prior: age groups of social media users, percent. */
const AGE_PRIOR: Readonly<Record<string, number>> = {
  "13-17": 9,
  "18-24": 25,
  "25-34": 31,
  "35-44": 18,
  "45-54": 10,
  "55-99": 7,
};
/** Placeholder prior: social media users in millions; other countries count as 10. */
const USERS_MILLIONS: Readonly<Record<string, number>> = {
  DE: 65,
  AT: 7,
  CH: 7,
  FR: 50,
  ES: 39,
  PT: 7.5,
  IT: 42,
  GB: 56,
  IE: 4,
  NL: 15,
  BE: 9,
  LU: 0.5,
  PL: 28,
  SE: 8,
  NO: 4.5,
  DK: 4.8,
  FI: 4.5,
  CZ: 8,
  GR: 7,
  HU: 7,
  RO: 13,
  TR: 58,
  US: 246,
  CA: 32,
  MX: 93,
  BR: 144,
  AR: 31,
  CO: 36,
  CL: 14,
  PE: 25,
  IN: 490,
  ID: 143,
  JP: 97,
  KR: 48,
  AU: 21,
  NZ: 4,
  SG: 5,
  AE: 10,
  SA: 34,
  ZA: 26,
  NG: 39,
  EG: 50,
  PH: 90,
  TH: 51,
  VN: 76,
  MY: 25,
};
const OTHER_MILLIONS = 10;
const MILLION = 1_000_000;

/** One group of people who count: those of the target audience in one country and one community. */
interface Cell {
  country: string;
  /** Null for everybody outside the named communities. */
  community: string | null;
  people: number;
}

/** The pressure of one package on each cell: −ln(1 − share of the cell that sees it). */
interface Pressure {
  cells: number[];
  values: number[];
}

export interface ReachModel {
  cells: Cell[];
  /** Null when neither views nor followers are known. `pieces` is the number of deliverables. */
  pressureOf(candidate: Candidate, pieces: number, scale?: number): Pressure | null;
}

/** Views of one piece: measured where known, else by the published factor. Null without followers and views. */
export function expectedViews({ medianViews, followers }: Candidate): number | null {
  if (medianViews !== null && medianViews > 0) return medianViews;
  if (followers === null || followers <= 0) return null;
  const position = Math.min(1, Math.max(0, (followers - SMALL) / (LARGE - SMALL)));
  return followers * (FACTOR_SMALL + (FACTOR_LARGE - FACTOR_SMALL) * position);
}

/** People who see at least one of `pieces`, from the views of one: each further piece adds less. */
function uniqueViewers(views: number, pieces: number): number {
  return (views * (1 - RETURNING ** pieces)) / (1 - RETURNING);
}

/** Cells of country and interest community, each holding the brief's target audience only. */
export function createReachModel(brief: Brief, candidates: readonly Candidate[]): ReachModel {
  const countries = targetCountries(brief, candidates);
  const communities = mostCommon(candidates.map(({ categories }) => categories[0]));
  const share = targetShare(brief, {}, null);
  const cells = countries.flatMap((country) => cellsOf(country, communities, share));
  const index = new Map(cells.map((cell, position) => [`${cell.country}/${cell.community ?? ""}`, position]));

  function pressureOf(candidate: Candidate, pieces: number, scale = 1): Pressure | null {
    const views = expectedViews(candidate);
    if (views === null) return null;
    const main = candidate.categories[0] ?? null;
    // Pieces of a plan are paid: so what is maximised is the middle of what is forecast.
    const paid = uniqueViewers(views, pieces) * Math.exp(SPONSORED_SHIFT);
    const viewers = paid * scale * targetShare(brief, candidate.audience, main);
    const community = main !== null && communities.includes(main) ? main : null;
    const pressure: Pressure = { cells: [], values: [] };
    for (const country of countries) {
      const there = viewers * countryShare(candidate, country, countries);
      addPressure(pressure, cells, index.get(`${country}/`), there * (community ? 1 - COMMUNITY_SHARE : 1));
      if (community)
        addPressure(pressure, cells, index.get(`${country}/${community}`), there * COMMUNITY_SHARE);
    }
    return pressure;
  }

  return { cells, pressureOf };
}

/** People of the target reached when each cell is under `pressure`: independence inside a cell (Sainsbury). */
export function reachOf(cells: readonly { people: number }[], pressure: readonly number[]): number {
  let people = 0;
  for (const [index, cell] of cells.entries()) people += cell.people * -Math.expm1(-(pressure[index] ?? 0));
  return people;
}

/** Percent of an audience that is of the brief's gender and age, as a fraction. */
function targetShare(brief: Brief, audience: Candidate["audience"], category: string | null): number {
  const { gender, age } = brief.audience;
  const female = (audience.female ?? FEMALE_PRIOR[category ?? ""] ?? 50) / 100;
  const byGender = gender === null ? 1 : gender === "female" ? female : 1 - female;
  return Math.max(0.01, byGender * (age === null ? 1 : ageShare(audience.ages ?? AGE_PRIOR, age)));
}

/** Whether the audience that the brief asks for is known of a candidate. */
export function knowsAudience(brief: Brief, { audience }: Candidate): boolean {
  const needsGender = brief.audience.gender !== null;
  const needsAge = brief.audience.age !== null;
  return (!needsGender || audience.female !== undefined) && (!needsAge || audience.ages !== undefined);
}

function ageShare(
  ages: Readonly<Record<string, number>>,
  wanted: { min: number | null; max: number | null },
): number {
  let inside = 0;
  let total = 0;
  for (const [group, percent] of Object.entries(ages)) {
    const [from = 0, to = 99] = (group.match(/\d+/gu) ?? []).map(Number);
    const overlap = Math.min(to, wanted.max ?? 99) - Math.max(from, wanted.min ?? 0) + 1;
    inside += percent * Math.min(1, Math.max(0, overlap / (to - from + 1)));
    total += percent;
  }
  // Groups that a source leaves out hold the rest of the hundred.
  return inside / Math.max(100, total);
}

function countryShare(candidate: Candidate, country: string, countries: readonly string[]): number {
  const known = candidate.audience.countries?.[country];
  if (known !== undefined) return known / 100;
  if (candidate.country === null) return ANYWHERE_SHARE / countries.length;
  if (candidate.country === country) return HOME_SHARE;
  return candidate.audience.countries === undefined ? (1 - HOME_SHARE) / 10 : 0;
}

function targetCountries(brief: Brief, candidates: readonly Candidate[]): string[] {
  const named = brief.rules.filter(({ field, min }) => field === "country" && min !== null);
  const wanted = new Set([...brief.markets, ...named.flatMap(({ value }) => value.split("|"))]);
  if (brief.markets.length > 0) return [...wanted].toSorted();
  const countries = mostCommon(candidates.map(({ country }) => country));
  // "XX" is everywhere: the cell of rows that do not say where they are.
  return countries.length > 0 ? countries : ["XX"];
}

/** As many as there may be communities, in the order of their names. */
function mostCommon(values: readonly (string | null | undefined)[]): string[] {
  const counts = new Map<string, number>();
  for (const value of values) if (value) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .toSorted((left, right) => right[1] - left[1] || (left[0] < right[0] ? -1 : 1))
    .slice(0, COMMUNITIES_MAX)
    .map(([value]) => value)
    .toSorted();
}

function cellsOf(country: string, communities: readonly string[], share: number): Cell[] {
  const people = (USERS_MILLIONS[country] ?? OTHER_MILLIONS) * MILLION * share;
  const part = communities.length > 0 ? COMMUNITIES_PART : 0;
  return [
    { country, community: null, people: people * (1 - part) },
    ...communities.map((community) => ({ country, community, people: (people * part) / communities.length })),
  ];
}

function addPressure(
  pressure: Pressure,
  cells: readonly Cell[],
  cell: number | undefined,
  viewers: number,
): void {
  const people = cell === undefined ? 0 : cells[cell]?.people;
  if (cell === undefined || !people || viewers <= 0) return;
  pressure.cells.push(cell);
  pressure.values.push(-Math.log1p(-Math.min(SHARE_MAX, viewers / people)));
}
