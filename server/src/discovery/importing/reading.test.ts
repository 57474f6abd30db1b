import { array, assert, constantFrom, oneof, property, record, string } from "fast-check";
import { expect, test } from "vitest";
import { readTable } from "./reading.ts";
import type { Reading, ReadingOptions } from "./reading.ts";

function read(text: string, options: Partial<ReadingOptions> = {}): Reading {
  return readTable(text, { fileName: null, mapping: [], platform: null, ...options });
}

function keys(reading: Reading): string[] {
  return reading.accounts.map(({ key }) => key);
}

function fields(reading: Reading): (string | null)[] {
  return reading.columns.map(({ field }) => field);
}

function rates(reading: Reading): (number | undefined)[] {
  return reading.accounts.map(({ values }) => values.engagementRate);
}

function reasons(reading: Reading): [number, string][] {
  return reading.rows.flatMap(({ line, leftOut }): [number, string][] =>
    leftOut ? [[line, leftOut.reason]] : [],
  );
}

test("handles one per line, with or without @, are accounts of the chosen platform", () => {
  expect(keys(read("@ana\nben_b\n@cid.x", { platform: "tiktok" }))).toEqual([
    "tiktok ana",
    "tiktok ben_b",
    "tiktok cid.x",
  ]);
});

test("handles on one line are one account each beside a line that names none", () => {
  const reading = read("@ana, @ben; @cid\nhttps://www.tiktok.com/@dora\n???? ///", { platform: "instagram" });

  expect(keys(reading)).toEqual(["instagram ana", "instagram ben", "instagram cid", "tiktok dora"]);
  expect(reasons(reading)).toEqual([[3, "“???? ///” is no handle or address"]]);
});

test("handles on one line are one account each", () => {
  const reading = read("@ana, @ben, instagram.com/cid", { platform: "instagram" });

  expect(keys(reading)).toEqual(["instagram ana", "instagram ben", "instagram cid"]);
  expect(reading.rows.map(({ line, part }) => [line, part])).toEqual([
    [1, 0],
    [1, 1],
    [1, 2],
  ]);
});

test("profile links of every shape name their platform and handle", () => {
  const links = [
    "https://www.instagram.com/ines.semfiltro/?hl=en",
    "instagram.com/ines.two",
    "https://www.tiktok.com/@mateo?lang=en",
    "youtube.com/@rui.derma.simples",
    "https://www.youtube.com/channel/UC-lHJZR3Gqxm24_Vd_AJ5Yw",
    "https://youtube.com/c/RuiAlvim",
    "m.youtube.com/user/bea",
  ];

  expect(keys(read(links.join("\n")))).toEqual([
    "instagram ines.semfiltro",
    "instagram ines.two",
    "tiktok mateo",
    "youtube rui.derma.simples",
    "youtube UC-lHJZR3Gqxm24_Vd_AJ5Yw",
    "youtube ruialvim",
    "youtube bea",
  ]);
});

test("addresses that are no profile are skipped with what they are", () => {
  const links = [
    "https://www.instagram.com/p/Cx1/",
    "youtu.be/abc",
    "https://www.tiktok.com/@x/video/1",
    "https://shop.example/a",
    "x.com/ana",
  ];

  expect(reasons(read(links.join("\n")))).toEqual([
    [1, "Instagram address of a post or page, not a profile"],
    [2, "YouTube address of a post or page, not a profile"],
    [3, "TikTok address of a post or page, not a profile"],
    [4, "Address of a website, not a profile"],
    [5, "X account: Herald keeps creators of Instagram, YouTube, TikTok"],
  ]);
});

test("cells, a bare handle and a link may be pasted together", () => {
  const reading = read("Name\tLink\tFollowers\nInês\tinstagram.com/ines\t84.2K\n@mateo\nyoutube.com/@rui", {
    platform: "tiktok",
  });

  expect(keys(reading)).toEqual(["instagram ines", "tiktok mateo", "youtube rui"]);
  expect(reading.accounts[0]?.values).toMatchObject({ name: "Inês", followers: 84_200 });
  expect(reading.accounts[1]?.values.name).toBeUndefined();
});

test("the header is found below blank rows and a title", () => {
  const reading = read("Shortlist Q4;;\n;;\nHandle;Platform;Followers\nana;Instagram;1.200");

  expect(reading.headerLine).toBe(3);
  expect(keys(reading)).toEqual(["instagram ana"]);
  expect(reasons(reading)).toEqual([
    [1, "Title above the table"],
    [2, "Empty row"],
  ]);
});

