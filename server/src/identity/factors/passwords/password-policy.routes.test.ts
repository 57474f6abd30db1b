import { expect, test } from "vitest";
import { Browser, startIdentityApp } from "#/identity/identity.fixtures.ts";

const KINDS = { has_digit: false, has_lower_case: true, has_upper_case: false, has_symbol: true };
const WORDS = "lantern orchid gravel";

test("security 2: by default 8 characters and a score of 3 are enough, whatever the characters", async () => {
  const { judged, created } = await judge({}, WORDS);

  expect(judged).toMatchObject({
    valid_password: true,
    strength_policy: "zxcvbn",
    feedback: { luds_requirements: { ...KINDS, missing_characters: 0, missing_complexity: 0 } },
  });
  expect(created).toBe(200);
});

test.each([
  ["length", { PASSWORD_LENGTH_MIN: "30" }, "Use at least 30 characters.", { missing_characters: 9 }],
  [
    "kinds",
    { PASSWORD_KINDS_MIN: "4" },
    "Use 4 of these: digits, small letters, capitals, other signs.",
    { missing_complexity: 2 },
  ],
])(
  "security 2: a higher minimum of %s is asked for by the check and at sign-up",
  async (_kind, env, warning, lacks) => {
    const { judged, created } = await judge(env, WORDS);

    expect(judged).toMatchObject({
      valid_password: false,
      feedback: { warning, luds_requirements: { ...KINDS, ...lacks } },
    });
    expect(created).toBe(400);
  },
);

test("security 2: the score that a password must have is a setting, and what it has is enough at that score", async () => {
  const password = "copper garden";
  const [asked, enough] = [
    await judge({ PASSWORD_SCORE_MIN: "4" }, password),
    await judge({ PASSWORD_SCORE_MIN: "2" }, password),
  ];

  expect([asked.judged?.["valid_password"], asked.created]).toEqual([false, 400]);
  expect([enough.judged?.["valid_password"], enough.created]).toEqual([true, 200]);
});

test("security 2: where kinds of characters are asked for, a password with all of them is still not an easy one", async () => {
  const env = { PASSWORD_KINDS_MIN: "3" };

  const [easy, hard] = [await judge(env, "Password1!"), await judge(env, "Lantern orchid 71 gravel")];

  expect(easy.judged).toMatchObject({ valid_password: false, strength_policy: "luds" });
  expect(hard.judged).toMatchObject({ valid_password: true, strength_policy: "luds" });
});

async function judge(env: Record<string, string>, password: string) {
  const app = await startIdentityApp({ SIGN_UP: "open", USER_SEARCH: "open", ...env });
  const browser = new Browser(app);
  const { json } = await browser.call("POST", "/passwords/strength_check", { password });
  const { status } = await browser.call("POST", "/passwords", { email: "noor@fern.com", password });
  return { judged: json.data, created: status };
}
