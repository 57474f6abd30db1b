import { expect, test } from "vitest";
import * as z from "zod/mini";
import { viewersSeePrices } from "#/acceptance/prices.fixtures.ts";
import { sharedApp } from "#/acceptance/test-app.fixtures.ts";
import type { ToolName } from "#/strategy/assistant/tools.ts";
import { BRIEF, bringCreators, CREATORS } from "#/strategy/strategy.fixtures.ts";
import { CLIENTS, connect, ON, tokenOf } from "./mcp.fixtures.ts";
import type { Program } from "./mcp.fixtures.ts";

const Kept = z.object({ thread: z.nullable(z.string()) });
const AMOUNT = /"amount\\?":\s?-?\d|\p{Sc}\s?\d|\d\s?\p{Sc}/gu;
const handle = "creator.1";
const language = "en";

/** One call of each tool, in the order of a conversation; `thread` is added to all. */
const CALLS: Record<ToolName, Record<string, unknown>> = {
  parse_brief: { text: BRIEF },
  search_creators: {},
  optimise_plan: { text: BRIEF },
  change_plan: { text: "budget 3.000 €" },
  what_if: { text: "and with 500 € more?" },
  propose_change: { text: "budget 2.800 €" },
  read_fact: { text: `@${handle} asks 900 € for a reel` },
  forecast_plan: {},
  check_risks: {},
  explain_creator: { handle },
  parse_query: { text: "food creators in Germany" },
  find_creators: { filters: {}, limit: 5 },
  average_creators: { filters: {}, by: "followers" },
  compare_creators: { handles: ["creator.0", "creator.2"] },
  price_of_creator: { handle, per: null, pieces: 1, offer: null },
  market_rule: { market: "DE" },
  check_caption: { caption: "Lovely bar. Anzeige", market: "DE" },
  campaign_results: { when: null, campaign: null, isRunning: false },
  creator_results: { handle },
  due_work: { kind: null, handle: null },
  count_campaigns: { when: null, status: null, market: null },
  count_posts: { when: null, format: null, platform: null, campaign: null, handle: null },
  work_figures: {
    figure: "fee",
    of: "creators",
    order: null,
    names: null,
    handle: null,
    campaignId: null,
    when: null,
    isSince: false,
    isBefore: false,
    isLast: false,
    isRunning: false,
    isOne: false,
  },
  worked_with: { when: null, handle: null, brands: [], whose: "own" },
  plan_facts: { about: "risks" },
  market_days: { when: null, market: "DE", platform: null, event: null },
  define_metric: { metrics: ["cpm"], language },
  write_one_page: { language },
  write_draft: { kind: "counter", language, handle, limit: null },
  suggest_questions: { language },
  propose_fact: { text: "We never work with casinos" },
  list_facts: {},
  remember_fact: { text: "We never work with casinos" },
  find_collection: { name: "Ours" },
  add_to_collection: { name: "Ours", handles: [handle] },
  remove_from_collection: { name: "Ours", handles: [handle] },
  find_campaign: { name: "Ours" },
  remove_from_campaign: { name: "Ours", handles: [handle] },
  return_to_campaign: { name: "Ours", handles: [handle] },
  set_campaign_budget: { name: "Ours", budget: { amount: 90_000, currency: "EUR" } },
  find_open_payments: { handle, invoice: null },
  set_paid: { name: null, handles: [handle], paidOn: "2026-11-30" },
  tag_creators: { handles: [handle], tag: "vegan" },
  untag_creators: { handles: [handle], tag: "vegan" },
  note_creators: { handles: [handle], note: "Only after six" },
  remove_note: { handles: [handle], note: "Only after six" },
  set_status: { handles: [handle], status: "contacted" },
  find_owner: { name: "Nils" },
  set_owner: { handles: [handle], owner: "Nils" },
  create_collection: { name: "Ours" },
  create_campaign: { name: "Ours" },
};

interface Talk {
  thread: string;
  list: string;
  campaign: string;
  payment: string;
}

async function callAll(program: Program, { thread, list, campaign, payment }: Talk) {
  const answers = new Map<string, Awaited<ReturnType<Program["call"]>>>();
  for (const [name, input] of Object.entries(CALLS)) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- one after another, as in a conversation
    answers.set(
      name,
      await program.call(name, {
        ...input,
        thread,
        ...(/_(?:collection|campaign)$/u.test(name) && { id: list }),
        ...(name === "set_campaign_budget" && { id: campaign }),
        ...(name === "set_paid" && { id: payment }),
      }),
    );
  }
  return answers;
}

async function conversation() {
  const app = await sharedApp(ON);
  const ana = await app.signIn();
  await bringCreators(ana, CREATORS);
  const program = await connect(app, await tokenOf(ana, ["read", "write"]));
  const { thread } = Kept.parse((await program.call("optimise_plan", { text: BRIEF })).structuredContent);
  const list: string = (await ana("POST", "/api/v1/collections", { name: "Ours" })).json().id;
  const campaign: string = (await ana("POST", "/api/v1/campaigns", { name: "Ours" })).json().id;
  const payment: string = (await ana("POST", "/api/v1/payments", { handle, invoice: "77" })).json().id;
  return { app, ana, talk: { thread: thread ?? "", list, campaign, payment } };
}

test.each(CLIENTS)("%s is answered by every tool, as the schema says that it was told", async (kind) => {
  const { app, ana, talk } = await conversation();

  const answers = await callAll(await connect(app, await tokenOf(ana, ["read", "write"]), kind), talk);

  const refused = [...answers].flatMap(([name, { isError, content }]) =>
    isError ? [`${name}: ${content[0]?.text}`] : [],
  );
  expect(refused).toEqual([]);
});

test("no tool tells an amount to a program that sees no prices", async () => {
  const { app, ana, talk } = await conversation();
  const open = await callAll(await connect(app, await tokenOf(ana, ["read"]), "sdk 1"), talk);
  await viewersSeePrices(ana, false);
  const program = await connect(app, await tokenOf(ana, ["read"]), "sdk 1");

  const closed = await callAll(program, talk);

  const told = (answers: typeof open) =>
    [...answers].flatMap(([name, answer]) => {
      const found = JSON.stringify(answer).match(AMOUNT);
      return found ? [`${name}: ${found.join(" ")}`] : [];
    });
  expect(told(open).length).toBeGreaterThan(8);
  expect(told(closed)).toEqual([]);
});