test("of two columns of one name the numeric twin counts, wherever it stands", () => {
  const reading = read("Tiktoker,Followers,Followers\nana,13.8M,13812345\nben,2M,1999999");

  expect(fields(reading)).toEqual(["handle", null, "followers"]);
  expect(reading.accounts[0]?.values.followers).toBe(13_812_345);
});

test("a header that lies gives way to what is in its column, and a person is asked", () => {
  const rows = Array.from(
    { length: 12 },
    (_row, index) => `ana${index},Ana ${index} Long,${["Spain", "India", "Brazil"][index % 3]}`,
  );
  const reading = read(["instagram name,influencer name,Views avg.", ...rows].join("\n"));

  expect(fields(reading)).toEqual(["handle", "name", "country"]);
  expect(reading.doubtful).toMatchObject([
    { header: "Views avg.", field: "country", question: "“Views avg.” looks like country" },
  ]);
});

test("the column of handles is found by what is in it, not by its name", () => {
  const reading = read("Rank,name,instagram name\n1,leo.m,Leo M 🙂\n2,k_m,Kim Ma\n3,virat.k,Virat Ka", {
    fileName: "ig.csv",
  });

  expect(fields(reading)).toEqual([null, "handle", "name"]);
});

test("rates that are not rates are left out", () => {
  const reading = read("handle,platform,Eng. (Auth.)\nana,instagram,17.8M\nben,instagram,2300000");

  expect(fields(reading)).toEqual(["handle", "platform", null]);
});

test("a merged platform cell holds for the rows below it", () => {
  const reading = read("Platform,Handle\nInstagram,ana\n,ben\nTikTok,cid\n,dora");

  expect(keys(reading)).toEqual(["instagram ana", "instagram ben", "tiktok cid", "tiktok dora"]);
});

test("a heading that names a platform holds for the rows below it", () => {
  const reading = read("Handle,Followers\nInstagram,\nana,10\nYouTube,\nrui,20");

  expect(keys(reading)).toEqual(["instagram ana", "youtube rui"]);
});

test("a link decides before the column, the column before the file's name", () => {
  const rows = "Handle,Platform\nyoutube.com/@rui,TikTok\nana,TikTok\nben,";

  expect(keys(read(rows, { fileName: "instagram.csv" }))).toEqual([
    "youtube rui",
    "tiktok ana",
    "tiktok ben",
  ]);
  expect(keys(read("Handle\nana", { fileName: "my_youtube_list.csv" }))).toEqual(["youtube ana"]);
});

test("a row with several accounts gives one creator for each, and a price only where there is one account", () => {
  const reading = read(
    "Creator,Instagram,TikTok,Instagram followers,E-mail,Price\nAna,@ana,@ana.tt,12.5K,a@x.example,900 €\nBen,,ben,,,800 €",
  );

  expect(
    reading.accounts.map(({ key, values }) => [
      key,
      values.name,
      values.followers,
      values.email,
      values.price?.amount,
    ]),
  ).toEqual([
    ["instagram ana", "Ana", 12_500, "a@x.example", undefined],
    ["tiktok ana.tt", "Ana", undefined, "a@x.example", undefined],
    ["tiktok ben", "Ben", undefined, undefined, 800],
  ]);
});

test("a link and a handle of the same row are one account", () => {
  expect(keys(read("Handle,Link\nana,instagram.com/ana"))).toEqual(["instagram ana"]);
});

test("repeated accounts are folded, and a later value that is not empty wins", () => {
  const reading = read(
    "handle,platform,followers,country\nAna,instagram,100,ES\nana,instagram,200,\n@ANA,instagram,,PT",
  );

  expect(keys(reading)).toEqual(["instagram ana"]);
  expect(reading.accounts[0]?.values).toMatchObject({ followers: 200, country: "PT" });
  expect(reading.accounts[0]?.places.followers).toEqual({ line: 3, column: "followers" });
});

test("titles, repeated headings, totals and footnotes are skipped with a reason", () => {
  const reading = read(
    "Handle,Platform,Followers\nana,instagram,5\nHandle,Platform,Followers\nTotal,,5\n* figures of June,,\nSource: own list,,\nGesamt,,",
  );

  expect(reasons(reading)).toEqual([
    [3, "Heading inside the table"],
    [4, "Total"],
    [5, "Note, no account"],
    [6, "Note, no account"],
    [7, "Total"],
  ]);
});

test("a row that looks like a creator but names no account fails with what stands there", () => {
  const reading = read("Name,Link,Followers\nJoana,ask Joana,100\nNuno,@nuno,200\nInês,,300");

  expect(reading.rows.map(({ leftOut }) => leftOut)).toEqual([
    { kind: "failed", reason: "“ask Joana” is no handle or address" },
    { kind: "failed", reason: "“@nuno” has no platform" },
    { kind: "failed", reason: "Handle and link are empty" },
  ]);
  expect(reading.withoutPlatform).toBe(1);
});

