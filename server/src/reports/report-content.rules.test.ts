import { randomUUID } from "node:crypto";
import { EMPTY_BRIEF } from "@app/contract/campaigns/schemas";
import type { Campaign } from "@app/contract/campaigns/schemas";
import { summariseBudget } from "@app/contract/campaigns/budget";
import type { CampaignCreator } from "@app/contract/campaigns/creators";
import type { Deliverable } from "@app/contract/campaigns/deliverables";
import { ReportContent } from "@app/contract/reports/schemas";
import { array, assert, constantFrom, date, integer, option, property, record } from "fast-check";
import { expect, test } from "vitest";
import type { CreatorPost } from "#/discovery/index.ts";
import { toCsv } from "#/platform/csv.ts";
import { engagementByViews, postsOfCampaign, viewsByWeek } from "./campaign-posts.rules.ts";
import { reportDocument } from "./document/document.ts";
import { reportRows } from "./report-csv.rules.ts";
import { composeReport } from "./report-content.rules.ts";
import { reportWithoutPrices } from "./without-prices.rules.ts";

const CREATORS = ["Nerea Ugalde", "=cmd()", "Rui <b>Alvim</b>"].map((name, place): CampaignCreator => ({
  creatorId: `00000000-0000-4000-8000-00000000000${place}`,
  platform: "instagram",
  handle: `handle.${place}`,
  further: [],
  name,
  stage: "live",
  fee: place === 2 ? null : { amount: 110_000 + place, currency: "EUR" },
  averageViews: null,
  askingPrice: null,
  version: 1,
  addedAt: "2026-10-01T00:00:00.000Z",
}));

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

function campaignOf(deliverables: Deliverable[]): Campaign {
  const budget = { amount: 820_000, currency: "EUR" };
  return {
    ...EMPTY_BRIEF,
    id: randomUUID(),
    name: "Barrier cream refill",
    startsOn: "2026-10-05",
    endsOn: "2026-10-31",
    handles: ["fernhollow"],
    hashtags: ["pelelimpa"],
    budget,
    status: "active",
    version: 3,
    planId: null,
    forecast: null,
    creators: CREATORS,
    deliverables,
    budgetSummary: summariseBudget(budget, CREATORS),
    activity: [],
    createdAt: "2026-10-01T00:00:00.000Z",
    updatedAt: "2026-10-01T00:00:00.000Z",
  };
}

function postOf(fields: Partial<CreatorPost>): CreatorPost {
  return {
    id: randomUUID(),
    campaignId: null,
    isPlaced: false,
    creatorId: CREATORS[0]?.creatorId ?? "",
    format: "reel",
    postedAt: new Date("2026-10-14T10:00:00Z"),
    views: 71_200,
    likes: 6_000,
    comments: 130,
    shares: null,
    mentions: ["fernhollow"],
    hashtags: [],
    ...fields,
  };
}

function reportOf(posts: CreatorPost[], deliverables: Deliverable[] = []): ReportContent {
  return composeReport({
    campaign: campaignOf(deliverables),
    posts,
    checks: new Map(),
    isSample: false,
    timeZone: "Europe/Berlin",
    takenAt: new Date("2026-11-02T05:10:00Z"),
  });
}

const count = option(integer({ min: 0, max: 5_000_000 }), { nil: null });
const posts = array(
  record({
    creatorId: constantFrom(...CREATORS.map((creator) => creator.creatorId)),
    postedAt: date({ min: new Date("2026-10-05"), max: new Date("2026-10-31"), noInvalidDate: true }),
    views: count,
    likes: count,
    comments: count,
    shares: count,
  }).map(postOf),
  { maxLength: 15 },
);

test("a post belongs to the campaign within its days and with one of its names, whatever the case", () => {
  const marks = {
    id: "spring",
    handles: ["FernHollow"],
    hashtags: ["PeleLimpa"],
    startsOn: "2026-10-05",
    endsOn: "2026-10-31",
  };
  const inside = postOf({});
  const byHashtag = postOf({ mentions: [], hashtags: ["pelelimpa"] });
  const others = [
    postOf({ mentions: [] }),
    postOf({ postedAt: new Date("2026-11-01T00:00:00Z") }),
    postOf({ postedAt: null }),
  ];

  expect(postsOfCampaign([inside, byHashtag, ...others], marks, dayOf)).toEqual([inside, byHashtag]);
  expect(postsOfCampaign([inside], { ...marks, startsOn: null }, dayOf)).toEqual([]);
});

test("where a post was attached counts, whatever it names and whenever it was posted", () => {
  const marks = { id: "spring", handles: ["fernhollow"], hashtags: [], startsOn: null, endsOn: null };
  const attached = postOf({ campaignId: "spring", isPlaced: true, mentions: [], postedAt: null });
  const others = [
    postOf({ campaignId: "autumn", isPlaced: true }),
    postOf({ campaignId: null, isPlaced: true }),
  ];

  expect(postsOfCampaign([attached, ...others], marks, dayOf)).toEqual([attached]);
  const dated = { ...marks, startsOn: "2026-10-05", endsOn: "2026-10-31" };
  expect(postsOfCampaign([attached, ...others], dated, dayOf)).toEqual([attached]);
});

test("a post without a view count adds nothing and is never taken as 0 views", () => {
  expect(engagementByViews([postOf({ views: null })])).toBeNull();
  expect(engagementByViews([postOf({}), postOf({ views: null })])).toBeCloseTo(8.61, 2);
  expect(
    reportOf([postOf({ views: null })]).figures.find((figure) => figure.id === "views")?.value,
  ).toBeNull();
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
  expect(reportOf([postOf({}), postOf({ views: 61_300 })]).headline).toBe(
    "2 posts by 1 creator have 132.50K views so far.",
  );
  expect(reportOf([]).headline).toBe("Nothing is planned yet.");
});
