import { expect, test } from "vitest";
import { administrator } from "#/identity/identity.fixtures.ts";
import { TestClock } from "#/platform/clock.fixtures.ts";
import { loadSecrets } from "#/platform/config/secrets.ts";
import { openApp } from "./test-app.fixtures.ts";
import { usedAgain } from "./used-apps.fixtures.ts";

const DAY_MS = 24 * 3600 * 1000;

test.each([
  { days: 0, isUsedAgain: true },
  { days: 91, isUsedAgain: false },
])(
  "a server that first signs after $days days is used again: $isUsedAgain",
  async ({ days, isUsedAgain }) => {
    // A setting of its own, so that no server of another test is taken.
    const options = { env: { LOG_LEVEL: "error" } };
    const clock = new TestClock();
    const first = await usedAgain({ ...options, clock }, openApp);
    clock.advance(days * DAY_MS);
    const { identityPublicToken: publicToken } = loadSecrets(first.app.config);
    await administrator({ ...first.app, clock, publicToken });
    await first.end();

    const second = await usedAgain(options, openApp);
    const isSame = second.app.db === first.app.db;
    await second.end();

    expect(isSame).toBe(isUsedAgain);
  },
);
