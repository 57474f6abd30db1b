import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { wholePlan } from "./conversation.ts";
import { complaints, LONG, showAt } from "./inspection.ts";
import { inWorkspace, newWorkspace, test } from "./member.ts";
import { runningCampaign } from "./running-campaign.ts";

const SOLVED = { timeout: 120_000 };

/** A thread in a workspace with these creators, at a desk; what is said there, and what is read. */
async function talk(page: Page, slug: string) {
  await page.goto(inWorkspace(slug, "/strategy-ai"));
  await showAt(page, 1440);
  const words = page.getByRole("textbox", { name: "Message to Strategy AI" });
  return {
    log: page.getByRole("log", { name: "Conversation" }),
    proposal: page.getByRole("region", { name: "Proposal" }).last(),
    version: page.getByRole("combobox", { name: "Version" }),
    say: async (text: string) => {
      await words.fill(text);
      await expect(page.getByRole("button", { name: "Send" })).toBeEnabled(SOLVED);
      await page.keyboard.press("Enter");
    },
  };
}

async function workspaceOf(page: Page, name: string, table: string): Promise<string> {
  await page.goto("/home");
  const { slug, headers } = await newWorkspace(page, name);
  const taken = await page.request.post("/api/v1/imports", { headers, data: { text: table } });
  expect(taken.ok(), await taken.text()).toBe(true);
  return slug;
}

const HEAD = "handle,platform,name,followers,avg views,city,country,category,price,currency";
const NAMES = [
  "Lea Falk",
  "Tom Rehm",
  "Ida Wolf",
  "Max Bern",
  "Pia Lund",
  "Ole Kern",
  "Mia Sand",
  "Jan Holt",
];

/** Creators of food on Instagram in Germany; every fourth without a price. */
function germans(): string {
  const rows = NAMES.map((name, index) => {
    const followers = 9000 + index * 7000;
    const price = index % 4 === 3 ? "" : String(300 + index * 220);
    const handle = name.toLowerCase().replace(" ", ".");
    return `${handle},instagram,${name},${followers},${followers / 4},Berlin,Germany,food,${price},EUR`;
  });
  return [HEAD, ...rows].join("\n");
}

const BRIEF = "Launch of our oat bar in Germany, 2.500 €, Instagram, 4 weeks, food creators";

test("a plan, and what more money would change", LONG, async ({ memberPage: page }) => {
  const slug = await workspaceOf(page, "Promise one", germans());
  const heard = complaints(page);
  const { log, proposal, version, say } = await talk(page, slug);
  await say(BRIEF);
  await expect(version).toContainText("Version 1", SOLVED);
  await wholePlan(page);
  const curve = page.getByRole("region", { name: "People by budget" });
  await curve.scrollIntoViewIfNeeded();
  await expect(curve.getByRole("img")).toBeVisible(SOLVED);
  await say("and with 5.000 € more?");
  await expect(proposal.getByRole("button", { name: "Keep this" })).toBeEnabled(SOLVED);
  await expect(log).toContainText(/@\S+.* would come in/u);
  await say("what would a further 1,000 buy?");
  await expect(proposal).toContainText("€3,500", SOLVED);
  await expect(version).toContainText("Version 1");
  expect(heard).toEqual([]);
});

test(
  "why somebody is not in it, at what price they would be, and a counter-offer",
  LONG,
  async ({ memberPage: page }) => {
    const slug = await workspaceOf(page, "Promise two", germans());
    const { log, say } = await talk(page, slug);
    await say(BRIEF);
    await expect(log).toContainText("should reach", SOLVED);
    const entering = /@(\S+) asks \S+ and would come in at/u.exec(await log.innerText())?.[1] ?? "mia.sand";
    await say(`why isn't @${entering} in it, she asks 1.800 € with three months usage`);
    await expect(log).toContainText(`@${entering} is not in the plan.`, SOLVED);
    await expect(log).toContainText("at €1,800 a piece, with 3 months of usage", SOLVED);
    await expect(page.getByRole("button", { name: /Keep as/u }).first()).toBeVisible(SOLVED);
    await say(`write a counter-offer to @${entering}`);
    await expect(page.getByRole("region", { name: /Counter-offer/u })).toContainText(
      /usage|rights/iu,
      SOLVED,
    );
  },
);

test(
  "an impossible brief: what conflicts, and the nearest plan at once",
  LONG,
  async ({ memberPage: page }) => {
    const slug = await workspaceOf(page, "Promise three", germans());
    const { log, proposal, version, say } = await talk(page, slug);
    await say("40 creators in Germany for 900 €");
    await expect(log).toContainText(/No plan can keep|Nobody here fits|cheapest budget/u, SOLVED);
    await expect(log).toContainText(
      "The nearest that can be planned: No longer “exactly 40 creators”",
      SOLVED,
    );
    await proposal.getByRole("button", { name: "Keep this" }).click();
    await expect(version).toContainText("Version 2", SOLVED);
  },
);

