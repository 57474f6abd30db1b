import type { EditConflict } from "@app/contract/versions";
import { expect, test } from "vitest";
import { editedThings } from "./edits.fixtures.ts";
import type { EditedThing } from "./edits.fixtures.ts";
import { sharedApp } from "./test-app.fixtures.ts";
import type { TestApp } from "./test-app.fixtures.ts";

const AT_ONCE = 8;

async function openThings() {
  const app = await sharedApp();
  const ana = await app.signIn({ isServerAdministrator: true });
  const ben = await app.signIn({ workspaceOf: ana, role: "member" });
  return { app, ana, things: await editedThings(ana, ben) };
}

function editRoutes(app: TestApp): { route: string; method: "PUT" | "PATCH" }[] {
  return app.routes.flatMap(({ method, name, config }) => {
    const isEdit = (method === "PUT" || method === "PATCH") && config.withoutVersion === undefined;
    return isEdit ? [{ route: name, method }] : [];
  });
}

test("every PUT and PATCH route is walked here, or says why it edits nothing", async () => {
  const { app, things } = await openThings();
  const others = app.routes.filter(({ config }) => config.withoutVersion !== undefined);

  expect(
    editRoutes(app)
      .map(({ route }) => route)
      .toSorted(),
  ).toEqual([...things.keys()].toSorted());
  expect(new Set(others.map(({ url }) => url))).toEqual(
    new Set([
      "/sdk/v1/users/me",
      "/sdk/v1/webauthn/update/:id",
      "/api/v1/uploads",
      "/api/v1/uploads/:id",
      "/api/v1/posts/:id/figures",
      "/api/v1/collections/:id/creators/:creatorId/vote",
    ]),
  );
});

test("an edit without a version is refused and stores nothing", async () => {
  const { app, ana, things } = await openThings();

  for (const { route, method } of editRoutes(app)) {
    const { url, first, read } = required(things, route);
    const before = await read();
    const refused = await ana(method, url, first);

    expect({ route, ...refused.json(), stored: await read() }).toMatchObject({
      route,
      status: 428,
      code: "platform.version_missing",
      stored: before,
    });
  }
});

test("an edit of an old version is answered with both texts and stores nothing", async () => {
  const { app, ana, things } = await openThings();

  for (const { route, method } of editRoutes(app)) {
    const { url, first, second, read } = required(things, route);
    const { version } = await read();
    const stored = await ana(method, url, { ...first, version });
    const after = await read();
    const old = await ana(method, url, { ...second, version });
    const kept = await read();
    const chosen = await ana(method, url, { ...second, version: kept.version });

    const { code, yours, theirs, version: newest } = old.json<Partial<EditConflict> & { code?: string }>();
    expect({ route, statuses: [stored, old, chosen].map(({ statusCode }) => statusCode) }).toEqual({
      route,
      statuses: [200, 409, 200],
    });
    expect({ route, code, yours, theirs, newest, kept }).toEqual({
      route,
      code: "platform.edited_meanwhile",
      yours: second,
      theirs: first,
      newest: version + 1,
      kept: after,
    });
    expect({ route, version: (await read()).version }).toEqual({ route, version: version + 2 });
  }
});

test("of several who save at once one is stored, and every other is told", async () => {
  const { app, ana, things } = await openThings();

  for (const { route, method } of editRoutes(app)) {
    const { url, first, second, read } = required(things, route);
    const { version } = await read();
    const edits = Array.from({ length: AT_ONCE }, (_, index) => (index % 2 === 0 ? first : second));
    const answers = await Promise.all(edits.map((edit) => ana(method, url, { ...edit, version })));

    const count = (status: number) => answers.filter(({ statusCode }) => statusCode === status).length;
    const outcome = { route, stored: count(200), told: count(409), version: (await read()).version };
    expect(outcome).toEqual({ route, stored: 1, told: AT_ONCE - 1, version: version + 1 });
  }
});

function required(things: ReadonlyMap<string, EditedThing>, route: string): EditedThing {
  const thing = things.get(route);
  if (!thing) throw new Error(`Nothing to edit for ${route}`);
  return thing;
}
