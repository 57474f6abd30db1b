import { expect, test } from "vitest";
import { wordKey } from "#/language/fold.ts";
import { daysOfRule } from "./day-rules.ts";
import {
  DOUBTFUL_NAMES,
  NAMED_DAYS,
  announcedBy,
  mayBeOn,
  namedDay,
  namedDaysIn,
  nextNamedDay,
  quietDays,
} from "./named-days.ts";
import table from "./named-days.json" with { type: "json" };
import { publicHolidays } from "./public-holidays.ts";

/** A Sunday. */
const TODAY = "2026-11-22";
const YEARS = [2026, 2027, 2028, 2029, 2030, 2031, 2032];

const slugOf = (name: string) => NAMED_DAYS.get(wordKey(name));
const begins = (slug: string, market: string | null, years = [2026, 2027, 2028]) =>
  years.flatMap((year) => namedDaysIn(slug, year, market).map(({ from }) => from));

test.each([
  ["black friday", "2026-11-27"],
  ["cyber monday", "2026-11-30"],
  ["ostern", "2027-03-28"],
  ["weihnachten", "2026-12-25"],
  ["nochevieja", "2026-12-31"],
  ["diwali", "2027-10-29"],
  ["saint valentin", "2027-02-14"],
  ["Muttertag", "2027-05-09"],
])("%s is next on %s", (name, day) => {
  expect(namedDay(slugOf(name) ?? "", TODAY)).toBe(day);
});

test.each([
  ["mothers-day", "Mother's Day, Muttertag, Fête des Mères, Día de la Madre, Dia das Mães, matri diwas"],
  ["christmas", "Christmas, Weihnachten, Noël, Navidad, Natal, krismas"],
  ["easter", "Easter, Ostern, Pâques, Pascua, Páscoa"],
  ["carnival", "Carnival, Karneval, Carnaval"],
  ["back-to-school", "back to school, Schulanfang, rentrée, vuelta al cole, volta às aulas"],
  [
    "lunar-new-year",
    "Lunar New Year, chinesisches Neujahr, Nouvel An chinois, año nuevo chino, ano novo chinês",
  ],
  ["ramadan", "Ramadan, Ramadán, ramzan"],
  ["diwali", "Diwali, Deepavali, dipawali"],
  ["good-friday", "Good Friday, Karfreitag, Vendredi saint, Viernes Santo, Sexta-feira Santa"],
])("%s is known by its names in the languages of briefs: %s", (slug, names) => {
  expect(names.split(", ").map(slugOf)).toEqual(names.split(", ").map(() => slug));
});

test("no name means two days, and each day has a name and its days", () => {
  const names = Object.values(table).flatMap((entry) =>
    [("words" in entry && entry.words) || "", ("doubtful" in entry && entry.doubtful) || ""]
      .flatMap((list) => list.split(", "))
      .filter((name) => name !== ""),
  );

  expect(names.length).toBeGreaterThan(200);
  expect(new Set(names.map(wordKey)).size).toBe(NAMED_DAYS.size);
  expect([...DOUBTFUL_NAMES].filter((name) => !NAMED_DAYS.has(name))).toEqual([]);
});

// As the US Office of Personnel Management, GOV.UK and printed calendars of these countries have them.
test("a day of a rule is on the days that its country publishes", () => {
  expect(begins("thanksgiving", "US")).toEqual(["2026-11-26", "2027-11-25", "2028-11-23"]);
  expect(begins("thanksgiving", "CA")).toEqual(["2026-10-12", "2027-10-11", "2028-10-09"]);
  expect(begins("labor-day", "US")).toEqual(["2026-09-07", "2027-09-06", "2028-09-04"]);
  expect(begins("memorial-day", "US")).toEqual(["2026-05-25", "2027-05-31", "2028-05-29"]);
  expect(begins("mothers-day", "GB")).toEqual(["2026-03-15", "2027-03-07", "2028-03-26"]);
  expect(begins("mothers-day", "DE")).toEqual(["2026-05-10", "2027-05-09", "2028-05-14"]);
  expect(begins("mothers-day", "ES")).toEqual(["2026-05-03", "2027-05-02", "2028-05-07"]);
  expect(begins("mothers-day", "FR")).toEqual(["2026-05-31", "2027-05-30", "2028-05-28"]);
  expect(begins("fathers-day", "DE")).toEqual(["2026-05-14", "2027-05-06", "2028-05-25"]);
  expect(begins("fathers-day", "BR")).toEqual(["2026-08-09", "2027-08-08", "2028-08-13"]);
  expect(begins("valentines-day", "BR", [2027])).toEqual(["2027-06-12"]);
  expect(begins("sunday-of-the-dead", "DE")).toEqual(["2026-11-22", "2027-11-21", "2028-11-26"]);
  expect(begins("remembrance-sunday", "GB")).toEqual(["2026-11-08", "2027-11-14", "2028-11-12"]);
});

test("seasons have a first and a last day", () => {
  expect(namedDaysIn("carnival", 2027, "DE")).toMatchObject([{ from: "2027-02-04", to: "2027-02-09" }]);
  expect(namedDaysIn("oktoberfest", 2028, "DE")).toMatchObject([{ from: "2028-09-16", to: "2028-10-03" }]);
  expect(namedDaysIn("christmas-shopping", 2026, "US")).toMatchObject([
    { from: "2026-11-27", to: "2026-12-24", basis: "custom" },
  ]);
  expect(namedDaysIn("back-to-school", 2026, "US")[0]?.to).toBe("2026-09-07");
});

