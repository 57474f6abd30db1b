import { expect, test } from "vitest";
import { planned, readable, say, toolsOf } from "#/strategy/strategy.fixtures.ts";
import type { Chunk } from "#/strategy/strategy.fixtures.ts";
import type { Person } from "#/acceptance/test-app.fixtures.ts";

const TROUBLES = ["error", "tool-output-error", "data-missing", "data-unverified"];

async function planOf(person: Person, thread: string) {
  const { strategyId } = (await person("GET", `/api/v1/threads/${thread}`)).json();
  return (await person("GET", `/api/v1/strategies/${strategyId}`)).json();
}

function proposalIn(chunks: readonly Chunk[]): { id: string; summary: string } | null {
  const data: unknown = chunks.find(({ type }) => type === "data-proposal")?.["data"];
  if (typeof data !== "object" || data === null || !("id" in data) || !("summary" in data)) return null;
  return { id: String(data.id), summary: String(data.summary) };
}

const UNCHANGING: Readonly<Record<string, readonly string[]>> = {
  English: [
    "our CPM last year was 12 €",
    "last year we spent 30k with 25 creators",
    "we paid 900 € per reel last time",
    "I think the plan is too expensive",
    "four weeks is short",
    "TikTok is so overrated",
    "@creator.1 is on holiday until May",
    "@creator.2 asks 1.500 € for a reel and three months usage",
    "we always pay within 30 days",
    "thanks",
    "hello",
    "how many creators do we have in Berlin?",
    "who has the best engagement?",
    "which creator is the cheapest in Hamburg",
    "what did @creator.1 bring in sales",
    "is 900 € fair for @creator.3?",
    "does a gifted post need a label in Germany?",
    "what does engagement rate mean?",
    "when should we post?",
    "write an outreach mail to @creator.1",
    "what's the weather tomorrow?",
    "how much of the budget is left",
  ],
  German: [
    "unser TKP lag letztes Jahr bei 12 €",
    "letztes Jahr haben wir 30k mit 25 Creatorn ausgegeben",
    "ich finde den Plan zu teuer",
    "@creator.1 hat abgesagt",
    "@creator.2 verlangt 1.500 € für ein Reel",
    "danke",
    "wie viele Creator haben wir in Hamburg?",
    "was kostet ein Reel im Schnitt in Deutschland?",
    "wie lief Frühling gegen Plan?",
    "warum ist @creator.1 im Plan?",
    "wer hat noch nicht geliefert",
    "wie wird das Wetter morgen?",
  ],
  French: [
    "notre CPM était de 12 € l'année dernière",
    "l'an dernier on a dépensé 30k avec 25 créateurs",
    "c'est beaucoup trop d'argent",
    "@creator.1 a refusé",
    "merci beaucoup",
    "combien de créateurs avons-nous à Lyon ?",
    "qui a le meilleur taux d'engagement ?",
    "faut-il une mention pour un produit offert ?",
    "quel temps fera-t-il demain ?",
  ],
  Spanish: [
    "nuestro CPM el año pasado fue de 12 €",
    "el año pasado gastamos 30k con 25 creadores",
    "me parece que el plan es muy caro",
    "@creator.1 dijo que no",
    "muchas gracias",
    "¿cuántos creadores tenemos en Madrid?",
    "¿quién tiene el mejor engagement?",
    "¿qué significa engagement rate?",
    "¿qué tiempo hará mañana?",
  ],
  Portuguese: [
    "nosso CPM ano passado foi 12 €",
    "ano passado gastamos 30k com 25 criadores",
    "acho o plano muito caro",
    "@creator.1 recusou",
    "muito obrigada",
    "quantos criadores temos em São Paulo?",
    "quem tem o melhor engajamento?",
    "quando a gente deve postar?",
    "como vai estar o tempo amanhã?",
  ],
  "Hindi-English": [
    "pichle saal humara CPM 150 tha",
    "last year humne 10 lakh 25 creators pe kharch kiye",
    "mujhe plan thoda mehnga lag raha hai",
    "@creator.1 ne mana kar diya",
    "shukriya",
    "mumbai me kitne creators hai humare paas?",
    "sabse zyada engagement kiska hai?",
    "tiktok ke bina kya badlega",
    "kal mausam kaisa rahega?",
  ],
};

