// Plugins of Stryker: only so many faults are tried, drawn by a seed, and what becomes of each is written down.
import { createHash } from "node:crypto";
import { appendFileSync, writeFileSync } from "node:fs";

const MUTANTS = 300;

/** Faults are weighed by what they are, so that a change elsewhere keeps the others; the lightest are drawn. */
export function drawn(mutants, seed) {
  const weighed = mutants.map((mutant) => {
    const text = JSON.stringify([seed, placeOf(mutant), mutant.replacement, mutant.location]);
    return { mutant, weight: createHash("sha256").update(text).digest("hex") };
  });
  const lightest = weighed.toSorted((a, b) => (a.weight < b.weight ? -1 : 1)).slice(0, MUTANTS);
  return lightest.map(({ mutant }) => mutant);
}

function placeOf({ fileName }) {
  return fileName.split("server/src/").at(-1);
}

class Draw {
  #drawn = new Set();

  init() {
    return Promise.resolve();
  }

  /** Gets all mutants at once: those that were drawn, and those that stand inside one. */
  group(mutants) {
    const lightest = drawn(mutants, process.env.MUTATION_SEED);
    this.#drawn = new Set(lightest.map(({ id }) => id));
    const places = Object.fromEntries(lightest.map((mutant) => [mutant.id, placeOf(mutant)]));
    writeFileSync(process.env.MUTATION_PLACES, JSON.stringify(places));
    return Promise.resolve([mutants.map(({ id }) => id)]);
  }

  check(mutants) {
    const answers = mutants.map(({ id }) => [
      id,
      this.#drawn.has(id) ? { status: "passed" } : { status: "compileError", reason: "not drawn" },
    ]);
    return Promise.resolve(Object.fromEntries(answers));
  }
}

class Found {
  onMutantTested({ status, fileName, location, mutatorName, replacement }) {
    if (status === "CompileError") return;
    const line = { status, file: fileName, line: location.start.line, mutator: mutatorName, replacement };
    appendFileSync(process.env.MUTATION_FOUND, `${JSON.stringify(line)}\n`);
  }
}

export const strykerPlugins = [
  { kind: "Checker", name: "draw", injectableClass: Draw },
  { kind: "Reporter", name: "found", injectableClass: Found },
];
