import { expect, test } from "vitest";
import {
  administrator,
  Browser,
  EMAIL,
  mailedToken,
  newPair,
  startIdentityApp,
  tokenOf,
  withoutRequestId,
} from "#/identity/identity.fixtures.ts";
import type { IdentityApp } from "#/identity/identity.fixtures.ts";
import { startOidc, toProvider } from "#/identity/factors/oauth/oauth.fixtures.ts";
import { SoftAuthenticator } from "#/identity/factors/passkeys/passkeys.fixtures.ts";
import { sentCode } from "#/identity/factors/passcodes/passcodes.fixtures.ts";

const IDA = "ida@fern.com";
const MAILED = "/api/v1/invitations/mailed";
const NO_PASSWORDS = { SIGN_IN_METHODS: "magic_links,email_codes,passkeys,oauth" };

interface Me {
  user: { name: string; email: string | null };
  workspaces: { name: string; role: string }[];
}

/** A way in that somebody new takes, who has opened this invite link. */
type Way = (app: IdentityApp, browser: Browser, token: string, email?: string) => Promise<Answer>;
type Answer = Awaited<ReturnType<Browser["call"]>>;

const byLink: Way = async (app, browser, token, email = IDA) => {
  const { verifier, challenge } = newPair();
  // Mails are told apart by when they were written.
  app.clock.advance(1000);
  const body = { email, code_challenge: challenge, invitation: { token } };
  const sent = await browser.call("POST", "/magic_links/email/login_or_create", body);
  if (sent.status !== 200) return sent;
  return browser.call("POST", "/magic_links/authenticate", {
    token: await mailedToken(app, email),
    code_verifier: verifier,
    invitation: { token, name: "Ida Moor" },
  });
};

const byCode: Way = async (app, browser, token, email = IDA) => {
  const sent = await browser.call("POST", "/otps/email/login_or_create", { email, invitation: { token } });
  if (sent.status !== 200) return sent;
  return browser.call("POST", "/otps/authenticate", {
    token: await sentCode(app, email),
    method_id: sent.json.data?.["method_id"],
    invitation: { token, name: "Ida Moor" },
  });
};

const byPasskey: Way = async (_app, browser, token) => {
  const begun = await beginPasskey(browser, token);
  if (begun.status !== 200) return begun;
  return browser.call("POST", "/invitations/passkeys", {
    token,
    public_key_credential: new SoftAuthenticator().create(optionsOf(begun)),
  });
};

const byProvider: Way = async (app, browser, token) => {
  const pair = newPair();
  const landing = await browser.api("GET", await toProvider(app, browser, "acme", pair));
  return browser.call("POST", "/oauth/authenticate", {
    token: tokenOf(String(landing.headers.location)),
    code_verifier: pair.verifier,
    invitation: { token },
  });
};

const WAYS: [string, Way][] = [
  ["a mailed link", byLink],
  ["a mailed code", byCode],
  ["a passkey", byPasskey],
  ["a provider outside", byProvider],
];

function beginPasskey(browser: Browser, token: string) {
  const body = { token, name: "Ida Moor", domain: "localhost" };
  return browser.call("POST", "/invitations/passkeys/start", body);
}

function optionsOf({ json }: Answer): unknown {
  return JSON.parse(String(json.data?.["public_key_credential_creation_options"]));
}

/** A server where nobody signs in by password, and its administrator. */
async function started(env: Record<string, string> = {}) {
  const { entry } = await startOidc({ sub: "ida-1", email: IDA, email_verified: true, name: "Ida Moor" });
  const app = await startIdentityApp(
    { ...NO_PASSWORDS, OAUTH_PROVIDERS: JSON.stringify([entry]), ...env },
    { isNew: true },
  );
  return { app, maya: await administrator(app) };
}

async function newLink(maya: Browser, role = "reviewer"): Promise<string> {
  return tokenOf((await maya.api("POST", "/api/v1/invitations", { role })).json<{ url: string }>().url);
}

async function newMailed(app: IdentityApp, maya: Browser, email = IDA): Promise<string> {
  await maya.api("POST", MAILED, { emails: [email], role: "reviewer" });
  return (await mailedToken(app, email)) ?? "";
}

async function me(browser: Browser): Promise<Me | number> {
  const answer = await browser.api("GET", "/api/v1/me");
  return answer.statusCode === 200 ? answer.json<Me>() : answer.statusCode;
}

const peopleOf = async (app: IdentityApp) => (await app.db.selectFrom("users").select("id").execute()).length;

test.each(WAYS)(
  "where passwords are off, somebody new joins by an invite link and %s",
  async (_way, join) => {
    const { app, maya } = await started();
    const browser = new Browser(app);

    const { status, json } = await join(app, browser, await newLink(maya));

    expect([status, json.data?.["workspace_slug"]]).toEqual([200, "fernhollow-skincare"]);
    expect(await me(browser)).toMatchObject({
      user: { name: "Ida Moor" },
      workspaces: [{ name: "Fernhollow Skincare", role: "reviewer" }],
    });
  },
);

