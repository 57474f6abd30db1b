// Trains the classifier of acts over the examples beside it: `node scripts/train-acts.mjs` writes the weights anew, and
// says how right they are on folds that were left out. The same examples always give the same bytes.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { actOf, KINDS, LANGUAGES } from "../server/src/strategy/acts/act.ts";
import { evidenceOf } from "../server/src/strategy/acts/evidence.ts";
import { BUCKETS, featuresOf } from "../server/src/strategy/acts/features.ts";
import { root } from "./root.mjs";

const FOLDER = join(root, "server/src/strategy/acts");
const CLASSES = KINDS.length + LANGUAGES.length;
const FOLDS = 5;
const EPOCHS = 20;
const RATE = 0.3;
/** Of what is taken for each act without asking back, so much has to be right on the folds. */
const RIGHT = { question: 0.97, order: 0.965, remark: 0.97 };
const LARGEST = 127;

const examples = readdirSync(join(FOLDER, "examples"))
  .toSorted()
  .flatMap((name) => readExamples(join(FOLDER, "examples", name)));

function readExamples(file) {
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("# "))
    .map((line) => {
      const [kind, language, text = ""] = line.split("\t");
      if (!KINDS.includes(kind) || !LANGUAGES.includes(language) || text === "")
        throw new Error(`No example: ${line}`);
      const features = [...featuresOf(text, evidenceOf(text))];
      return {
        kind,
        language,
        text,
        places: Int32Array.from(features, ([place]) => place),
        values: Float64Array.from(features, ([, value]) => value),
      };
    });
}

/** The same numbers at every run. */
function random(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function shuffled(list, next) {
  const copy = [...list];
  for (let index = copy.length - 1; index > 0; index -= 1) {
    const other = Math.floor(next() * (index + 1));
    [copy[index], copy[other]] = [copy[other], copy[index]];
  }
  return copy;
}

/** Two multinomial regressions over the same features, of kinds and of languages, by AdaGrad. */
function train(list) {
  const weights = new Float64Array((BUCKETS + 1) * CLASSES);
  const squares = new Float64Array(weights.length).fill(1e-3);
  const next = random(7);
  const slope = new Float64Array(CLASSES);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    for (const example of shuffled(list, next)) {
      slope.set(sharesOf(weights, example));
      slope[KINDS.indexOf(example.kind)] -= 1;
      slope[KINDS.length + LANGUAGES.indexOf(example.language)] -= 1;
      descend(weights, squares, slope, BUCKETS, 1);
      for (let index = 0; index < example.places.length; index += 1)
        descend(weights, squares, slope, example.places[index], example.values[index]);
    }
  }
  return weights;
}

function descend(weights, squares, slope, place, value) {
  for (let one = 0; one < CLASSES; one += 1) {
    const at = place * CLASSES + one;
    const step = slope[one] * value;
    squares[at] += step * step;
    weights[at] -= (RATE * step) / Math.sqrt(squares[at]);
  }
}

function sharesOf(weights, { places, values }) {
  const sums = weights.slice(BUCKETS * CLASSES, (BUCKETS + 1) * CLASSES);
  for (let index = 0; index < places.length; index += 1) {
    const at = places[index] * CLASSES;
    for (let one = 0; one < CLASSES; one += 1) sums[one] += weights[at + one] * values[index];
  }
  soften(sums.subarray(0, KINDS.length));
  soften(sums.subarray(KINDS.length));
  return sums;
}

function soften(sums) {
  const largest = Math.max(...sums);
  let total = 0;
  for (let index = 0; index < sums.length; index += 1) {
    sums[index] = Math.exp(sums[index] - largest);
    total += sums[index];
  }
  for (let index = 0; index < sums.length; index += 1) sums[index] /= total;
}

/** Weights as whole numbers of one scale; what lies beyond it is cut. */
function quantised(weights) {
  const sorted = Float64Array.from(weights, Math.abs).toSorted();
  const scale = sorted[Math.floor(sorted.length * 0.9995)] / LARGEST;
  const small = Int8Array.from(weights, (weight) =>
    Math.max(-LARGEST, Math.min(LARGEST, Math.round(weight / scale))),
  );
  return { scale, small };
}

