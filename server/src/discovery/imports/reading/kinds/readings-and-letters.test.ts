import { expect, test } from "vitest";
import { read } from "#/discovery/imports/reading/reading.fixtures.ts";
import { formatOfLetter } from "#/discovery/imports/reading/offers/offer-pieces.ts";

const LINK = "https://www.instagram.com/p/DN1";

function viewsOf(one: string, other: string) {
  const table = `Creator;Link;Posted on;${one};${other}\n@ana;${LINK};2026-08-09;100;200`;
  return read(table).records.map((record) => ("views" in record ? record.views : null));
}

test.each([
  ["Views D+1", "Views D+7"],
  ["Views D+7", "Views now (30 Sep)"],
  ["Views J+1", "Views J+30"],
  ["Views day 1", "Views day 7"],
  ["Views Tag 1", "Views Tag 7"],
  ["Views jour 1", "Views jour 7"],
  ["Views dia 1", "Views dia 7"],
  ["Views giorno 1", "Views giorno 7"],
  ["Views T+1", "Views T+7"],
  ["Views g1", "Views g7"],
  ["Views week 1", "Views week 4"],
  ["Views Woche 1", "Views Woche 4"],
  ["Views w1", "Views w4"],
  ["Views D+7", "Views"],
  ["Views (24h)", "Views D+1"],
  ["Views", "Views latest"],
  ["Views", "Views current"],
  ["Views", "Views today"],
  ["Views", "Views final"],
  ["Views", "Views jetzt"],
  ["Views", "Views aktuell"],
  ["Views", "Views heute"],
  ["Views", "Views actuelles"],
  ["Views", "Views actuales"],
  ["Views", "Views hoy"],
  ["Views", "Views atual"],
  ["Views", "Views atuais"],
  ["Views", "Views hoje"],
  ["Views", "Views abhi"],
])("of “%s” and “%s” the second is how it stands, whichever comes first", (early, late) => {
  expect(viewsOf(early, late)).toEqual([200]);
  expect(viewsOf(late, early)).toEqual([100]);
});

test.each([
  ["R", "reel"],
  ["r", "reel"],
  ["3 S", "story"],
  ["S x2", "story"],
  ["2x C", "carousel"],
  ["V", "video"],
  ["M", null],
  ["RS", null],
  ["", null],
])("“%s” stands for %s", (cell, wanted) => {
  expect(formatOfLetter(cell)).toBe(wanted);
});

const posted = (...letters: string[]) =>
  read(
    [
      "Creator;Qué;Fecha;Link;Views",
      ...letters.map((letter, at) => `@ana;${letter};2026-09-0${at + 1};${LINK}${at};${at}`),
    ].join("\n"),
  ).records.map((record) => ("format" in record ? record.format : null));

test("a column of letters with “R” among them says what posts are; one of sizes does not", () => {
  expect(posted("R", "3 S", "C", "vídeo", "R")).toEqual(["reel", "story", "carousel", "video", "reel"]);
  expect(posted("S", "S", "C", "S")).toEqual([null, null, null, null]);
  expect(posted("S", "M", "R", "L")).toEqual([null, null, null, null]);
});

const sold = (...cells: string[]) =>
  read(
    [
      "Influencer;Fecha;Link;Views;Cód.;Ventas",
      ...cells.map((cell, at) => `@ana;2026-09-0${at + 1};${LINK}${at};100;ANA10;${cell}`),
    ].join("\n"),
  ).records.map((record) => ("revenue" in record ? [record.orders, record.revenue?.amount ?? null] : null));

test("“Ventas” over small whole numbers of posts counts orders; larger ones and those with decimals are amounts", () => {
  expect(sold("61", "5", "99")).toEqual([
    [61, null],
    [5, null],
    [99, null],
  ]);
  expect(sold("100", "200", "300")).toEqual([
    [null, 100],
    [null, 200],
    [null, 300],
  ]);
  expect(sold("61,50", "5,20", "9,00").map((one) => one?.[0])).toEqual([null, null, null]);
});

test("net, tax and gross together are of invoices, also where no word says so; a bare rate is no amount", () => {
  const table = [
    "Influencer;Profil;Netto;VAT;Brutto;Status",
    "Kinga;@kinga;100 €;23%;123 €;paid",
    "Tomasz;@tomasz;200 €;23;246 €;open",
    "Joanna;@joanna;200 €;46 €;246 €;open",
  ].join("\n");
  const { kind, records } = read(table);

  expect(kind).toBe("payments");
  expect(records.map((record) => ("vat" in record ? (record.vat?.amount ?? null) : "–"))).toEqual([
    null,
    null,
    46,
  ]);
});

test.each(["Criado em", "Criada em", "Creado el", "Creada el", "Créé le", "Créée le", "Erstellt am"])(
  "“%s” is when an order was made, and “Influ” by whom",
  (header) => {
    const table = `Pedido;${header};Cupom;Total;Influ (Duda)\n#1;2026-10-01;ANA10;20 €;@ana\n#2;2026-10-02;ANA10;30 €;@ana`;
    const { kind, records } = read(table);

    expect(kind).toBe("orders");
    expect(records).toMatchObject([
      { orderedAt: "2026-10-01", handle: "ana" },
      { orderedAt: "2026-10-02", handle: "ana" },
    ]);
  },
);

test.each(["live", "directo", "En directo", "en vivo", "ao vivo", "en direct", "in diretta"])(
  "a post that was “%s” is none of its own kind, and its profile in place of a link says whose it is",
  (format) => {
    const table = `Creator;Link;Format;Posted on;Views\nIsa Montero;https://www.instagram.com/isa.montero/;${format};2026-11-12;1250\nIsa Montero;${LINK};Reel;2026-11-13;900`;

    expect(read(table).records[0]).toMatchObject({
      platform: "instagram",
      handle: "isa.montero",
      format: "live",
    });
  },
);
