import type { Brief } from "@app/contract/strategy/plan";
import type { Candidate } from "#/strategy/plans/candidate.ts";
import { sponsoredFactor, usualViews } from "#/strategy/plans/forecast/usual-views.ts";
import type { ForecastPart, ViewsScale } from "#/strategy/plans/forecast/views-model.ts";
import type { ModelValues } from "#/strategy/plans/model-values.ts";
import { countryShare, targetShare } from "./audience.ts";

const COMMUNITIES_MAX = 12;
/** Change of pressure by which the elasticity of reach is measured. */
const NUDGE = 0.01;

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
  values: ModelValues;
  viewsScale: ViewsScale;
  /** Null when neither views nor followers are known. `pieces` is the number of deliverables. */
  pressureOf(candidate: Candidate, pieces: number, scale?: number): Pressure | null;
}

/** People of the audience who see a plan. */
export interface Sightings {
  reach: number;
  /** What each part adds to those before; they add up to `reach`. */
  adds: number[];
  /** The same people counted once for each creator whom they see. */
  summed: number;
  /** Percent by which reach grows with one percent of views. */
  elasticity: number;
}

/** People who see at least one of `pieces`, from the views of one: each further piece adds less. */
function uniqueViewers(views: number, pieces: number, fresh: number): number {
  return (views * (1 - fresh ** pieces)) / (1 - fresh);
}

/**
 * Cells of country and interest community, each holding the brief's target audience only. `viewsScale` is what own
 * campaigns say of each platform.
 */
export function createReachModel(
  brief: Brief,
  candidates: readonly Candidate[],
  values: ModelValues,
  viewsScale: ViewsScale = {},
): ReachModel {
  const countries = targetCountries(brief, candidates);
  const communities = mostCommon(candidates.map(({ categories }) => categories[0]));
  const share = targetShare(brief, {}, null, values);
  const cells = countries.flatMap((country) => cellsOf(country, communities, share, values));
  const index = new Map(cells.map((cell, position) => [`${cell.country}/${cell.community ?? ""}`, position]));
  const most = values.share("largestShare");

  function pressureOf(candidate: Candidate, pieces: number, scale = 1): Pressure | null {
    const views = usualViews(candidate, values);
    if (views === null) return null;
    const main = candidate.categories[0] ?? null;
    // Pieces of a plan are paid: so what is maximised is the middle of what is forecast.
    const paid = views * sponsoredFactor(values) * (viewsScale[candidate.platform]?.factor ?? 1);
    const unique = uniqueViewers(paid, pieces, values.share("newViewers"));
    const viewers = unique * scale * targetShare(brief, candidate.audience, main, values);
    const community = main !== null && communities.includes(main) ? main : null;
    const ofCommunity = community === null ? 0 : values.share("communityShare");
    const pressure: Pressure = { cells: [], values: [] };
    const add = (cell: number | undefined, part: number) => {
      const people = cell === undefined ? 0 : cells[cell]?.people;
      if (cell === undefined || !people || part <= 0) return;
      pressure.cells.push(cell);
      pressure.values.push(-Math.log1p(-Math.min(most, part / people)));
    };
    for (const country of countries) {
      const there = viewers * countryShare(candidate, country, countries, values);
      add(index.get(`${country}/`), there * (1 - ofCommunity));
      if (community) add(index.get(`${country}/${community}`), there * ofCommunity);
    }
    return pressure;
  }

  return { cells, values, viewsScale, pressureOf };
}

/** People of the target reached when each cell is under `pressure`: independence inside a cell (Sainsbury). */
export function reachOf(cells: readonly { people: number }[], pressure: readonly number[]): number {
  let people = 0;
  for (const [index, cell] of cells.entries()) people += cell.people * -Math.expm1(-(pressure[index] ?? 0));
  return people;
}

/** Who sees the parts of a plan, when views are `scale` times what the model has for each part alone. */
export function sightings(model: ReachModel, parts: readonly ForecastPart[], scale = 1): Sightings {
  const { cells } = model;
  const total = cells.map(() => 0);
  const adds: number[] = [];
  let before = 0;
  let summed = 0;
  for (const { candidate, pieces } of parts) {
    const pressure = model.pressureOf(candidate, pieces, scale);
    const alone = cells.map(() => 0);
    for (const [place, cell] of pressure?.cells.entries() ?? []) {
      const value = pressure?.values[place] ?? 0;
      total[cell] = (total[cell] ?? 0) + value;
      alone[cell] = value;
    }
    summed += reachOf(cells, alone);
    // Rounded as a running total, so that the parts add up to the whole.
    const after = Math.round(reachOf(cells, total));
    adds.push(after - before);
    before = after;
  }
  const nudged = total.map((value) => value * (1 + NUDGE));
  const growth = reachOf(cells, nudged) - reachOf(cells, total);
  const elasticity = before === 0 ? 1 : Math.min(1, growth / (before * NUDGE));
  return { reach: before, adds, summed: Math.round(summed), elasticity };
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

function cellsOf(
  country: string,
  communities: readonly string[],
  share: number,
  values: ModelValues,
): Cell[] {
  const people = values.users(country) * share;
  const part = communities.length > 0 ? values.share("communitiesPart") : 0;
  return [
    { country, community: null, people: people * (1 - part) },
    ...communities.map((community) => ({ country, community, people: (people * part) / communities.length })),
  ];
}
