import { Draft, OnePage } from "@app/contract/strategy/findings/drafts";
import type { Strategy, ThreadDetail } from "@app/contract/strategy/schemas";
import { expect, test } from "vitest";
import { told } from "#/strategy/assistant/questions/questions.fixtures.ts";
import { beginThread, planned, say } from "#/strategy/strategy.fixtures.ts";

const { ana, thread } = await planned();
const detail = (await ana("GET", `/api/v1/threads/${thread}`)).json<ThreadDetail>();
const { plan } = (await ana("GET", `/api/v1/strategies/${detail.strategyId}`)).json<Strategy>();
await ana("PUT", "/api/v1/brand-profile", {
  version: 0,
  handles: ["fernhollow"],
  sells: "Vegan protein bars",
  markets: ["DE"],
  languages: ["de"],
  rivals: [],
});
const pick = plan.picks[0];

async function ask(text: string, where = thread) {
  const chunks = await say(ana, where, { text });
  const faults = chunks.filter(({ type }) => ["data-missing", "data-unverified", "error"].includes(type));
  expect(faults).toEqual([]);
  const words = told(chunks);
  expect(words.split(/\s+/u).length).toBeLessThanOrEqual(60);
  const output = chunks.findLast(({ type }) => type === "tool-output-available")?.["output"];
  return { words, output };
}

test.each([
  ["one page for the boss please", "What we do not know"],
  ["eine Seite für den Chef bitte", "Was wir nicht wissen"],
  ["une page pour le boss s'il te plaît", "Ce que nous ne savons pas"],
  ["una página para el jefe por favor", "Qué no sabemos"],
  ["uma página pro chefe por favor", "O que não sabemos"],
])(
  "one page for the boss has everybody of the plan, in the language of the question: %s",
  async (text, head) => {
    const page = OnePage.parse((await ask(text)).output);

    expect(page.sections.map(({ heading }) => heading)).toContain(head);
    const [who] = page.sections;
    expect(who?.lines.map((line) => /^@([\w.]+\w)/u.exec(line)?.[1])).toEqual(
      plan.picks.map(({ handle }) => handle),
    );
  },
);

test("without a plan there is no page", async () => {
  const { words } = await ask("one page for the boss please", await beginThread(ana));

  expect(words).toContain("no plan here yet");
});

test.each([
  [`write an outreach mail to @${pick?.handle}`, "mail", "A frame for an outreach mail, not a finished text"],
  [`schreib eine Anfrage an @${pick?.handle}`, "mail", "Ein Gerüst für eine Anfrage, kein fertiger Text"],
  ["donne-moi trois accroches pour le reel", "hooks", "pas un texte fini"],
  [`escribe el brief para @${pick?.handle}`, "brief", "no un texto acabado"],
  ["assuntos pro email?", "subjects", "não um texto pronto"],
])("a draft is said to be a frame, and what is open stands in brackets: %s", async (text, kind, said) => {
  const { words, output } = await ask(text);

  const draft = Draft.parse(output);
  expect(draft.kind).toBe(kind);
  expect(words).toContain(said);
  for (const blank of draft.blanks) expect(draft.text).toContain(`[${blank}]`);
});

test("a frame is filled from the brand profile and the plan", async () => {
  const { output } = await ask(`write the brief for @${pick?.handle}`);

  const { text } = Draft.parse(output);
  expect(text).toContain("fernhollow");
  expect(text).toContain(plan.brief.product);
});

test.each([
  [`draft a counter offer for @${pick?.handle}, 150 € is our limit`, "€150"],
  [`tell @${pick?.handle} in a mail that we can't pay more than 800`, "€800"],
])("the limit of a counter-offer is what was written: %s", async (text, limit) => {
  expect(Draft.parse((await ask(text)).output).text).toContain(`limit is ${limit}`);
});

test("without a limit none is made up from the plan", async () => {
  const { output } = await ask(`draft a counter offer for @${pick?.handle}`);

  expect(Draft.parse(output).text).toContain("limit is [fee]");
});
