import type { Random } from "../../../server/src/sample/random.rules.ts";
import { handle, headers, refused, says, sheet, spelled, titles } from "./cells.ts";
import { cast } from "./people.ts";
import { COUNTS, RATES } from "./spelling.ts";
import type { Cell, Never, Sheet } from "./truth.ts";

const COUNTRIES = [
  ["Germany", "DE"],
  ["Austria", "AT"],
  ["India", "IN"],
  ["United Kingdom", "GB"],
  ["USA", "US"],
] as const;
const NOT_THE_CREATOR: Never = {
  says: "Where the audience lives, or how it is made up, is not written of the creator",
  fields: ["city", "gender", "age", "engagementRate"],
};

const COUNTRY = "instagram.audience.countries";

/** Countries of the audience, each with its share in the next column. */
export function audienceColumns(random: Random): Sheet {
  const people = cast(random, "aud", 7);
  const rows = people.map((person, index): Cell[] => {
    const { key } = person;
    const [first, second] = random.pickSome(COUNTRIES, 2);
    if (!first || !second) throw new Error("There are two countries");
    const most = random.whole(31, 69);
    const women = random.whole(20, 90);
    return [
      handle(person, "instagram"),
      spelled(key, "instagram.followers", COUNTS.comma(random)),
      says(key, `${COUNTRY}.${first[1]}`, first[0], most),
      says(key, `${COUNTRY}.${first[1]}`, `${most}%`, most),
      says(key, `${COUNTRY}.${second[1]}`, second[0], most / 4),
      says(key, `${COUNTRY}.${second[1]}`, `${most / 4} %`, most / 4),
      says(key, "instagram.audience.genders.female", `${women} %`, women),
      says(key, "instagram.audience.genders.male", `${100 - women} %`, 100 - women),
      says(key, "instagram.audience.ages.18-24", (most / 100).toFixed(2), most),
      index === 3
        ? refused(key, "instagram.audience.ages.25-34", "see report", "no share is named")
        : says(key, "instagram.audience.ages.25-34", (0.2).toFixed(2), 20),
    ];
  });
  const head = headers(
    "Instagram|Followers|Audience Country 1|%|Audience Country 2|%|Female|Male|Age 18-24|Age 25-34",
  );
  return sheet({
    name: "audience-columns",
    kind: "people",
    people,
    rows: [head, ...rows],
    never: [NOT_THE_CREATOR],
  });
}

/** An audience in long form: a row for each part. */
export function audienceTable(random: Random): Sheet {
  const people = cast(random, "seg", 3, ["tiktok"]);
  const rows = people.flatMap((person) => {
    const women = random.whole(20, 90);
    const home = random.whole(30, 60);
    const parts = [
      ["Gender", "Female", "genders.female", women],
      ["Gender", "Male", "genders.male", 100 - women],
      ["Country", "Germany", "countries.DE", home],
      ["Country", "Switzerland", "countries.CH", home / 3],
      ["Age", "18-24", "ages.18-24", 41],
      ["Age", "25-34", "ages.25-34", 33],
    ] as const;
    return parts.map(([dimension, part, path, share]): Cell[] => {
      const value = Math.round(share * 100) / 100;
      const cell = (text: string) => says(person.key, `tiktok.audience.${path}`, text, value);
      return [
        handle(person, "tiktok", `@${person.handles.tiktok}`),
        cell(dimension),
        cell(part),
        cell(`${value}%`),
      ];
    });
  });
  return sheet({
    name: "audience-table",
    kind: "audience",
    fileName: "tiktok audience export.csv",
    people,
    rows: [headers("Creator|Dimension|Segment|Share"), ...rows],
    never: [{ ...NOT_THE_CREATOR, fields: [...NOT_THE_CREATOR.fields, "country", "followers", "prices"] }],
  });
}

/** The same rate as a fraction, as a number and with a sign: one column each. */
export function percents(random: Random): Sheet {
  const people = cast(random, "pct", 9, ["instagram", "tiktok", "youtube"]);
  const rows = people.map((person): Cell[] => {
    const { key } = person;
    return [
      handle(person, "instagram"),
      spelled(key, "instagram.engagementRate", RATES.fraction(random)),
      handle(person, "tiktok"),
      spelled(key, "tiktok.engagementRate", RATES.bare(random)),
      handle(person, "youtube", `@${person.handles.youtube}`),
      spelled(key, "youtube.engagementRate", RATES.german(random)),
    ];
  });
  return sheet({
    name: "per-cents",
    kind: "people",
    delimiter: ";",
    people,
    rows: [titles("ER der letzten 30 Tage"), headers("IG|ER IG|TikTok|ER TT|YouTube|ER YT"), ...rows],
    never: [{ says: "The rate of one platform is not that of another", fields: ["engagementRate"] }],
  });
}