test.each(WAYS)(
  "a mailed invitation lets its person in by %s, with a proved address, once",
  async (way, join) => {
    const { app, maya } = await started();
    const token = await newMailed(app, maya);
    const browser = new Browser(app);

    await join(app, browser, token);
    const again = await join(app, new Browser(app), token);

    expect(await me(browser)).toMatchObject({ workspaces: [{ role: "reviewer" }] });
    expect((await browser.call("GET", "/users/me")).json.data).toMatchObject({
      emails: [{ email: IDA, verified: true }],
    });
    expect([way, again.json.error_type, again.json.error_details?.["reason"]]).toEqual([
      way,
      "unable_to_auth_magic_link",
      "used",
    ]);
  },
);

test.each(WAYS)(
  "without an invitation, or where nobody may make an account, %s lets nobody new in",
  async (_way, join) => {
    const { app, maya } = await started();
    const closed = await started({ SIGN_UP: "closed" });
    const before = [await peopleOf(app), await peopleOf(closed.app)];
    const made = [new Browser(app), new Browser(closed.app)] as const;

    await join(app, made[0], "x".repeat(64));
    await maya.api("POST", "/api/v1/invitations", {});
    await join(closed.app, made[1], await newLink(closed.maya));

    expect([await me(made[0]), await me(made[1])]).toEqual([401, 401]);
    expect([await peopleOf(app), await peopleOf(closed.app)]).toEqual(before);
  },
);

test.each([
  ["a mailed link", byLink],
  ["a mailed code", byCode],
])(
  "who has an account joins by %s as well, and the answer before does not tell them apart",
  async (_way, join) => {
    const { app, maya } = await started({ SIGN_IN_METHODS: "" });
    const other = await administrator(app, { email: "rosa@else.com", workspaceName: "Else" });
    const token = await newLink(maya);
    const browser = new Browser(app);
    const path = join === byLink ? "/magic_links/email/login_or_create" : "/otps/email/login_or_create";
    const ask = async (email: string) => {
      const body = { email, code_challenge: newPair().challenge, invitation: { token } };
      const { response } = await new Browser(app).call("POST", path, body);
      return withoutRequestId(response.body).replace(/email-live-[\w-]+/, "id");
    };

    expect(await ask("rosa@else.com")).toBe(await ask("nobody@else.com"));
    app.clock.advance(60_000);
    const { json } = await join(app, browser, token, "rosa@else.com");

    expect(json.data?.["workspace_slug"]).toBe("fernhollow-skincare");
    const mine = await me(other);
    const names = typeof mine === "number" ? [] : mine.workspaces.map(({ name }) => name);
    expect(names.toSorted()).toEqual(["Else", "Fernhollow Skincare"]);
  },
);

test("a mailed invitation is for its address alone, in every way", async () => {
  const { app, maya } = await started();
  const token = await newMailed(app, maya, "noor@fern.com");
  const people = await peopleOf(app);

  const answers = [
    await byLink(app, new Browser(app), token),
    await byCode(app, new Browser(app), token),
    await byProvider(app, new Browser(app), token),
  ];

  expect(answers.map(({ json }) => json.error_type)).toEqual(Array(3).fill("other_invited"));
  expect(await mailedToken(app, IDA)).toBeNull();
  expect(await peopleOf(app)).toBe(people);
});

test("a passkey makes its account once, in the browser that asked, and for the workspace that was asked for", async () => {
  const { app, maya } = await started({ SIGN_IN_METHODS: "" });
  const elsewhere = await administrator(app, { email: "rosa@else.com", workspaceName: "Else" });
  const [token, other] = [await newLink(maya), await newLink(elsewhere)];
  const browser = new Browser(app);
  const begun = optionsOf(await beginPasskey(browser, token));
  const credential = new SoftAuthenticator().create(begun);
  const give = (from: Browser, invitation: string, public_key_credential = credential) =>
    from.call("POST", "/invitations/passkeys", { token: invitation, public_key_credential });

  const refused = [
    await give(new Browser(app), token),
    await give(browser, other),
    await give(browser, token, new SoftAuthenticator().create(begun, { isVerified: false })),
    await give(browser, token, "{}"),
  ];
  const right = await give(browser, token);
  const again = await give(browser, token);
  app.clock.advance(6 * 60_000);
  const late = await give(browser, token, new SoftAuthenticator().create(begun));

  expect(refused.map(({ json }) => json.error_type)).toEqual([
    "unable_to_auth_webauthn_registration",
    "unable_to_auth_webauthn_registration",
    "unable_to_auth_webauthn_registration",
    "invalid_public_key_credential",
  ]);
  expect([right.status, again.status, late.status]).toEqual([200, 401, 401]);
  expect(await peopleOf(app)).toBe(3);
});

test("a way that is off is off for the invited, too, and a passkey takes no address that has an account", async () => {
  const { app, maya } = await started({ SIGN_IN_METHODS: "email_codes" });
  const passkeys = await started({ SIGN_IN_METHODS: "passwords,passkeys" });
  const token = await newLink(maya);
  const owner = await administrator(passkeys.app, { email: "rosa@else.com", workspaceName: "Else" });

  const off = [await byLink(app, new Browser(app), token), await byPasskey(app, new Browser(app), token)];
  const taken = await byPasskey(
    passkeys.app,
    new Browser(passkeys.app),
    await newMailed(passkeys.app, owner, EMAIL),
  );

  expect(off.map(({ json }) => json.error_type)).toEqual(Array(2).fill("sign_in_method_disabled"));
  expect(taken.json.error_type).toBe("duplicate_email");
});