test("a column of fractions is percent, one of percents stays as it is", () => {
  const fractions = read("handle,platform,ER\nana,instagram,0.031\nben,instagram,0.12");
  const percents = read("handle,platform,ER %\nana,instagram,0.8\nben,instagram,0.9");
  const mixed = read('handle,platform,ER\nana,instagram,3.1%\nben,instagram,"12,5 %"');

  expect([rates(fractions), rates(percents), rates(mixed)]).toEqual([
    [3.1, 12],
    [0.8, 0.9],
    [3.1, 12.5],
  ]);
});

test("countries, languages, genders and cities are read by name, code and flag", () => {
  const reading = read(
    'handle,platform,country,language,gender,city\na,instagram,España,Deutsch,weiblich,München\nb,instagram,UK,pt-BR,M,"Lisbon, Portugal"\nc,instagram,🇧🇷,hi,non-binary,São Paulo\nd,instagram,Atlantis,,,',
  );

  expect(
    reading.accounts.map(({ values: { country, language, gender, city } }) => [
      country,
      language,
      gender,
      city,
    ]),
  ).toEqual([
    ["ES", "de", "female", "munich"],
    ["GB", "pt", "male", "lisbon"],
    ["BR", "hi", "nonbinary", "sao paulo"],
    [undefined, undefined, undefined, undefined],
  ]);
  expect(reading.problems).toEqual([
    { line: 5, column: "country", message: "“Atlantis” is no country. It stays NA." },
  ]);
});

test("categories become those of the filters, and narrow words stay keywords", () => {
  const reading = read(
    "handle,platform,Category_1,Category_2\na,instagram,Cinema & Actors/actresses,Music\nb,instagram,Vegan; Beekeeping,",
  );

  expect(reading.accounts.map(({ values }) => [values.categories, values.keywords])).toEqual([
    [["movies", "music"], ["cinema actors actresses"]],
    [["vegan"], ["beekeeping"]],
  ]);
});

test("a phrase is about the categories that it names, and stays a keyword", () => {
  const reading = read(
    "handle,platform,niche\na,instagram,Vegan cooking\nb,instagram,vegan lifestyle\nc,instagram,skin cancer awareness\nd,instagram,Luxury real estate",
  );

  expect(reading.accounts.map(({ values }) => [values.categories, values.keywords])).toEqual([
    [["vegan", "food"], ["vegan cooking"]],
    [["vegan", "lifestyle"], ["vegan lifestyle"]],
    [[], ["skin cancer awareness"]],
    [["luxury"], ["luxury real estate"]],
  ]);
});

test("prices keep their currency from the cell, its own column or the header, and 0 is no price", () => {
  const cells = read("handle,platform,price per reel\na,instagram,1.200 €\nb,instagram,$1.5k\nc,instagram,0");
  const header = read('handle,platform,Fee (GBP)\na,instagram,"1,200"');
  const column = read("handle,platform,price,currency\na,instagram,900,INR\nb,instagram,800,");

  expect(cells.accounts.map(({ values }) => values.price)).toEqual([
    { amount: 1200, currency: "EUR", per: "reel" },
    { amount: 1500, currency: "USD", per: "reel" },
    undefined,
  ]);
  expect(header.accounts[0]?.values.price).toEqual({ amount: 1200, currency: "GBP", per: null });
  expect(column.accounts.map(({ values }) => values.price?.currency)).toEqual(["INR", null]);
});

test("audience columns become shares", () => {
  const reading = read(
    'handle,platform,female audience,audience 18-34,Audience country(mostly)\na,instagram,62%,48%,India\nb,instagram,40%,30%,"India (45%), US 20%"',
  );

  expect(reading.accounts.map(({ values }) => values.audience)).toEqual([
    { genders: { female: 62 }, ages: { "18-34": 48 }, topCountry: "IN" },
    { genders: { female: 40 }, ages: { "18-34": 30 }, countries: { IN: 45, US: 20 } },
  ]);
});

test("contact cells are e-mail addresses when something stands on both sides of an @", () => {
  const reading = read(
    "handle,platform,Contact\na,instagram,mailto:a@x.example\nb,instagram,Ben <ben@x.example>\nc,instagram,@c\nd,instagram,d@studio.agency",
  );

  expect(reading.accounts.map(({ values }) => values.email)).toEqual([
    "a@x.example",
    "ben@x.example",
    undefined,
    "d@studio.agency",
  ]);
});

