import { identityPaths } from "@app/contract/identity/paths";
import { exportJWK, exportSPKI, generateKeyPair, SignJWT } from "jose";
import { createHmac } from "node:crypto";
import { expect, onTestFinished, test, vi } from "vitest";
import { openAccount } from "#/identity/users/sign-ups.store.ts";
import { Browser, mailedToken, tokenOf } from "#/identity/identity.fixtures.ts";
import type { IdentityApp } from "#/identity/identity.fixtures.ts";
import {
  claimsOf,
  hostedBrowser,
  hostedProvider,
  NORA,
  passwordAt,
  PROJECT,
  signed,
  startHosted,
} from "./hosted.fixtures.ts";
import type { HostedDouble, HostedPerson } from "./hosted.fixtures.ts";

const TOMAS: HostedPerson = {
  user_id: "user-test-tomas",
  name: { first_name: "Tomás", last_name: "Leiria" },
  emails: [{ email: "tomas@fern.com", verified: true }],
};

interface MeAnswer {
  user: { id: string; name: string; email: string | null };
  workspaces: { slug: string; role: string }[];
}

async function me(browser: Browser) {
  const answer = await browser.api("GET", "/api/v1/me");
  return answer.statusCode === 200 ? answer.json<MeAnswer>() : answer.statusCode;
}

function codeOf(answer: Awaited<ReturnType<Browser["api"]>>) {
  return [answer.statusCode, answer.json<{ code: string }>().code];
}

/** A browser that has only this token of the provider. */
function withJwt(app: IdentityApp, jwt: string): Browser {
  const browser = new Browser(app);
  browser.cookies.set("stytch_session_jwt", jwt);
  return browser;
}

test("whom the hosted provider lets in has an account here, by its subject, with a workspace of their own", async () => {
  const double = await hostedProvider();
  const app = await startHosted(double);
  const browser = await hostedBrowser(double, app);

  const first = await me(browser);
  const moved = { ...NORA, emails: [{ email: "nora@elsewhere.com", verified: true }] };
  const second = await me(await hostedBrowser(double, app, moved));

  expect(first).toMatchObject({
    user: { name: "Nora Vale", email: "nora@vale.com" },
    workspaces: [{ slug: "my-workspace", role: "owner" }],
  });
  expect(second).toEqual(first);
});

test("many requests at once make one account, and ask the provider once", async () => {
  const double = await hostedProvider();
  const app = await startHosted(double);
  const browser = await hostedBrowser(double, app);

  const answers = await Promise.all(Array.from({ length: 8 }, () => me(browser)));

  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]).toMatchObject({ user: { name: "Nora Vale" } });
  expect(double.asked).toEqual(["/sdk/v1/sessions/authenticate", `/v1/sessions/jwks/${PROJECT}`]);
});

test("an account of before is theirs by a proved address, and never by one that is not proved", async () => {
  const double = await hostedProvider();
  const app = await startHosted(double);
  const person = { name: "Nora", email: "nora@vale.com", verified: true, now: app.clock.now() };
  const { userId } = await app.db.transaction().execute((transaction) => openAccount(transaction, person));
  const other = { ...TOMAS, user_id: "user-test-2", emails: [{ email: "Nora@vale.com", verified: true }] };
  const stranger = {
    ...TOMAS,
    user_id: "user-test-3",
    emails: [{ email: "nora@vale.com", verified: false }],
  };

  const same = await me(await hostedBrowser(double, app, other));
  const others = await me(await hostedBrowser(double, app, stranger));

  expect(same).toMatchObject({ user: { id: userId } });
  expect(others).toMatchObject({ user: { name: "Tomás Leiria", email: null } });
});

