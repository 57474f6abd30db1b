import { expect, test } from "vitest";
import { read, whole } from "./reading.fixtures.ts";
import type { Reading } from "./reading.ts";
import type { Values } from "./values.ts";

function values(reading: Reading): Values[] {
  return reading.accounts.map((account) => account.values);
}

function valueOf(header: string, cell: string): Values | undefined {
  return values(read(`Instagram;Followers;${header}\n@ana;900;${cell}`))[0];
}

test.each([
  "see https://linktr.ee/merge",
  "all: linktr.ee/merge",
  "mail me at ana@mail.example",
  "tea & mugs",
])("“%s” below a bio is the bio, link and all", (cell) => {
  expect(valueOf("Bio", cell)?.bio).toBe(cell);
});

test.each([
  ["see https://linktr.ee/merge, daily", ["https://linktr.ee/merge"]],
  ["linktr.ee/merge", ["linktr.ee/merge"]],
  ["https://www.merge.example", ["https://www.merge.example"]],
  ["blog: merge.example/blog. shop: www.merge.shop", ["merge.example/blog", "www.merge.shop"]],
  ["mail me at ana@mail.example", undefined],
  ["she/her. and/or tea", undefined],
])("the bio “%s” gives its links", (cell, links) => {
  expect(valueOf("Bio", cell)).toMatchObject({ bio: cell });
  expect(valueOf("Bio", cell)?.links).toEqual(links);
});

test("bios that are links one and all are bios, and give them", () => {
  const reading = read("Instagram;Followers;Bio\n@ana;900;linktr.ee/ana\n@ben;800;https://ben.example/");

  expect(values(reading).map(({ bio, links }) => [bio, links])).toEqual([
    ["linktr.ee/ana", ["linktr.ee/ana"]],
    ["https://ben.example/", ["https://ben.example/"]],
  ]);
});

test.each([
  "Bio link",
  "bioLinks",
  "Link in bio",
  "Links in the bio",
  "Bio links",
  "bio_url",
  "Links",
  "Web",
  "Webseite",
  "Website",
  "Other links",
  "Lien en bio",
  "Enlace en bio",
  "Link na bio",
  "Site web",
  "Link",
])("%s are links", (header) => {
  expect(valueOf(header, "https://linktr.ee/ana")?.links).toEqual(["https://linktr.ee/ana"]);
});

test.each([
  "Address",
  "Shipping address",
  "Postal address",
  "Adresse",
  "Anschrift",
  "Lieferadresse",
  "Dirección",
  "Endereço",
  "Indirizzo",
  "address1",
])("%s is where a creator's parcels go", (header) => {
  expect(valueOf(header, "Moor Road 3, 20095 Hamburg")?.address).toBe("Moor Road 3, 20095 Hamburg");
});

test.each(["Email address", "IP address", "Wallet address"])("%s is none", (header) => {
  expect(valueOf(header, "ana@mail.example")?.address).toBeUndefined();
});

test.each(["Exclu", "exclusivité", "Exclusivity"])(
  "%s is for how long a price holds others out",
  (header) => {
    const [found] = values(read(`Instagram;Reel price;${header}\n@ana;900 €;3 mois\n@ben;800 €;2 mois`));

    expect(found?.prices).toEqual([{ amount: 900, currency: "EUR", format: "reel", exclusivityMonths: 3 }]);
  },
);

test.each(["Client", "Owner", "Agency"])(
  "several names below %s are none of that name, and stay as they are written",
  (header) => {
    const field = header.toLowerCase();
    const found = values(read(`Instagram\tFollowers\t${header}\n@ana\t900\tVeganz;Oatly\n@ben\t900\tOatly`));

    expect(found).toEqual([
      { followers: 900, own: { [header]: { kind: "text", value: "Veganz;Oatly" } } },
      { followers: 900, [field]: "Oatly" },
    ]);
  },
);

test("whose manager is meant a person is asked, and not where the header says it", () => {
  const asked = ["Manager", "Account manager", "Talent manager"].map((header) =>
    read(`Instagram;Followers;${header}\n@ana;900;Priya\n@ben;900;Rohan`).doubtful.map(
      ({ question }) => question,
    ),
  );

  expect(asked).toEqual([["“Manager” looks like agency"], [], []]);
});

test("links of posts, one a line, are posts", () => {
  const reading = read(
    "https://www.instagram.com/reel/AAA111AAA11/\nhttps://www.instagram.com/p/AAA111AAB11/?utm_source=x\nhttps://www.tiktok.com/@ben/video/7300000000000000001",
  );

  expect([
    reading.kind,
    reading.records.map((one) => ["url" in one && one.url, one.platform, one.handle]),
    reading.notUsed,
  ]).toEqual([
    "posts",
    [
      ["https://www.instagram.com/reel/AAA111AAA11", "instagram", null],
      ["https://www.instagram.com/p/AAA111AAB11", "instagram", null],
      ["https://www.tiktok.com/@ben/video/7300000000000000001", "tiktok", "ben"],
    ],
    [],
  ]);
});

test("links of profiles among them keep the list one of creators", () => {
  expect(read("https://www.instagram.com/ana\nhttps://www.tiktok.com/@ben").kind).toBe("creators");
});

test.each([
  ["12k-15k", 12_000],
  ["12-15k", 12_000],
  ["12.000 – 15.000", 12_000],
  ["12k to 15k", 12_000],
])("of the views %s the lower end is read, and that it is a part is told", (cell, views) => {
  const reading = read(`Instagram;Views\n@ana;${cell}\n@ben;4000`);

  expect([values(reading)[0]?.avgViews, reading.problems.map(({ message }) => message)]).toEqual([
    views,
    [`Only a part of “${cell}” is kept: a creator has one number of views here.`],
  ]);
});

test("what is no range of views stays as it is", () => {
  expect(
    whole(read("Instagram;Views\n@ana;15k-12k\n@ben;4000")).some((line) => line.includes("“15k-12k” is no")),
  ).toBe(true);
});

test.each([["Country", "Germany, Austria", "Austria"]])(
  "below %s what “%s” says besides the first is listed by name",
  (header, cell, further) => {
    const { problems, notUsed } = read(`Instagram;Followers;${header}\n@ana;900;${cell}`);

    for (const told of [problems.map(({ message }) => message), notUsed.map(({ reason }) => reason)])
      expect(told).toEqual([expect.stringContaining(`Not kept: ${further}.`)]);
  },
);

test("a number of whoever looks after a creator is never the creator's own", () => {
  const { accounts } = read(
    [
      "Creator Name;POC / Talent Mgr;Mgr WhatsApp;Creator No.;Tel. Mgmt;Móvil de la agencia;Insta",
      "Anvi;Rohit;+91 98200 55501;98450 55512;040 555 201;934 55 51 07;@anvi",
      "Bo;self;;;;;@bo",
    ].join("\n"),
  );

  expect(accounts.map(({ values: { name, phone } }) => [name, phone])).toEqual([
    ["Anvi", "98450 55512"],
    ["Bo", undefined],
  ]);
  expect(accounts[0]?.values.own).toMatchObject({
    "Mgr WhatsApp": { value: "+91 98200 55501" },
    "Tel. Mgmt": { value: "040 555 201" },
    "Móvil de la agencia": { value: "934 55 51 07" },
  });
});
