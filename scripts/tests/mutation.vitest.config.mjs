import { readFileSync, statSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer } from "vitest/node";

/** The tests beside a fault see it most often, and the first that does ends the run; large files come last. */
class NearestFirst extends BaseSequencer {
  sort(specs) {
    const { activeMutant } = this.ctx.getRootProject().getProvidedContext();
    const fault = activeMutant && JSON.parse(readFileSync(process.env.MUTATION_PLACES, "utf8"))[activeMutant];
    const judged = specs.map((spec) => {
      const test = placeOf(spec.moduleId);
      return { spec, folders: fault ? foldersBetween(fault, test) : 0, size: statSync(spec.moduleId).size };
    });
    const sorted = judged.toSorted((a, b) => a.folders - b.folders || a.size - b.size);
    return Promise.resolve(sorted.map(({ spec }) => spec));
  }
}

const placeOf = (path) => path.split("/server/src/").at(-1);
const nameOf = (path) => basename(path).split(".")[0];

function foldersBetween(fault, test) {
  if (nameOf(fault) === nameOf(test)) return -1;
  return relative(dirname(fault), dirname(test)).split("/").filter(Boolean).length;
}

// The tests of one folder, in the copy that holds the planted faults. Each fault has one worker, which reads every module
// once and then ends.
export default defineConfig({
  root: join(import.meta.dirname, "../.."),
  test: {
    include: JSON.parse(process.env.MUTATION_TESTS ?? "[]"),
    isolate: false,
    testTimeout: 600_000,
    sequence: { sequencer: NearestFirst },
  },
});
