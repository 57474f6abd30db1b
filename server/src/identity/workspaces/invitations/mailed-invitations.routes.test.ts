import { expect, test } from "vitest";
import {
  administrator,
  Browser,
  EMAIL,
  invited,
  mailedToken,
  startIdentityApp,
  STRONG_PASSWORD,
} from "#/identity/identity.fixtures.ts";
import { askForCode, sentCode } from "#/identity/factors/passcodes/passcodes.fixtures.ts";
import { enrol, OWN_CLIENT } from "#/identity/factors/totps/totps.fixtures.ts";
import type { IdentityApp } from "#/identity/identity.fixtures.ts";

const IDA = "ida@fern.com";
const MAILED = "/api/v1/invitations/mailed";
const DAY_MS = 24 * 3_600_000;

interface Open {
  items: { id: string; email: string | null; role: string; expiresAt: string }[];
}

test("addresses are invited by a mail each, once, and a member is not", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);

  const answer = await maya.api("POST", MAILED, {
    emails: [IDA, " Ida@Fern.com ", EMAIL, "noor@fern.com"],
    role: "reviewer",
  });

  expect(answer.json()).toEqual({
    areKept: true,
    items: [
      { email: IDA, outcome: "invited" },
      { email: EMAIL, outcome: "is_member" },
      { email: "noor@fern.com", outcome: "invited" },
    ],
  });
  const lines = (await app.identity.outbox.lines())
    .filter(({ subject }) => subject.includes("invited"))
    .toSorted((one, other) => one.to.localeCompare(other.to));
  expect(lines.map(({ to }) => to)).toEqual([IDA, "noor@fern.com"]);
  expect(lines[0]?.text.replace(/token=[\w-]{64}$/m, "token=…")).toBe(
    [
      "Hello,",
      "Maya Ferro invites you to the workspace Fernhollow Skincare as a reviewer. Open this to join. It works once, for 7 days, with this address.",
      "http://localhost:4870/authenticate?stytch_token_type=invite&token=…",
      "If you do not know what this is about, ignore it: nothing is made.",
    ].join("\n\n"),
  );
  expect((await openOnes(maya)).map(({ email, role }) => `${email} ${role}`).toSorted()).toEqual([
    "ida@fern.com reviewer",
    "noor@fern.com reviewer",
  ]);
});

test("a mailed link is for its address alone, and 20 uses at once make one member", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  const other = await administrator(app, { email: "rosa@else.com", workspaceName: "Else" });
  await maya.api("POST", MAILED, { emails: [IDA], role: "viewer" });
  const token = await mailedToken(app, IDA);
  app.clock.advance(1000);
  const join = (email: string) =>
    new Browser(app).call("POST", "/invitations/authenticate", {
      token,
      name: "Ida Solheim",
      email,
      password: STRONG_PASSWORD,
    });

  const shown = await new Browser(app).call("POST", "/invitations/check", { token });
  const signedIn = await other.call("POST", "/invitations/authenticate", { token });
  const stranger = await join("stranger@fern.com");
  const joined = await Promise.all(Array.from({ length: 20 }, () => join(IDA)));

  expect(shown.json.data).toMatchObject({ email: IDA, role: "viewer" });
  expect([signedIn.status, stranger.status]).toEqual([403, 403]);
  expect(stranger.json).toMatchObject({
    error_type: "other_invited",
    error_message:
      "This invitation is for ida@fern.com. Use it with that address, or ask for an invitation to yours.",
  });
  expect(joined.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await openOnes(maya)).toEqual([]);
  expect((await maya.api("GET", "/api/v1/members")).json()).toMatchObject({
    total: 2,
    items: [{ email: EMAIL }, { email: IDA, role: "viewer" }],
  });
});

test("whoever joined and never got the answer comes in by the same link, and nobody else does", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  const ida = await administrator(app, { email: IDA, workspaceName: "Ida" });
  await maya.api("POST", MAILED, { emails: [IDA] });
  const body = { token: await mailedToken(app, IDA) };
  await ida.call("POST", "/invitations/authenticate", body);

  const [shown, again] = [
    await ida.call("POST", "/invitations/check", body),
    await ida.call("POST", "/invitations/authenticate", body),
  ];
  const stranger = await new Browser(app).call("POST", "/invitations/check", body);

  expect(shown.json.data).toMatchObject({ workspace_slug: "fernhollow-skincare" });
  expect([again.status, again.json.data?.["workspace_slug"]]).toEqual([200, "fernhollow-skincare"]);
  expect(stranger.json.error_details).toMatchObject({ reason: "used" });
});

