import { expect, test } from "vitest";
import { PasswordHashesService } from "./password-hashes.service.ts";

/** What may be worked on and wait, however many processors there are. */
const PLACES_MAX = 203;

test("when as many wait as may, whoever comes is told that many sign in, and the others are served", async () => {
  const hashes = new PasswordHashesService("pepper", { memoryCost: 8, timeCost: 1, parallelism: 1 });
  const stored = await hashes.make("seven copper kites");

  const tries = await Promise.allSettled(
    Array.from({ length: PLACES_MAX + 10 }, () => hashes.matches(stored, "seven copper kites")),
  );

  const refused = tries.filter((each) => each.status === "rejected").map(({ reason }) => reason as unknown);
  const served = tries.filter((each) => each.status === "fulfilled").map(({ value }) => value);
  expect(refused.length).toBeGreaterThanOrEqual(10);
  expect(refused[0]).toMatchObject({ code: "identity.busy", status: 503, retryAfter: 2 });
  expect(new Set(served)).toEqual(new Set([true]));
  expect(await hashes.matches(stored, "seven copper kites")).toBe(true);
});
