import { afterEach, expect, test, vi } from "vitest";
import { SUPERSEDED } from "#/lib/api/failures.ts";
import { data, failureOf, refusal, signedInAnswer, startClient } from "./client/client.fixtures.ts";
import type { SentCall } from "./client/client.fixtures.ts";
import { sentenceOf } from "./client/errors.ts";
import { record } from "./client/shapes.ts";
import { LostAnswers } from "./lost-answers.ts";

const RENEWAL = "/sdk/v1/sessions/authenticate";
const RESET = "/sdk/v1/passwords/session/reset";
const lose = () => Promise.reject(new TypeError("Failed to fetch"));
const gatewayPage = () => new Response("<h1>Bad gateway</h1>", { status: 502 });
const renewed = () => data(signedInAnswer());
const given = () => data({ ...signedInAnswer(), lost_call_done: true });
const superseded = () => refusal(409, "session_token_superseded");
const change = ({ client }: ReturnType<typeof start>) => client.passwords.resetBySession("seven kites");

function saidBy(call: SentCall | undefined) {
  return record(JSON.parse(atob(call?.headers.get("x-sdk-client") ?? "")));
}

afterEach(() => sessionStorage.clear());

/** The client of somebody who is signed in, or not. */
function start(answer: Parameters<typeof startClient>[0], isSignedIn = true) {
  const made: LostAnswers[] = [];
  const started = startClient(answer, {
    ...(isSignedIn && { sessionId: "session-live-1" }),
    through(transport) {
      const lostAnswers = new LostAnswers({
        transport,
        storage: sessionStorage,
        hasSession: () => isSignedIn,
        refresh: async () => void (await started.client.sessions.authenticate().catch(() => null)),
      });
      made.push(lostAnswers);
      return lostAnswers;
    },
  });
  const paths = () => started.calls.map(({ path }) => path);
  const mends = (code: string, isSignedOut: boolean) => made[0]?.mends({ code, isSignedOut });
  return { ...started, paths, mends };
}

test.each([
  ["breaks off", lose],
  ["is the page of a gateway", gatewayPage],
  ["never came, so that the browser sent it again by itself", superseded],
])(
  "where the answer to a proof %s, a renewal that names the call brings what it gave",
  async (_how, lost) => {
    const here = start(({ path }) => (path === RENEWAL ? given() : lost()));

    const answer = await change(here);

    expect(answer.session?.session_id).toBe("session-live-1");
    expect(here.signedIn).toEqual([answer]);
    expect(here.paths()).toEqual([RESET, RENEWAL]);
    expect(saidBy(here.calls[1])["lost_event_id"]).toBe(saidBy(here.calls[0])["event_id"]);
    expect(sessionStorage).toHaveLength(0);
  },
);

test("where it was not done, or nobody is reached, the sentence says what is not known and what to do", async () => {
  const notDone = start(({ path }) => (path === RENEWAL ? renewed() : lose()));
  const offline = start(lose, false);

  const failures = [
    await failureOf(change(notDone)),
    await failureOf(offline.client.totps.authenticate("123456")),
    await failureOf(offline.client.totps.recoveryCodes()),
    await failureOf(offline.client.ownUser.remove("totps", "totp-live-1")),
  ];

  const unreached = "Unable to contact the servers. Are you online?";
  expect(failures.map(sentenceOf)).toEqual([
    `Failed to reset password. ${unreached} It is not known whether the new password was saved. Save it again.`,
    `Failed to authenticate token. ${unreached} It is not known whether it worked. Try again.`,
    `Failed to create recovery codes. ${unreached} It is not known whether the old codes still work. Load this page again: it shows what counts.`,
    `Failed to update user. ${unreached} It is not known whether this was done. Load this page again: it shows what counts.`,
  ]);
});

test("what was refused is known, and so is what changes nothing", async () => {
  const refused = start(() => refusal(401, "unable_to_auth_password"));
  const offline = start(lose);

  const failures = [
    await failureOf(refused.client.passwords.authenticate("ana@brand.com", "lantern")),
    await failureOf(offline.client.ownUser.get()),
    await failureOf(offline.client.passwords.startReset("ana@brand.com")),
  ];

  expect(failures.map(sentenceOf).join(" ")).not.toContain("not known");
  expect(sessionStorage).toHaveLength(0);
});

