import type { TrackingList } from "@app/contract/results/tracking";
import { expect, test } from "vitest";
import { startApp } from "#/acceptance/test-app.fixtures.ts";
import type { Person } from "#/acceptance/test-app.fixtures.ts";
import { TestClock } from "#/platform/clock.fixtures.ts";
import { euros, runCampaign } from "./results.fixtures.ts";

const LISTS = ["posts", "orders", "payments"] as const;

test("posts, orders, payments, what waits and codes come along when creators are joined, and go back when they are parted", async () => {
  const { ana, mira, dancer, clay } = await openTwo();
  const autumn = await runCampaign(ana, { name: "Autumn", creatorIds: [mira, dancer] });
  const winter = await runCampaign(ana, { name: "Winter", creatorIds: [clay, dancer] });
  await ana("POST", `/api/v1/campaigns/${autumn}/tracking`, {});
  await ana("POST", `/api/v1/campaigns/${winter}/tracking`, {});
  const whose = { creatorId: dancer, campaignId: winter };
  const fee = euros(100);
  await ana("POST", "/api/v1/posts", { ...whose, url: "https://tiktok.com/@dancing.mira/video/71" });
  await ana("POST", "/api/v1/posts", { ...whose, url: "https://instagram.com/p/Elsewhere" });
  await ana("POST", "/api/v1/orders", { ...whose, amount: fee, orderedAt: "2026-11-02" });
  await ana("POST", "/api/v1/payments", { ...whose, gross: fee, invoice: "R-1" });
  await ana("POST", "/api/v1/payments", { creatorId: dancer, gross: fee, invoice: "R-2" });
  const before = await stateOf(ana, [autumn, winter]);

  await answer(ana, "joined");
  const asOne = await stateOf(ana, [autumn, winter]);
  await ana("POST", "/api/v1/posts", {
    creatorId: mira,
    campaignId: winter,
    url: "https://tiktok.com/@dancing.mira/video/72",
  });
  await answer(ana, "open");
  const parted = await stateOf(ana, [autumn, winter]);

  expect(before).toMatchObject({ lists: allOf(dancer), waiting: [dancer] });
  expect(before.codes).toHaveLength(4);
  expect(asOne).toMatchObject({ lists: allOf(mira), waiting: [mira] });
  const kept = before.codes.filter((code) => !code.startsWith(`${autumn} ${dancer}`));
  expect(new Set(asOne.codes)).toEqual(new Set(kept.map((code) => code.replace(dancer, mira))));
  expect(parted).toEqual({ ...before, lists: { ...before.lists, posts: [dancer, dancer, dancer] } });
});

test("a post is of the account on its platform with the most followers, also when that comes by a merge; without one it is not searched", async () => {
  const { ana, mira, dancer } = await openTwo();
  const elsewhere = { creatorId: dancer, url: "https://instagram.com/p/Elsewhere", caption: "#kintsugi" };
  const onTikTok = {
    creatorId: dancer,
    url: "https://tiktok.com/@dancing.mira/video/71",
    caption: "#matcha",
  };
  const made = await Promise.all(
    [elsewhere, onTikTok].map(async (post) => (await ana("POST", "/api/v1/posts", post)).json()),
  );
  const [own, other] = await Promise.all([dancer, mira].map((id) => accountOf(ana, id)));
  const accounts = () =>
    Promise.all(made.map(async ({ id }) => (await ana("GET", `/api/v1/posts/${id}`)).json().accountId));
  const profile = (await ana("GET", `/api/v1/creators/${dancer}`)).json();
  const found = await Promise.all(
    ["#kintsugi", "#matcha"].map(async (text) => [
      (await ana("POST", "/api/v1/creators/search", { text })).json().total,
      (await ana("GET", `/api/v1/posts/search?text=${encodeURIComponent(text)}`)).json().total,
    ]),
  );

  const before = await accounts();
  await answer(ana, "joined");
  const joined = await accounts();
  await answer(ana, "open");

  expect(before).toEqual([null, own]);
  expect(profile.posts).toHaveLength(2);
  expect(found).toEqual([
    [0, 0],
    [1, 1],
  ]);
  expect(joined).toEqual([other, own]);
  expect(await accounts()).toEqual(before);
});

