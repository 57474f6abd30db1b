import { expect, test } from "vitest";
import {
  administrator,
  EMAIL,
  startIdentityApp,
  STRONG_PASSWORD,
  tryPassword,
} from "#/identity/identity.fixtures.ts";

test("security 6: after five tries in 15 minutes the right password is refused too, on any device that is new to the person", async () => {
  const app = await startIdentityApp({ TRUSTED_PROXY: "loopback" });
  await administrator(app);
  for (let attempt = 0; attempt < 5; attempt++) {
    await tryPassword(app, EMAIL, "wrong wrong", from(`203.0.113.${attempt}`));
  }

  const right = await tryPassword(app, EMAIL, STRONG_PASSWORD, from("198.51.100.9"));

  expect([right.status, right.json.error_type]).toEqual([429, "too_many_requests"]);
  expect(right.response.headers["retry-after"]).toBe("900");
});

test("security 6: an unknown address pauses after five tries as a known one does", async () => {
  const app = await startIdentityApp();
  await administrator(app);
  const statuses = async (email: string) => {
    const answers = [];
    for (let attempt = 0; attempt < 6; attempt++) answers.push(await tryPassword(app, email, "wrong wrong"));
    return answers.map(({ status }) => status);
  };

  expect(await statuses("nobody@fernhollow.com")).toEqual(await statuses(EMAIL));
});

test("security 6: of 20 tries in parallel at most five are evaluated", async () => {
  const app = await startIdentityApp();
  await administrator(app);

  const answers = await Promise.all(Array.from({ length: 20 }, () => tryPassword(app, EMAIL, "wrong wrong")));

  expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
});

function from(address: string): Record<string, string> {
  return { "x-forwarded-for": address };
}