/** What is told of an example by weights that have not seen it, as the product reads it: with whole numbers. */
function judged(weights, list) {
  const { scale, small } = quantised(weights);
  const whole = Float64Array.from(small, (one) => one * scale);
  return list.map((one) => {
    const shares = sharesOf(whole, one);
    const acts = new Map();
    for (const [index, kind] of KINDS.entries())
      acts.set(actOf(kind), (acts.get(actOf(kind)) ?? 0) + shares[index]);
    const [act, sure] = [...acts].toSorted((left, right) => right[1] - left[1])[0];
    const own = KINDS.filter((kind) => actOf(kind) === act);
    const kind = own.toSorted((left, right) => shares[KINDS.indexOf(right)] - shares[KINDS.indexOf(left)])[0];
    const languages = [...shares.subarray(KINDS.length)];
    const language = LANGUAGES[languages.indexOf(Math.max(...languages))];
    return { ...one, told: { act, kind, sure, language } };
  });
}

function crossValidated() {
  const mixed = shuffled(examples, random(11));
  return Array.from({ length: FOLDS }, (_, fold) => {
    const seen = mixed.filter((_one, index) => index % FOLDS !== fold);
    return judged(
      train(seen),
      mixed.filter((_one, index) => index % FOLDS === fold),
    );
  }).flat();
}

/** Of each act the lowest sureness from which on enough is right. */
function thresholds(results) {
  return Object.fromEntries(
    Object.entries(RIGHT).map(([act, share]) => [
      act,
      threshold(
        results.filter(({ told }) => told.act === act),
        share,
      ),
    ]),
  );
}

function threshold(results, share) {
  const sorted = results.toSorted((left, other) => other.told.sure - left.told.sure);
  let rightSoFar = 0;
  let lowest = 1;
  for (const [index, { kind, told }] of sorted.entries()) {
    if (actOf(kind) === told.act) rightSoFar += 1;
    if (rightSoFar / (index + 1) >= share) lowest = told.sure;
  }
  return Math.ceil(lowest * 100) / 100;
}

const percent = (part, whole) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

const right = (list) => list.filter(({ kind, told }) => actOf(kind) === told.act).length;

function report(results, sure) {
  const answered = results.filter(({ told }) => told.sure >= (sure[told.act] ?? 2));
  console.log(`${examples.length} examples, ${FOLDS} folds, sure from ${JSON.stringify(sure)}`);
  for (const act of ["question", "order", "remark", "doubt"]) {
    const of = results.filter(({ kind }) => actOf(kind) === act);
    const some = answered.filter(({ kind }) => actOf(kind) === act);
    console.log(
      `  ${act}: ${of.length}, answered ${percent(some.length, of.length)}, of these right ${percent(right(some), some.length)}, of all ${percent(right(of), of.length)}`,
    );
  }
  console.log(
    `  all: answered ${percent(answered.length, results.length)}, of these right ${percent(right(answered), answered.length)}; kind ${percent(results.filter(({ kind, told }) => kind === told.kind).length, results.length)}; language ${percent(results.filter(({ language, told }) => language === told.language).length, results.length)}`,
  );
  if (process.argv.includes("--mistakes")) {
    for (const { kind, language, text, told } of answered)
      if (actOf(kind) !== told.act)
        console.log(`  ${kind}\t${told.kind} ${told.sure.toFixed(2)}\t${language}\t${text}`);
  }
}

const results = crossValidated();
const sure = thresholds(results);
report(results, sure);
const { scale, small } = quantised(train(examples));
const weights = Buffer.from(small.buffer).toString("base64");
writeFileSync(join(FOLDER, "weights.json"), `${JSON.stringify({ sure, scale, weights })}\n`);
console.log(`${Math.round(weights.length / 1000)} kB of weights`);
