/** How much of a test runs: little of it with `npm test`, the whole with `npm run test:long`, least for each planted fault. */
export function byLength(amounts: { short: number; long: number }): number {
  const length = process.env["TEST_LENGTH"];
  if (length === "long") return amounts.long;
  return length === "least" ? Math.ceil(amounts.short / 10) : amounts.short;
}
