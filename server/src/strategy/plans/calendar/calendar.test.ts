import type { Brief, PlanPick } from "@app/contract/strategy/plan";
import { expect, test } from "vitest";
import { buildCalendar } from "./calendar.ts";
import type { CalendarFacts } from "./calendar-facts.ts";

const DECEMBER = { from: "2026-12-01", to: "2026-12-28" };
const NOBODY: CalendarFacts = { timeZone: "Asia/Kolkata", quietDays: [], schoolHolidays: [] };

interface Creator {
  country?: string | null;
  region?: string | null;
  platform?: string;
}

function chosen(handle: string, reach: number, counts: Record<string, number>, creator: Creator = {}) {
  const deliverables = Object.entries(counts).map(([format, count]) => ({ format, count }));
  const cost = { amount: 100, currency: "EUR" };
  const { country = null, region = null, platform = "instagram" } = creator;
  const id = `id of ${handle}`;
  const pick: PlanPick = { creatorId: id, platform, handle, name: null, deliverables, cost, reach, why: [] };
  return { pick, candidate: { country, region } };
}

function calendarOf(
  creators: ReturnType<typeof chosen>[],
  brief: Partial<Brief>,
  calendar: CalendarFacts = NOBODY,
  today = "2026-11-01",
) {
  return buildCalendar(creators, {
    brief: { markets: [], flight: DECEMBER, ...brief },
    today,
    calendar,
  });
}

/** So many creators of one piece each, so many that every day of a flight would have one. */
const many = (count: number, creator: Creator = {}) =>
  Array.from({ length: count }, (_, index) => chosen(`c${index}`, 100 - index, { reel: 1 }, creator));

test("pieces are spread over the flight, the largest reach first, and those of one creator lie apart", () => {
  const { entries } = calendarOf([chosen("ann", 100, { reel: 2 }), chosen("ben", 900, { story: 1 })], {});

  expect(entries.map(({ date, handle, why }) => [date, handle, why])).toEqual([
    ["2026-12-05", "ben", "Opens the flight with the largest reach"],
    ["2026-12-15", "ann", "First of 2, apart from the others of this creator"],
    ["2026-12-24", "ann", "Second of 2, apart from the others of this creator"],
  ]);
});

test("whoever makes one piece is spread evenly, and beyond ten pieces the next one comes", () => {
  const { entries } = calendarOf([chosen("ann", 900, { reel: 12 }), chosen("ben", 100, { reel: 1 })], {});

  expect(entries.map(({ why }) => why.split(",")[0])).toEqual([
    "Opens the flight with the largest reach",
    "Spread evenly over the flight",
    ..."Second Third Fourth Fifth Sixth Seventh Eighth Ninth Tenth Next Next"
      .split(" ")
      .map((word) => `${word} of 12`),
  ]);
});

test.each([
  ["instagram", "Instagram reel"],
  ["tiktok", "TikTok reel"],
  ["twitch", "Twitch reel"],
])("a piece on %s is named by its platform", (platform, deliverable) => {
  const { entries } = calendarOf([chosen("ann", 1, { reel: 1, story: 1 }, { platform })], {});

  expect(entries[0]).toMatchObject({ creatorId: "id of ann", platform, deliverable });
  expect(entries[1]?.deliverable).toMatch(/ story$/);
});

test("a flight of one day holds every piece, and no piece makes an empty calendar", () => {
  const flight = { from: "2026-12-01", to: "2026-12-01" };

  const { entries } = calendarOf([chosen("ann", 1, { reel: 3 })], { flight });

  expect(entries.map(({ date }) => date)).toEqual([flight.from, flight.from, flight.from]);
  expect(calendarOf([], { flight })).toEqual({ entries: [], assumptions: [], unavoidable: [] });
});

test("before an event that the flight leads up to, the last piece is out three days earlier", () => {
  const flight = { from: "2026-11-01", to: "2026-11-27" };
  const events = [{ slug: "black-friday", name: "Black Friday", date: "2026-11-27" }];

  const { entries, assumptions } = calendarOf(many(24), { flight, events });

  expect(entries.at(-1)?.date).toBe("2026-11-24");
  expect(assumptions[1]).toEqual({
    slot: "calendar",
    value: "the last piece by 24/11/2026",
    why: "Pieces shall be seen before Black Friday, 27/11/2026.",
  });
});

test("an event on the heels of the flight's first day leaves that day", () => {
  const flight = { from: "2026-11-26", to: "2026-11-27" };
  const events = [{ slug: "black-friday", name: "Black Friday", date: "2026-11-27" }];

  expect(calendarOf(many(2), { flight, events }).entries.map(({ date }) => date)).toEqual([
    "2026-11-26",
    "2026-11-26",
  ]);
});

