import type { ImportKind } from "@app/contract/discovery/import-history";
import { expect, test } from "vitest";
import { byLength } from "#/acceptance/test-length.fixtures.ts";
import { read } from "./reading.fixtures.ts";
import type { Reading } from "./reading.ts";

/** A plain table of each kind, to which a further column comes. */
const TABLES: readonly (readonly [ImportKind, head: string, ...rows: string[]])[] = [
  [
    "posts",
    "Creator;Link;Posted;Views",
    "@ana.reis;https://www.instagram.com/reel/AAA111/;2026-02-03;5100",
    "@bruno.k;https://www.instagram.com/reel/BBB222/;2026-02-05;6200",
    "@clara.w;https://www.instagram.com/reel/CCC333/;2026-02-09;7300",
  ],
  [
    "orders",
    "Order;Ordered;Code;Amount",
    "#9001;2026-02-03;ANA10;51.00 EUR",
    "#9002;2026-02-05;BRUNO10;62.00 EUR",
    "#9003;2026-02-09;CLARA10;73.00 EUR",
  ],
  [
    "payments",
    "Influencer;Invoice;Issued;Gross",
    "@ana.reis;RE-01;2026-02-03;510 EUR",
    "@bruno.k;RE-02;2026-02-05;620 EUR",
    "@clara.w;RE-03;2026-02-09;730 EUR",
  ],
  ["creators", "Instagram;Followers", "@ana.reis;5100", "@bruno.k;6200", "@clara.w;7300"],
];

/** What teams write above such columns: whose the row is, what it is of, what it came to, what is said beside it. */
const HEADERS = `
  Campaign; Campaign name; Campaign status; Kampagne; Campagne; Campaña; Campanha; Projekt; Activation;
  Client; Kunde; Cliente; Brand; Marke; Marque; Collection; Kollektion; List; Agency; Agentur; Agence; Agencia;
  Manager; Owner; Betreuer; Status; Statut; Estado; Stage; Note; Notiz; Remarque; Comment; Comments; Tags; Label;
  Impressions; Impressionen; Impresiones; Reach; Reichweite; Likes; Saves; Shares; Clicks; Story views; Plays;
  Fee; Honorar; Cachet; Budget; Cost; Price; Reel; Story; 1 TikTok; Net; VAT; Total; Refund; Revenue; Umsatz; Commission;
  Date; Datum; Fecha; Due; Paid on; Deadline; Go live; Contract signed; Last contact; Format; Deliverables; Type; Platform;
  Name; Full name; First name; E-mail; Phone; Country; City; Language; Category; Followers; Engagement rate; Gender; Bio;
  Code; Coupon; Link; URL; Website; Order; Invoice; Paid; Currency; Usage rights; Exclusivity; Affiliate; Affiliate email;
  Caption; Hashtags; Mentions; Audience; Rating; Size; Column 7; Sonstiges
`
  .split(";")
  .map((header) => header.trim());

/** Cells of one kind each; what is looked for of them wherever they went, as numbers, days and words are stored. */
const CELLS: Readonly<Record<string, readonly (readonly [cell: string, kept: string])[]>> = {
  words: [
    ["Zebra Fjord", "zebra fjord"],
    ["Quartz Lagoon", "quartz lagoon"],
    ["Umber Canyon", "umber canyon"],
  ],
  numbers: [
    ["4817", "4817"],
    ["5923", "5923"],
    ["6731", "6731"],
  ],
  days: [
    ["2026-03-14", "2026-03-14"],
    ["2026-03-19", "2026-03-19"],
    ["2026-04-21", "2026-04-21"],
  ],
  money: [
    ["4817 EUR", "4817"],
    ["5923 EUR", "5923"],
    ["6731 EUR", "6731"],
  ],
  mails: [
    ["zebra@fjord.example", "zebra@fjord.example"],
    ["quartz@lagoon.example", "quartz@lagoon.example"],
    ["umber@canyon.example", "umber@canyon.example"],
  ],
};

/** In a short run few of all tables, of every kind. */
const STEP = byLength({ short: 29, long: 1 });

/** Each table with one column more, as text. */
const WIDENED = TABLES.flatMap(([kind, head, ...rows]) =>
  HEADERS.flatMap((header) =>
    Object.entries(CELLS).map(([what, cells]) => ({
      kind,
      name: `${kind}, “${header}” over ${what}`,
      text: [`${head};${header}`, ...rows.map((row, at) => `${row};${cells[at]?.[0]}`)].join("\n"),
      index: head.split(";").length,
      cells,
    })),
  ),
).filter((_table, at) => at % STEP === 0);
const OPTIONS = { currency: "EUR", platform: "instagram" } as const;

test("whatever a column is called and holds, each of its cells is stored, kept as it is written, or told", () => {
  const lost = WIDENED.flatMap(({ kind, name, text, cells }) => {
    const all = everything(read(text, { kind, ...OPTIONS }));
    const gone = cells.filter(([, kept]) => !all.includes(inWords(kept))).map(([cell]) => cell);
    return gone.length === 0 ? [] : [`${name}: ${gone.join(", ")}`];
  });

  expect(lost).toEqual([]);
});

test("whatever a column is called and holds, a person can keep it as a field of their own, or leave it out", () => {
  const odd = WIDENED.flatMap(({ kind, name, text, index, cells }) => {
    const kept = read(text, { kind, ...OPTIONS, mapping: [{ index, field: "own" }] });
    const own = inWords(JSON.stringify([kept.accounts.map(({ values }) => values.own), fieldsOf(kept)]));
    const gone = cells.filter(([, value]) => !own.includes(inWords(value))).map(([cell]) => cell);
    const left = read(text, { kind, ...OPTIONS, mapping: [{ index, field: "ignore" }] });
    const said = left.notUsed.filter(({ reason }) => reason === "You left this column out");
    return gone.length === 0 && kept.cells.ownFields >= cells.length && said.length === cells.length
      ? []
      : [`${name}: ${gone.join(", ")}, ${kept.cells.ownFields} kept, ${said.length} left out`];
  });

  expect(odd).toEqual([]);
});

function fieldsOf({ records }: Reading) {
  return records.map(({ fields }) => fields);
}

/** All that is kept or told of a table, but for the rows as they stand in the file. */
function everything({ accounts, records, problems, notUsed }: Reading): string {
  const values = accounts.map((account) => account.values);
  return inWords(JSON.stringify({ values, records, problems, notUsed }));
}

/** A topic is kept without its marks. */
function inWords(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z\d]+/gu, " ");
}
