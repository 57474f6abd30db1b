import type { ImportMapping } from "@app/contract/discovery/imports";
import { expect, test } from "vitest";
import { fields, keys, read, reasons } from "#/discovery/imports/reading/reading.fixtures.ts";

test("the header is found below blank rows and a title", () => {
  const reading = read("Shortlist Q4;;\n;;\nHandle;Platform;Followers\nana;Instagram;1.200");

  expect(reading.headerLine).toBe(3);
  expect(keys(reading)).toEqual(["instagram ana"]);
  expect(reasons(reading)).toEqual([
    [1, "Title above the table"],
    [2, "Empty row"],
  ]);
});

test("a header is one however many of its columns are of no use", () => {
  const names = Array.from({ length: 40 }, (_name, index) => `deal field ${index}`);
  const cells = names.map(() => "open");
  const table = [
    ["handle", "followers", ...names],
    ["wide_one", "1200", ...cells],
    ["wide_two", "1.5K", ...cells],
  ];

  const reading = read(table.map((row) => row.join(",")).join("\n"), { platform: "instagram" });

  expect(fields(reading).slice(0, 2)).toEqual(["handle", "followers"]);
  expect(keys(reading)).toEqual(["instagram wide_one", "instagram wide_two"]);
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

test("a table without a header is read by what is in it", () => {
  const reading = read("ana_fit;Instagram;25.000;3,4 %;ana@fit.example\nben.run;TikTok;1.200.000;2,1 %;");

  expect(fields(reading)).toEqual(["handle", "platform", "followers", "engagementRate", "email"]);
  expect(reading.accounts[1]?.values).toMatchObject({ followers: 1_200_000, engagementRate: 2.1 });
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

test("a platform over numbers means the followers there", () => {
  const reading = read("Handle,Instagram\nana,12.5K\nben,900");

  expect(fields(reading)).toEqual(["handle", "followers"]);
  expect(reading.accounts.map(({ key, values }) => [key, values.followers])).toEqual([
    ["instagram ana", 12_500],
    ["instagram ben", 900],
  ]);
});

/** A table of ten accounts with one more column, in which so many cells say one thing and the rest another. */
function besides(header: string, count: number, one: string, other: string, rows = 10) {
  const cells = Array.from({ length: rows }, (_cell, index) => (index < count ? one : other));
  const table = [`Handle,Platform,${header}`, ...cells.map((cell, index) => `ana${index},IG,${cell}`)];
  return read(table.join("\n"));
}

function readAs(...args: Parameters<typeof besides>) {
  const { columns, doubtful } = besides(...args);
  return [columns[2]?.field, doubtful[0]?.question];
}

test.each<[string, string, number, string, string | null, string | undefined]>([
  ["a word over too few cells", "Followers", 3, "500", null, undefined],
  ["a word over some cells", "Followers", 4, "500", "followers", "Is “Followers” the followers?"],
  ["a word over most cells", "Followers", 7, "500", "followers", undefined],
  ["a price over hardly any cell", "Price", 1, "500 €", null, undefined],
  ["a price over few cells", "Price", 2, "500 €", "price", "Is “Price” the price?"],
  ["a price over half of the cells", "Price", 5, "500 €", "price", undefined],
  ["a topic, which any text may be", "Niche", 0, "x", "category", "Is “Niche” the category?"],
  ["countries without a word", "Where", 7, "Spain", "country", undefined],
  ["countries without a word in too few cells", "Where", 6, "Spain", null, undefined],
  ["countries under another word", "Followers", 7, "Spain", "country", "“Followers” looks like country"],
  ["addresses of mail under a name", "Name", 7, "a@b.example", "email", "“Name” looks like e-mail"],
  ["topics under a name", "Name", 10, "Food", "name", undefined],
  ["countries in a column that counts rows", "No", 10, "Spain", null, undefined],
])("%s: %s over %i of ten cells", (_, header, count, cell, field, question) => {
  expect(readAs(header, count, cell, "qqq qq")).toEqual([field, question]);
});

test("of two meanings of a header the first counts from half of the cells on, else the one that more cells have", () => {
  expect(readAs("Rate", 10, "500 €", "")[0]).toBe("price");
  expect(readAs("Rate", 10, "3 %", "")[0]).toBe("engagementRate");
  expect(readAs("Location", 10, "Spain", "")[0]).toBe("country");
  expect(readAs("Location", 5, "Berlin", "Spain")[0]).toBe("city");
});

test("a platform's name over more than eight tenths of numbers means followers, and a person is asked", () => {
  expect(readAs("TikTok", 9, "500", "qqq qq")).toEqual(["followers", "“TikTok” looks like followers"]);
  expect(readAs("TikTok", 8, "500", "qqq qq")[0]).not.toBe("followers");
});

test("thirty different cells are no list of a few values", () => {
  const words =
    "beauty makeup skincare haircare fashion jewellery fitness yoga health wellness food vegan alcohol travel tech gaming gambling finance business education parenting kids pets furniture garden diy music dance comedy entertainment".split(
      " ",
    );
  const columns = (count: number) =>
    read(
      [
        "Handle,Platform,About it",
        ...words.slice(0, count).map((word, index) => `ana${index},IG,${word}`),
      ].join("\n"),
      { mapping: [{ index: 2, field: "ignore" }] },
    ).columns.length;
  const guessed = (count: number) =>
    read(
      ["Handle,Platform,Zzz", ...words.slice(0, count).map((word, index) => `ana${index},IG,${word}`)].join(
        "\n",
      ),
    ).columns[2]?.field;

  expect(words).toHaveLength(30);
  expect(columns(30)).toBe(3);
  expect([guessed(29), guessed(30)]).toEqual(["category", null]);
});

test("a doubt says how many cells could be read, with three examples", () => {
  const { doubtful } = besides("Followers", 4, "500", "many");
  const one = read("Handle,Platform,Followers\nana,IG,500\nben,IG,many");

  expect(doubtful).toEqual([
    {
      index: 2,
      header: "Followers",
      field: "followers",
      question: "Is “Followers” the followers?",
      reason: "4 of 10 filled cells read as one. The other 6 stay NA.",
      examples: ["500", "many"],
    },
  ]);
  expect(one.doubtful[0]?.reason).toBe("1 of 2 filled cells read as one. The other one stays NA.");
});

test("examples of a guess are cells that could be read", () => {
  const rows = ["Spain", "India", "Brazil", "France", "qqq qq"].map(
    (cell, index) => `ana${index},IG,${cell}`,
  );
  const [doubt] = read(["Handle,Platform,Followers", ...rows].join("\n")).doubtful;

  expect(doubt?.examples).toEqual(["Spain", "India", "Brazil"]);
  expect(read("ana_b;500\nben_c;900").doubtful[0]?.question).toBe("Column 2 looks like followers");
});

test.each<[string, string[], (string | null)[]]>([
  ["numbers from a hundred on are followers", ["ana_b;100", "ben_c;100"], ["handle", "followers"]],
  ["smaller ones are not", ["ana_b;99", "ben_c;99"], ["handle", null]],
  ["the larger numbers are", ["ana_b;500;900", "ben_c;600;700"], ["handle", null, "followers"]],
  ["money is a price", ["ana_b;500 €;900", "ben_c;600 €;700"], ["handle", "price", "followers"]],
  [
    "percents are the engagement rate",
    ["ana_b;5 %;900", "ben_c;6 %;700"],
    ["handle", "engagementRate", "followers"],
  ],
  ["text is the name", ["ana_b;Ana B. Lima;900", "ben_c;Ben C. Roe;700"], ["handle", "name", "followers"]],
  ["links are links", ["instagram.com/a;Ana B. Lima", "instagram.com/b;Ben C. Roe"], ["url", "name"]],
])("without a header, %s", (_, rows, expected) => {
  expect(fields(read(rows.join("\n"), { platform: "instagram" }))).toEqual(expected);
});

test("of several columns that could hold handles, the one whose header or cells say so does", () => {
  expect(fields(read("Name,Account,City\nana_b,ana_b,Bonn\nben_c,ben_c,Bonn"))).toEqual([
    "name",
    "handle",
    "city",
  ]);
  expect(fields(read("Creator,Influencer\n@ana_b,Ana\n@ben_c,Ben"))).toEqual(["handle", "name"]);
  expect(fields(read("Handle,Link\n5,instagram.com/a\n6,instagram.com/b"))).toEqual([null, "url"]);
  expect(fields(read("Instagram,TikTok,Handle\nana,ana.tt,x\nben,ben.tt,y"))).toEqual([
    "handle",
    "handle",
    "handle",
  ]);
});

const cityColumns = (text: string, mapping: { index: number; field: "city" }[] = []) =>
  fields(read(text, { mapping })).slice(2);

test("of columns that mean the same the fuller one counts, else the first, and a person's word before both", () => {
  const table = "Handle,Platform,City,Town\nana,IG,Bonn,Ulm\nben,IG,Bonn,Ulm\ncid,IG";

  expect(cityColumns(`${table},,`)).toEqual(["city", null]);
  expect(cityColumns(`${table},,Ulm`)).toEqual([null, "city"]);
  expect(cityColumns(`${table},,`, [{ index: 3, field: "city" }])).toEqual([null, "city"]);
});

test("followers of two platforms are two columns", () => {
  const reading = read("Handle,Instagram followers,TikTok followers\nana,100,200\nben,300,400", {
    platform: "tiktok",
  });

  expect(fields(reading)).toEqual(["handle", "followers", "followers"]);
  expect(reading.accounts.map(({ values }) => values.followers)).toEqual([200, 400]);
});

test("an empty column keeps what its header says, and is given way to", () => {
  const reading = read("Handle,Platform,City,Zzz\nana,IG,,\nben,IG,n/a,");

  expect(reading.columns.map(({ field, confidence }) => [field, confidence]).slice(2)).toEqual([
    ["city", 0.5],
    [null, 0],
  ]);
});

const mappedBy = (mapping: ImportMapping) =>
  fields(read("Handle,Platform,Zz Top\nana,IG,hello there", { mapping: [mapping] }))[2];

test("a person's word may name the header in any case, or its place", () => {
  expect(mappedBy({ header: " zz top ", field: "notes" })).toBe("notes");
  expect(mappedBy({ header: "zz", field: "notes" })).toBeNull();
  expect(mappedBy({ index: 2, header: "zz", field: "notes" })).toBe("notes");
  expect(mappedBy({ index: 1, header: "zz top", field: "notes" })).toBeNull();
});

test("an account that a person pointed at is the only one", () => {
  const reading = read("Creator;Account\nana_b;ben_c\ncid_d;dora_e", {
    mapping: [{ index: 0, field: "handle" }],
    platform: "instagram",
  });

  expect(fields(reading)[0]).toBe("handle");
  expect(keys(reading)).toEqual(["instagram ana_b", "instagram cid_d"]);
});

test("cells that name platform and handle are accounts, and an empty column before them is none", () => {
  expect(fields(read("Where,City\nIG: ana_b,Bonn\nTikTok: ben_c,Bonn"))).toEqual(["handle", "city"]);
  expect(fields(read("Zzz,Handle\n,ana_b\n,ben_c"))).toEqual([null, "handle"]);
});

test("cells that say not known are no filled cells", () => {
  const rows = ["500", "600", "many", "n/a", "-"].map((cell, index) => `ana${index},IG,${cell}`);

  expect(read(["Handle,Platform,Followers", ...rows].join("\n")).doubtful[0]?.reason).toBe(
    "2 of 3 filled cells read as one. The other one stays NA.",
  );
  expect(read("ana_b;500\nben_c;900").doubtful[0]?.reason).toBe("2 of 2 filled cells read as one.");
});

test("of a long column six hundred cells are looked at, evenly from the whole of it", () => {
  const cells = Array.from({ length: 1200 }, (_cell, index) => (index % 2 === 0 ? "Spain" : "qqq qq"));
  const reading = read(
    ["Handle,Platform,Zzz", ...cells.map((cell, index) => `ana${index},IG,${cell}`)].join("\n"),
  );

  expect(reading.columns[2]).toMatchObject({ field: "country", confidence: 0.8 });
});

test.each([
  ["Gender", "female (she/her)", "gender"],
  ["Phone", "+49 30 123456", "phone"],
  ["Phone", "tba", null],
  ["Currency", "EUR", "currency"],
  ["Audience country", "India 45 %", "audienceCountry"],
  ["Audience age", "18-24: 45 %", "audienceAge"],
])("under “%s” cells such as “%s” are %s", (header, cell, field) => {
  expect(readAs(header, 10, cell, "")[0]).toBe(field);
});