test("a table without a header is read by what is in it", () => {
  const reading = read("ana_fit;Instagram;25.000;3,4 %;ana@fit.example\nben.run;TikTok;1.200.000;2,1 %;");

  expect(fields(reading)).toEqual(["handle", "platform", "followers", "engagementRate", "email"]);
  expect(reading.accounts[1]?.values).toMatchObject({ followers: 1_200_000, engagementRate: 2.1 });
});

test("first and last names make one name", () => {
  const reading = read("First name,Last name,Handle,Platform\nInês,Carvalhal,ines,instagram");

  expect(reading.accounts[0]?.values.name).toBe("Inês Carvalhal");
});

test("a person's mapping is followed to the letter", () => {
  const reading = read("handle,platform,x\nana,instagram,hello", {
    mapping: [
      { header: "X", field: "notes" },
      { index: 1, field: "ignore" },
    ],
    platform: "youtube",
  });

  expect(keys(reading)).toEqual(["youtube ana"]);
  expect(reading.accounts[0]?.values.notes).toBe("hello");
});

test("channels that are listed by their title are kept under it", () => {
  const reading = read(
    "Youtube channel,youtuber name,Followers\nLike Nastya,Like Nastya,102400000\ntseries,T-Series,229500000\nchuchu,ChuChu TV,9",
  );

  expect(keys(reading)).toEqual(["youtube like nastya", "youtube tseries", "youtube chuchu"]);
});

test("a platform over numbers means the followers there", () => {
  const reading = read("Handle,Instagram\nana,12.5K\nben,900");

  expect(fields(reading)).toEqual(["handle", "followers"]);
  expect(reading.accounts.map(({ key, values }) => [key, values.followers])).toEqual([
    ["instagram ana", 12_500],
    ["instagram ben", 900],
  ]);
});

test("formulas, marked links and words in brackets still name the account", () => {
  const cells = [
    '=HYPERLINK("https://instagram.com/ana";"ana")',
    "[ben](https://www.tiktok.com/@ben)",
    "cid (YouTube)",
    "IG: @dora",
  ];

  expect(keys(read(["Handle", ...cells.map((one) => `"${one.replaceAll('"', '""')}"`)].join("\n")))).toEqual([
    "instagram ana",
    "tiktok ben",
    "youtube cid",
    "instagram dora",
  ]);
});

test("of several countries or languages in one cell the first counts, and units behind a count are no harm", () => {
  const reading = read(
    'handle,platform,country,language,followers,city\nana,instagram,Spain / Portugal,"English, Hindi",1.2M followers,Berlin (DE)',
  );

  expect(reading.accounts[0]?.values).toMatchObject({
    country: "ES",
    language: "en",
    followers: 1_200_000,
    city: "berlin",
  });
});

test("hostile cells and very wide rows are read quickly", () => {
  const long = [`${"1".repeat(200_000)}x`, "(".repeat(200_000), "a.".repeat(100_000), "@".repeat(200_000)];
  const text = [...long.map((one) => `${one},${one},${one}`), ",".repeat(100_000)].join("\n");
  const before = performance.now();

  const reading = read(`handle,followers,country\n${text}`);

  expect(reading.columns).toHaveLength(200);
  expect(performance.now() - before).toBeLessThan(10_000);
});

const cell = oneof(
  constantFrom(
    "",
    "@ana",
    "ben",
    "instagram.com/cid",
    "https://x.example/a",
    "Total",
    "TikTok",
    "12.5K",
    "3,1 %",
    "Spain",
    "a@b.c",
    "tbd",
    "#VALOR!",
    "handle",
    "name",
    "1.200 €",
    '"',
    "'",
  ),
  string({ unit: "grapheme", maxLength: 8 }),
);

test("any table is read without a throw, every row has one outcome, and reading it again gives the same", () => {
  const table = record({
    rows: array(array(cell, { minLength: 1, maxLength: 6 }), { maxLength: 12 }),
    delimiter: constantFrom(",", ";", "\t", "|"),
    platform: constantFrom(null, "instagram" as const, "youtube" as const),
  });
  assert(
    property(table, ({ rows, delimiter, platform }) => {
      const text = rows.map((row) => row.join(delimiter)).join("\n");
      const first = read(text, { platform });

      expect(first.rows.every(({ accounts, leftOut }) => accounts.length > 0 !== (leftOut !== null))).toBe(
        true,
      );
      expect(new Set(keys(first)).size).toBe(first.accounts.length);
      expect(first.accounts.every(({ handle }) => handle !== "")).toBe(true);
      expect(read(text, { platform })).toEqual(first);
    }),
    { numRuns: 150 },
  );
});
