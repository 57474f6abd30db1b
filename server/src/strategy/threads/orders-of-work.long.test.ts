import { expect, test } from "vitest";
import { sharedApp } from "#/acceptance/test-app.fixtures.ts";
import type { Person } from "#/acceptance/test-app.fixtures.ts";
import { beginThread, said, say, toolsOf } from "#/strategy/strategy.fixtures.ts";
import type { Chunk } from "#/strategy/strategy.fixtures.ts";

const TABLE = [
  "handle,name,platform,followers,avg views,country,city,price,currency",
  "gretel.back,Gretel Brand,instagram,40000,12000,Germany,Kiel,600,EUR",
  "otis.run,Otis Wehr,tiktok,33000,14000,Germany,Kiel,450,EUR",
].join("\n");

async function thread() {
  const ana = await (await sharedApp()).signIn();
  await ana("POST", "/api/v1/imports", { text: TABLE });
  const id = await beginThread(ana);
  const answer = (text: string) => say(ana, id, { text });
  const approve = async (chunks: readonly Chunk[]) => {
    const approvalId = chunks.find(({ type }) => type === "tool-approval-request")?.["approvalId"];
    return said(await say(ana, id, { approvalId, approved: true }));
  };
  /** Several cards of one answer, one after another. */
  const approveAll = async (chunks: readonly Chunk[]) => {
    for (const { approvalId } of chunks.filter(({ type }) => type === "tool-approval-request"))
      // oxlint-disable-next-line eslint/no-await-in-loop -- see above
      await say(ana, id, { approvalId, approved: true });
  };
  const hasPlan = async () => (await ana("GET", `/api/v1/threads/${id}`)).json().strategyId !== null;
  return { ana, answer, approve, approveAll, hasPlan };
}

async function campaign(ana: Person, name: string) {
  const budget = { amount: 500_000, currency: "EUR" };
  const { id } = (await ana("POST", "/api/v1/campaigns", { name, budget })).json();
  return async () => (await ana("GET", `/api/v1/campaigns/${id}`)).json().budget;
}

test.each([
  ["set the budget of the harvest campaign to 7000", "Harvest Moon", 700_000],
  ["das Budget von Herbstfest bitte auf 7.000 € erhöhen", "Herbstfest", 700_000],
  ["baja el presupuesto de Fiesta Luz a 4000", "Fiesta Luz", 400_000],
])(
  "the budget of a campaign is changed after a yes, and nothing is planned: %s",
  async (text, name, amount) => {
    const { ana, answer, approve, hasPlan } = await thread();
    const budget = await campaign(ana, name);

    const offered = await answer(text);
    expect(await budget()).toEqual({ amount: 500_000, currency: "EUR" });
    await approve(offered);

    expect(await budget()).toEqual({ amount, currency: "EUR" });
    expect(await hasPlan()).toBe(false);
    await approve(await answer("undo"));
    expect(await budget()).toEqual({ amount: 500_000, currency: "EUR" });
  },
);

test.each([
  ["set the budget of the harvest campaign to 7000", "There is no campaign “harvest”. Nothing was changed."],
  [
    "setz das Budget der Kampagne Herbst auf 7000",
    "Eine Kampagne „Herbst“ gibt es nicht. Geändert wurde nichts.",
  ],
])("where no campaign has the name, nothing is planned: %s", async (text, sentence) => {
  const { answer, hasPlan } = await thread();

  expect(said(await answer(text))).toBe(sentence);
  expect(await hasPlan()).toBe(false);
});

test("what else a campaign is to be is changed on its page", async () => {
  const { ana, answer, hasPlan } = await thread();
  await campaign(ana, "Harvest Moon");

  const told = said(await answer("move the Harvest Moon campaign to April"));

  expect(told).toContain("is changed on its page, under Campaigns");
  expect(await hasPlan()).toBe(false);
});

test("who was paid is marked as paid after a yes", async () => {
  const { ana, answer, approve } = await thread();
  await ana("POST", "/api/v1/payments", {
    handle: "otis.run",
    invoice: "R-77",
    gross: { amount: 45_000, currency: "EUR" },
    state: "open",
  });
  const states = async () =>
    (await ana("GET", "/api/v1/payments")).json().items.map(({ state }: { state: string }) => state);

  const offered = await answer("Otis hat heute sein Geld bekommen");
  expect(await states()).toEqual(["open"]);
  await approve(offered);
  expect(await states()).toEqual(["paid"]);

  await approve(await answer("mach das rückgängig"));
  expect(await states()).toEqual(["open"]);
});

test.each([
  ["Gretel is on parental leave until June", "parental leave until June"],
  ["Mail von Gretel Brand: »Ich muss den Herbst leider absagen.« was machen wir", "Herbst leider absagen"],
  ["Gretel wrote: sorry, I have to step back from the autumn thing", "step back from the autumn thing"],
])("what is told of somebody is kept as a note after a yes: %s", async (text, kept) => {
  const { ana, answer, approve, hasPlan } = await thread();

  const offered = await answer(text);
  expect(toolsOf(offered)).toContain("note_creators");
  await approve(offered);

  const { items } = (await ana("POST", "/api/v1/creators/search", { filters: {}, limit: 10 })).json();
  const { id } = items.find(({ handle }: { handle: string }) => handle === "gretel.back");
  const { notes } = (await ana("GET", `/api/v1/creators/${id}`)).json();
  expect(notes).toContain(kept);
  expect(await hasPlan()).toBe(false);
});

