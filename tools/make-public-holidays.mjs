// Makes server/src/language/time/public-holidays.json, once a year or when the package has news, from a package that is
// fetched by hand into a folder outside the project, since it takes 270 ms and 36 MB to load:
//   npm install --prefix FOLDER date-holidays@3.37.0        (ISC, its data CC BY 3.0)
// node tools/make-public-holidays.mjs FOLDER
// Under a country, or under a country and one of its regions (ISO 3166-2) for what is celebrated only there, each entry is
// "name|days" as server/src/language/time/day-rules.ts reads them. A "~" before the days says that the moon decides.
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { addDays, easterOf } from "../server/src/language/time/calendar.ts";

const [folder = ""] = process.argv.slice(2);
const Holidays = createRequire(import.meta.url)(join(folder, "node_modules/date-holidays"));
const TARGET = join(import.meta.dirname, "../server/src/language/time/public-holidays.json");
const YEARS = [2026, 2027, 2028, 2029, 2030, 2031, 2032];
const ISLAMIC_MONTH = /muharram|safar|rabi|jumada|rajab|shaban|ramadan|shawwal|dhu al/iu;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const table = {};
for (const country of Object.keys(new Holidays().getCountries("en")).toSorted(byCode)) {
  const national = holidaysOf(country);
  if (national.length > 0) table[country] = national;
  for (const region of Object.keys(new Holidays().getStates(country) ?? {}).toSorted(byCode)) {
    const own = holidaysOf(country, region).filter((entry) => !national.includes(entry));
    if (own.length > 0) table[`${country}-${region}`] = own;
  }
}
writeFileSync(TARGET, `${JSON.stringify(table, null, 2)}\n`);

function holidaysOf(...place) {
  const calendar = new Holidays(...place);
  const found = new Map();
  for (const { date, start, end, name, type, rule } of YEARS.flatMap((year) =>
    calendar.getHolidays(year, "en"),
  )) {
    // Half a day off is a day like others; one on which clocks go forward has 23 hours.
    const days = Math.floor((end - start + HOUR_MS) / DAY_MS);
    if (type !== "public" || days < 1) continue;
    const entry = found.get(name) ?? { days: new Set(), isByMoon: ISLAMIC_MONTH.test(rule) };
    for (let day = 0; day < days; day += 1) entry.days.add(addDays(date.slice(0, 10), day));
    found.set(name, entry);
  }
  return [...found]
    .map(
      ([name, { days, isByMoon }]) => `${name}|${isByMoon ? "~" : ""}${rulesOf([...days].toSorted(byCode))}`,
    )
    .toSorted(byCode);
}

/** A rule where one gives the very same days in each year, else the days. */
function rulesOf(days) {
  if (days.map((day) => day.slice(0, 4)).join() !== YEARS.join()) return days.join(" ");
  const [first] = days;
  if (days.every((day) => day.slice(5) === first.slice(5))) return first.slice(5);
  const gaps = new Set(days.map((day) => gapOf(day, easterOf(Number(day.slice(0, 4))))));
  const [gap] = gaps;
  return gaps.size === 1 ? `easter${gap < 0 ? "" : "+"}${gap}` : days.join(" ");
}

function gapOf(day, from) {
  return (Date.parse(day) - Date.parse(from)) / DAY_MS;
}

/** The same order on every machine. */
function byCode(one, other) {
  return one < other ? -1 : 1;
}