test(
  "400 sparse rows: a plan with ranges, and the seven prices to ask first",
  LONG,
  async ({ memberPage: page }) => {
    const rows = Array.from({ length: 400 }, (_, index) => {
      const price = index % 100 === 0 ? String(900 + index) : "";
      return `sparse.${index},instagram,${3000 + ((index * 7919) % 90_000)},${price}`;
    });
    const slug = await workspaceOf(
      page,
      "Promise four",
      ["handle,platform,followers,price EUR", ...rows].join("\n"),
    );
    const { log, say } = await talk(page, slug);
    await say("plan for 3.000 €, Instagram");
    await expect(log).toContainText("best guess", SOLVED);
    await expect(log).toContainText("four of five such campaigns end between", SOLVED);
    await say("which prices should I ask for first?");
    await expect(log).toContainText("these missing prices decide most of the plan", SOLVED);
    const [, answer = ""] = /Ask for the price of (.*?) first:/u.exec(await log.innerText()) ?? [];
    expect(answer.match(/@sparse\.\d+/gu)?.length).toBe(7);
  },
);

test("nobody in Lima: none of so many, no name, and ways on", LONG, async ({ memberPage: page }) => {
  const slug = await workspaceOf(page, "Promise five", germans());
  const { log, version, say } = await talk(page, slug);
  await say("creators in Lima");
  await expect(log).toContainText("None of 8 creators fits “Lima”", SOLVED);
  await expect(log).not.toContainText("@lea.falk");
  await expect(version).toHaveCount(0);
});

test("five lakh, Mumbai aur Pune", LONG, async ({ memberPage: page }) => {
  const rows = Array.from({ length: 10 }, (_, index) => {
    const city = ["Mumbai", "Pune", "Delhi"][index % 3] ?? "";
    return `bharat.${index},instagram,Bharat ${index},${12_000 + index * 9000},${4000 + index * 2000},${city},India,food,${20_000 + index * 9000},INR`;
  });
  const slug = await workspaceOf(page, "Promise six", [HEAD, ...rows].join("\n"));
  const { log, version, say } = await talk(page, slug);
  await say("5 lakh, Mumbai aur Pune, food creators");
  await expect(version).toContainText("Version 1", SOLVED);
  await expect(log).toContainText("₹", SOLVED);
  await wholePlan(page);
  await expect(page.getByRole("region", { name: "Shortlist" })).not.toContainText("bharat.2");
  await expect(page.getByRole("region", { name: "Budget", exact: true })).toContainText("of ₹5,00,000");
});

test(
  "how a campaign went, a label that gifts need too, and who worked for a rival",
  LONG,
  async ({ memberPage: page }) => {
    await page.goto("/home");
    const { slug, call } = await runningCampaign(page, "Promise seven");
    await call("POST", "posts", {
      url: "https://www.instagram.com/nerea.u/reel/One/",
      handle: "nerea.u",
      postedOn: "2026-11-12",
      caption: "Anzeige: mit @rivalia unterwegs",
      figures: { takenAt: "2026-11-20", views: 12_000, likes: 900 },
    });
    const { log, say } = await talk(page, slug);
    await say("how did Spring go against plan?");
    await expect(log).toContainText("“Spring SPF launch”", SOLVED);
    await expect(log).toContainText("No plan with a forecast stands behind it", SOLVED);
    await say("it's only gifted in Germany, so no label?");
    await expect(log).toContainText("A paid or gifted post is labelled there (Germany)", SOLVED);
    await expect(log).toContainText("de.medienanstalten", SOLVED);
    await say("which of our people worked for Rivalia?");
    await expect(log).toContainText(/@nerea\.u|Of nobody here is it known/u, SOLVED);
  },
);

test("one page for the boss is one page on paper", LONG, async ({ memberPage: page }) => {
  const slug = await workspaceOf(page, "Promise nine", germans());
  await page.addInitScript(() => (globalThis.print = () => undefined));
  const { log, say } = await talk(page, slug);
  await say(BRIEF);
  await expect(log).toContainText("should reach", SOLVED);
  await say("one page for the boss");
  await page.getByRole("button", { name: "Print or PDF" }).click();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("textbox", { name: "Message to Strategy AI" })).toBeHidden();
  await expect(page.getByText("From version 1 of the plan, ")).toBeVisible();
  const paper = (await page.pdf()).toString("latin1");
  expect(paper.match(/\/Type\s*\/Page\b/gu)?.length).toBe(1);
});
