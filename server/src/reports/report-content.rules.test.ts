import type { Campaign } from "@app/contract/campaigns/schemas";
import type { Deliverable } from "@app/contract/campaigns/deliverables";
import { ReportContent } from "@app/contract/reports/schemas";
import { array, assert, constantFrom, date, integer, option, property, record } from "fast-check";
import { expect, test } from "vitest";
import type { ResultPost } from "@app/contract/results/posts";
import { campaignWith, creatorWith, pieceWith } from "#/acceptance/campaigns.fixtures.ts";
import { dealOf, postOf as postWith } from "#/acceptance/deals.fixtures.ts";
import { toCsv } from "#/platform/csv.ts";
import { reportDocument } from "./document/document.ts";
import { reportRows } from "./report-csv.rules.ts";
import { composeReport } from "./report-content.rules.ts";
import { resultFigures } from "#/results/index.ts";
import type { CampaignDeal } from "#/results/index.ts";
import { viewsByWeek } from "./views-by-week.rules.ts";
import { reportWithoutPrices } from "./without-prices.rules.ts";

const CREATORS = ["Nerea Ugalde", "=cmd()", "Rui <b>Alvim</b>"].map((name, place) =>
  creatorWith({
    creatorId: `00000000-0000-4000-8000-00000000000${place}`,
    name,
    fee: place === 2 ? null : { amount: 110_000 + place, currency: "EUR" },
  }),
);