test("what waits for a choice between campaigns is attached to whom its creator was joined to", async () => {
  const { ana, mira, dancer, clay } = await openTwo();
  const autumn = await runCampaign(ana, { name: "Autumn", creatorIds: [clay, dancer] });
  const winter = await runCampaign(ana, { name: "Winter", creatorIds: [clay, dancer] });
  await ana("POST", "/api/v1/payments", { creatorId: dancer, invoice: "R-1" });
  await answer(ana, "joined");
  const removed = await ana("DELETE", `/api/v1/campaigns/${autumn}/creators/${mira}`);

  const codes = await ana("POST", `/api/v1/campaigns/${winter}/tracking`, {});

  expect([removed.statusCode, codes.statusCode]).toEqual([200, 200]);
  const { items } = (await ana("GET", "/api/v1/payments")).json();
  expect(items).toMatchObject([{ creatorId: mira, campaignId: winter, waiting: null }]);
});

test("a story and an invoice are the same again after their creator was joined to one with more followers", async () => {
  const { ana, mira } = await openTwo();
  const story = { creatorId: mira, platform: "instagram", format: "story", postedAt: "2026-11-02T09:00:00Z" };
  const invoice = { creatorId: mira, invoice: "R-1" };
  const enter = async () => [
    (await ana("POST", "/api/v1/posts", story)).statusCode,
    (await ana("POST", "/api/v1/payments", invoice)).statusCode,
  ];

  const first = await enter();
  await answer(ana, "joined");
  const again = await enter();

  expect([first, again]).toEqual([
    [201, 201],
    [200, 200],
  ]);
});

/** Two creators with one address: on Instagram, who is there longer, and on TikTok; and somebody else. */
async function openTwo(): Promise<Record<"mira" | "dancer" | "clay", string> & { ana: Person }> {
  const clock = new TestClock();
  const app = await startApp({ clock });
  const ana = await app.signIn();
  const head = "Platform,Handle,E-mail,Followers";
  await ana("POST", "/api/v1/imports", { text: `${head}\ninstagram,mira.sol,mira@sol.example,5000` });
  clock.advance(1_000);
  await ana("POST", "/api/v1/imports", { text: `${head}\ntiktok,dancing.mira,mira@sol.example,9000` });
  await ana("POST", "/api/v1/imports", { text: `${head}\ninstagram,clay,,700` });
  const { items } = (await ana("POST", "/api/v1/creators/search", {})).json<{
    items: { id: string; handle: string }[];
  }>();
  const idOf = (handle: string) => items.find((item) => item.handle === handle)?.id ?? "none";
  return { ana, mira: idOf("mira.sol"), dancer: idOf("dancing.mira"), clay: idOf("clay") };
}

let proposal = "";

async function answer(ana: Person, state: "joined" | "open"): Promise<void> {
  if (state === "joined") proposal = (await ana("GET", "/api/v1/merge-proposals")).json().items[0].id;
  const { statusCode, body } = await ana("POST", `/api/v1/merge-proposals/${proposal}/answer`, { state });
  if (statusCode !== 200) throw new Error(body);
}

async function accountOf(ana: Person, creatorId: string): Promise<string> {
  return (await ana("GET", `/api/v1/creators/${creatorId}`)).json().accounts[0].id;
}

/** That everything is of one creator. */
function allOf(id: string) {
  return { posts: [id, id], orders: [id], payments: [id, id] };
}

/** Whose everything is; codes with their campaign. */
async function stateOf(ana: Person, campaigns: readonly string[]) {
  const itemsOf = async (url: string) =>
    (await ana("GET", url)).json<{ items: { creatorId: string | null }[] }>().items;
  const lists = await Promise.all(
    LISTS.map(async (list) => [list, (await itemsOf(`/api/v1/${list}`)).map((item) => item.creatorId)]),
  );
  const codes = await Promise.all(
    campaigns.map(async (id) => {
      const { items } = (await ana("GET", `/api/v1/campaigns/${id}/tracking`)).json<TrackingList>();
      return items.map(({ creator, code }) => `${id} ${creator.id} ${code}`);
    }),
  );
  const waiting = (await itemsOf("/api/v1/results/waiting")).map((item) => item.creatorId);
  return { lists: Object.fromEntries(lists), waiting, codes: codes.flat() };
}