test.each(Object.entries(UNCHANGING))("questions and remarks make no version: %s", async (_, sayings) => {
  const { ana, thread } = await planned();

  for (const text of sayings) {
    const chunks = await say(ana, thread, { text });

    const troubles = chunks.filter(({ type }) => TROUBLES.includes(type));
    const keeping = toolsOf(chunks).filter((tool) => tool === "change_plan" || tool === "optimise_plan");
    // A remark that somebody has declined is offered as their status, and asks first.
    const isAsked = chunks.some(({ type }) => type === "tool-approval-request");
    const isAnswered = isAsked || readable(chunks).trim() !== "";
    expect({ text, troubles, keeping, isAnswered }).toEqual({
      text,
      troubles: [],
      keeping: [],
      isAnswered: true,
    });
  }
  expect(await planOf(ana, thread)).toMatchObject({ version: 1 });
});

const EURO = (amount: number) => ({ amount: amount * 100, currency: "EUR" });

/** Orders one after another, each with what the brief says afterwards. */
const ORDERED: Readonly<Record<string, readonly [text: string, brief: object][]>> = {
  English: [
    ["only TikTok", { platforms: ["tiktok"] }],
    ["Instagram too", { platforms: ["tiktok", "instagram"] }],
    ["make it 4.000 €", { budget: EURO(4000) }],
    ["raise the budget to 5.000", { budget: EURO(5000) }],
    ["1.000 € more", { budget: EURO(6000) }],
    ["can you drop @creator.9?", { never: ["creator.9"] }],
    ["add @creator.9", { must: ["creator.9"], never: [] }],
    ["swap @creator.9 for @creator.1", { never: ["creator.9"], must: ["creator.1"] }],
    ["at most 3 creators", { maxCreators: 3 }],
    ["women 25-40 instead", { audience: { gender: "female", age: { min: 25, max: 40 } } }],
    ["Flight: six weeks", {}],
    ["thanks, and make it 3.000 €", { budget: EURO(3000) }],
    ["nobody over 200k please", { followers: { max: 200_000 } }],
  ],
  German: [
    ["nur TikTok", { platforms: ["tiktok"] }],
    ["mach 4.000 € draus", { budget: EURO(4000) }],
    ["Budget auf 5.000 erhöhen", { budget: EURO(5000) }],
    ["1.000 € mehr", { budget: EURO(6000) }],
    ["kannst du @creator.9 rausnehmen?", { never: ["creator.9"] }],
    ["nimm @creator.9 dazu", { must: ["creator.9"], never: [] }],
    ["tausch @creator.9 gegen @creator.1", { never: ["creator.9"], must: ["creator.1"] }],
    ["höchstens 3 Creator", { maxCreators: 3 }],
    ["verdopple das Budget", { budget: EURO(12_000) }],
  ],
  French: [
    ["seulement TikTok", { platforms: ["tiktok"] }],
    ["passe à 4 000 €", { budget: EURO(4000) }],
    ["monte le budget à 5 000", { budget: EURO(5000) }],
    ["1 000 € de plus", { budget: EURO(6000) }],
    ["tu peux enlever @creator.9 ?", { never: ["creator.9"] }],
    ["ajoute @creator.9", { must: ["creator.9"], never: [] }],
    ["remplace @creator.9 par @creator.1", { never: ["creator.9"], must: ["creator.1"] }],
    ["maximum 3 créateurs", { maxCreators: 3 }],
  ],
  Spanish: [
    ["solo TikTok", { platforms: ["tiktok"] }],
    ["ponlo en 4.000 €", { budget: EURO(4000) }],
    ["sube el presupuesto a 5.000", { budget: EURO(5000) }],
    ["1.000 € más", { budget: EURO(6000) }],
    ["¿puedes quitar a @creator.9?", { never: ["creator.9"] }],
    ["añade a @creator.9", { must: ["creator.9"], never: [] }],
    ["cambia a @creator.9 por @creator.1", { never: ["creator.9"], must: ["creator.1"] }],
    ["máximo 3 creadores", { maxCreators: 3 }],
  ],
  Portuguese: [
    ["só TikTok", { platforms: ["tiktok"] }],
    ["coloca 4.000 €", { budget: EURO(4000) }],
    ["sobe o orçamento pra 5.000", { budget: EURO(5000) }],
    ["mais 1.000 €", { budget: EURO(6000) }],
    ["pode tirar o @creator.9?", { never: ["creator.9"] }],
    ["adiciona a @creator.9", { must: ["creator.9"], never: [] }],
    ["troca a @creator.9 pelo @creator.1", { never: ["creator.9"], must: ["creator.1"] }],
    ["no máximo 3 criadores", { maxCreators: 3 }],
  ],
  "Hindi-English": [
    ["sirf tiktok", { platforms: ["tiktok"] }],
    ["budget 4.000 € kar do", { budget: EURO(4000) }],
    ["@creator.9 ko hata do", { never: ["creator.9"] }],
    ["@creator.9 ko add karo", { must: ["creator.9"], never: [] }],
    ["@creator.9 ki jagah @creator.1 ko lo", { never: ["creator.9"], must: ["creator.1"] }],
    ["max 3 creators rakho", { maxCreators: 3 }],
  ],
};