test("an address goes with whom the provider gives it to, and never the account of who had it there before", async () => {
  const double = await hostedProvider();
  const app = await startHosted(double);
  const nora = { ...NORA };
  const browser = await hostedBrowser(double, app, nora);
  const first = await me(browser);
  const heir = { ...TOMAS, user_id: "user-test-2", emails: NORA.emails };
  const twin = { ...TOMAS, user_id: "user-test-3", emails: NORA.emails };

  const heirs = await me(await hostedBrowser(double, app, heir));
  const twins = await me(await hostedBrowser(double, app, twin));
  nora.emails = [{ email: "nora@elsewhere.com", verified: true }];
  app.clock.advance(10 * 60_000);
  const moved = await me(browser);
  nora.emails = [{ email: "nora@elsewhere.com", verified: false }];
  app.clock.advance(10 * 60_000);
  const unproved = await me(browser);

  const ids = [first, heirs, twins].map((answer) => (typeof answer === "number" ? answer : answer.user.id));
  expect(new Set(ids).size).toBe(3);
  expect(twins).toMatchObject({ user: { email: "nora@vale.com" } });
  expect(moved).toMatchObject({ user: { id: ids[0], email: "nora@elsewhere.com" } });
  expect(unproved).toMatchObject({ user: { id: ids[0], email: null } });
});

type Forge = (app: IdentityApp, double: HostedDouble) => Promise<string>;

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
const inSeconds = (app: IdentityApp, seconds: number) =>
  Math.floor(app.clock.now().getTime() / 1000) + seconds;

const FORGED: Record<string, Forge> = {
  "without a signature (alg none)": async (app) => `${part({ alg: "none" })}.${part(claimsOf(app, NORA))}.`,
  "signed with the public key as a secret (HS256)": async (app, double) => {
    const key = double.keys.get("key-1");
    const text = `${part({ alg: "HS256", kid: "key-1" })}.${part(claimsOf(app, NORA))}`;
    const secret = key ? await exportSPKI(key.publicKey) : "";
    return `${text}.${createHmac("sha256", secret).update(text).digest("base64url")}`;
  },
  "signed by another key under a known name": async (app) => {
    const { privateKey } = await generateKeyPair("RS256");
    return new SignJWT(claimsOf(app, NORA))
      .setProtectedHeader({ alg: "RS256", kid: "key-1" })
      .sign(privateKey);
  },
  "signed by a key that the provider does not know": async (app) => {
    const { privateKey } = await generateKeyPair("RS256");
    return new SignJWT(claimsOf(app, NORA))
      .setProtectedHeader({ alg: "RS256", kid: "key-9" })
      .sign(privateKey);
  },
  "with a key of its own in its header": async (app) => {
    const { privateKey, publicKey } = await generateKeyPair("RS256", { extractable: true });
    const header = { alg: "RS256", jwk: await exportJWK(publicKey) };
    return new SignJWT(claimsOf(app, NORA)).setProtectedHeader(header).sign(privateKey);
  },
  "signed as PS256": async (app, double) => {
    const key = double.keys.get("key-1")?.privateKey;
    const pem = key && (await crypto.subtle.exportKey("pkcs8", key));
    const other = await crypto.subtle.importKey(
      "pkcs8",
      pem ?? new Uint8Array(),
      { name: "RSA-PSS", hash: "SHA-256" },
      false,
      ["sign"],
    );
    return new SignJWT(claimsOf(app, NORA)).setProtectedHeader({ alg: "PS256", kid: "key-1" }).sign(other);
  },
  "for another project": (app, double) =>
    signed(double, app, NORA, { claims: { aud: ["project-test-other"], iss: `stytch.com/${PROJECT}` } }),
  "from another issuer": (app, double) =>
    signed(double, app, NORA, { claims: { iss: "stytch.com/project-test-other" } }),
  "that is over": (app, double) => signed(double, app, NORA, { claims: { exp: inSeconds(app, -60) } }),
  "that has no end": (app, double) => signed(double, app, NORA, { without: "exp" }),
  "that is not valid yet": (app, double) =>
    signed(double, app, NORA, { claims: { nbf: inSeconds(app, 60) } }),
  "that names no session": (app, double) =>
    signed(double, app, NORA, { without: "https://stytch.com/session" }),
  "whose claims were changed": async (app, double) => {
    const [header = "", , signature = ""] = (await signed(double, app, NORA)).split(".");
    return `${header}.${part(claimsOf(app, TOMAS))}.${signature}`;
  },
  "that names nobody": (app, double) => signed(double, app, NORA, { claims: { sub: "" } }),
  "with a name that is too long": (app, double) =>
    signed(double, app, NORA, { claims: { sub: "n".repeat(256) } }),
  "for nobody (no aud)": (app, double) => signed(double, app, NORA, { without: "aud" }),
  "from nobody (no iss)": (app, double) => signed(double, app, NORA, { without: "iss" }),
  "that is none": async () => "x.y.z",
};