test("who joins by a mailed invitation has proved its address: a code asks for the app, and all stays", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  await maya.api("POST", MAILED, { emails: [IDA], role: "admin" });
  const ida = new Browser(app);
  const joined = await ida.call("POST", "/invitations/authenticate", {
    token: await mailedToken(app, IDA),
    name: "Ida Solheim",
    email: IDA,
    password: STRONG_PASSWORD,
  });
  await enrol(app, ida);

  const other = new Browser(app);
  const methodId = await askForCode(other, "email/login_or_create", { email: IDA });
  const body = { token: await sentCode(app, IDA), method_id: methodId, session_duration_minutes: 60 };
  const byCode = await other.call("POST", "/otps/authenticate", body, OWN_CLIENT);

  expect(joined.json.data).toMatchObject({ user: { emails: [{ email: IDA, verified: true }] } });
  expect(byCode.json.data).toMatchObject({ session: null });
  expect((await ida.call("GET", "/users/me")).json.data).toMatchObject({
    password: { requires_reset: false },
    totps: [{ verified: true }],
  });
});

test("a mailed invitation proves the address of whoever has it already, signed in or by password", async () => {
  const app = await startIdentityApp({ SIGN_UP: "open", USER_SEARCH: "open" });
  const maya = await administrator(app);
  const [signedIn, byPassword] = [new Browser(app), new Browser(app)];
  const other = "noor@fern.com";
  await signedIn.call("POST", "/passwords", { email: IDA, password: STRONG_PASSWORD });
  await byPassword.call("POST", "/passwords", { email: other, password: STRONG_PASSWORD });
  await maya.api("POST", MAILED, { emails: [IDA, other], role: "member" });

  const here = await signedIn.call("POST", "/invitations/authenticate", {
    token: await mailedToken(app, IDA),
  });
  const there = await new Browser(app).call("POST", "/invitations/authenticate", {
    token: await mailedToken(app, other),
    email: other,
    password: STRONG_PASSWORD,
  });

  expect([here.status, there.status]).toEqual([200, 200]);
  for (const browser of [signedIn, byPassword])
    expect((await browser.call("GET", "/users/me")).json.data).toMatchObject({
      emails: [{ verified: true }],
      password: { requires_reset: false },
    });
});

test("a link that was copied proves nothing", async () => {
  const app = await startIdentityApp();
  const joined = await invited(app, await administrator(app), { email: IDA });

  const me = await joined.call("GET", "/users/me");

  expect(me.json.data).toMatchObject({ emails: [{ email: IDA, verified: false }] });
});

test("an invitation that is sent again works by its newest mail, for another week", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  await maya.api("POST", MAILED, { emails: [IDA], role: "member" });
  const first = await mailedToken(app, IDA);
  const [before] = await openOnes(maya);
  app.clock.advance(3 * DAY_MS);
  await proveAgain(maya);

  const again = await maya.api("POST", `/api/v1/invitations/${before?.id}/mail`);
  const second = await mailedToken(app, IDA);
  app.clock.advance(1000);
  await maya.api("POST", MAILED, { emails: [IDA], role: "viewer" });
  const third = await mailedToken(app, IDA);

  expect(again.json()).toMatchObject({ id: before?.id, email: IDA, role: "member", uses: 0 });
  expect(Date.parse(again.json<Open["items"][number]>().expiresAt) - app.clock.now().getTime()).toBe(
    7 * DAY_MS - 1000,
  );
  expect(await Promise.all([first, second, third].map((token) => stateOf(app, token)))).toEqual([
    "unknown",
    "withdrawn",
    "viewer",
  ]);
  expect(await openOnes(maya)).toMatchObject([{ email: IDA, role: "viewer" }]);
});

