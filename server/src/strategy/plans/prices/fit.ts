/** One known price against what public prices say of it. Logarithms are natural ones. */
export interface PricePoint {
  /** Of the price, less that of the public one. */
  y: number;
  /** Of the followers. */
  x: number;
  /** Of the views, less those that so many followers bring; 0 where nobody knows. */
  views: number;
  platform: string;
  format: string;
  tier: string;
}

/** A price by the fit: how far from the public one, and how sure. */
interface Predicted {
  mean: number;
  /** Of the whole list: it moves all prices alike. */
  levelVariance: number;
  /** Of what differs from creator to creator. */
  shapeVariance: number;
}

export interface Fit {
  /** Standard deviation of single prices around the curve. */
  sigma: number;
  predict: (point: Omit<PricePoint, "y">) => Predicted;
}

/** How far each part usually lies from public prices, as a standard deviation. Chosen by us. */
const USUAL = { level: 0.8, slope: 0.2, platform: 0.4, format: 0.35, tier: 0.3, views: 0.4 } as const;
/** Logarithm of the followers around which prices turn while none is known. */
const USUAL_X = Math.log(30_000);
/** What single prices differ by, and how many of the workspace's prices that is worth. Chosen by us. */
const SIGMA = 0.5;
const SIGMA_WEIGHT = 6;
/** Degrees of freedom of Student's t: a price ten times off weighs next to nothing. */
const TAILS = 4;
const ROUNDS = 8;
/** More prices than these say no more of a curve. */
const POINTS_MAX = 2000;
/** Each point is left out once where there are so few; of more, a part at a time, and of many only some are judged. */
const FOLDS = 16;
const JUDGED = 320;

/** One part of the curve: a number for each group of points, times something of the point. */
interface Part {
  name: keyof typeof USUAL;
  groupOf(point: Omit<PricePoint, "y">): string;
  factorOf(point: Omit<PricePoint, "y">): number;
}

/** Parts that are used where they bring the curve nearer to points left out. */
const DOUBTFUL: readonly (readonly Part["name"][])[] = [[], ["tier"], ["views"], ["tier", "views"]];

/**
 * Fits prices around the public curve: a level, a slope and further parts, each shrunk to nothing by how little is
 * known of it, so no point at all gives the public price. Outliers weigh little. Whether tiers and views count is
 * decided by the error on points left out.
 */
export function fitPrices(all: readonly PricePoint[]): Fit {
  const points = thinned(all, POINTS_MAX);
  const middle = points.length === 0 ? USUAL_X : points.reduce((sum, { x }) => sum + x, 0) / points.length;
  const parts = partsAround(middle);
  const judged = thinned(points, JUDGED);
  const choices = DOUBTFUL.map((used) =>
    parts.filter(({ name }) => (name !== "tier" && name !== "views") || used.includes(name)),
  );
  const best = points.length === 0 ? choices[0] : nearest(choices, (chosen) => errorOf(judged, chosen));
  return fitParts(points, best ?? []);
}

/** Every second, third or further one, where there are more than `most`. */
function thinned(points: readonly PricePoint[], most: number): readonly PricePoint[] {
  const step = Math.ceil(points.length / most);
  return points.filter((_, index) => index % step === 0);
}

function nearest<Choice>(
  choices: readonly Choice[],
  errorFor: (choice: Choice) => number,
): Choice | undefined {
  return choices
    .map((choice) => ({ choice, error: errorFor(choice) }))
    .reduce((left, right) => (right.error < left.error ? right : left)).choice;
}

const everybody = () => "";
const one = () => 1;

function partsAround(middle: number): Part[] {
  return [
    { name: "level", groupOf: everybody, factorOf: one },
    { name: "slope", groupOf: everybody, factorOf: ({ x }) => x - middle },
    { name: "platform", groupOf: ({ platform }) => platform, factorOf: one },
    { name: "format", groupOf: ({ platform, format }) => `${platform} ${format}`, factorOf: one },
    { name: "tier", groupOf: ({ tier }) => tier, factorOf: one },
    { name: "views", groupOf: everybody, factorOf: ({ views }) => views },
  ];
}

/** Mean absolute error of points that were left out. */
function errorOf(points: readonly PricePoint[], parts: readonly Part[]): number {
  const folds = points.length <= 2 * FOLDS ? points.length : FOLDS;
  const columns = parts.map((part) => columnOf(part, points));
  let error = 0;
  for (let fold = 0; fold < folds; fold += 1) {
    const { rest } = settle(columns, points, (index) => index % folds !== fold);
    for (let index = fold; index < points.length; index += folds) error += Math.abs(rest[index] ?? 0);
  }
  return error / points.length;
}