test("a token that the provider did not sign for this project and this moment is refused, whatever is wrong with it", async () => {
  const double = await hostedProvider();
  const app = await startHosted(double);
  for (const person of [NORA, TOMAS]) await me(await hostedBrowser(double, app, person));

  const answers = await Promise.all(
    Object.entries(FORGED).map(async ([name, forge]) => [
      name,
      await me(withJwt(app, await forge(app, double))),
    ]),
  );

  expect(Object.keys(FORGED)).toHaveLength(18);
  expect(answers.filter(([, answer]) => answer !== 401)).toEqual([]);
  expect(await me(withJwt(app, await signed(double, app, NORA)))).toMatchObject({
    user: { name: "Nora Vale" },
  });
});

test("a token that does not hold says nothing: the living session beside it does", async () => {
  const double = await hostedProvider();
  const app = await startHosted(double);
  const browser = await hostedBrowser(double, app);
  const before = await me(browser);
  const { privateKey } = await generateKeyPair("RS256");
  const bySomeKey = new SignJWT(claimsOf(app, TOMAS)).setProtectedHeader({ alg: "RS256", kid: "key-9" });
  const others = await signed(double, app, TOMAS, { claims: { aud: ["other"] } });

  for (const jwt of [await bySomeKey.sign(privateKey), others, "damaged"]) {
    browser.cookies.set("stytch_session_jwt", jwt);
    expect(await me(browser)).toEqual(before);
  }
  double.sessions.clear();
  app.clock.advance(2 * 60_000);
  expect(await me(browser)).toBe(401);
});

test("a token that is over is renewed while its session lives, and no longer", async () => {
  const double = await hostedProvider();
  const app = await startHosted(double);
  const browser = await hostedBrowser(double, app);
  const before = await me(browser);

  app.clock.advance(10 * 60_000);
  const renewed = await me(browser);
  double.sessions.clear();
  app.clock.advance(2 * 60_000);

  expect(renewed).toEqual(before);
  expect(await me(browser)).toBe(401);
});

test("a session that its person has ended at the provider is over here at once, and one that lives goes on", async () => {
  const double = await hostedProvider();
  const app = await startHosted(double);
  const [browser, other] = [await hostedBrowser(double, app), await hostedBrowser(double, app, TOMAS)];
  const [before, others] = [await me(browser), await me(other)];
  const end = async (sessionId: string) =>
    (await new Browser(app).api("POST", identityPaths.hostedSessionEnded, { sessionId })).statusCode;

  const mistaken = [await end(`session-test-${TOMAS.user_id}`), await end("nobody's")];
  const asBefore = [await me(other), await me(browser)];
  double.sessions.delete(`token-${NORA.user_id}`);
  await end(`session-test-${NORA.user_id}`);
  const copied = await browser.api("POST", "/api/v1/collections", { name: "Spring" });

  expect([mistaken, asBefore]).toEqual([
    [204, 204],
    [others, before],
  ]);
  expect([copied.statusCode, await me(browser), await me(other)]).toEqual([401, 401, others]);
});