test.each(Object.entries(ORDERED))("an order changes what it names: %s", async (_, orders) => {
  const { ana, thread } = await planned();

  for (const [index, [text, brief]] of orders.entries()) {
    const chunks = await say(ana, thread, { text });

    const now = await planOf(ana, thread);
    const answer = readable(chunks);
    expect({ text, answer, ...now }).toMatchObject({ text, answer, version: index + 2, plan: { brief } });
  }
});

const PROPOSED: readonly [text: string, summary: RegExp][] = [
  ["budget 1.000 €?", /^Budget €1,000$/u],
  ["I don't want to work with anyone from Berlin", /^Nobody in Berlin$/u],
  ["would be nice to have someone from Austria", /Austria/u],
  ["we never work with alcohol brands", /^Nobody about alcohol$/u],
  ["wir könnten bis 30k gehen", /^Budget 30\.000\s€$/u],
  ["on pourrait monter à 30k", /^Budget de 30\s000\s€$/u],
  ["podríamos subir a 30k", /^Presupuesto de 30\.000\s€$/u],
  ["a gente poderia ir até 30k", /^Orçamento de €\s30\.000$/u],
];

test.each(PROPOSED)("what may be an order is proposed and keeps no version: %s", async (text, summary) => {
  const { ana, thread } = await planned();

  const chunks = await say(ana, thread, { text });

  expect(proposalIn(chunks)?.summary).toMatch(summary);
  expect(chunks.some(({ type }) => type === "tool-approval-request")).toBe(false);
  expect(await planOf(ana, thread)).toMatchObject({ version: 1 });
});

const TRIED = [
  "and with 1.000 € more?",
  "what if @creator.9 costs 1 €?",
  "und mit 1.000 € mehr?",
  "et avec 1 000 € de plus ?",
  "y con 1.000 € más?",
  "e com mais 1.000 €?",
];

test.each(TRIED)("what would change is tried out and kept only by a yes: %s", async (text) => {
  const { ana, thread } = await planned();

  const chunks = await say(ana, thread, { text });
  const before = await planOf(ana, thread);
  const kept = await say(ana, thread, { proposalId: proposalIn(chunks)?.id, apply: true });

  expect(toolsOf(chunks)).toEqual(["what_if"]);
  expect(chunks.filter(({ type }) => TROUBLES.includes(type))).toEqual([]);
  expect(readable(chunks).split(/\s+/u).length).toBeLessThanOrEqual(60);
  expect(before.version).toBe(1);
  expect(toolsOf(kept)).toEqual(["change_plan"]);
  expect(await planOf(ana, thread)).toMatchObject({ version: 2 });
});

test("a proposal is applied once, from what was stored, and not after the plan has gone on", async () => {
  const { ana, thread } = await planned();
  const first = proposalIn(await say(ana, thread, { text: "budget 1.000 €?" }));
  const second = proposalIn(await say(ana, thread, { text: "budget 2.000 €?" }));
  const answer = (body: object) => ana("POST", `/api/v1/threads/${thread}/messages`, body);

  await say(ana, thread, { proposalId: first?.id, apply: true });

  expect((await planOf(ana, thread)).plan.brief.budget).toEqual(EURO(1000));
  expect((await answer({ proposalId: first?.id, apply: true })).json()).toMatchObject({
    status: 409,
    code: "strategy.unknown_proposal",
  });
  expect((await answer({ proposalId: second?.id, apply: true })).json()).toMatchObject({
    status: 409,
    code: "strategy.overtaken_proposal",
  });
  expect((await answer({ proposalId: second?.id, apply: true, text: "budget 9 €" })).statusCode).toBe(400);
  expect(await planOf(ana, thread)).toMatchObject({ version: 2 });
});

