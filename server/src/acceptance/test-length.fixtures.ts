/** `npm test` leaves out what says so by `test.skipIf(isShort)`; `npm run test:long` and a call by name do not. */
export const isShort = process.env["TEST_LENGTH"] === "short";

/** How much of a test runs: little of it with `npm test`, the whole with `npm run test:long`, least for each planted fault. */
export function byLength(amounts: { short: number; long: number }): number {
  const length = process.env["TEST_LENGTH"];
  if (length === "long") return amounts.long;
  return length === "least" ? Math.ceil(amounts.short / 10) : amounts.short;
}
