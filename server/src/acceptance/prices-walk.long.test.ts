import { expect, test } from "vitest";
import {
  addressesOf,
  fillWithPrices,
  PLANTED,
  readAll,
  viewersSeePrices,
  writings,
} from "./prices.fixtures.ts";
import { startApp, WITH_JOBS } from "./test-app.fixtures.ts";
import type { Person } from "./test-app.fixtures.ts";

/** Amounts with cents of five digits and more cannot be counts of this workspace. */
const DISTINCTIVE_FROM = 10_000;
const ANY_AMOUNT = /"amount":\d|\p{Sc}\s?\d|\d\s?\p{Sc}|\d\s?EUR/u;

test("no amount that a workspace holds is in any answer to a caller who sees no prices", async () => {
  const app = await startApp(WITH_JOBS);
  const ana = await app.signIn();
  const viewer = await app.signIn({ workspaceOf: ana, role: "viewer" });
  const reviewer = await app.signIn({ workspaceOf: ana, role: "reviewer" });
  const member = await app.signIn({ workspaceOf: ana, role: "member" });
  await fillWithPrices(app, ana);
  const reader = await tokenOf(ana, app.http);
  const addresses = await addressesOf(app.routes, ana);
  const open = await readAll(ana, addresses);
  const amounts = amountsIn(open);
  const readable = [...open.keys()].filter((address) => address !== "search");
  const setting = await viewersSeePrices(ana, false);

  const seen: Awaited<ReturnType<typeof readAll>>[] = [];
  for (const caller of [viewer, reviewer, reader]) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- one after another
    seen.push(await readAll(caller, readable));
  }

  expect(setting.statusCode).toBe(200);
  expect([...amounts]).toEqual(expect.arrayContaining(Object.values(PLANTED)));
  expect(amounts.size).toBeGreaterThan(20);
  expect(leaks(open, amounts).length).toBeGreaterThan(100);
  expect(seen[0]?.size).toBeGreaterThan(60);
  expect(seen.map((answers) => leaks(answers, amounts))).toEqual(seen.map(() => []));
  expect(amountsIn(await readAll(member, readable))).toEqual(amounts);

  await viewersSeePrices(ana, true);

  const shown = amountsIn(await readAll(viewer, readable));
  expect([...shown]).toEqual(expect.arrayContaining(Object.values(PLANTED)));
});

async function tokenOf(person: Person, http: Awaited<ReturnType<typeof startApp>>["http"]) {
  const made = await person("POST", "/api/v1/api-tokens", { name: "Reader", scopes: ["read"] });
  const headers = { ...person.headers, authorization: `Bearer ${made.json<{ token: string }>().token}` };
  return (method: "GET" | "POST", url: string, body?: object) =>
    http.inject({ method, url, headers, ...(body && { payload: body }) });
}

/** Amounts in minor units that stand in answers, as numbers of money and in texts. */
function amountsIn(answers: ReadonlyMap<string, string>): Set<number> {
  const found = new Set<number>();
  for (const body of answers.values()) {
    for (const [, digits] of body.matchAll(/"(?:amount|low|high|left|from|median|to)":(\d+)/g))
      found.add(Number(digits));
    for (const [, text = ""] of body.matchAll(/€\s?([\d,]+(?:\.\d\d)?)/g)) {
      found.add(Math.round(Number(text.replaceAll(",", "")) * 100));
    }
    for (const [, text = ""] of body.matchAll(/(\d[\d,]*\.\d\d) EUR/g)) {
      found.add(Math.round(Number(text.replaceAll(",", "")) * 100));
    }
  }
  return new Set([...found].filter((amount) => amount >= DISTINCTIVE_FROM && amount % 100 !== 0));
}

function leaks(answers: ReadonlyMap<string, string>, amounts: ReadonlySet<number>): string[] {
  const written = [...amounts].flatMap((amount) => writings(amount));
  const byDigits = Map.groupBy(new Set(written), (text) => /^\d+/u.exec(text)?.[0] ?? text);
  return [...answers].flatMap(([address, body]) => {
    const any = ANY_AMOUNT.exec(body)?.[0];
    return [...standingIn(body, byDigits), ...(any === undefined ? [] : [any])].map(
      (text) => `${address}: ${text}`,
    );
  });
}

/** The written amounts that stand in a text by themselves, and not as a part of a longer number; found by their first digits. */
function standingIn(body: string, byDigits: ReadonlyMap<string, string[]>): Set<string> {
  const found = [...body.matchAll(/\d+/gu)].flatMap(({ 0: digits, index }) =>
    (byDigits.get(digits) ?? []).filter(
      (text) => body.startsWith(text, index) && !/\d/u.test(body[index + text.length] ?? ""),
    ),
  );
  return new Set(found);
}
