import { expect, test } from "vitest";
import type { Browser } from "#/identity/identity.fixtures.ts";
import { administrator, invited, startIdentityApp } from "#/identity/identity.fixtures.ts";

type Answer = Awaited<ReturnType<Browser["api"]>>;

const slugs = (answer: Answer) =>
  answer.json<{ items: { slug: string; role: string }[] }>().items.map(({ slug, role }) => `${slug} ${role}`);

test("a workspace made on the command line belongs to the server's administrator, who sees it at once", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);

  const made = await app.identity.workspaces.createLocally({ name: "Northwind", slug: "north" });

  expect(made).toMatchObject({ slug: "north", name: "Northwind", owner: "maya@fernhollow.com" });
  expect(slugs(await maya.api("GET", "/api/v1/workspaces"))).toEqual([
    "fernhollow-skincare owner",
    "north owner",
  ]);
  expect((await maya.api("GET", "/api/v1/members", undefined, "north")).json()).toMatchObject({
    items: [{ email: "maya@fernhollow.com", role: "owner" }],
  });
});

test("it belongs to whoever is named, however the address is written", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  const tomas = await invited(app, maya, { email: "tomas@fern.com" });

  const made = await app.identity.workspaces.createLocally({ name: "Northwind", owner: " Tomas@Fern.com" });

  expect(made.owner).toBe("tomas@fern.com");
  expect(slugs(await tomas.api("GET", "/api/v1/workspaces"))).toContain("northwind owner");
  expect(slugs(await maya.api("GET", "/api/v1/workspaces"))).not.toContain("northwind owner");
});

test("an unknown owner is refused with the names of possible ones, and nothing is made", async () => {
  const app = await startIdentityApp();
  await administrator(app);

  const made = app.identity.workspaces.createLocally({ name: "Northwind", owner: "nobody@fern.com" });

  await expect(made).rejects.toMatchObject({
    code: "identity.unknown_owner",
    detail: expect.stringContaining("maya@fernhollow.com"),
  });
  expect(await app.identity.workspaces.lines()).toHaveLength(1);
});

test("where several people administer the server, it belongs to the first of them", async () => {
  const app = await startIdentityApp();
  await administrator(app);
  app.clock.advance(60_000);
  await administrator(app, { email: "ida@other.com", workspaceName: "Other" });

  const made = await app.identity.workspaces.createLocally({ name: "Northwind" });

  expect(made.owner).toBe("maya@fernhollow.com");
});

test("while nobody administers the server, the workspace waits for the first one", async () => {
  const app = await startIdentityApp();

  const made = await app.identity.workspaces.createLocally({ name: "Northwind" });
  const named = app.identity.workspaces.createLocally({ name: "Southwind", owner: "maya@fernhollow.com" });

  expect(made.owner).toBeNull();
  await expect(named).rejects.toMatchObject({ detail: expect.stringContaining("Leave --owner out") });
});