test("whoever is not signed in has nothing to renew", async () => {
  const here = start(lose, false);

  await failureOf(here.client.passwords.authenticate("ana@brand.com", "lantern"));

  expect(here.calls).toHaveLength(1);
  expect(sessionStorage).toHaveLength(0);
});

test("a call that was lost before the page was left is named by the next one, and none that is under way", async () => {
  const answer = Promise.withResolvers<Response>();
  const before = start(({ path }) => (path === RENEWAL ? lose() : answer.promise));
  const proof = before.client.passwords.authenticate("ana@brand.com", "lantern");
  await vi.waitFor(() => expect(before.calls).toHaveLength(1));
  await failureOf(before.client.sessions.authenticate());
  const after = start(given);

  await after.client.ownUser.get().catch(() => undefined);

  expect(saidBy(before.calls[1])).not.toHaveProperty("lost_event_id");
  expect(after.paths()).toEqual([RENEWAL, "/sdk/v1/users/me"]);
  expect(saidBy(after.calls[0])["lost_event_id"]).toBe(saidBy(before.calls[0])["event_id"]);
  answer.resolve(renewed());
  await proof;
  expect(sessionStorage).toHaveLength(0);
});

test("while nobody is reached the id is kept, and no other proof takes its place", async () => {
  let answer: () => Response | Promise<Response> = lose;
  const here = start(() => answer());
  await failureOf(change(here));
  await failureOf(change(here));
  const ids = here.calls.map((call) => saidBy(call)["lost_event_id"]);
  answer = given;

  await change(here);

  expect(here.paths()).toEqual([RESET, RENEWAL, RENEWAL, RENEWAL, RESET]);
  expect(ids.slice(1)).toEqual(Array(2).fill(saidBy(here.calls[0])["event_id"]));
});

test("of many renewals at once one goes, as the id works once", async () => {
  sessionStorage.setItem("herald_lost_call", "event-id-1");
  const here = start(given);

  const answers = await Promise.all([1, 2, 3].map(() => here.client.sessions.authenticate()));

  expect(here.calls).toHaveLength(1);
  expect(answers.map(({ session }) => session?.session_id)).toEqual(Array(3).fill("session-live-1"));
});

test("a call that comes late at the server is still named by later renewals, and nothing waits for them", async () => {
  let done = false;
  const here = start(({ path }) => (path === RESET ? lose() : done ? given() : renewed()));
  await failureOf(change(here));
  await here.client.ownUser.get().catch(() => undefined);
  done = true;

  await here.client.sessions.authenticate();

  expect(here.paths()).toEqual([RESET, RENEWAL, "/sdk/v1/users/me", RENEWAL]);
  expect(saidBy(here.calls[3])["lost_event_id"]).toBe(saidBy(here.calls[0])["event_id"]);
  expect(sessionStorage).toHaveLength(0);
});

test("a logout ends the session that was lost, too", async () => {
  sessionStorage.setItem("herald_lost_call", "event-id-1");
  const here = start(given, false);

  await here.client.sessions.revoke();

  expect(here.paths()).toEqual([RENEWAL, "/sdk/v1/sessions/revoke"]);
});

test("a call whose token was superseded meanwhile goes once more, with the cookie that is new by then", async () => {
  let tries = 0;
  const here = start(({ path }) => (path === RESET && tries++ === 0 ? superseded() : renewed()));

  await change(here);

  expect(here.paths()).toEqual([RESET, RENEWAL, RESET]);
});

test("a request of the product's interface goes once more, after what was lost has come", async () => {
  const here = start(given);
  const before = await here.mends("identity.signed_out", true);
  sessionStorage.setItem("herald_lost_call", "event-id-1");

  const mended = [await here.mends("identity.signed_out", true), await here.mends(SUPERSEDED, false)];

  expect([before, ...mended]).toEqual([false, true, true]);
  expect(here.paths()).toEqual([RENEWAL]);
});
