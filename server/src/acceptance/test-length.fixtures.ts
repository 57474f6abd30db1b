/** How much of a test runs: little of it with `npm test`, the whole with `npm run test:long`. */
export function byLength(amounts: { short: number; long: number }): number {
  return process.env["TEST_LENGTH"] === "long" ? amounts.long : amounts.short;
}
