import { expect, test } from "vitest";
import { startGithub } from "#/identity/factors/oauth/oauth.fixtures.ts";
import { administrator, startIdentityApp } from "#/identity/identity.fixtures.ts";
import type { IdentityApp } from "#/identity/identity.fixtures.ts";
import { administratorLink, ENDINGS, halfSignIn, signedIn } from "./endings.fixtures.ts";

const DAY_MS = 24 * 60 * 60_000;

/** A server with an owner, and whatever this thing needs. */
async function started(name: string): Promise<IdentityApp> {
  const env: Record<string, string> = { SIGN_UP: "open" };
  if (name === "a task for the browser") env["CAPTCHA"] = "always";
  const isOutside = name.endsWith("provider");
  if (isOutside) {
    const { entry } = await startGithub({
      sub: "4711",
      id: 4711,
      email: "ada@fern.com",
      email_verified: true,
    });
    env["OAUTH_PROVIDERS"] = JSON.stringify([entry]);
  }
  const app = await startIdentityApp(env, { isNew: isOutside });
  await administrator(app);
  return app;
}

test.each(Object.entries(ENDINGS))(
  "%s works until a second before its end, not from then on, and never again once it was used or taken back",
  async (name, [lifeMs, make]) => {
    const [app, other] = [await started(name), await started(name)];
    const kept = await make(app);
    const late = await make(other);

    app.clock.advance(lifeMs - 1000);
    const before = await kept.use();
    await kept.end?.();
    app.clock.advance(1000 - lifeMs);
    const setBack = await kept.use();
    other.clock.advance(lifeMs);
    const atTheEnd = await late.use();

    expect({ before, setBack, atTheEnd }).toEqual({ before: true, setBack: false, atTheEnd: false });
  },
);

test("a session that is renewed every day ends 30 days after the sign-in", async () => {
  const app = await started("");
  const browser = await signedIn(app);
  for (let day = 1; day < 30; day += 1) {
    app.clock.advance(DAY_MS);
    expect((await browser.call("POST", "/sessions/authenticate", {})).status).toBe(200);
  }

  app.clock.advance(DAY_MS - 1000);
  const before = (await browser.call("POST", "/sessions/authenticate", {})).status;
  app.clock.advance(1000);

  expect([before, (await browser.call("POST", "/sessions/authenticate", {})).status]).toEqual([200, 404]);
});

test("what was ended before its time stays ended where the clock is set back", async () => {
  const app = await started("");
  const older = await administratorLink(app);
  await administratorLink(app);
  const owner = await signedIn(app);
  const half = await halfSignIn(app, owner);
  await owner.api("DELETE", "/api/v1/me/sessions");
  app.clock.advance(-DAY_MS);

  expect([await older.use(), await half.use()]).toEqual([false, false]);
});