/** A part beside the points: of each its group and factor, and of each group what was found. */
interface Column {
  part: Part;
  groups: Map<string, number>;
  groupOf: Int32Array;
  factors: Float64Array;
  values: Float64Array;
  weights: Float64Array;
}

function columnOf(part: Part, points: readonly PricePoint[]): Column {
  const groups = new Map<string, number>();
  const groupOf = Int32Array.from(points, (point) => {
    const group = part.groupOf(point);
    const index = groups.get(group) ?? groups.size;
    groups.set(group, index);
    return index;
  });
  return {
    part,
    groups,
    groupOf,
    factors: Float64Array.from(points, (point) => part.factorOf(point)),
    values: new Float64Array(groups.size),
    weights: new Float64Array(groups.size),
  };
}

function fitParts(points: readonly PricePoint[], parts: readonly Part[]): Fit {
  const columns = parts.map((part) => columnOf(part, points));
  const { sigma } = settle(columns, points, () => true);
  return {
    sigma,
    predict(point) {
      const predicted = { mean: 0, levelVariance: 0, shapeVariance: 0 };
      for (const { part, groups, values, weights: known } of columns) {
        const factor = part.factorOf(point);
        const group = groups.get(part.groupOf(point)) ?? -1;
        const variance = (factor * sigma) ** 2 / ((known[group] ?? 0) + shrinkage(part, sigma));
        predicted.mean += (values[group] ?? 0) * factor;
        predicted[part.name === "level" ? "levelVariance" : "shapeVariance"] += variance;
      }
      return predicted;
    },
  };
}

/**
 * Finds the values of all columns from the points that are kept: each part in turn takes what the others leave, until
 * they agree (Gauss–Seidel), with weights of Student's t. `rest` is what is left of every point, kept or not.
 */
function settle(
  columns: readonly Column[],
  points: readonly PricePoint[],
  isKept: (index: number) => boolean,
) {
  const rest = Float64Array.from(points, ({ y }) => y);
  const kept = Float64Array.from(points, (_, index) => (isKept(index) ? 1 : 0));
  const weights = kept.slice();
  let sigma = SIGMA;
  for (const { values } of columns) values.fill(0);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const column of columns) refit(column, rest, weights, sigma);
    sigma = spreadOf(rest.filter((_, index) => kept[index] === 1));
    for (let index = 0; index < rest.length; index += 1) {
      weights[index] = ((kept[index] ?? 0) * (TAILS + 1)) / (TAILS + ((rest[index] ?? 0) / sigma) ** 2);
    }
  }
  return { rest, sigma };
}

/** As how many prices it counts that a part is usually near nothing. */
function shrinkage({ name }: Part, sigma: number): number {
  return (sigma / USUAL[name]) ** 2;
}

/** Gives a part its best values; `rest` is what all parts together leave, before and after. */
function refit(
  { part, groupOf, factors, values, weights: known }: Column,
  rest: Float64Array,
  weights: Float64Array,
  sigma: number,
): void {
  const products = new Float64Array(values.length);
  known.fill(0);
  for (let index = 0; index < rest.length; index += 1) {
    const group = groupOf[index] ?? 0;
    const factor = factors[index] ?? 0;
    const weight = weights[index] ?? 0;
    const open = (rest[index] ?? 0) + (values[group] ?? 0) * factor;
    products[group] = (products[group] ?? 0) + weight * factor * open;
    known[group] = (known[group] ?? 0) + weight * factor * factor;
    rest[index] = open;
  }
  for (const [group, product] of products.entries()) {
    values[group] = product / ((known[group] ?? 0) + shrinkage(part, sigma));
  }
  for (let index = 0; index < rest.length; index += 1) {
    rest[index] = (rest[index] ?? 0) - (values[groupOf[index] ?? 0] ?? 0) * (factors[index] ?? 0);
  }
}

/** Standard deviation by the median of the errors, which outliers do not move; few points stay near the usual one. */
function spreadOf(errors: Float64Array): number {
  const sorted = errors.map(Math.abs).toSorted();
  const median = 1.4826 * (sorted[Math.floor(sorted.length / 2)] ?? 0);
  const count = errors.length;
  return Math.sqrt((count * median ** 2 + SIGMA_WEIGHT * SIGMA ** 2) / (count + SIGMA_WEIGHT));
}
