// Plugins of Stryker: only so many faults are tried, drawn by a seed, and what becomes of each is written down.
import { createHash } from "node:crypto";
import { appendFileSync, writeFileSync } from "node:fs";

const MUTANTS = 300;

class Draw {
  #drawn = new Set();

  init() {
    return Promise.resolve();
  }

  /** Gets all mutants at once; they are weighed by what they are, so that a change elsewhere keeps the others. */
  group(mutants) {
    const weighed = mutants.map(({ id, fileName, location, replacement }) => {
      const place = fileName.split("/server/src/").at(-1);
      const text = JSON.stringify([process.env.MUTATION_SEED, place, replacement, location]);
      return { id, place, weight: createHash("sha256").update(text).digest("hex") };
    });
    const lightest = weighed.toSorted((a, b) => (a.weight < b.weight ? -1 : 1)).slice(0, MUTANTS);
    this.#drawn = new Set(lightest.map(({ id }) => id));
    const places = Object.fromEntries(lightest.map(({ id, place }) => [id, place]));
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
