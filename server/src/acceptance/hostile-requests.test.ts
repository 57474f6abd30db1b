import { Problem } from "@app/contract/problem";
import * as fc from "fast-check";
import * as z from "zod/mini";
import { expect, test } from "vitest";
import { TestClock } from "#/platform/clock.fixtures.ts";
import { loadSecrets } from "#/platform/config/secrets.ts";
import { hostileRequests, operationsOf } from "./hostile-requests.fixtures.ts";
import type { Operation } from "./hostile-requests.fixtures.ts";
import { startApp } from "./test-app.fixtures.ts";
import type { Person } from "./test-app.fixtures.ts";
import { byLength } from "./test-length.fixtures.ts";

const RUNS = byLength({ short: 150, long: 2500 });
const SLOW_MS = 900_000;
const HOST = { host: "localhost:4870", origin: "http://localhost:4870" };
/** Requests of the resumable protocol need a real connection; a sample takes seconds to make. */
const ELSEWHERE = /^\/api\/v1\/(uploads|sample)/;

/** A stable name, and words. */
const Reason = z.extend(Problem, {
  code: z.string().check(z.regex(/^[a-z_]+\.[a-z_0-9]+$/)),
  detail: z.string().check(z.regex(/\S \S/)),
});
const Failure = z.object({
  error_type: z.string().check(z.regex(/^[a-z_0-9]+$/)),
  error_message: z.string().check(z.regex(/\S/)),
  status_code: z.number(),
});

type Answer = Awaited<ReturnType<Person>>;

test(
  "no request whatever is answered with a fault of the server, and every refusal says what to do",
  async () => {
    const clock = new TestClock();
    const app = await startApp({ clock });
    const ana = await app.signIn();
    const ben = await app.signIn();
    const ids = [...(await fill(ana)), ...(await fill(ben))];
    const described = await app.http.inject({ url: "/api/v1/openapi.json", headers: HOST });
    const operations = operationsOf(described.json()).filter(({ path }) => !ELSEWHERE.test(path));
    const token = loadSecrets(app.config).identityPublicToken;
    const basic = { authorization: `Basic ${Buffer.from(`${token}:${token}`).toString("base64")}` };

    await fc.assert(
      fc.asyncProperty(requests(operations, ids), async ({ payload, contentType, ...request }) => {
        // The limits of calls a minute are not what is asked here.
        clock.advance(60_000);
        const isProvider = /^\/(sdk|v1)\//.test(request.url);
        // A call of the provider may end the session that it comes with.
        const sender = isProvider ? await app.signIn() : ana;
        const headers = {
          ...sender.headers,
          ...(isProvider && { ...basic, "x-sdk-parent-host": HOST.origin }),
          ...(payload !== undefined && { "content-type": contentType }),
        };

        const answer = await app.http.inject({
          ...request,
          headers,
          ...(payload !== undefined && { payload }),
        });

        const complaint = request.method === "HEAD" ? null : complaintOf(answer, isProvider);
        expect([answer.statusCode < 500, complaint]).toEqual([true, null]);
      }),
      { numRuns: RUNS },
    );
    expect(operations.length).toBeGreaterThan(100);
  },
  SLOW_MS,
);

function requests(operations: Operation[], ids: string[]) {
  return fc.oneof(...operations.map((operation) => hostileRequests(operation, ids)));
}

/** What a refusal lacks; null when nothing. The page of a shared document says in words what is wrong. */
function complaintOf(answer: Answer, isProvider: boolean): string | null {
  const { statusCode, headers } = answer;
  if (statusCode < 400 || headers["content-type"] === "text/html; charset=utf-8") return null;
  // The provider has an envelope of its own, but for addresses that cannot be read at all.
  const isProblem = headers["content-type"] === "application/problem+json";
  const isGood = isProblem
    ? Reason.safeParse(answer.json()).data?.status === statusCode
    : isProvider && Failure.safeParse(answer.json()).success;
  return isGood ? null : answer.body;
}

/** One thing of each kind. @returns their ids. */
async function fill(person: Person): Promise<string[]> {
  await made(person, "/api/v1/imports", {
    text: "handle,followers\n@fern,1200\n",
    fileName: "instagram.csv",
  });
  const found = await person("POST", "/api/v1/creators/search", {});
  const creators = found.json<{ items: { id: string }[] }>().items.map(({ id }) => id);
  const collection = await made(person, "/api/v1/collections", { name: "Beauty", creatorIds: creators });
  const campaign = await made(person, "/api/v1/campaigns", { name: "Launch" });
  const report = await made(person, "/api/v1/reports", { campaignId: campaign, name: "Launch" });
  const thread = await made(person, "/api/v1/threads", { title: "Launch" });
  const check = await made(person, "/api/v1/checks/sample", { clip: "morning" });
  return [...creators, collection, campaign, report, thread, check, person.userId];
}

async function made(person: Person, url: string, body: object): Promise<string> {
  const answer = await person("POST", url, body);
  expect([url, answer.statusCode]).toEqual([url, 201]);
  return z.catch(z.string(), "").parse(answer.json<{ id?: string }>().id);
}