// The German Sunday of the Dead is on 22 November 2026, the National Day of Mourning on the 15th.
test("no piece goes live on a quiet day of the market, and what was moved says so", () => {
  const flight = { from: "2026-11-14", to: "2026-11-23" };

  const { entries, unavoidable } = calendarOf(many(10), { markets: ["DE"], flight });

  const dates = entries.map(({ date }) => date);
  expect(dates).not.toContain("2026-11-15");
  expect(dates).not.toContain("2026-11-22");
  expect(entries).toHaveLength(10);
  expect(entries.find(({ why }) => why.startsWith("Moved from 22/11/2026"))?.why).toBe(
    "Moved from 22/11/2026: Sunday of the Dead is a quiet day in Germany",
  );
  expect(unavoidable).toEqual([]);
});

test("where every day of the flight is quiet, the piece stays and says so", () => {
  const flight = { from: "2026-11-22", to: "2026-11-22" };

  const { entries, unavoidable } = calendarOf(many(1), { markets: ["DE"], flight });

  expect(entries[0]).toMatchObject({
    date: "2026-11-22",
    why: "Sunday of the Dead is a quiet day in Germany; the flight leaves no other day",
    notes: ["Sunday of the Dead"],
  });
  expect(unavoidable.map(({ pick }) => pick.handle)).toEqual(["c0"]);
});

test("quiet days are those of the creator's own market, and of the region", () => {
  const flight = { from: "2026-11-01", to: "2026-11-01" };
  const brief = { markets: ["DE", "GB"], flight };
  const movedFor = (creator: Creator) => calendarOf(many(1, creator), brief).unavoidable.length;

  expect(movedFor({ country: "DE", region: "DE-BY" })).toBe(1);
  expect(movedFor({ country: "DE", region: "DE-BE" })).toBe(0);
  expect(movedFor({ country: "GB" })).toBe(0);
});

test("the workspace's own quiet days are kept free, and its school holidays are said", () => {
  const flight = { from: "2026-12-01", to: "2026-12-04" };
  const facts = {
    timeZone: "UTC",
    quietDays: [{ from: "2026-11-20", to: "2026-12-02", name: "Stocktaking" }],
    schoolHolidays: [{ from: "2026-12-04", to: "2027-01-06", name: "Winter break" }],
  };

  const { entries } = calendarOf(many(4), { flight }, facts);

  expect(entries.map(({ date }) => date)).toEqual(["2026-12-03", "2026-12-03", "2026-12-03", "2026-12-04"]);
  expect(entries[0]?.why).toBe("Moved from 01/12/2026: Stocktaking is one of your quiet days");
  expect(entries[3]?.notes).toEqual(["School holidays: Winter break"]);
});

const noteOn = (date: string, market: string) =>
  calendarOf(many(1), { markets: [market], flight: { from: date, to: date } }).entries[0]?.notes;

test("holidays of the market are said at the piece, and so is the day before one", () => {
  expect(noteOn("2026-12-25", "DE")).toEqual(["Christmas Day, a public holiday in Germany"]);
  expect(noteOn("2026-12-23", "DE")).toEqual(["The day before Christmas Eve"]);
  expect(noteOn("2027-03-09", "AE")).toEqual([
    "End of Ramadan (Eid al-Fitr), a public holiday in United Arab Emirates, which the moon may move by a day",
  ]);
  expect(noteOn("2026-12-16", "DE")).toEqual([]);
});

test("pieces go out at six in the evening by the clocks of the market, else by the workspace's", () => {
  const zonesFor = (markets: string[], creator: Creator = {}) =>
    calendarOf(many(1, creator), { markets }).entries.map(({ time, timeZone }) => [time, timeZone]);

  expect(zonesFor(["BR"])).toEqual([["18:00", "America/Sao_Paulo"]]);
  expect(zonesFor(["DE", "US"], { country: "US" })).toEqual([["18:00", "America/New_York"]]);
  expect(zonesFor([])).toEqual([["18:00", "Asia/Kolkata"]]);
  expect(calendarOf(many(1), {}).assumptions[0]?.value).toBe("18:00 by the clocks in Asia/Kolkata");
});

test("a piece goes out at the hour of own posts; the assumed one is named where they say none", () => {
  const facts = { ...NOBODY, hours: { instagram: { hour: 20, posts: 64 } } };
  const hoursOf = (platforms: string[]) => {
    const creators = platforms.map((platform) => chosen(platform, 100, { reel: 1 }, { platform }));
    const { entries, assumptions } = calendarOf(creators, {}, facts);
    return {
      times: entries.map(({ time, timeFrom }) => [time, timeFrom]),
      why: assumptions.find(({ slot }) => slot === "hours")?.why,
    };
  };

  expect(hoursOf(["instagram"])).toEqual({
    times: [["20:00", "From 64 of your own Instagram posts"]],
    why: undefined,
  });
  expect(hoursOf(["instagram", "tiktok"])).toEqual({
    times: [
      ["20:00", "From 64 of your own Instagram posts"],
      ["18:00", undefined],
    ],
    why: "Fewer than 30 of your own posts on TikTok have an hour and views; early evening is when most people look.",
  });
});

