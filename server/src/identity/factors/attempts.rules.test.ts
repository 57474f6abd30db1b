import { array, assert, integer, property } from "fast-check";
import { expect, test } from "vitest";
import { decideAttempt, MAIL_LIMIT, PASSWORD_LIMIT, SEARCH_LIMIT } from "./attempts.rules.ts";
import type { AttemptState } from "./attempts.rules.ts";

const MINUTE_MS = 60_000;
const FRESH: AttemptState = { triedAt: [], blockedUntil: null, locks: 0 };

test("in any quarter of an hour at most five tries are evaluated", () => {
  assert(
    property(array(integer({ min: 0, max: 40 * MINUTE_MS }), { maxLength: 60 }), (times) => {
      const evaluated = evaluatedTimes(times.toSorted((left, right) => left - right));

      for (const time of evaluated) {
        const within = evaluated.filter((other) => other >= time && other < time + PASSWORD_LIMIT.windowMs);
        expect(within.length).toBeLessThanOrEqual(5);
      }
    }),
  );
});

test("pauses double from 15 minutes to one hour", () => {
  const pauses: number[] = [];
  let state = FRESH;
  let time = 0;
  while (pauses.length < 4) {
    const decision = decideAttempt(state, PASSWORD_LIMIT, new Date(time));
    state = decision.state;
    if (!decision.allowed) {
      pauses.push(decision.retryAfterS);
      time += decision.retryAfterS * 1000;
    }
  }

  expect(pauses).toEqual([900, 1800, 3600, 3600]);
});

test.each([
  ["passwords", PASSWORD_LIMIT],
  ["mails", MAIL_LIMIT],
  ["searches", SEARCH_LIMIT],
])("%s: who waits as long as they were told is heard, however often", (_what, limit) => {
  let state = FRESH;
  let time = 0;
  for (let round = 0; round < 5; round++) {
    for (let attempt = 0; attempt < limit.tries; attempt++)
      state = decideAttempt(state, limit, new Date((time += 100))).state;
    const refused = decideAttempt(state, limit, new Date(time));
    if (refused.allowed) throw new Error("One more was evaluated");
    time += refused.retryAfterS * 1000;

    expect(decideAttempt(refused.state, limit, new Date(time)).allowed).toBe(true);
    state = refused.state;
  }
});

test("a try during a pause does not make it longer", () => {
  const state = { triedAt: [], blockedUntil: new Date(10 * MINUTE_MS), locks: 1 };

  const decision = decideAttempt(state, PASSWORD_LIMIT, new Date(4 * MINUTE_MS));

  expect(decision).toEqual({ allowed: false, state, retryAfterS: 360 });
});

test("after a quiet day the first pause is short again", () => {
  const state = { triedAt: [], blockedUntil: new Date(0), locks: 3 };

  const decision = decideAttempt(state, PASSWORD_LIMIT, new Date(25 * 60 * MINUTE_MS));

  expect(decision.state.locks).toBe(0);
});

function evaluatedTimes(times: number[]): number[] {
  const evaluated: number[] = [];
  let state = FRESH;
  for (const time of times) {
    const decision = decideAttempt(state, PASSWORD_LIMIT, new Date(time));
    state = decision.state;
    if (decision.allowed) evaluated.push(time);
  }
  return evaluated;
}
