import * as fc from "fast-check";
import { sql } from "kysely";
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { AppError } from "#/platform/errors.ts";
import { sharedApp } from "#/acceptance/test-app.fixtures.ts";
import { readCursor, writeCursor } from "./cursor.ts";
import { withWorkspace } from "./database.ts";
import type { Transaction } from "./database.ts";
import { by, readPage } from "./keyset.ts";
import type { Order } from "./keyset.ts";

const RUNS = 60;
/** Far more pages than any walk of these tests may need. */
const PAGES_MAX = 200;

const ORDERS: readonly [string, Order][] = [
  ["the newest first", [by("moment", "updated_at", "desc"), by("id", "id", "asc")]],
  ["the oldest first", [by("moment", "updated_at", "asc"), by("id", "id", "desc")]],
  [
    "a number, then the newest",
    [
      { kind: "number", value: sql`char_length(title) - 2`, direction: "asc" },
      by("moment", "updated_at", "desc"),
      by("id", "id", "desc"),
    ],
  ],
];

interface Row {
  /** Microseconds after a fixed moment: fewer than a JavaScript date can hold, and often the same. */
  tick: number;
  title: string;
}
const Row = fc.record({ tick: fc.nat(4), title: fc.constantFrom("a", "ab", "abc") });
const Change = fc.oneof(
  fc.record({ add: Row }),
  fc.record({ remove: fc.nat(30) }),
  fc.constant({ add: undefined, remove: undefined }),
);

async function add(transaction: Transaction, workspaceId: string, { tick, title }: Row): Promise<string> {
  const id = randomUUID();
  const at = sql<Date>`timestamptz '2026-11-02T09:00:00.123456Z' + ${tick} * interval '1 microsecond'`;
  await transaction
    .insertInto("threads")
    .values({
      workspace_id: workspaceId,
      id,
      title,
      created_by: null,
      created_at: at,
      updated_at: at,
      removed_at: null,
    })
    .execute();
  return id;
}

function threads(transaction: Transaction) {
  return transaction.selectFrom("threads").select("id");
}

function readOrRefuse(cursor: string, forms: readonly RegExp[]): readonly string[] | 400 {
  try {
    return readCursor(cursor, forms);
  } catch (error) {
    if (error instanceof AppError && error.status === 400) return 400;
    throw error;
  }
}

/** All ids in the order that is asked for, by the database's own sorting. */
async function inOrder(transaction: Transaction, order: Order): Promise<string[]> {
  let query = threads(transaction);
  for (const { value, direction } of order) query = query.orderBy(value, direction);
  return (await query.execute()).map(({ id }) => id);
}

test.each(ORDERS)(
  "a walk by %s meets each row that stays exactly once and in order, whatever comes and goes",
  async (_name, order) => {
    const app = await sharedApp();
    const { workspaceId } = await app.signIn();

    await fc.assert(
      fc.asyncProperty(
        fc.array(Row, { maxLength: 25 }),
        fc.integer({ min: 1, max: 9 }),
        fc.array(Change, { maxLength: 12 }),
        (rows, limit, changes) =>
          withWorkspace(app.db, workspaceId, async (transaction) => {
            await transaction.deleteFrom("threads").execute();
            for (const row of rows) await add(transaction, workspaceId, row);
            const before = await inOrder(transaction, order);

            const met: string[] = [];
            let cursor: string | undefined;
            let pages = 0;
            do {
              const page = await readPage(transaction, threads(transaction), order, { limit, cursor });
              met.push(...page.rows.map(({ id }) => id));
              cursor = page.next ?? undefined;
              pages += 1;
              const { add: added, remove } = { add: undefined, remove: undefined, ...changes[pages - 1] };
              if (added) await add(transaction, workspaceId, added);
              const gone = remove === undefined ? undefined : before[remove];
              if (gone) await transaction.deleteFrom("threads").where("id", "=", gone).execute();
            } while (cursor !== undefined && pages < PAGES_MAX);

            const after = await inOrder(transaction, order);
            const stayed = before.filter((id) => after.includes(id));
            expect(cursor).toBeUndefined();
            expect(new Set(met).size).toBe(met.length);
            expect(met.filter((id) => stayed.includes(id))).toEqual(stayed);
          }),
      ),
      { numRuns: RUNS },
    );
  },
);

test("a page says how many rows there are on all pages, and the last one has no next", async () => {
  const app = await sharedApp();
  const { workspaceId } = await app.signIn();

  const pages = await withWorkspace(app.db, workspaceId, async (transaction) => {
    for (const tick of [1, 2, 3]) await add(transaction, workspaceId, { tick, title: "a" });
    const [, order] = ORDERS[0] ?? [];
    if (!order) throw new Error("There is no order");
    const first = await readPage(transaction, threads(transaction), order, { limit: 2 });
    const rest = { limit: 2, cursor: first.next ?? "" };
    return [first, await readPage(transaction, threads(transaction), order, rest)];
  });

  expect(pages.map(({ rows, total }) => [rows.length, total])).toEqual([
    [2, 3],
    [1, 3],
  ]);
  expect(pages.map(({ next }) => next === null)).toEqual([false, true]);
});

test("a page behind which everything was removed is empty and still counts what is left", async () => {
  const app = await sharedApp();
  const { workspaceId } = await app.signIn();
  const order: Order = [by("moment", "updated_at", "asc"), by("id", "id", "asc")];

  const page = await withWorkspace(app.db, workspaceId, async (transaction) => {
    await add(transaction, workspaceId, { tick: 1, title: "a" });
    const gone = await add(transaction, workspaceId, { tick: 2, title: "a" });
    const { next } = await readPage(transaction, threads(transaction), order, { limit: 1 });
    await transaction.deleteFrom("threads").where("id", "=", gone).execute();
    return readPage(transaction, threads(transaction), order, { limit: 1, cursor: next ?? "" });
  });

  expect(page).toEqual({ rows: [], total: 1, next: null });
});

test("whatever stands where a cursor belongs is read or refused with a sentence, never misread", () => {
  const forms = [/^\d{1,16}$/, /^[0-9a-f-]{36}$/];
  const texts = fc.oneof(
    fc.string(),
    fc.base64String(),
    fc
      .array(fc.oneof(fc.string(), fc.integer(), fc.constant(null)))
      .map((values) => writeCursor(values.map(String))),
    fc.json().map((text) => Buffer.from(text).toString("base64url")),
  );

  fc.assert(
    fc.property(texts, (text) => {
      const read = readOrRefuse(text, forms);

      expect(read).toSatisfy(
        (answer) => answer === 400 || forms.every((form, index) => form.test(answer[index] ?? "")),
      );
    }),
  );
  const position = ["1762074000123456", "6a1f0a52-8f0e-4a1d-9a39-2a7a8cb1a6a1"];
  expect(readCursor(writeCursor(position), forms)).toEqual(position);
});
