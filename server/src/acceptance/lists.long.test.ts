import * as z from "zod/mini";
import { expect, test } from "vitest";
import { withWorkspace } from "#/platform/database/database.ts";
import { sharedApp } from "./test-app.fixtures.ts";
import type { Person } from "./test-app.fixtures.ts";
import { create, insertCheck, insertMessage, LISTS, post } from "./lists.fixtures.ts";

const Page = z.object({
  items: z.array(z.looseObject({ id: z.optional(z.string()), userId: z.optional(z.string()) })),
  total: z.int(),
  next: z.nullable(z.string()),
});
test.each(LISTS)(
  "the list of %s is walked page by page, each row once and in one order",
  async (_name, fill) => {
    const app = await sharedApp();
    const ana = await app.signIn();
    const url = await fill(ana, app.db, 7);
    const whole = Page.parse((await ana("GET", `${url}?limit=200`)).json());

    const pages = await walk(ana, url, 3);

    expect(whole).toMatchObject({ total: 7, next: null });
    expect(pages.map(({ items, total }) => [items.length, total])).toEqual([
      [3, 7],
      [3, 7],
      [1, 7],
    ]);
    expect(pages.flatMap(idsOf)).toEqual(idsOf(whole));
    expect(new Set(idsOf(whole)).size).toBe(7);
  },
);

test.each(LISTS)(
  "the list of %s refuses a limit and a cursor that make no sense, in words",
  async (_name, fill) => {
    const app = await sharedApp();
    const ana = await app.signIn();
    const url = await fill(ana, app.db, 1);
    const limits = ["0", "201", "2.5", "many", ""];
    const cursors = ["x", "bm9uc2Vuc2U", Buffer.from('["1"]').toString("base64url"), "..%2F..", "😀"];

    const refused = await Promise.all([
      ...limits.map((limit) => ana("GET", `${url}?limit=${limit}`)),
      ...cursors.map((cursor) => ana("GET", `${url}?cursor=${encodeURIComponent(cursor)}`)),
    ]);

    expect(refused.map((answer) => answer.json())).toMatchObject([
      ...limits.map(() => ({
        status: 400,
        errors: [{ path: "limit", message: "Enter a whole number from 1 to 200" }],
      })),
      ...cursors.map(() => ({
        status: 400,
        detail: "This cursor cannot be read. Leave it out to begin with the first page.",
        errors: [{ path: "cursor" }],
      })),
    ]);
  },
);

test("120 collections are three pages of at most 50, which is also what comes unasked", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const url = await post(ana, "/api/v1/collections", 120, { name: "Beauty" });

  const pages = await walk(ana, url, 50);
  const unasked = Page.parse((await ana("GET", url)).json());

  expect(pages.map(({ items }) => items.length)).toEqual([50, 50, 20]);
  expect(new Set(pages.flatMap(idsOf)).size).toBe(120);
  expect(idsOf(unasked)).toEqual(idsOf(pages[0]));
});

test("a cursor of another workspace shows nothing of it", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const ben = await app.signIn();
  const url = await post(ana, "/api/v1/collections", 4, { name: "Of Ana" });
  await post(ben, "/api/v1/collections", 4, { name: "Of Ben" });
  const { next } = Page.parse((await ana("GET", `${url}?limit=2`)).json());

  const answer = await ben("GET", `${url}?limit=200&cursor=${next}`);

  expect(answer.statusCode).toBe(200);
  expect(answer.body).not.toContain("Of Ana");
  expect(answer.json().total).toBe(4);
});

test("what comes and goes between two pages moves no other row", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const url = await post(ana, "/api/v1/collections", 6, { name: "Beauty" });
  const before = idsOf(Page.parse((await ana("GET", url)).json()));
  const first = Page.parse((await ana("GET", `${url}?limit=3`)).json());

  await ana("DELETE", `${url}/${before[1]}`);
  await ana("DELETE", `${url}/${before[4]}`);
  await post(ana, "/api/v1/collections", 1, { name: "New" });
  const second = Page.parse((await ana("GET", `${url}?limit=200&cursor=${first.next}`)).json());

  expect(idsOf(second).filter((id) => before.includes(id))).toEqual([before[3], before[5]]);
});

