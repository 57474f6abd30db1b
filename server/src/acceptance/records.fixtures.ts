// What stands above discovery, for its tests.
export { RESULTS_OF_IMPORTS } from "#/results/index.ts";
