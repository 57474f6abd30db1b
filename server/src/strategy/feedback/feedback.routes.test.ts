import { expect, test } from "vitest";
import { viewersSeePrices } from "#/acceptance/prices.fixtures.ts";
import { sharedApp, startApp } from "#/acceptance/test-app.fixtures.ts";
import type { Person } from "#/acceptance/test-app.fixtures.ts";
import { TestClock } from "#/platform/clock.fixtures.ts";
import { beginThread, bringCreators, say } from "#/strategy/strategy.fixtures.ts";

const DAY_MS = 24 * 60 * 60_000;
const FEEDBACK = "/api/v1/strategy/feedback";
const WRONG = { isHelpful: false, reason: "figure", words: "There are three of them" } as const;

/** A thread with one question and its answer. */
async function asked(ana: Person, question = "How many creators are in Germany?") {
  await bringCreators(ana, 2);
  const thread = await beginThread(ana);
  await say(ana, thread, { text: question });
  const { messages } = (await ana("GET", `/api/v1/threads/${thread}`)).json();
  const [said, answer] = messages.map(({ id }: { id: string }) => id);
  const at = (id: string) => `/api/v1/threads/${thread}/messages/${id}/feedback`;
  return {
    thread,
    address: at(answer),
    answer,
    ofQuestion: at(said),
    own: `/api/v1/threads/${thread}/feedback`,
  };
}

test("a person says one word on an answer, changes it and takes it back", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const { address, own, answer } = await asked(ana);
  const read = async () => (await ana("GET", own)).json().items;

  await ana("POST", address, WRONG);
  const first = await read();
  const helpful = await ana("POST", address, { isHelpful: true, reason: "other", words: "gone" });
  const second = await read();
  const back = [await ana("DELETE", address), await ana("DELETE", address)];

  expect(first).toEqual([{ messageId: answer, ...WRONG }]);
  expect(helpful.json()).toEqual({ messageId: answer, isHelpful: true, reason: null, words: "" });
  expect(second).toEqual([helpful.json()]);
  expect(back.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
  expect(await read()).toEqual([]);
});

test("only answers that are there take a word, and only reasons and lengths that are known", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const { address, ofQuestion } = await asked(ana);
  const unknown = address.replace(/messages\/[^/]+/u, "messages/nothing");

  const statuses = [];
  for (const [url, body] of [
    [ofQuestion, WRONG],
    [unknown, WRONG],
    [address, { isHelpful: false, reason: "rude" }],
    [address, { isHelpful: false, words: "x".repeat(501) }],
    [address, { words: "x" }],
  ] as const) {
    statuses.push((await ana("POST", url, body)).statusCode);
  }

  expect(statuses).toEqual([404, 404, 400, 400, 400]);
});

test("viewers say what they found, reviewers and other workspaces do not, and only administrators read it", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const { address, own } = await asked(ana);
  const [member, viewer, reviewer, admin] = await Promise.all(
    (["member", "viewer", "reviewer", "admin"] as const).map((role) =>
      app.signIn({ workspaceOf: ana, role }),
    ),
  );
  const stranger = await app.signIn();

  const statuses = [];
  for (const person of [viewer, member, admin, reviewer, stranger]) {
    const answers = [
      await person?.("POST", address, WRONG),
      await person?.("GET", own),
      await person?.("GET", FEEDBACK),
      await person?.("GET", `${FEEDBACK}/counts`),
      await person?.("GET", `${FEEDBACK}/export.csv`),
      await person?.("DELETE", address),
    ];
    statuses.push(answers.map((answer) => answer?.statusCode));
  }

  expect(statuses).toEqual([
    [200, 200, 403, 403, 403, 204],
    [200, 200, 403, 403, 403, 204],
    [200, 200, 200, 200, 200, 204],
    [403, 403, 403, 403, 403, 403],
    // Of a workspace of their own they are the owner.
    [404, 404, 200, 200, 200, 404],
  ]);
});

test("a program says no word for its person", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const { address } = await asked(ana);
  const made = await ana("POST", "/api/v1/api-tokens", { name: "Sheet", scopes: ["read", "write"] });
  const headers = { host: "localhost:4870", authorization: `Bearer ${made.json().token}` };

  const answer = await app.http.inject({ method: "POST", url: address, headers, payload: WRONG });

  expect(answer.json()).toMatchObject({ status: 403, code: "request.person_needed" });
});

test("administrators read what did not help with its question, and the counts of the last 30 days", async () => {
  const clock = new TestClock();
  const app = await startApp({ clock });
  const ana = await app.signIn();
  const { address, thread } = await asked(ana);
  await ana("POST", address, { isHelpful: true });
  clock.advance(31 * DAY_MS);
  const member = await app.signIn({ workspaceOf: ana, role: "member" });
  const viewer = await app.signIn({ workspaceOf: ana, role: "viewer" });
  await viewer("POST", address, { ...WRONG, words: "=1+1" });
  const admin = await app.signIn({ workspaceOf: ana, role: "admin" });
  await member("POST", address, { isHelpful: true });

  const [list, counts, csv] = await Promise.all(
    [FEEDBACK, `${FEEDBACK}/counts`, `${FEEDBACK}/export.csv`].map((url) => admin("GET", url)),
  );

  expect(counts?.json()).toEqual({ helpful: 1, notHelpful: 1 });
  expect(list?.json()).toMatchObject({
    total: 1,
    items: [
      {
        reason: "figure",
        words: "=1+1",
        threadId: thread,
        question: "How many creators are in Germany?",
        answer: expect.stringMatching(/^2 /u),
      },
    ],
  });
  expect(csv?.headers["content-disposition"]).toContain("feedback.csv");
  expect(csv?.body).toContain(`,A wrong figure,'=1+1,How many creators are in Germany?,`);
  expect(csv?.body).toContain(`http://localhost:4870/strategy-ai/${thread}`);
});

test("a word goes out of sight with its thread, and is gone with its person", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const ben = await app.signIn({ workspaceOf: ana, role: "member" });
  const { address, thread } = await asked(ana);
  await ben("POST", address, WRONG);
  await ana("POST", address, WRONG);
  const total = async () => (await ana("GET", FEEDBACK)).json().total;

  const before = await total();
  await ana("DELETE", `/api/v1/threads/${thread}`);
  const without = await total();
  await ana("POST", `/api/v1/threads/${thread}/restore`);
  const again = await total();
  await ana("DELETE", `/api/v1/members/${ben.userId}`);

  expect([before, without, again, await total()]).toEqual([2, 0, 2, 1]);
});

test("whoever sees no prices reads back only their own words, and nobody else's", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const viewer = await app.signIn({ workspaceOf: ana, role: "viewer" });
  const { address, own, answer } = await asked(ana);
  await viewersSeePrices(ana, false);
  await ana("POST", address, { isHelpful: false, words: "She asks €4,321" });
  await viewer("POST", address, WRONG);

  const read = await viewer("GET", own);

  expect(read.json().items).toEqual([{ messageId: answer, ...WRONG }]);
  expect(read.body).not.toContain("4,321");
});
