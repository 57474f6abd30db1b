import { FACTS_MAX } from "@app/contract/strategy/memory/schemas";
import { expect, test } from "vitest";
import { sharedApp } from "#/acceptance/test-app.fixtures.ts";

const MEMORY = "/api/v1/strategy/memory";
const CASINOS = "We never work with casinos";

test("what a team told is kept with who told it and when, and says what plans follow of it", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const viewer = await app.signIn({ workspaceOf: ana, role: "viewer" });

  const added = await ana("POST", MEMORY, { text: ` ${CASINOS} ` });
  await ana("POST", MEMORY, { text: "Our tone is dry" });

  expect(added.statusCode).toBe(201);
  expect(added.json()).toMatchObject({
    text: CASINOS,
    rule: "Nobody about gambling",
    toldBy: expect.any(String),
    toldAt: app.clock.now().toISOString(),
    version: 1,
  });
  const listed = await viewer("GET", MEMORY);
  expect(listed.json().items).toHaveLength(2);
  expect(listed.json().items).toContainEqual(added.json());
  expect(listed.json().items).toContainEqual(
    expect.objectContaining({ text: "Our tone is dry", rule: null }),
  );
});

test("the same words are kept once", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const first = await ana("POST", MEMORY, { text: CASINOS });

  const again = await ana("POST", MEMORY, { text: CASINOS.toUpperCase() });

  expect(again.json().id).toBe(first.json().id);
});

test("a fact is edited over the version it was read in", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const { id, version } = (await ana("POST", MEMORY, { text: CASINOS })).json();

  const edited = await ana("PATCH", `${MEMORY}/${id}`, { text: "We never work with alcohol", version });
  const late = await ana("PATCH", `${MEMORY}/${id}`, { text: "Something else", version });
  const without = await ana("PATCH", `${MEMORY}/${id}`, { text: "Something else" });

  expect(edited.json()).toMatchObject({ rule: "Nobody about alcohol", version: version + 1 });
  expect(late.statusCode).toBe(409);
  expect(late.json()).toMatchObject({ code: "platform.edited_meanwhile" });
  expect(without.statusCode).toBe(428);
});

test("what is forgotten is gone, and comes back as it was", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const { id } = (await ana("POST", MEMORY, { text: CASINOS })).json();

  const gone = await ana("DELETE", `${MEMORY}/${id}`);
  const between = (await ana("GET", MEMORY)).json();
  const again = await ana("DELETE", `${MEMORY}/${id}`);
  const back = await ana("POST", `${MEMORY}/${id}/restore`);

  expect([gone.statusCode, again.statusCode, back.statusCode]).toEqual([204, 404, 200]);
  expect(between).toEqual({ items: [] });
  expect(back.json()).toMatchObject({ id, text: CASINOS });
});

test("a viewer writes nothing, and another workspace sees nothing", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const eve = await app.signIn();
  const viewer = await app.signIn({ workspaceOf: ana, role: "viewer" });
  const { id } = (await ana("POST", MEMORY, { text: CASINOS })).json();

  expect((await viewer("POST", MEMORY, { text: "No" })).statusCode).toBe(403);
  expect((await viewer("DELETE", `${MEMORY}/${id}`)).statusCode).toBe(403);
  expect((await eve("GET", MEMORY)).json()).toEqual({ items: [] });
  expect((await eve("PATCH", `${MEMORY}/${id}`, { text: "Mine", version: 1 })).statusCode).toBe(404);
});

test("no more than a plan can read is kept", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  for (let at = 0; at < FACTS_MAX; at += 1) await ana("POST", MEMORY, { text: `Fact ${at}` });

  const refused = await ana("POST", MEMORY, { text: "One more" });

  expect(refused.statusCode).toBe(409);
  expect(refused.json().detail).toContain("Forget some");
});
