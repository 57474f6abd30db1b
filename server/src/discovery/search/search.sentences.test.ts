import { expect, test } from "vitest";
import { sharedApp } from "#/acceptance/test-app.fixtures.ts";
import type { Person } from "#/acceptance/test-app.fixtures.ts";

async function withTable(...lines: string[]): Promise<Person> {
  const ana = await (await sharedApp()).signIn({ currency: "EUR" });
  await ana("POST", "/api/v1/imports", { text: lines.join("\n") });
  return ana;
}

async function handles(ana: Person, text: string): Promise<string[]> {
  const { items } = (await ana("POST", "/api/v1/creators/search", { text })).json();
  return items.map(({ handle }: { handle: string }) => handle).toSorted();
}

test("a cell that could not be read breaks no search for the figure that it stands under", async () => {
  const ana = await withTable(
    "Platform,Handle,Followers,Status",
    "instagram,big.one,50000,declined",
    "instagram,small.one,500,contacted",
  );
  const unread = "Platform,Handle,Followers,Status\ninstagram,new.one,soon,Vielleicht";
  await ana("POST", "/api/v1/imports", { text: unread });

  expect(await handles(ana, "followers over 10k")).toEqual(["big.one"]);
  expect(await handles(ana, "status: declined")).toEqual(["big.one"]);
  expect(await handles(ana, "field Status: Vielleicht")).toEqual(["new.one"]);
});

test("figures of two platforms are met by two accounts of one creator", async () => {
  const ana = await withTable(
    "Name,Instagram,Instagram followers,TikTok,TikTok followers",
    "Paula Undnik,paula.ig,301500,paula.tt,230000",
    "Ole Insel,ole.ig,301500,ole.tt,900",
  );
  const text = "instagram over 100k followers and tiktok over 40k followers";

  const found = (await ana("POST", "/api/v1/creators/search", { text })).json();

  expect(found).toMatchObject({ total: 1, items: [{ name: "Paula Undnik" }], unparsed: [] });
});

test("a creator is found by name and by the handle of any account", async () => {
  const ana = await withTable(
    "Name,Instagram,Instagram followers,TikTok,TikTok followers",
    "Lena Kühn,lenakuehn.x,301500,lena_tt,230000",
    "Zoe Typed,zoe.typed,900,,",
  );
  const found = async (text: string) => {
    const { items, unparsed } = (await ana("POST", "/api/v1/creators/search", { text })).json();
    return [items.map(({ name }: { name: string }) => name), unparsed];
  };

  expect(await found("Lena Kühn")).toEqual([["Lena Kühn"], []]);
  expect(await found("lena kuhn")).toEqual([["Lena Kühn"], []]);
  expect(await found("@lena_tt")).toEqual([["Lena Kühn"], []]);
  expect(await found("zoe.typed")).toEqual([["Zoe Typed"], []]);
});

test("the price of a reel is one that is said of reels, and no other", async () => {
  const ana = await withTable(
    "Platform,Handle,Followers,Price per reel,Price per story,Price",
    "instagram,reel.dear,5000,2500,100,",
    "instagram,reel.fair,4000,1500,,",
    "instagram,any.price,3000,,,900",
    "instagram,story.only,2000,,300,",
  );
  const { items, unknown } = (
    await ana("POST", "/api/v1/creators/search", { text: "reel under 2000 €" })
  ).json();

  expect(items.map(({ handle }: { handle: string }) => handle)).toEqual(["reel.fair"]);
  expect(unknown).toEqual([{ filter: "price", count: 2 }]);
});

test("stages are asked of the campaign that is named; without one, its answer counts beside those of before", async () => {
  const ana = await withTable(
    "Platform,Handle,Followers,Status",
    "instagram,in.herbst,5000,accepted",
    "instagram,out.herbst,4000,declined",
  );
  const { items } = (await ana("POST", "/api/v1/creators/search", { text: "" })).json();
  const { id } = (await ana("POST", "/api/v1/campaigns", { name: "Herbst", brand: "Alpenhof" })).json();
  await ana("POST", `/api/v1/campaigns/${id}/creators`, { creatorIds: [items[0].id] });
  await ana("PATCH", `/api/v1/campaigns/${id}/creators/${items[0].id}`, { version: 1, stage: "declined" });

  expect(await handles(ana, "declined in Herbst")).toEqual(["in.herbst"]);
  expect(await handles(ana, "declined")).toEqual(["in.herbst", "out.herbst"]);
  expect(await handles(ana, "paid in campaign Herbst")).toEqual([]);
});

test("posts are searched by the names and words that they say, and what no post answers is told", async () => {
  const ana = await withTable("Platform,Handle,Followers,Client", "instagram,zoe.x,5000,Veganz");
  for (const [code, caption] of [
    ["Cx1Ab_1", "I love @veganz"],
    ["Cx1Ab_2", "A walk in the rain"],
  ]) {
    const url = `https://www.instagram.com/reel/${code}/`;
    const made = await ana("POST", "/api/v1/posts", { url, handle: "zoe.x", platform: "instagram", caption });
    expect(made.statusCode).toBe(201);
  }
  const found = async (text: string) => {
    const query = encodeURIComponent(text);
    const { total, unparsed } = (await ana("GET", `/api/v1/posts/search?text=${query}`)).json();
    return [total, unparsed];
  };

  expect(await found("veganz")).toEqual([1, []]);
  expect(await found("love veganz")).toEqual([1, []]);
  expect(await found("veganz, without email")).toEqual([1, ["without email"]]);
});

test("who has no known brand is counted apart from who worked for one", async () => {
  const ana = await withTable(
    "Platform,Handle,Brands",
    "instagram,boots.one,Boots",
    "instagram,nike.one,Nike",
    "instagram,nobody.one,",
    "instagram,nobody.two,",
  );

  const found = (await ana("POST", "/api/v1/creators/search", { text: "who worked with Boots" })).json();

  expect(found).toMatchObject({ total: 1, unknown: [{ filter: "brand", count: 2 }] });
});

test("an account on either of two platforms is enough unless both are asked for", async () => {
  const ana = await withTable(
    "Name,Instagram,Instagram followers,TikTok,TikTok followers",
    "Ana,ana.ig,9000,ana.tt,800",
    "Ben,ben.ig,9000,,",
    "Cia,,,cia.tt,800",
  );
  const found = async (text: string) => {
    const { items } = (await ana("POST", "/api/v1/creators/search", { text })).json();
    return items
      .map(({ name, reasons }: { name: string; reasons: string[] }) => `${name}: ${reasons[0]}`)
      .toSorted();
  };

  expect(await found("creators on instagram and tiktok")).toEqual([
    "Ana: On Instagram and TikTok.",
    "Ben: On Instagram.",
    "Cia: On TikTok.",
  ]);
  expect(await found("creators on both instagram and tiktok")).toEqual(["Ana: On Instagram and TikTok."]);
});
