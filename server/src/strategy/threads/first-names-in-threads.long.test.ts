import { expect, test } from "vitest";
import { sharedApp } from "#/acceptance/test-app.fixtures.ts";
import type { Person } from "#/acceptance/test-app.fixtures.ts";
import { beginThread, said, say } from "#/strategy/strategy.fixtures.ts";

const TABLE = [
  "handle,name,platform,followers,avg views,country,price,currency",
  "gretel.back,Gretel Brand,instagram,40000,12000,Germany,600,EUR",
  "tilda.kocht,Tilda Aumann,instagram,52000,15000,Germany,700,EUR",
  "tildafit,Tilda Krey,tiktok,61000,20000,Germany,800,EUR",
  "otis.run,Otis Wehr,tiktok,33000,14000,Germany,450,EUR",
].join("\n");
const BRIEF = "Launch of an oat bar, Germany, 1.700 €, Instagram and TikTok, four weeks in May";

async function workspace(): Promise<{ ana: Person; thread: string }> {
  const ana = await (await sharedApp()).signIn();
  await ana("POST", "/api/v1/imports", { text: TABLE });
  return { ana, thread: await beginThread(ana) };
}

async function planOf(ana: Person, thread: string) {
  const { strategyId } = (await ana("GET", `/api/v1/threads/${thread}`)).json();
  return (await ana("GET", `/api/v1/strategies/${strategyId}`)).json();
}

test.each([
  ["was kostet Gretel für ein Reel?", "600"],
  ["combien demande otis", "450"],
  ["¿cuánto cobra gretel?", "600"],
])("a question about a first name is answered for whom alone it means: %s", async (text, price) => {
  const { ana, thread } = await workspace();

  expect(said(await say(ana, thread, { text }))).toContain(price);
});

test("where several have the name one question names them, and its answer goes on with what was asked", async () => {
  const { ana, thread } = await workspace();

  const asked = said(await say(ana, thread, { text: "was kostet Tilda?" }));
  const answered = said(await say(ana, thread, { text: "Tilda Krey" }));
  const again = said(await say(ana, thread, { text: "und wie viele Follower hat Tilda?" }));

  expect(asked).toContain("Wen meinst du mit Tilda: @tilda.kocht, @tildafit?");
  expect(answered).toContain("@tildafit");
  expect(answered).toMatch(/800\s€/u);
  expect(again).toContain("61");
});

test.each(["otis ko hata do", "nimm otis raus", "take Otis out"])(
  "an order names somebody by the first name: %s",
  async (text) => {
    const { ana, thread } = await workspace();
    await say(ana, thread, { text: BRIEF });
    await say(ana, thread, { text });

    const { version, plan } = await planOf(ana, thread);

    expect(version).toBe(2);
    expect(plan.picks.map(({ handle }: { handle: string }) => handle)).not.toContain("otis.run");
  },
);

test("an order that may mean several changes nothing before it is answered", async () => {
  const { ana, thread } = await workspace();
  await say(ana, thread, { text: BRIEF });

  const asked = said(await say(ana, thread, { text: "take Tilda out" }));
  const before = await planOf(ana, thread);
  await say(ana, thread, { text: "@tilda.kocht" });
  const after = await planOf(ana, thread);

  expect(asked).toContain("@tilda.kocht, @tildafit");
  expect(before.version).toBe(1);
  expect(after.version).toBe(2);
  expect(after.plan.brief.never).toEqual(["tilda.kocht"]);
});