test.each([
  ["muda o estado da Gretel pra aceita por 900 euros", "por 900 euros"],
  ["put Gretel on contacted with 900 €", "with 900 €"],
])("a status is set after a yes, and what is said besides is named: %s", async (text, left) => {
  const { answer, approve, hasPlan } = await thread();

  const told = await approve(await answer(text));

  expect(told).toContain(left);
  expect(await hasPlan()).toBe(false);
});

test("a status that is none is no plan", async () => {
  const { answer, hasPlan } = await thread();

  expect(said(await answer("setz den Status von Gretel auf lauwarm mit 900 €"))).toContain(
    "Diesen Status gibt es nicht.",
  );
  expect(await hasPlan()).toBe(false);
});

test.each([
  ["set Gretel to contacted", "no, wrong one, I meant Otis"],
  ["setz Gretel auf kontaktiert", "ne, war die falsche. Otis mein ich"],
])(
  "what was written of the wrong one is taken back, and written of whom was meant: %s",
  async (order, other) => {
    const { ana, answer, approve, approveAll } = await thread();
    await approve(await answer(order));
    await approveAll(await answer(other));

    const { items } = (await ana("POST", "/api/v1/creators/search", { filters: {}, limit: 10 })).json();
    const status = new Map(
      items.map(({ handle, status: is }: { handle: string; status: string | null }) => [handle, is]),
    );
    expect([status.get("gretel.back"), status.get("otis.run")]).toEqual([null, "contacted"]);
  },
);

test("an order after a question is of the campaign that was asked about, and plans nothing", async () => {
  const { ana, answer, approve, hasPlan } = await thread();
  const budget = await campaign(ana, "Harvest Moon");
  await answer("what is the budget of Harvest Moon?");

  expect(said(await answer("move it to the first of May"))).toContain("on its page, under Campaigns");
  await approve(await answer("raise the budget by 1500"));

  expect(await budget()).toEqual({ amount: 650_000, currency: "EUR" });
  expect(await hasPlan()).toBe(false);
});

test.each(["thanks, lovely evening to you", "danke, schönen Feierabend"])(
  "who only thanks after a figure is asked nothing of it: %s",
  async (text) => {
    const { ana, answer } = await thread();
    await campaign(ana, "Harvest Moon");
    await answer("what is the budget of Harvest Moon?");

    expect(toolsOf(await answer(text))).toEqual([]);
  },
);

test.each(["take Otis out", "saca a Otis"])(
  "where there is no plan and no list, an order of one is no empty brief: %s",
  async (text) => {
    const { answer } = await thread();

    expect(said(await answer(text))).toMatch(/@otis\.run/u);
  },
);

test("words of a mail are noted as they were written", async () => {
  const { ana, answer, approve } = await thread();
  await approve(await answer("Mail von Gretel Brand: »Ich muss leider absagen. LG Gretel« was machen wir"));

  const { items } = (await ana("POST", "/api/v1/creators/search", { filters: {}, limit: 10 })).json();
  const { id } = items.find(({ handle }: { handle: string }) => handle === "gretel.back");
  expect((await ana("GET", `/api/v1/creators/${id}`)).json().notes).toContain("LG Gretel«");
});

test("who is added to the bare name of a list is put into it", async () => {
  const { ana, answer, approve } = await thread();
  await ana("POST", "/api/v1/collections", { name: "Winter favourites" });

  await approve(await answer("add Otis to Winter favourites"));

  const { items } = (await ana("GET", "/api/v1/collections")).json();
  const members = (await ana("GET", `/api/v1/collections/${items[0].id}/creators`)).json().items;
  expect(members.map(({ handle }: { handle: string }) => handle)).toEqual(["otis.run"]);
});

test("an invoice is marked as paid by its number, after a yes", async () => {
  const { ana, answer, approve } = await thread();
  const gross = { amount: 45_000, currency: "EUR" };
  await ana("POST", "/api/v1/payments", { handle: "otis.run", invoice: "JB-12", gross, state: "open" });

  expect(said(await answer("mark invoice XY-9 as paid"))).toBe(
    "No open invoice “XY-9” is known here. Nothing was changed.",
  );
  await approve(await answer("mark invoice JB-12 as paid"));

  const { items } = (await ana("GET", "/api/v1/payments")).json();
  expect(items.map(({ state }: { state: string }) => state)).toEqual(["paid"]);
});

test("what names nothing, and asks for nothing that is due, is not answered by all of it", async () => {
  const { answer } = await thread();

  expect(said(await answer("ugh oslo was raining the whole week"))).not.toMatch(/drafts|nothing is due/iu);
});

test.each(["lol Gretel just posted a cat video", "oh je, die arme Gretel hat eine Grippe"])(
  "small talk of somebody is noted nowhere: %s",
  async (text) => {
    const { answer } = await thread();

    expect(toolsOf(await answer(text))).not.toContain("note_creators");
  },
);
