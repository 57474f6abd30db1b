import { SIGN_IN_METHODS } from "@app/contract/identity/sign-in/settings";
import { expect, test } from "vitest";
import { oauthEmailNeeded, oauthOtherConnected } from "./oauth.errors.ts";
import type { OpenWays } from "./oauth.errors.ts";

const OPEN: OpenWays = { methods: SIGN_IN_METHODS, signUp: "open" };
const NEEDED =
  "The provider names no address of yours that you have proved. Prove one there and begin again.";

test.each<[Partial<OpenWays>, string]>([
  [
    {},
    `${NEEDED} If you have an account here, sign in with a mailed link and connect this one in Settings, Sign-in methods.`,
  ],
  [
    { methods: ["passwords", "oauth"] },
    `${NEEDED} If you have an account here, sign in in another way and connect this one in Settings, Sign-in methods.`,
  ],
  [{ methods: ["oauth"] }, NEEDED],
  [
    { methods: ["oauth"], signUp: "invited" },
    `${NEEDED} Without an account, ask a colleague for an invitation.`,
  ],
  [{ methods: ["oauth"], signUp: "closed" }, `${NEEDED} Nobody can make an account here at present.`],
])("whoever has no proved address there is advised what is open here: %j", (open, said) => {
  expect(oauthEmailNeeded({ ...OPEN, ...open }).detail).toBe(said);
});

test("whoever has another account there is sent to no way that is switched off", () => {
  const said = ([SIGN_IN_METHODS, ["passkeys", "oauth"], ["oauth"]] as const).map(
    (methods) => oauthOtherConnected({ ...OPEN, methods }).detail,
  );

  expect(said).toEqual([
    expect.stringContaining("If that is you, sign in with a mailed link and connect"),
    expect.stringContaining("If that is you, sign in in another way and connect"),
    expect.stringContaining("If that is you, sign in with that other account and connect"),
  ]);
});
