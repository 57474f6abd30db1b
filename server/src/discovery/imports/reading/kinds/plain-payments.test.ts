import { expect, test } from "vitest";
import { read } from "#/discovery/imports/reading/reading.fixtures.ts";

const ROWS = [
  "@majo.mx\t2 reels\t140\t2026-05-12",
  "@historiasmx\treel\t90\t2026-05-14",
  "@luz.mx\treel\t200\t2026-05-20",
];

function sheet(header: string): string {
  return [header.replaceAll(" ; ", "\t"), ...ROWS].join("\n");
}

test.each([
  "Creator ; What for ; Amount ; Paid on",
  "Talent ; Job ; Amount ($) ; Transfer date",
  "Creadora ; Concepto ; Importe ; Fecha de pago",
  "Creadora ; Concepto ; Monto ; Pagado el",
  "Creator ; Zweck ; Summe ; überwiesen am",
  "Influencerin ; wofür ; Betrag ; bezahlt am",
  "Créatrice ; Objet ; Montant TTC ; Date de virement",
  "Créateur ; Objet ; Montant ; Payé le",
  "Criadora ; Descrição ; Valor (R$) ; Data do pagamento",
  "Criador ; Referente a ; Valor ; Pago em",
  "Twórca ; Za co ; Kwota brutto ; Opłacone dnia",
  "Creator ; Motivo ; Importo ; Pagato il",
  "Kreator ; Keterangan ; Jumlah ; Tanggal bayar",
  "Influencer ; Açıklama ; Tutar ; Ödeme tarihi",
])("who got how much on which day is a payment: %s", (header) => {
  const { kind, records } = read(sheet(header), { kind: undefined });

  expect(kind).toBe("payments");
  expect(records).toMatchObject([
    { handle: "majo.mx", gross: { amount: 140 }, paidOn: "2026-05-12", state: "paid" },
    { handle: "historiasmx", gross: { amount: 90 }, paidOn: "2026-05-14" },
    { handle: "luz.mx", gross: { amount: 200 }, paidOn: "2026-05-20" },
  ]);
});

test.each([
  ["a creator, whose city and e-mail stand beside", "Creator ; City ; Fee ; Paid on ; Email", "creators"],
  ["a creator, whose followers stand beside", "Creator ; Followers ; Fee ; Paid on", "creators"],
])("a day of payment alone makes none: each row is %s", (_, header, kind) => {
  const columns = header.split(" ; ");
  const cells: Readonly<Record<string, string>> = {
    City: "Berlin",
    Email: "a@mail.example",
    Fee: "300 €",
    Followers: "12.300",
    "Paid on": "2026-05-12",
  };
  const rows = ["@ana", "@ben", "@cid"].map((handle) =>
    columns.map((column) => cells[column] ?? handle).join("\t"),
  );

  expect(read([columns.join("\t"), ...rows].join("\n"), { platform: "instagram" }).kind).toBe(kind);
});

test("a post with its fee and the day of the payment stays a post", () => {
  const header = "Creator\tLink\tViews\tFee\tPaid on";
  const row = "@ana\thttps://www.instagram.com/reel/AbC1\t12000\t300 €\t2026-05-12";

  expect(read(`${header}\n${row}`).kind).toBe("posts");
});

test("a platform said for all payments makes no account of a name, and none beside the one that is known", () => {
  const text = [
    "Creadora\tConcepto\tImporte\tPagado el",
    "Majo\tReel mayo\t140\t2026-05-12",
    "historiasmx\t2 stories\t90\t2026-05-14",
    "@luz.mx\treel\t200\t2026-05-20",
  ].join("\n");
  const first = read(text, { platform: "tiktok" });
  const { accounts, records, withoutPlatform } = read(text, {
    platform: "tiktok",
    places: new Map([["historiasmx", "youtube"]]),
  });

  expect(first.unplaced).toEqual(["majo", "historiasmx", "luz.mx"]);
  expect(accounts.map(({ platform, handle }) => `${platform} ${handle}`)).toEqual([
    "youtube historiasmx",
    "tiktok luz.mx",
  ]);
  expect(records).toMatchObject([{ creator: "Majo", gross: { amount: 140 } }, {}, {}]);
  expect(withoutPlatform).toBe(0);
});

test.each([
  "Creator ; Content ; Rate excl. VAT ; VAT ; Rate incl. VAT ; Usage rights",
  "Creator ; Format ; Preis netto ; MwSt ; Preis brutto ; Nutzungsrechte",
  "Créatrice ; Contenu ; Tarif HT ; TVA ; Tarif TTC ; Exclusivité",
])("a price with its tax and what it gives the right to is no payment: %s", (header) => {
  const rows = [
    "@majo.mx\tReel\t€ 500\t€ 100\t€ 600\t3 months",
    "@luz.mx\tStory\t€ 200\t€ 40\t€ 240\t1 month",
  ];
  const { kind, records, accounts } = read([header.replaceAll(" ; ", "\t"), ...rows].join("\n"), {
    kind: undefined,
  });

  expect([kind, records]).toEqual(["creators", []]);
  expect(accounts.map(({ values }) => values.prices?.length ?? 0)).not.toContain(0);
});

test("what is told of its payment makes an amount one, whatever right stands beside it", () => {
  const header = "Creator\tContent\tNet\tVAT\tGross\tUsage rights\tInvoice no";
  const { kind } = read([header, "@majo.mx\tReel\t€ 500\t€ 100\t€ 600\t3 months\t2026-17"].join("\n"), {
    kind: undefined,
  });

  expect(kind).toBe("payments");
});
