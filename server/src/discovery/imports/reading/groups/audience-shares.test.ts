import { expect, test } from "vitest";
import { read, whole } from "#/discovery/imports/reading/reading.fixtures.ts";

test("a sheet of shares with the day and followers of then is one of audiences", () => {
  const reading = read(
    [
      "Account;Plattf.;Follower z. Zt.;w / m;18-24;25-34;DE;AT;weitere;Stand;Quelle",
      "@stine;IG;61200;91/9;14;41;78;9;NL 2, US 1;01.10.2026;Screenshot",
      "werner;TT;410k;58 / 42;33 %;30 %;71 %;12,5 %;BE 3 %;05.10.2026;TT Studio",
      "mara;IG;8,1k;m 12 / w 88;10;39.5;41;4;FR 4;29.09.2026;per Mail",
    ].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "audience: The columns are shares of an audience: w / m, 18-24.",
    "handle | platform | followers | audienceFemale | audienceAge | audienceAge | audienceCountry | audienceCountry | audienceCountry | date | text",
    'instagram stine {audience: {ages: {18-24: 14, 25-34: 41}, countries: {AT: 9, DE: 78, NL: 2, US: 1}, genders: {female: 91, male: 9}}, followers: 61200, own: {Quelle: {kind: "text", value: "Screenshot"}, Stand: {kind: "date", value: "2026-10-01"}}}',
    'tiktok werner {audience: {ages: {18-24: 33, 25-34: 30}, countries: {AT: 12.5, BE: 3, DE: 71}, genders: {female: 58, male: 42}}, followers: 410000, own: {Quelle: {kind: "text", value: "TT Studio"}, Stand: {kind: "date", value: "2026-10-05"}}}',
    'instagram mara {audience: {ages: {18-24: 10, 25-34: 39.5}, countries: {AT: 4, DE: 41, FR: 4}, genders: {female: 88, male: 12}}, followers: 8100, own: {Quelle: {kind: "text", value: "per Mail"}, Stand: {kind: "date", value: "2026-09-29"}}}',
  ]);
});

test.each([
  ["Stand", "01.10.2026", "audience"],
  ["Mood;Source;Screen", "nice;Screen;yes", "audience"],
  ["Mood;Source;Screen;Shoe", "nice;Screen;yes;38", "creators"],
  ["Price", "500 €", "creators"],
  ["E-Mail", "a@x.example", "creators"],
])("shares beside “%s” with %s are a table of %s", (header, cell, kind) => {
  const headers = `Handle;Platform;Followers;Female %;18-24;25-34;DE;AT;${header}`;

  expect(read(`${headers}\n@ana;Instagram;5000;70;20;40;60;20;${cell}`).kind).toBe(kind);
});

/** What columns behind handle and platform are read as, with whose shares they hold. */
function readAs(headers: string, ...rows: string[]): string[] {
  const table = rows.map((row, at) => `@ana${at};Instagram;${row}`);
  const { columns } = read([`Handle;Platform;${headers}`, ...table].join("\n"), { kind: "creators" });
  return columns.slice(2).map(({ field, audience }) => [field ?? "own", audience].filter(Boolean).join(" "));
}

test.each<[string, string, string[], string[]]>([
  ["two genders in their order", "w / m", ["91/9", "58/42"], ["audienceFemale"]],
  ["men first", "m/w", ["9/91", "42/58"], ["audienceMale"]],
  ["seven in ten", "F/M", [...Array.from({ length: 7 }, () => "60/40"), "x", "y", "z"], ["audienceFemale"]],
  ["six in ten", "F/M", [...Array.from({ length: 6 }, () => "60/40"), "w", "x", "y", "z"], ["own"]],
  ["the gender of a creator", "m/w", ["m", "w"], ["gender"]],
  ["named genders", "Gender split", ["70% f, 30% m", "60 % w"], ["audienceFemale"]],
  ["no order", "Gender split", ["70/30", "60/40"], ["own"]],
  ["countries with shares", "Weitere", ["NL 2, US 1", "BE 3 %"], ["audienceCountry"]],
  ["where most are", "Top GEO", ["DE 71, AT 12", "PL 94"], ["audienceCountry"]],
  ["ages with shares", "Age core", ["18-24: 41%, 25-34: 38%", "25-34 52%"], ["audienceAge"]],
  ["other words", "Brands", ["DE 71", "AT 12"], ["brands"]],
  [
    "countries beside other shares",
    "Female %;DE;Schweiz %;Österreich (%)",
    ["60;70;5;10", "50;60;6;20"],
    ["audienceFemale", "audienceCountry DE", "audienceCountry CH", "audienceCountry AT"],
  ],
  [
    "single letters beside other shares",
    "F;M;18-24",
    ["60;40;30", "50;50;20"],
    ["audienceFemale", "audienceMale", "audienceAge"],
  ],
  ["a letter and per cent", "w%;18-34", ["78;64", "74;81"], ["audienceFemale", "audienceAge"]],
  ["single letters alone", "F;M", ["60;40", "50;50"], ["own", "own"]],
  ["countries alone", "DE;AT;CH", ["12;3;4", "9;2;5"], ["own", "own", "own"]],
  ["one country", "Female %;DE", ["60;70", "50;60"], ["audienceFemale", "own"]],
  ["codes in small letters", "Female %;de;at", ["60;70;5", "50;60;8"], ["audienceFemale", "own", "own"]],
  ["no shares", "Female %;DE;AT", ["60;1200;500", "50;900;800"], ["audienceFemale", "own", "own"]],
  [
    "numbers of rows",
    "ID;Female %;DE;AT",
    ["1;60;70;5", "2;50;60;6"],
    ["own", "audienceFemale", "audienceCountry DE", "audienceCountry AT"],
  ],
])("shares of an audience are told by what stands below: %s", (_says, headers, rows, said) => {
  expect(readAs(headers, ...rows)).toEqual(said);
});

test("of a table with a row for each group what is no group that is kept is told, and an open scale too", () => {
  const { kind, accounts, notUsed } = read(
    [
      "account\tpiattaforma\tdimensione\tvalore\tquota",
      "cono\tIG\tgenere\tdonne\t71%",
      "cono\tIG\tetà\t18-24\t26%",
      "cono\tIG\tpaese\tItalia\t88%",
      "cono\tIG\tcittà\tTorino\t21%",
      "cono\tIG\tcittà\tRoma\t11%",
      "cono\tIG\tpaese\tFrancia\t8%",
      "cono\tIG\tetà\t25-34\t36%",
      "duo\tTT\tgenere\tdonne\t0,64",
      "trio\tTT\tgenere\tdonne\t66,5",
    ].join("\n"),
  );

  expect([kind, accounts[0]?.values.audience, accounts[1]?.values.audience]).toEqual([
    "audience",
    { ages: { "18-24": 26, "25-34": 36 }, countries: { FR: 8, IT: 88 }, genders: { female: 71 } },
    undefined,
  ]);
  expect(notUsed.map(({ line, reason }) => `${line} ${reason}`)).toEqual(
    expect.arrayContaining(["5 No share of a country, gender or age group", "9 “0,64” may be 0.64% or 64%"]),
  );
});
