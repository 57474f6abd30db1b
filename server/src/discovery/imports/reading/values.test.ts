import { expect, test } from "vitest";
import { read } from "./reading.fixtures.ts";
import { readHeader } from "./columns/headers.ts";
import type { Reading } from "./reading.ts";
import type { Values } from "./values.ts";

function rates(reading: Reading): (number | undefined)[] {
  return reading.accounts.map(({ values }) => values.engagementRate);
}

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

test("first and last names make one name", () => {
  const reading = read("First name,Last name,Handle,Platform\nInês,Carvalhal,ines,instagram");

  expect(reading.accounts[0]?.values.name).toBe("Inês Carvalhal");
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

test("a price beyond every amount that can be kept is none, in whatever currency", () => {
  const prices = ["1e12 EUR", "999999999999", "99.999.999.999 €", "900.000 €"];
  const rows = prices.map((price, index) => `ana${index}\tinstagram\t${price}`);

  const { accounts } = read(["handle\tplatform\tprice", ...rows].join("\n"));

  expect(accounts.map(({ values }) => values.price?.amount)).toEqual([
    undefined,
    undefined,
    undefined,
    900_000,
  ]);
});

/** What one cell under a header says, in a table of one account. */
function valuesOf(header: string, cell: string): Values | undefined {
  const quoted = `"${cell.replaceAll('"', '""')}"`;
  const reading = read(`handle,platform,${header}\nana,instagram,${quoted}`, {
    mapping: [
      { index: 0, field: "handle" },
      { index: 1, field: "platform" },
    ],
  });
  return reading.accounts[0]?.values;
}

test.each<[string, string, Values]>([
  ["Followers", "12.5K", { followers: 12_500 }],
  ["Followers", "1500.0", { followers: 1500 }],
  ["Followers", "0", { followers: 0 }],
  ["Followers", "1.2345k", { followers: 1235 }],
  ["Views", "900", { avgViews: 900 }],
  ["Views", "12.5", { avgViews: 13 }],
  ["Likes", "90", { avgLikes: 90 }],
  ["ER %", "3.1", { engagementRate: 3.1 }],
  ["Phone", "+49 30  123", { phone: "+49 30 123" }],
  ["Bio", "a\nb", { bio: "a\nb" }],
  ["Notes", "call first", { notes: "call first" }],
  ["Name", " Ana  Lima\nB. ", { name: "Ana Lima B." }],
  ["Brands", "@Nike; Adidas / nike|Puma", { brands: ["nike", "adidas", "puma"] }],
  ["Tags", "#vip, Press kit|vip", { tags: ["vip", "Press kit"] }],
  [
    "Email",
    "mailto:a@b.example, c@d.example",
    { email: "a@b.example", own: { Email: { kind: "text", value: "mailto:a@b.example, c@d.example" } } },
  ],
  ["Female %", "62", { audience: { genders: { female: 62 } } }],
  ["Audience 18-34 %", "48", { audience: { ages: { "18-34": 48 } } }],
  ["Audience age", "18-24: 45%, 25–34 30,55 %", { audience: { ages: { "18-24": 45, "25-34": 30.55 } } }],
  [
    "Audience country",
    "India (45%), US 20.5%, Atlantis 9%",
    {
      audience: { countries: { IN: 45, US: 20.5 } },
      own: { "Audience country": { kind: "text", value: "India (45%), US 20.5%, Atlantis 9%" } },
    },
  ],
  [
    "Audience country",
    "Spain, Portugal",
    {
      audience: { topCountry: "ES" },
      own: { "Audience country": { kind: "text", value: "Spain, Portugal" } },
    },
  ],
  ["Audience country", "Spain", { audience: { topCountry: "ES" } }],
  ["City", "Germany", { country: "DE" }],
])("under “%s” the cell %j says %j", (header, cell, values) => {
  expect(valuesOf(header, cell)).toEqual(values);
});

test("long texts are cut, long words are none, and lists have fifty entries", () => {
  const list = Array.from({ length: 51 }, (_, index) => `brand ${index}`).join(",");

  expect(valuesOf("Bio", "x".repeat(5001))?.bio).toHaveLength(5000);
  expect(valuesOf("Notes", "x".repeat(5001))?.notes).toHaveLength(5000);
  expect(valuesOf("Name", "x".repeat(201))?.name).toHaveLength(200);
  expect(valuesOf("Brands", list)?.brands).toHaveLength(50);
  expect(valuesOf("Brands", `${"x".repeat(200)},${"y".repeat(201)}`)?.brands).toEqual(["x".repeat(200)]);
  expect(valuesOf("Audience country", `${"x".repeat(150)}, Spain`.padEnd(300))?.audience).toEqual({
    topCountry: "ES",
  });
});

test.each<[string, string, string]>([
  ["Followers", "tbd", "number of followers"],
  ["Followers", "5 %", "number of followers"],
  ["Followers", "12.5", "number of followers"],
  ["Followers", "22.8", "number of followers"],
  ["Followers", "9876501234", "number of followers"],
  ["Followers", "+33612345678", "number of followers"],
  ["Followers", "0612345678", "number of followers"],
  ["ER", "140 %", "rate in percent"],
  ["Views", "many", "number of views"],
  ["Likes", "many", "number of likes"],
  ["Country", "Atlantis", "country"],
  ["Country", "x".repeat(301), "country"],
  ["Gender", "often", "gender"],
  ["Email", "@x", "e-mail address"],
  ["Phone", "123", "phone number"],
  ["Price", "tbd", "price"],
  ["Price", "0 €", "price"],
  ["Audience country", "Atlantis", "country"],
  ["Female %", "most", "share in percent"],
  ["Audience age", "young", "share of an age group"],
])("under “%s” the cell “%s” is no %s and stays unknown", (header, cell, noun) => {
  const field = readHeader(header).fields[0] ?? "ignore";
  const reading = read(`Handle,Platform,${header}\nana,instagram,${cell}`, {
    mapping: [
      { index: 0, field: "handle" },
      { index: 1, field: "platform" },
      { index: 2, field },
    ],
  });

  const quoted = cell.length > 40 ? `${cell.slice(0, 40)}…` : cell;
  expect(reading.problems).toEqual([
    { line: 2, column: header, message: `“${quoted}” is no ${noun}. It stays NA.` },
  ]);
  expect(reading.accounts[0]?.values).toEqual({});
});

test("columns of one field are put together where a row says several things", () => {
  const reading = read(
    'Handle,Platform,Notes,Remarks,Tags,Labels,Niche,Topic,Brands,Worked with,City,Country,Audience 18-24 %,Audience 25-34 %,Female %\nana,instagram,first,second,vip,press,food,vegan,nike,puma,"Lisbon, Portugal",Spain,40,30,60\nben,instagram,only,,a,,chess,,,,,,,,',
  );

  expect(reading.accounts[0]?.values).toEqual({
    notes: "first\nsecond",
    tags: ["vip", "press"],
    categories: ["food", "vegan"],
    brands: ["nike", "puma"],
    city: "lisbon",
    country: "ES",
    audience: { ages: { "18-24": 40, "25-34": 30 }, genders: { female: 60 } },
  });
  expect(reading.accounts[1]?.values).toMatchObject({ notes: "only", tags: ["a"], keywords: ["chess"] });
});

test("the country's own column counts, whichever stands first", () => {
  const before = read('Handle,Platform,Country,City\nana,instagram,Spain,"Lisbon, Portugal"');
  const alone = read('Handle,Platform,Country,City\nana,instagram,,"Lisbon, Portugal"');

  expect(before.accounts[0]?.values).toEqual({ country: "ES", city: "lisbon" });
  expect(alone.accounts[0]?.values).toEqual({ country: "PT", city: "lisbon" });
});

const nameBeside = (cell: string) =>
  read(`Name,Handle,Platform\n${cell},ana,instagram\nBen B,ben,instagram\nCid C,cid,instagram`).accounts[0]
    ?.values.name;

test("an account in the column of names is no name", () => {
  expect([nameBeside("@ana"), nameBeside("instagram.com/ana"), nameBeside("Ana @home")]).toEqual([
    undefined,
    undefined,
    "Ana @home",
  ]);
});

test("of several accounts in a row each problem is told once", () => {
  const reading = read(
    "Instagram,TikTok,Country\n@ana,@ana.tt,Atlantis\n@ben,@ben.tt,Spain\n@cid,@cid.tt,Spain",
  );

  expect(reading.problems).toHaveLength(1);
  expect(reading.accounts).toHaveLength(6);
});

/** Rates of a column with so many fractions and other cells beside them. */
function fractionRates(header: string, fractions: string[], others: string[] = []) {
  const cells = [...fractions, ...others];
  return rates(
    read(
      [`handle,platform,${header}`, ...cells.map((cell, index) => `ana${index},instagram,${cell}`)].join(
        "\n",
      ),
      {
        mapping: [{ index: 2, field: header === "Rate" ? "engagementRate" : "audienceFemale" }],
      },
    ),
  );
}

const alike = (count: number, value = "0.03") => Array.from({ length: count }, () => value);

test("nineteen of twenty cells make a column of fractions, and their middle is not above 0.35", () => {
  expect(fractionRates("Rate", alike(19), ["7"])[0]).toBe(3);
  expect(fractionRates("Rate", alike(18), ["7"])[0]).toBe(0.03);
  expect(fractionRates("Rate", alike(3, "0.35"))[0]).toBe(35);
  expect(fractionRates("Rate", alike(3, "0.36"))[0]).toBe(0.36);
  expect(fractionRates("Rate", ["0", "0"])[0]).toBe(0);
  expect(fractionRates("Rate", ["1", "0.1", "0.1"])[0]).toBe(100);
  expect(fractionRates("Rate", ["0.03", "0.03", "5%"])).toEqual([3, 3, 5]);
});

test("a share of an audience may be a fraction of any size", () => {
  const reading = read("handle,platform,Female\na,instagram,0.6\nb,instagram,0.7");

  expect(reading.accounts.map(({ values }) => values.audience?.genders?.female)).toEqual([60, 70]);
});

test("a sign that several currencies have decides no country", () => {
  const reading = read(
    "handle,platform,city,price\na,instagram,San Juan,$ 300\nb,instagram,San Juan,PHP 300",
  );

  expect(reading.accounts.map(({ values }) => values.country)).toEqual([undefined, "PH"]);
});

test("“B” is a thousand in a Turkish table and a billion elsewhere, which no account has", () => {
  const turkish = read(
    "Kullanıcı;Platform;Takipçi;Şehir\n@a;instagram;91,4 B;Bursa\n@b;instagram;12 bin;Konya",
  );
  const english = read("handle,platform,followers\na,instagram,3.2B\nb,instagram,40K");

  expect(turkish.accounts.map(({ values }) => values.followers)).toEqual([91_400, 12_000]);
  expect(english.accounts.map(({ values }) => values.followers)).toEqual([undefined, 40_000]);
  expect(english.problems).toEqual([
    {
      line: 2,
      column: "followers",
      message: "“3.2B” is more followers than an account can have. It stays NA.",
    },
  ]);
});

test("a currency beside a price that cannot be read is listed with it", () => {
  const reading = read("handle,platform,fee,currency\na,instagram,on request,SEK\nb,instagram,4000,SEK");

  expect(reading.notUsed.filter(({ line }) => line === 2)).toMatchObject([
    { column: "fee", value: "on request" },
    { column: "currency", value: "SEK", reason: "There is no price in this row that it could belong to" },
  ]);
});

test("a phone without its plus decides where a city is, and English never does", () => {
  const reading = read(
    "handle,platform,city,language,phone\na,instagram,Salem,English,919876501234\nb,instagram,Salem,English,",
  );

  expect(reading.accounts.map(({ values }) => values.country)).toEqual(["IN", undefined]);
});

test("a footnote, “negotiable” and codes of cars cost no value, and “none” answers a team's own question", () => {
  const reading = read(
    'handle,platform,Land,fee,Allergic to,shoes\na,instagram,D,"95,00 €*",none,none\nb,instagram,A,400 EUR VHB,latex,41',
  );

  expect(reading.accounts.map(({ values: { country, prices, own } }) => [country, prices?.[0], own])).toEqual(
    [
      [
        "DE",
        { amount: 95, currency: "EUR", format: null },
        { "Allergic to": { kind: "text", value: "none" }, shoes: undefined },
      ],
      [
        "AT",
        { amount: 400, currency: "EUR", format: null },
        {
          "Allergic to": { kind: "text", value: "latex" },
          fee: { kind: "text", value: "400 EUR VHB" },
          shoes: { kind: "number", value: 41 },
        },
      ],
    ],
  );
});

test("columns of the eldest and of men are shares of the audience, however they are written", () => {
  const shares = read(
    "handle,platform,Frauen,Männlich,18-24,55+\na,instagram,70%,30%,40%,6%\nb,instagram,61%,39%,35%,8%",
  );
  const written = read("handle,platform,followers,65 plus %\na,instagram,9000,4%\nb,instagram,8000,5%");

  expect(shares.accounts[0]?.values.audience).toEqual({
    genders: { female: 70, male: 30 },
    ages: { "18-24": 40, "55+": 6 },
  });
  expect(written.accounts[0]?.values.audience).toEqual({ ages: { "65+": 4 } });
});

test("a sign of per cent may stand in front, and taxes behind a currency that is also a word", () => {
  const reading = read(
    "handle;platform;Etkileşim;Reels Ücreti\na;instagram;%4,5;21.000 TL + KDV\nb;instagram;%6,2;900 TL",
  );

  expect(reading.accounts.map(({ values }) => [values.engagementRate, values.prices?.[0]])).toEqual([
    [4.5, { amount: 21_000, currency: "TRY", format: "reel", vat: "excluded" }],
    [6.2, { amount: 900, currency: "TRY", format: "reel" }],
  ]);
});
