import { expect, test } from "vitest";
import { sharedApp } from "#/acceptance/test-app.fixtures.ts";

const PERSON = {
  Name: "Lena Moos",
  "E-mail": "lena@moos.example",
  Phone: "+49 170 1234567",
  City: "Hamburg",
  Country: "Germany",
  Language: "German",
  Gender: "female",
  Status: "do not contact",
  Owner: "Jo Baker",
  Client: "Oatly",
  Agency: "Fern Talent",
  Code: "LENA10",
  "Last contact": "2026-10-02",
  "Last deal": "2026-09-14",
  "Last fee": "450,50 €",
  "Fee paid": "430 €",
  Notes: "Likes tea; asks 3 weeks ahead, never on Mondays",
  Tags: "tea, slow",
  Mood: "calm",
  Size: "38,5",
  Birthday: "1994-02-11",
  Budget: "1.250 €",
  Status2: "see list",
};
const ONE = {
  Followers: "84.200",
  "Engagement rate (%)": "0,9",
  "Avg views": "12.450",
  "Avg likes": "830",
  "Avg comments": "41",
  Verified: "yes",
  Category: "Beauty, slow living",
  Bio: "Tea, mugs & mornings\nHamburg",
  Brands: "oatly, yogi tea",
  "Other links": "https://lenamoos.example/shop",
  "Female audience (%)": "62,5",
  "Male audience (%)": "37,5",
  "Audience 18-24 (%)": "30",
  "Audience 65+ (%)": "1,5",
  "Audience countries": "Germany 41%, Austria 20,5%",
};
const PRICES = {
  "Preis Reel": "450-600 € inkl. MwSt., 3 months usage",
  "Preis Story": "120 € + MwSt., 6 months exclusivity",
  "Preis Post": "300 €",
};

type Send = Awaited<ReturnType<Awaited<ReturnType<typeof sharedApp>>["signIn"]>>;

function table(rows: Record<string, string>[]): string {
  const headers = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return [headers, ...rows.map((row) => headers.map((header) => row[header] ?? ""))]
    .map((cells) => cells.map(quoted).join(";"))
    .join("\n");
}

function quoted(cell: string): string {
  return `"${cell.replaceAll('"', '""')}"`;
}

/** All that is known of each creator, without what belongs to a workspace alone. */
async function known(send: Send): Promise<unknown[]> {
  const { items } = (await send("POST", "/api/v1/creators/search", { filters: {}, limit: 50 })).json();
  const all: unknown[] = [];
  for (const { id } of items) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- one after another
    const profile = (await send("GET", `/api/v1/creators/${id}`)).json();
    all.push(JSON.parse(JSON.stringify(profile, withoutIds)));
  }
  return all.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
}

/** What belongs to a workspace. */
const OF_WORKSPACE = new Set("id creatorId version updatedAt source trend matches".split(" "));

function withoutIds(name: string, value: unknown): unknown {
  return OF_WORKSPACE.has(name) ? undefined : value;
}

async function exported(send: Send): Promise<string> {
  const { items } = (await send("POST", "/api/v1/creators/search", { filters: {}, limit: 50 })).json();
  const creatorIds = items.map(({ id }: { id: string }) => id);
  const { id } = (await send("POST", "/api/v1/collections", { name: "All", creatorIds })).json();
  return (await send("GET", `/api/v1/collections/${id}/export.csv`)).body;
}

test.each([
  [
    "one account each",
    [
      { Handle: "lena.moos", Platform: "Instagram", ...PERSON, ...ONE, ...PRICES },
      {
        Handle: "tom",
        Platform: "TikTok",
        Name: "Tom",
        Status: "not contacted",
        Followers: "900",
        "Preis Video": "90 €",
      },
      { Handle: "una", Platform: "YouTube", Name: "Una", Status: "negotiating" },
    ],
  ],
  [
    "several accounts",
    [
      {
        ...PERSON,
        Instagram: "lena.moos",
        TikTok: "lenamoos",
        ...Object.fromEntries(Object.entries(ONE).map(([header, cell]) => [`Instagram ${header}`, cell])),
        "Instagram Reel price": "450 €",
        "Instagram Story price": "120 €",
        "TikTok Followers": "142.600",
        "TikTok video price": "800 € inkl. MwSt.",
      },
      { Name: "Una", TikTok: "una" },
      { Name: "Vio", Instagram: "@vio.one, @vio.two", "Instagram Followers": "1.300" },
      { Instagram: "vio.two", "Instagram Followers": "77", "Instagram Bio": "The second one" },
    ],
  ],
])("creators with %s go through a collection's export into another workspace whole", async (_what, rows) => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const ben = await app.signIn();
  const brought = (await ana("POST", "/api/v1/imports", { text: table(rows) })).json();
  expect(brought.rows).toMatchObject({ failed: 0, skipped: 0 });

  const csv = await exported(ana);
  const preview = (await ben("POST", "/api/v1/imports/preview", { text: csv })).json();
  await ben("POST", "/api/v1/imports", { text: csv });

  expect(preview.kind).toBe("creators");
  expect(preview.doubtful).toEqual([]);
  expect(new Set(preview.notUsed.map(({ column }: { column: string }) => column))).toEqual(
    new Set(["Triage"]),
  );
  const [before, after] = [await known(ana), await known(ben)];
  expect(after).toEqual(before);
});

test("a collection that is exported, imported again and exported is the same to the byte", async () => {
  const ana = await (await sharedApp()).signIn();
  const rows = [
    { Handle: "lena.moos", Platform: "Instagram", ...PERSON, ...ONE, ...PRICES },
    { Handle: "tom", Platform: "TikTok", Name: "Tom", Notes: "slow to answer", Tags: "tea" },
  ];
  await ana("POST", "/api/v1/imports", { text: table(rows) });
  const { items } = (await ana("POST", "/api/v1/creators/search", { filters: {}, limit: 50 })).json();
  const creatorIds = items.map(({ id }: { id: string }) => id);
  const { id } = (await ana("POST", "/api/v1/collections", { name: "All", creatorIds })).json();
  for (const creatorId of creatorIds) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- one after another
    await ana("PATCH", `/api/v1/collections/${id}/creators/${creatorId}`, {
      version: 1,
      note: "call first",
      tags: ["spring"],
      state: "shortlisted",
    });
  }
  const csv = async () => (await ana("GET", `/api/v1/collections/${id}/export.csv`)).body;

  const first = await csv();
  const imported = (await ana("POST", "/api/v1/imports", { text: first })).json();
  const second = await csv();

  expect(first).toContain("call first");
  expect(imported.rows).toMatchObject({ created: 0, updated: 0, failed: 0 });
  expect(second).toBe(first);
});