test("a proposal that is declined changes nothing, and stays declined when the thread is read again", async () => {
  const { ana, thread } = await planned();
  const proposal = proposalIn(await say(ana, thread, { text: "budget 1.000 €?" }));

  const chunks = await say(ana, thread, { proposalId: proposal?.id, apply: false });

  expect(readable(chunks)).toBe("Nothing was changed.");
  expect(await planOf(ana, thread)).toMatchObject({ version: 1 });
  const { messages } = (await ana("GET", `/api/v1/threads/${thread}`)).json();
  expect(JSON.stringify(messages)).toContain('"state":"declined"');
});

test.each(["yes do it", "ja mach", "oui, vas-y", "sí, hazlo", "sim, faz isso", "haan kar do"])(
  "a proposal is applied by a yes in words: %s",
  async (text) => {
    const { ana, thread } = await planned();
    await say(ana, thread, { text: "budget 1.000 €?" });

    const chunks = await say(ana, thread, { text });

    expect(toolsOf(chunks)).toEqual(["change_plan"]);
    expect((await planOf(ana, thread)).plan.brief.budget).toEqual(EURO(1000));
  },
);

test("a proposal is declined by a no in words, and a yes to nothing changes nothing", async () => {
  const { ana, thread } = await planned();
  await say(ana, thread, { text: "budget 1.000 €?" });

  const declined = await say(ana, thread, { text: "nein, lass mal" });
  const nothing = await say(ana, thread, { text: "ja mach" });

  expect(toolsOf(declined)).toEqual([]);
  expect(toolsOf(nothing)).toEqual([]);
  expect(await planOf(ana, thread)).toMatchObject({ version: 1 });
});

test.each([
  ["undo", "undo", "redo"],
  ["rückgängig", "nochmal rückgängig", "wiederherstellen"],
  ["annule", "annule encore", "rétablis"],
  ["deshaz eso", "deshaz otra vez", "rehacer"],
  ["desfaz", "desfaz de novo", "refazer"],
  ["undo karo", "wapas karo", "redo karo"],
])("steps walk back one by one, and forward again: %s, %s, %s", async (first, second, forward) => {
  const { ana, thread } = await planned();
  await say(ana, thread, { text: "2.000 €" });
  await say(ana, thread, { text: "1.500 €" });
  const budgetAfter = async (text: string) => {
    await say(ana, thread, { text });
    return (await planOf(ana, thread)).plan.brief.budget.amount / 100;
  };

  const [once, twice] = [await budgetAfter(first), await budgetAfter(second)];
  const further = toolsOf(await say(ana, thread, { text: second }));
  const [again, newest] = [await budgetAfter(forward), await budgetAfter(forward)];

  expect([once, twice, again, newest]).toEqual([2000, 2500, 2000, 1500]);
  expect(further).toEqual(["change_plan"]);
});

test("a price that is told is offered as that creator's and touches no budget", async () => {
  const { ana, thread } = await planned();

  const chunks = await say(ana, thread, {
    text: "@creator.1 asks 1.500 € for a reel and three months usage",
  });

  const told = chunks.find(({ type }) => type === "tool-output-available")?.["output"];
  expect(told).toMatchObject({
    told: [{ handle: "creator.1", price: EURO(1500), per: "reel", usageMonths: 3 }],
  });
  expect((await planOf(ana, thread)).plan.brief.budget).toEqual(EURO(2500));
});

test("an earlier version comes back as it was stored, whatever has changed since", async () => {
  const { ana, thread } = await planned();
  const { plan: first } = await planOf(ana, thread);
  await say(ana, thread, { text: "only TikTok" });
  const rows = first.picks.map(
    ({ handle, platform }: { handle: string; platform: string }) => `${handle},${platform},9999,EUR`,
  );
  await ana("POST", "/api/v1/imports", {
    text: ["handle,platform,price,currency", ...rows].join("\n"),
  });

  await say(ana, thread, { text: "go back to version 1" });

  const back = await planOf(ana, thread);
  expect(back.version).toBe(3);
  expect(back.plan).toEqual(first);
});

test("what was not understood is named whole", async () => {
  const { ana, thread } = await planned();

  const chunks = await say(ana, thread, { text: "only creators with dimples and freckles" });

  expect(readable(chunks)).toContain("only creators with dimples and freckles");
  expect(await planOf(ana, thread)).toMatchObject({ version: 1 });
});

test("an order of which a number was not understood is asked about before it is done", async () => {
  const { ana, thread } = await planned();

  const chunks = await say(ana, thread, { text: "only TikTok, 17 sunsets each" });

  expect(proposalIn(chunks)?.summary).toBe("On TikTok");
  expect(readable(chunks)).toContain("17 sunsets");
  expect(await planOf(ana, thread)).toMatchObject({ version: 1 });
});