test("a new key of the provider is read once it signs, and its keys are not asked for with each request", async () => {
  const double = await hostedProvider();
  const app = await startHosted(double);
  const browser = await hostedBrowser(double, app);
  for (let time = 0; time < 5; time++) await me(browser);
  const before = double.asked.filter((path) => path.includes("jwks")).length;
  double.keys.set("key-2", await generateKeyPair("RS256", { extractable: true }));
  // The pause between two questions for keys is by the clock of the machine.
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 31_000 });
  onTestFinished(() => void vi.useRealTimers());

  browser.cookies.set("stytch_session_jwt", await signed(double, app, NORA, { kid: "key-2" }));

  expect(before).toBe(1);
  expect(await me(browser)).toMatchObject({ user: { name: "Nora Vale" } });
});

test("a key that the provider has taken away signs nobody in any more, ten minutes later at the latest", async () => {
  const double = await hostedProvider();
  const app = await startHosted(double);
  await me(await hostedBrowser(double, app));
  const stolen = await signed(double, app, NORA);
  const before = await me(withJwt(app, stolen));
  double.keys.set("key-2", await generateKeyPair("RS256", { extractable: true }));
  double.keys.delete("key-1");
  // How old keys are is by the clock of the machine.
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 10 * 60_000 + 1000 });
  onTestFinished(() => void vi.useRealTimers());

  expect(before).toMatchObject({ user: { name: "Nora Vale" } });
  expect(await me(withJwt(app, stolen))).toBe(401);
});

test("two people without a name at the provider do not share an account: neither gets one", async () => {
  const double = await hostedProvider();
  const app = await startHosted(double);
  const nobody = { ...NORA, user_id: "" };

  const answer = await me(await hostedBrowser(double, app, nobody));

  expect(answer).toBe(503);
});

test("while the provider is down nobody is signed out: the answer says to try again", async () => {
  const double = await hostedProvider();
  const app = await startHosted(double);
  const browser = await hostedBrowser(double, app);
  double.isDown = true;

  const answer = await browser.api("GET", "/api/v1/me");

  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({ code: "identity.provider_unreachable" });
  double.isDown = false;
  expect(await me(browser)).toMatchObject({ user: { name: "Nora Vale" } });
});

test("the embedded provider is not there, nor what belongs to it alone", async () => {
  const double = await hostedProvider();
  const app = await startHosted(double);
  const browser = await hostedBrowser(double, app);
  await me(browser);
  const status = async (method: "GET" | "POST", url: string) =>
    (await browser.send(method, url, method === "POST" ? {} : undefined, {})).statusCode;

  expect({
    current: await status("GET", "/sdk/v1/projects/current"),
    bootstrap: await status("GET", `/sdk/v1/projects/bootstrap/${app.publicToken}`),
    password: await status("POST", "/sdk/v1/passwords/authenticate"),
    invitation: await status("POST", "/sdk/v1/invitations/authenticate"),
    keys: await status("GET", `/v1/sessions/jwks/${PROJECT}`),
    oauth: await status("GET", "/v1/public/oauth/google/start"),
    sessions: await status("GET", "/api/v1/me/sessions"),
    signUp: await status("GET", "/api/v1/sign-up"),
    texts: await status("GET", "/api/v1/texts/sms"),
    signIn: await status("GET", identityPaths.signIn),
  }).toEqual({
    current: 404,
    bootstrap: 404,
    password: 404,
    invitation: 404,
    keys: 404,
    oauth: 404,
    sessions: 404,
    signUp: 404,
    texts: 404,
    signIn: 404,
  });
  expect((await browser.api("GET", "/api/v1/identity-provider")).json()).toEqual({
    url: double.url,
    publicToken: app.publicToken,
    oauthProviders: [],
  });
});

