import { expect, test } from "vitest";
import { sharedApp, startApp } from "#/acceptance/test-app.fixtures.ts";
import { TestClock } from "#/platform/clock.fixtures.ts";
import type { Person } from "#/acceptance/test-app.fixtures.ts";

const PROPOSALS = "/api/v1/merge-proposals";

test("the same e-mail, handle elsewhere or link in the bio is proposed as one person; an agency's address is not", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  await bring(ana, [
    "Platform,Handle,E-mail,Bio",
    "instagram,mira.sol,mira@sol.example,",
    "tiktok,dancing.mira,MIRA@sol.example,",
    "instagram,bolind,,",
    "youtube,bolind,,",
    "instagram,kay,,Shop: https://kay.example/shop",
    "tiktok,kay.at.home,,see www.kay.example/shop/",
    ...["one", "two", "three", "four"].map((handle) => `instagram,agency.${handle},hello@agency.example,`),
  ]);

  const { items, total } = (await ana("GET", PROPOSALS)).json();

  expect(total).toBe(3);
  const told = items.map(({ reason, state, creators }: Proposal) => ({
    reason,
    state,
    handles: creators.flatMap(({ accounts }) => accounts.map(({ handle }) => handle)).toSorted(),
  }));
  expect(new Set(told)).toEqual(
    new Set([
      { reason: "email", state: "open", handles: ["dancing.mira", "mira.sol"] },
      { reason: "handle", state: "open", handles: ["bolind", "bolind"] },
      { reason: "link", state: "open", handles: ["kay", "kay.at.home"] },
    ]),
  );
});

test("a link in the bio that is written without its beginning is the same link", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const table = (text: string) => ana("POST", "/api/v1/imports", { text });
  await table("Name,Platform,Handle,Bio\nUna,instagram,una.sings,singer: linktr.ee/unalina");
  await table("Name,Platform,Handle,Bio\nLina,tiktok,lina.dances,all of me: see Linktr.ee/unalina.");
  await table("Name,Platform,Handle,Bio\nOle,tiktok,ole.cooks,see https://linktr.ee/unalina?ref=tt");
  await table(
    "Name,Platform,Handle,Bio\nTom,tiktok,tom.eats,food etc./travel 24/7 mail tom@linktr.ee/unalina",
  );

  const { items } = (await ana("GET", PROPOSALS)).json();

  const pairs = items.map(({ reason, creators }: Proposal) => [
    reason,
    ...creators.flatMap(({ accounts }) => accounts.map(({ handle }) => handle)).toSorted(),
  ]);
  expect(new Set(pairs)).toEqual(
    new Set([
      ["link", "lina.dances", "una.sings"],
      ["link", "ole.cooks", "una.sings"],
      ["link", "lina.dances", "ole.cooks"],
    ]),
  );
});

test("joined creators are one in searches, lists and campaigns; taking it back gives each its own again", async () => {
  const clock = new TestClock();
  const app = await startApp({ clock });
  const ana = await app.signIn();
  const { proposal, ids } = await twoOfOne(ana, clock);
  const both = await made(ana, "/api/v1/collections", { name: "Both", creatorIds: ids });
  const second = await made(ana, "/api/v1/collections", { name: "Second", creatorIds: ids.slice(1) });
  const campaign = await made(ana, "/api/v1/campaigns", { name: "Spring" });
  await ana("POST", `/api/v1/campaigns/${campaign}/creators`, { creatorIds: ids });
  const sizes = async () => [
    (await ana("POST", "/api/v1/creators/search", {})).json().total,
    (await ana("GET", `/api/v1/collections/${both}/creators`)).json().total,
    (await ana("GET", `/api/v1/collections/${second}/creators`)).json().total,
    (await ana("GET", `/api/v1/campaigns/${campaign}`)).json().creators.length,
  ];
  const before = await sizes();

  const joined = (await answer(ana, proposal, "joined")).json();
  const asOne = await sizes();
  const profile = (await ana("GET", `/api/v1/creators/${ids[0]}`)).json();
  const gone = await ana("GET", `/api/v1/creators/${ids[1]}`);
  const twice = (await answer(ana, proposal, "joined")).json();
  const parted = (await answer(ana, proposal, "open")).json();

  expect([before, asOne]).toEqual([
    [2, 2, 1, 2],
    [1, 1, 1, 1],
  ]);
  expect(joined).toMatchObject({ state: "joined", creators: [{ creatorId: ids[0] }, { creatorId: ids[1] }] });
  expect(profile.accounts.map(({ handle }: { handle: string }) => handle)).toEqual([
    "dancing.mira",
    "mira.sol",
  ]);
  expect(profile).toMatchObject({ name: "Mira", phone: "+49 30 1234567" });
  expect([gone.statusCode, twice.code]).toEqual([404, "discovery.merge_answered"]);
  expect(parted).toMatchObject({ state: "open" });
  expect(await sizes()).toEqual(before);
  const [one, two] = await Promise.all(
    ids.map(async (id) => (await ana("GET", `/api/v1/creators/${id}`)).json()),
  );
  expect(one).toMatchObject({ name: "Mira", phone: null, accounts: [{ handle: "mira.sol" }] });
  expect(two).toMatchObject({
    name: "Mira on TikTok",
    phone: "+49 30 1234567",
    accounts: [{ handle: "dancing.mira" }],
  });
});

test("who is kept apart is not proposed again, and another workspace sees and answers nothing", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const ben = await app.signIn();
  const { proposal, ids } = await twoOfOne(ana, new TestClock());

  const foreign = await answer(ben, proposal, "joined");
  await answer(ana, proposal, "apart");
  await bring(ana, ["Platform,Handle,E-mail", "tiktok,dancing.mira,mira@sol.example"]);

  expect(foreign.statusCode).toBe(404);
  expect((await ana("GET", PROPOSALS)).json().total).toBe(0);
  const known = (await ana("GET", `${PROPOSALS}?creatorId=${ids[0]}`)).json();
  expect(known.items).toMatchObject([{ id: proposal, state: "apart" }]);
});

interface Proposal {
  reason: string;
  state: string;
  creators: { creatorId: string; accounts: { handle: string }[] }[];
}

/** Two creators with one address, the one on Instagram first. */
async function twoOfOne(person: Person, clock: TestClock): Promise<{ proposal: string; ids: string[] }> {
  await bring(person, [
    "Platform,Handle,Name,E-mail,Followers",
    "instagram,mira.sol,Mira,mira@sol.example,5000",
  ]);
  clock.advance(1_000);
  await bring(person, [
    "Platform,Handle,Name,E-mail,Followers,Phone",
    "tiktok,dancing.mira,Mira on TikTok,mira@sol.example,9000,+49 30 1234567",
  ]);
  const { items } = (await person("GET", PROPOSALS)).json();
  const { items: found } = (await person("POST", "/api/v1/creators/search", {})).json();
  const idOf = (handle: string): string =>
    found.find((each: { handle: string; id: string }) => each.handle === handle)?.id ?? "";
  return { proposal: items[0].id, ids: ["mira.sol", "dancing.mira"].map(idOf) };
}

function answer(person: Person, id: string, state: string) {
  return person("POST", `${PROPOSALS}/${id}/answer`, { state });
}

async function bring(person: Person, lines: string[]): Promise<void> {
  await person("POST", "/api/v1/imports", { text: lines.join("\n") });
}

async function made(person: Person, url: string, body: object): Promise<string> {
  return (await person("POST", url, body)).json().id;
}