test("a revoked invitation opens nothing and is not sent again; undone, its mail works", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  await maya.api("POST", MAILED, { emails: [IDA] });
  const token = await mailedToken(app, IDA);
  const [{ id } = { id: "" }] = await openOnes(maya);

  await maya.api("DELETE", `/api/v1/invitations/${id}`);
  const revoked = await stateOf(app, token);
  const again = await maya.api("POST", `/api/v1/invitations/${id}/mail`);
  await maya.api("POST", `/api/v1/invitations/${id}/restore`);

  expect([revoked, again.statusCode]).toEqual(["withdrawn", 404]);
  expect(await stateOf(app, token)).toBe("member");
});

test("an address gets ten invitations in a quarter of an hour, and a link is never sent again by hand", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  const outcomes: unknown[] = [];
  for (let time = 0; time < 11; time++) {
    const answer = await maya.api("POST", MAILED, { emails: [IDA] });
    outcomes.push(answer.json<{ items: { outcome: string }[] }>().items[0]?.outcome);
  }
  const link = await maya.api("POST", "/api/v1/invitations", {});

  const ofLink = await maya.api("POST", `/api/v1/invitations/${link.json<{ id: string }>().id}/mail`);

  expect(outcomes).toEqual([...Array<string>(10).fill("invited"), "limited"]);
  expect(ofLink.statusCode).toBe(404);
});

test("what is no address, more than 50 and old factors for an admin are refused", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  const many = Array.from({ length: 51 }, (_each, index) => `a${index}@fern.com`);

  const wrong = await maya.api("POST", MAILED, { emails: [IDA, "ida at fern"] });
  const tooMany = await maya.api("POST", MAILED, { emails: many });
  app.clock.advance(11 * 60_000);
  const stale = await maya.api("POST", MAILED, { emails: [IDA], role: "admin" });

  expect([wrong.statusCode, tooMany.statusCode]).toEqual([400, 400]);
  expect(stale.json()).toMatchObject({ code: "identity.stale_factors" });
  expect(await openOnes(maya)).toEqual([]);
});

test("a name that is a link stays out of the mail", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app, { workspaceName: "Win at https://evil.example" });

  await maya.api("POST", MAILED, { emails: [IDA], role: "admin" });

  const mail = (await app.identity.outbox.lines()).find(({ to }) => to === IDA);
  expect(mail?.text).toContain("Maya Ferro invites you to a workspace as an admin.");
});

test("the log tells whom an invitation is for, by person, kind and days, and as a file", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app, { workspaceName: "=Fernhollow" });
  await maya.api("POST", MAILED, { emails: [IDA] });
  app.clock.advance(2 * DAY_MS);
  await proveAgain(maya);
  const tomas = await invited(app, maya, { email: "tomas@fern.com", role: "member" });
  const me = (await tomas.api("GET", "/api/v1/me")).json<{ user: { id: string } }>().user.id;
  const kinds = async (query: string) =>
    (await maya.api("GET", `/api/v1/members/log?${query}`))
      .json<{ items: { kind: string; email: string | null }[] }>()
      .items.map(({ kind, email }) => (email === null ? kind : `${kind} ${email}`))
      .toSorted();

  const file = await maya.api("GET", "/api/v1/members/log.csv?kind=invitation_made&days=30");

  expect(await kinds("kind=invitation_made")).toEqual(["invitation_made", "invitation_made ida@fern.com"]);
  expect(await kinds("days=1")).toEqual(["invitation_made", "member_joined"]);
  expect(await kinds(`userId=${me}`)).toEqual(["member_joined"]);
  expect(file.headers["content-type"]).toBe("text/csv; charset=utf-8");
  const [, ...lines] = file.body.trim().split("\r\n");
  expect(lines.map((line) => line.replace(/^[^,]+/, "TIME"))).toEqual([
    "TIME,invitation made,Maya Ferro,,,,member,,",
    "TIME,invitation made,Maya Ferro,,,ida@fern.com,member,,",
  ]);
});

function proveAgain(browser: Browser) {
  return browser.call("POST", "/passwords/authenticate", { email: EMAIL, password: STRONG_PASSWORD });
}

async function openOnes(browser: Browser): Promise<Open["items"]> {
  return (await browser.api("GET", "/api/v1/invitations")).json<Open>().items;
}

/** The role that a link gives, or why it opens nothing. */
async function stateOf(app: IdentityApp, token: string | null): Promise<unknown> {
  const { json } = await new Browser(app).call("POST", "/invitations/check", { token });
  return json.data?.["role"] ?? json.error_details?.["reason"];
}