test.each([
  ["/api/v1/collections", "name"],
  ["/api/v1/campaigns", "name"],
  ["/api/v1/reports", "title"],
])("%s finds by words of the name, on whichever page they would be", async (url, field) => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const names = ["Winter 50% Sale", "Winter tea", "Summer_Tea"];
  for (const name of names) await named(ana, url, name);

  const find = async (q: string) => {
    const { items } = (await ana("GET", `${url}?limit=1&q=${encodeURIComponent(q)}`)).json();
    const { total } = (await ana("GET", `${url}?q=${encodeURIComponent(q)}`)).json();
    return [total, items.length, items[0]?.[field]];
  };

  expect(await find("TEA  wint")).toEqual([1, 1, "Winter tea"]);
  expect(await find("50%")).toEqual([1, 1, "Winter 50% Sale"]);
  expect(await find("r_t")).toEqual([1, 1, "Summer_Tea"]);
  expect((await find("winter"))[0]).toBe(2);
  expect(await find("nothing")).toEqual([0, 0, undefined]);
});

test("content that is due comes first, then the newest, also across pages", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  await withWorkspace(app.db, ana.workspaceId, async (transaction) => {
    const days = [null, "2026-12-01", null, "2026-11-05", "2026-12-01"];
    for (const [index, day] of days.entries()) await insertCheck(transaction, ana.workspaceId, index, day);
  });

  const pages = await walk(ana, "/api/v1/checks", 2);

  expect(textsOf(pages, "title")).toEqual(["3.mp4", "4.mp4", "1.mp4", "2.mp4", "0.mp4"]);
});

test("the outbox is walked like every list, and by channel", async () => {
  const app = await sharedApp();
  const ana = await app.signIn({ isServerAdministrator: true });
  const channels = ["email", "sms", "email", "email", "whatsapp"] as const;
  for (const [index, channel] of channels.entries()) await insertMessage(app.db, index, channel);

  const all = await walk(ana, "/api/v1/outbox", 2);
  const emails = await walk(ana, "/api/v1/outbox?channel=email", 2);

  expect(textsOf(all, "subject")).toEqual(["4", "3", "2", "1", "0"]);
  expect(textsOf(emails, "subject")).toEqual(["3", "2", "0"]);
});

test("a table that is read by offset says how far it may be skipped", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();

  const answers = await Promise.all([
    ana("GET", "/api/v1/posts/search?text=tea&offset=100001"),
    ana("POST", "/api/v1/creators/search", { offset: 100_001 }),
    ana("POST", "/api/v1/creators/search", { offset: -1 }),
  ]);

  const message = "Enter a whole number from 0 to 100000; narrow the search to see what comes later";
  expect(answers.map((answer) => answer.json())).toMatchObject(
    answers.map(() => ({ status: 400, errors: [{ path: "offset", message }] })),
  );
});

type Page = z.infer<typeof Page>;

/** All pages, by the cursors that they answer. */
async function walk(person: Person, url: string, limit: number): Promise<Page[]> {
  const pages: Page[] = [];
  let next: string | null = null;
  do {
    const cursor: string = next === null ? "" : `&cursor=${next}`;
    const answer = await person("GET", `${url}${url.includes("?") ? "&" : "?"}limit=${limit}${cursor}`);
    const page: Page = Page.parse(answer.json());
    pages.push(page);
    next = page.next;
  } while (next !== null && pages.length < 50);
  return pages;
}

function textsOf(pages: Page[], field: string): unknown[] {
  return pages.flatMap(({ items }) => items.map((item) => item[field]));
}

function idsOf(page: Page | undefined): string[] {
  return (page?.items ?? []).map(({ id, userId }) => id ?? userId ?? "");
}

/** Makes one of a list by its name; a report needs a campaign first. */
async function named(person: Person, url: string, name: string): Promise<void> {
  if (!url.endsWith("reports")) {
    await create(person, url, { name });
    return;
  }
  const campaignId = await create(person, "/api/v1/campaigns", { name: "Autumn" });
  await create(person, url, { campaignId, title: name });
}