const dueFor = (today: string) =>
  calendarOf(many(1), { flight: { from: "2026-12-10", to: "2026-12-10" } }, NOBODY, today).entries[0]
    ?.draftDue;

test("a draft is due five days before its piece, and never before tomorrow", () => {
  expect(dueFor("2026-11-01")).toBe("2026-12-05");
  expect(dueFor("2026-12-07")).toBe("2026-12-08");
  expect(dueFor("2026-12-10")).toBe("2026-12-10");
});

test("a market whose public holidays are not known is named", () => {
  const { assumptions } = calendarOf(many(1), { markets: ["QA"] });

  expect(assumptions.find(({ slot }) => slot === "holidays")?.why).toBe(
    "Herald has no public holidays of Qatar for these days.",
  );
});

test("a calendar goes by the days, wherever a piece was moved to", () => {
  const calendar = { ...NOBODY, quietDays: [{ from: "2026-12-03", to: "2026-12-12", name: "Stocktaking" }] };
  const dates = calendarOf(many(12), {}, calendar).entries.map(({ date }) => date);

  expect(dates).toEqual(dates.toSorted());
});

test.each([
  ["2026-12-01", "2026-12-28"],
  ["2026-11-30", "2026-12-28"],
  ["2026-12-29", "2026-12-28"],
  ["2026-12-28", "2026-12-25"],
  ["2026-12-02", "2026-12-01"],
])(
  "only an event behind the first day of the flight and within it moves the last piece: %s",
  (date, last) => {
    const events = [{ slug: "x", name: "Our Day", date }];
    const { entries } = calendarOf(many(60), { events });

    expect(entries.at(-1)?.date).toBe(last);
  },
);

test("a market that no clock is known of goes by the workspace's, and its holidays are not known", () => {
  const { assumptions } = calendarOf(many(1), { markets: ["ZZ"] });

  expect(assumptions.map(({ slot, value }) => [slot, value])).toEqual([
    ["hours", "18:00 by the clocks in Asia/Kolkata"],
    ["holidays", "not known"],
  ]);
});

test("school holidays are said on their first and last day, and on no other", () => {
  const schoolHolidays = [{ from: "2026-12-08", to: "2026-12-09", name: "Winter" }];
  const notesOn = (day: string) =>
    calendarOf(many(1), { flight: { from: day, to: day } }, { ...NOBODY, schoolHolidays }).entries[0]?.notes;

  expect(["2026-12-07", "2026-12-08", "2026-12-09", "2026-12-10"].map(notesOn)).toEqual([
    [],
    ["School holidays: Winter"],
    ["School holidays: Winter"],
    [],
  ]);
});

const leftOutDays = (days: Partial<NonNullable<Brief["leftOut"]>[number]>) => [
  { words: "not then", weekdays: [], named: [], dates: [], ...days },
];
const WEEK = { from: "2026-12-21", to: "2026-12-27" };

test.each<[Partial<NonNullable<Brief["leftOut"]>[number]>, string[]]>([
  [{ dates: [{ day: 24, month: 12 }, { day: 25 }] }, ["24", "25"]],
  [{ dates: [{ month: 12, year: 2025 }] }, []],
  [{ weekdays: [6, 7] }, ["26", "27"]],
  [{ named: ["christmas-eve"] }, ["24"]],
])("no piece goes live on a day that the brief leaves out: %j", (days, out) => {
  const { entries } = calendarOf(many(7), { flight: WEEK, leftOut: leftOutDays(days) });

  const free = ["21", "22", "23", "24", "25", "26", "27"].filter((day) => !out.includes(day));
  expect([...new Set(entries.map(({ date }) => date.slice(8)))]).toEqual(free);
  expect(entries.filter(({ why }) => why.includes(": “not then”"))).toHaveLength(out.length);
});

test("where all days are left out, a piece says so and stays", () => {
  const flight = { from: "2026-12-24", to: "2026-12-24" };
  const { entries, unavoidable } = calendarOf(many(1), {
    flight,
    leftOut: leftOutDays({ dates: [{ day: 24 }] }),
  });

  expect(entries[0]?.why).toBe("“not then”; the flight leaves no other day");
  expect(unavoidable).toHaveLength(1);
});

test("quiet days are days like others where the brief says so", () => {
  const flight = { from: "2026-11-22", to: "2026-11-22" };

  const { entries, unavoidable } = calendarOf(many(1), { markets: ["DE"], flight, onQuietDays: true });

  expect([entries[0]?.date, entries[0]?.notes, unavoidable]).toEqual([
    "2026-11-22",
    ["Sunday of the Dead"],
    [],
  ]);
});