test("providers behind the hosted one are named as they write themselves", async () => {
  const double = await hostedProvider();
  const app = await startHosted(double, { IDENTITY_OAUTH: "google, github,acme" });

  const said = (await new Browser(app).api("GET", identityPaths.hostedProject)).json();

  expect(said).toMatchObject({
    oauthProviders: [
      { id: "google", name: "Google" },
      { id: "github", name: "GitHub" },
      { id: "acme", name: "Acme" },
    ],
  });
});

test("roles stay ours: the administrator's link and an invitation are used by whoever is signed in", async () => {
  const double = await hostedProvider();
  const app = await startHosted(double);
  await app.identity.workspaces.createLocally({ name: "Northwind" });
  const nora = await hostedBrowser(double, app);
  const tomas = await hostedBrowser(double, app, TOMAS);
  const setup = await app.identity.administratorLinks.make();

  const made = await nora.api("POST", "/api/v1/setup-links/use", { token: tokenOf(setup.url) });
  const again = await tomas.api("POST", "/api/v1/setup-links/use", { token: tokenOf(setup.url) });
  await nora.api(
    "POST",
    "/api/v1/invitations/mailed",
    { emails: ["tomas@fern.com"], role: "viewer" },
    "northwind",
  );
  const token = await mailedToken(app, "tomas@fern.com");
  const joined = await tomas.api("POST", "/api/v1/invite-links/use", { token });

  expect([made.statusCode, made.json(), again.statusCode]).toEqual([
    200,
    { workspaceSlug: "northwind" },
    401,
  ]);
  expect([joined.statusCode, joined.json()]).toEqual([200, { workspaceSlug: "northwind" }]);
  expect(await me(tomas)).toMatchObject({
    workspaces: expect.arrayContaining([expect.objectContaining({ slug: "northwind", role: "viewer" })]),
  });
});

test("programs and strangers use no link of ours, and a mailed invitation is for its address alone", async () => {
  const double = await hostedProvider();
  const app = await startHosted(double);
  const nora = await hostedBrowser(double, app);
  const made = await nora.api("POST", "/api/v1/api-tokens", { name: "Feed" });
  const bearer = { authorization: `Bearer ${made.json<{ token: string }>().token}` };
  const setup = { token: tokenOf((await app.identity.administratorLinks.make()).url) };
  await nora.api("POST", "/api/v1/invitations/mailed", { emails: ["ida@fern.com"], role: "viewer" });
  const invitation = { token: await mailedToken(app, "ida@fern.com") };
  const tomas = await hostedBrowser(double, app, TOMAS);

  expect([
    codeOf(await new Browser(app).send("POST", "/api/v1/setup-links/use", setup, bearer)),
    codeOf(await new Browser(app).api("POST", "/api/v1/setup-links/use", setup)),
    codeOf(await new Browser(app).api("POST", "/api/v1/invite-links/use", invitation)),
    codeOf(await tomas.api("POST", "/api/v1/invite-links/use", invitation)),
  ]).toEqual([
    [403, "request.person_needed"],
    [401, "request.sign_in_needed"],
    [401, "request.sign_in_needed"],
    [403, "identity.other_invited"],
  ]);
});

test("what needs a fresh factor asks for one of the provider's, which its next token names", async () => {
  const double = await hostedProvider();
  const app = await startHosted(double);
  const nora = await hostedBrowser(double, app);
  await me(nora);
  app.clock.advance(11 * 60_000);
  const old = { authentication_factors: [passwordAt(new Date(app.clock.now().getTime() - 11 * 60_000))] };
  const make = () => nora.api("POST", "/api/v1/invitations", { role: "admin" });

  nora.cookies.set("stytch_session_jwt", await signed(double, app, NORA, { session: old }));
  const stale = await make();
  nora.cookies.set("stytch_session_jwt", await signed(double, app, NORA));
  const fresh = await make();

  expect([stale.statusCode, stale.json<{ code: string }>().code]).toEqual([401, "identity.stale_factors"]);
  expect(fresh.statusCode).toBe(201);
});