// The calendar of Umm al-Qura, as the runtime knows it.
test.each([
  ["ramadan", "islamic-umalqura", "9/1"],
  ["eid-al-fitr", "islamic-umalqura", "10/1"],
  ["eid-al-adha", "islamic-umalqura", "12/10"],
  ["ashura", "islamic-umalqura", "1/10"],
])("%s is on the day of its calendar, and says that the moon decides", (slug, calendar, day) => {
  const format = new Intl.DateTimeFormat(`en-u-ca-${calendar}`, {
    month: "numeric",
    day: "numeric",
    timeZone: "UTC",
  });

  const days = YEARS.flatMap((year) => namedDaysIn(slug, year, null));

  expect(days.length).toBeGreaterThanOrEqual(YEARS.length);
  expect(days.map(({ from }) => format.format(Date.parse(from)))).toEqual(days.map(() => day));
  expect(new Set(days.map(({ basis }) => basis))).toEqual(new Set(["moon"]));
});

test.each([
  ["good-friday", "IN", "Good Friday"],
  ["mid-autumn", "CN", "Mid-Autumn Festival"],
  ["eid-al-fitr", "AE", "End of Ramadan (Eid al-Fitr)"],
  ["eid-al-adha", "AE", "Feast of the Sacrifice (Eid al-Adha)"],
  ["lunar-new-year", "SG", "Chinese New Year"],
  ["thanksgiving", "US", "Thanksgiving Day"],
  ["tomb-sweeping", "TW", "Tomb Sweeping Day"],
])("%s agrees with the public holiday of %s", (slug, market, name) => {
  const holidays = publicHolidays(market, [], { from: "2026-01-01", to: "2032-12-31" });
  const official = new Set(holidays.flatMap((day) => (day.name === name ? [day.date] : [])));

  const days = begins(slug, market, YEARS);

  expect(days.length).toBe(YEARS.length);
  expect(days.filter((day) => !official.has(day))).toEqual([]);
});

// As the package `holidays` 0.105 (Vacanza, MIT) has them, which computes none of ours.
test.each([
  ["diwali", "2026-11-08 2027-10-29 2028-10-17 2029-11-05 2030-10-26"],
  ["holi", "2026-03-04 2027-03-22 2028-03-11 2029-03-01 2030-03-20"],
  ["dussehra", "2026-10-20 2027-10-09 2028-09-27 2029-10-16 2030-10-06"],
  ["eid-al-fitr", "2026-03-21 2027-03-10 2028-02-27 2029-02-15 2030-02-05"],
  ["eid-al-adha", "2026-05-27 2027-05-17 2028-05-06 2029-04-25 2030-04-14"],
])("%s is on the days that India keeps, which hang on the moon", (slug, days) => {
  const found = YEARS.flatMap((year) => namedDaysIn(slug, year, "IN"));

  expect(found.map(({ from }) => from).slice(0, 5)).toEqual(days.split(" "));
  expect(found.every(({ basis }) => basis === "moon")).toBe(true);
});

test("a season that is on is the next one, and a flight to it ends at the one that is to come", () => {
  expect(nextNamedDay("ramadan", "2027-02-20", null)).toMatchObject({ from: "2027-02-08", to: "2027-03-08" });
  expect(nextNamedDay("ramadan", "2031-01-03", null)?.from).toBe("2030-12-26");
  expect(namedDay("ramadan", "2027-02-20")).toBe("2028-01-28");
  expect(nextNamedDay("black-friday", "2026-11-27", "DE")?.from).toBe("2026-11-27");
});

test("what a company has yet to say is not known, nor what lies beyond the table", () => {
  expect(nextNamedDay("prime-day", TODAY, "US")).toBeNull();
  expect(announcedBy("prime-day")).toBe("Amazon");
  expect(announcedBy("diwali")).toBeNull();
  expect(nextNamedDay("diwali", "2033-01-01", "IN")).toBeNull();
  expect([nextNamedDay("independence-day", TODAY, null), namedDaysIn("ozymandias", 2026, null)]).toEqual([
    null,
    [],
  ]);
});

test("days of mourning and silence are those of the market and of its regions", () => {
  const november = { from: "2026-11-01", to: "2026-11-30" };
  const quiet = (market: string, regions: string[] = []) =>
    quietDays(market, regions, november).map(({ from, name }) => `${from} ${name}`);

  expect(quiet("DE")).toEqual(["2026-11-15 National Day of Mourning", "2026-11-22 Sunday of the Dead"]);
  expect(quiet("DE", ["DE-BY"])[0]).toBe("2026-11-01 All Saints’ Day");
  expect(quiet("GB")).toEqual(["2026-11-08 Remembrance Sunday", "2026-11-11 Remembrance Day"]);
  expect(quiet("IN")).toEqual([]);
  expect(quietDays("DE", [], { from: "2026-12-20", to: "2027-03-28" }).map(({ from }) => from)).toEqual([
    "2027-01-27",
    "2027-03-26",
  ]);
});

test("a rule of another form is refused", () => {
  expect(() => daysOfRule("someday", 2026)).toThrow("“someday” names no day");
  expect(daysOfRule("02-29", 2027)).toEqual([]);
});

test.each([
  ["2027-05-09", true],
  ["2027-05-26", true],
  ["2027-08-12", true],
  ["2027-08-13", false],
])("whoever says that Mother's Day is on %s may be of a market with that day: %s", (day, may) => {
  expect(mayBeOn("mothers-day", day, "2026-11-21")).toBe(may);
});