function campaignOf(deliverables: Deliverable[], status: Campaign["status"]): Campaign {
  return campaignWith({
    handles: ["fernhollow"],
    hashtags: ["pelelimpa"],
    budget: { amount: 820_000, currency: "EUR" },
    creators: CREATORS,
    deliverables,
    status,
  });
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

const FIRST = CREATORS[0]?.creatorId ?? "";

function postOf(fields: Partial<ResultPost>): ResultPost {
  return postWith({ creatorId: FIRST, ...fields });
}

function reportOf(
  posts: ResultPost[],
  deliverables: Deliverable[] = [],
  status: Campaign["status"] = "active",
): ReportContent {
  const byCreator = Map.groupBy(posts, ({ creatorId }) => creatorId);
  return reportOn(
    CREATORS.map(({ creatorId, fee }) => dealOf(creatorId, { fee, posts: byCreator.get(creatorId) ?? [] })),
    deliverables,
    status,
  );
}

function reportOn(
  deals: CampaignDeal[],
  deliverables: Deliverable[] = [],
  status: Campaign["status"] = "active",
): ReportContent {
  return composeReport({
    campaign: campaignOf(deliverables, status),
    deals,
    figures: resultFigures(deals),
    checks: new Map(),
    isSample: false,
    timeZone: "Europe/Berlin",
    takenAt: new Date("2026-11-02T05:10:00Z"),
  });
}

/** A deal with payments and orders, of which only what a figure needs is said. */
function soldOf(
  creatorId: string,
  fields: Partial<CampaignDeal>,
  payments: object[],
  orders: object[],
): CampaignDeal {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a figure reads state, amounts and counts only
  return dealOf(creatorId, { ...fields, payments, orders } as Partial<CampaignDeal>);
}

function valueOf({ figures }: ReportContent, id: string): number | null | undefined {
  return figures.find((figure) => figure.id === id)?.value;
}

const count = option(integer({ min: 0, max: 5_000_000 }), { nil: null });
const posts = array(
  record({
    creatorId: constantFrom(...CREATORS.map((creator) => creator.creatorId)),
    postedAt: date({ min: new Date("2026-10-05"), max: new Date("2026-10-31"), noInvalidDate: true }).map(
      (moment) => moment.toISOString(),
    ),
    views: count,
    likes: count,
    comments: count,
    shares: count,
  }).map(postOf),
  { maxLength: 15 },
);

test("a post without a view count adds nothing and is never taken as 0 views", () => {
  const engagementOf = (own: ResultPost[]) => valueOf(reportOf(own), "engagement");
  expect(engagementOf([postOf({ views: null })])).toBeNull();
  expect(engagementOf([postOf({}), postOf({ views: null })])).toBeCloseTo(8.61, 2);
  expect(valueOf(reportOf([postOf({ views: null })]), "views")).toBeNull();
});

test("impressions stand in a report where some post has them, and are no views", () => {
  const shown = reportOf([postOf({ impressions: 90_000 }), postOf({ views: null, impressions: 4_000 })]);

  expect([valueOf(shown, "impressions"), valueOf(shown, "views")]).toEqual([94_000, 71_200]);
  expect(valueOf(reportOf([postOf({})]), "impressions")).toBeUndefined();
});

test("what was paid is the cost once nothing is open, and return is revenue over the cost of all", () => {
  const order = { count: 3, amount: { amount: 90_000, currency: "EUR" } };
  const payment = { state: "paid", net: { amount: 60_000, currency: "EUR" }, gross: null };
  const content = reportOn([
    soldOf(FIRST, { fee: { amount: 110_000, currency: "EUR" } }, [payment], [order, order]),
    dealOf(CREATORS[1]?.creatorId ?? "", { fee: { amount: 40_000, currency: "EUR" } }),
  ]);

  expect(content.figures).toMatchObject([
    { id: "views", value: null },
    { id: "engagement", value: null },
    { id: "orders", value: 6 },
    { id: "revenue", value: 180_000, note: "6 orders" },
    { id: "roas", value: 1.8, unit: "return", note: "€1,800 for €1,000" },
    { id: "cost", value: 100_000, note: "paid or agreed, of €8,200" },
    { id: "cpm", value: null, note: "Needs a cost and posts with views" },
    { id: "cpe", value: null },
    { id: "drafts" },
    { id: "checks" },
  ]);
  expect(content.creators[0]).toMatchObject({ cost: { amount: 60_000 }, costBasis: "paid" });
  const withheld = reportWithoutPrices(content).figures.map(({ id }) => id);
  expect(withheld).toEqual(["views", "engagement", "orders", "drafts", "checks"]);
});

test("weeks run without gaps from Monday to Monday and keep every known view", () => {
  assert(
    property(posts, (all) => {
      const weeks = viewsByWeek(all, dayOf);
      const days = weeks.map(({ week }) => Date.parse(week));

      expect(weeks.every(({ week }) => new Date(week).getUTCDay() === 1)).toBe(true);
      expect(days.every((day, index) => index === 0 || day - (days[index - 1] ?? 0) === 604_800_000)).toBe(
        true,
      );
      expect(weeks.reduce((sum, week) => sum + week.posts, 0)).toBe(all.length);
      expect(weeks.reduce((sum, week) => sum + (week.views ?? 0), 0)).toBe(
        all.reduce((sum, post) => sum + (post.views ?? 0), 0),
      );
    }),
  );
});

test("whatever the posts, a report fits its contract and every figure has a definition and a date", () => {
  assert(
    property(posts, (all) => {
      const content = reportOf(all);

      expect(ReportContent.safeParse(content).success).toBe(true);
      expect(content.figures.every((figure) => figure.source.definition !== "")).toBe(true);
      expect(content.figures.every((figure) => figure.source.asOf !== null)).toBe(true);
    }),
  );
});

test("without prices no amount of money is left anywhere, neither in the data nor in the document", () => {
  assert(
    property(posts, (all) => {
      const content = reportWithoutPrices(reportOf(all));
      const everything = JSON.stringify(content) + reportDocument("October", content).body.html;

      expect(everything).not.toMatch(/€|"EUR"|"amount"/);
      expect(content.pricesHidden).toBe(true);
    }),
  );
});

test("a document escapes what people typed and carries neither scripts nor style attributes", () => {
  const { body } = reportDocument('<img src=x onerror="alert(1)">', reportOf([postOf({})]));

  expect(body.html).toContain("Rui &lt;b&gt;Alvim&lt;/b&gt;");
  expect(body.html).not.toMatch(/<img|<script|\sstyle=/);
});

test("no cell of the CSV can run as a formula, and unknown is NA", () => {
  const csv = toCsv(reportRows("=HYPERLINK(1)", reportOf([postOf({})])));
  const cells = csv.split(/[,\r\n]+/);

  expect(csv).toContain("'=HYPERLINK(1)");
  expect(csv).toContain("'=cmd()");
  expect(cells.filter((cell) => /^"?[=+@-]/.test(cell) && !/^-?\d/.test(cell))).toEqual([]);
  expect(csv).toContain(",NA");
});

test("the cover line tells the views once there are any, and the state of the drafts before", () => {
  expect(reportOf([postOf({}), postOf({ views: 61_345 })]).headline).toBe(
    "2 posts by 1 creator have about 133,000 views so far.",
  );
  expect(reportOf([]).headline).toBe("Nothing is planned yet.");
});

test("of a campaign that is over all is told in the past, and nothing is still to come", () => {
  const sent = [postOf({}), postOf({ creatorId: CREATORS[1]?.creatorId ?? "", views: 61_345 })];
  const late = pieceWith({ creatorId: FIRST, dueOn: "2026-10-10" });
  const all = [
    reportOf(sent, [late], "completed"),
    reportOf([], [late], "completed"),
    reportOf([], [], "archived"),
  ];

  expect(all.map(({ headline }) => headline)).toEqual([
    "2 posts by 2 creators had about 133,000 views.",
    "1 piece from 3 creators was planned, and no views are known.",
    "Nothing was planned.",
  ]);
  for (const content of all) {
    const read = reportDocument("October", content).body.html.replaceAll(/<details>[^]*?<\/details>/gu, "");
    expect(read).not.toMatch(/\b(?:yet|so far|still)\b|What is due|\b(?:has|have) (?:the highest|about)/u);
  }
});
