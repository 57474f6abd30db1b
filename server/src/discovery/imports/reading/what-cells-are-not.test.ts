import { expect, test } from "vitest";
import { fields, keys, read, reasons } from "./reading.fixtures.ts";

test.each(["Gennemsnit", "Gns.", "Snitt", "Medelvärde", "Gemiddelde", "Průměr", "Ortalama"])(
  "“%s” in front of figures is nobody",
  (word) => {
    const { accounts, records, rows } = read(
      `Profil;Link;Views;Likes\n@maja.h;https://www.instagram.com/reel/QQ1/;4100;220\n@otto.k;https://www.instagram.com/reel/QQ2/;3900;180\n${word};;4000;200`,
      { platform: "instagram" },
    );

    expect(accounts.map(({ key }) => key)).toEqual(["instagram maja.h", "instagram otto.k"]);
    expect(records).toHaveLength(2);
    expect(rows.at(-1)?.leftOut?.kind).toBe("skipped");
  },
);

test("what a client says of somebody is no client", () => {
  const said = read("Instagram;Client feedback\n@maja.h;too quiet for us\n@otto.k;adore him!");
  const named = read("Instagram;Client\n@maja.h;Nordlys\n@otto.k;Havn");

  expect(said.accounts.map(({ values: { client } }) => client)).toEqual([undefined, undefined]);
  expect(said.accounts[0]?.values.own).toMatchObject({ "Client feedback": { value: "too quiet for us" } });
  expect(named.accounts.map(({ values: { client } }) => client)).toEqual(["Nordlys", "Havn"]);
});

test("a “$” above a column is the dollar of its table or workspace", () => {
  const sales = "Créateur;Code;Commandes;Ventes ($)\n@zoe.l;ZOE10;12;1 450,50\n@luc.t;LUC10;9;980,00 $";
  const prices = "Instagram;Reel ($)\n@zoe.l;450\n@luc.t;$300";

  expect(moneyOf(sales, "CAD")).toEqual(["CAD", "CAD"]);
  expect(moneyOf(`Montants en $ CA avant taxes\n${sales}`, "CAD")).toEqual(["CAD", "CAD"]);
  expect(moneyOf(prices, "AUD")).toMatchObject([{ currency: "AUD" }, { currency: "AUD" }]);
  expect(moneyOf(prices)).toMatchObject([{ currency: "USD" }, { currency: "USD" }]);
});

test("a bare amount whose tax and total stand beside it is without the tax", () => {
  const { records } = read(
    "Rechnung;Creator;Betrag;Währung;MWST 8.1%;Total\nR-31;@maja.h;1500;CHF;121.50;1621.50\nR-32;@otto.k;600;CHF;48.60;648.60",
  );

  expect(records).toMatchObject([
    { net: { amount: 1500 }, vat: { amount: 121.5 }, gross: { amount: 1621.5 } },
    { net: { amount: 600 }, gross: { amount: 648.6 } },
  ]);
});

test("what went back of an order that nobody knows the amount of is no amount of it", () => {
  const { records } = read(
    "Order,Ordered,Code,Paid in shop credit,Refund\n#71,2026-03-01,MAJA10,yes,€0.00\n#72,2026-03-02,OTTO10,no,€45.00",
    { kind: "orders" },
  );

  expect(records).toMatchObject([{ order: "#71" }, { amount: null, fields: { Refund: "€45.00" } }]);
});

test("the type of an account is nobody's name", () => {
  const reading = read(
    "username,account_type,fullname,followers\nmaja.h,business,Maja Holm,9000\notto.k,creator,Otto Krag,8000",
    {
      platform: "instagram",
    },
  );

  expect(fields(reading)).toEqual(["handle", null, "name", "followers"]);
  expect(reading.accounts.map(({ values: { name } }) => name)).toEqual(["Maja Holm", "Otto Krag"]);
});

test.each(["En revisión", "In review", "Zur Freigabe", "Draft 2", "Programado"])(
  "with “%s” and nothing but a day nothing is posted yet",
  (status) => {
    const { records } = read(
      `Influencer;Entregable;Fecha;Link;Vistas;Estado\n@maja.h;Reel;2026-09-04;https://www.instagram.com/reel/QQ1/;5100;Publicado\n@otto.k;Reel;2026-10-05;;;${status}`,
      { platform: "instagram", kind: "posts" },
    );

    expect(records.map(({ handle }) => handle)).toEqual(["maja.h"]);
  },
);

test("several pieces of a post's kind are told beside it", () => {
  const { records } = read(
    "Creator;Format;Posted;Views\n@maja.h;Story x3;2026-09-04;5100\n@otto.k;Reel;2026-09-05;900",
    { platform: "instagram", kind: "posts" },
  );

  expect(records).toMatchObject([
    { format: "story", fields: { Format: "Story x3" } },
    { format: "reel", fields: {} },
  ]);
});

test("a price in dollars puts nobody in the United States, and a district is told", () => {
  const reading = read("Instagram;City;Reel\n@duo.cumbia;Lima (Barranco);US$ 1,100", { currency: "PEN" });

  expect(keys(reading)).toEqual(["instagram duo.cumbia"]);
  expect(reading.accounts[0]?.values).toMatchObject({ city: "lima" });
  expect(reading.accounts[0]?.values.country).not.toBe("US");
  expect(reading.problems.map(({ message }) => message).join()).toContain("Barranco");
  expect(reasons(reading)).toEqual([]);
});

/** What is asked or was sold: currencies of records, and prices of accounts. */
function moneyOf(text: string, currency?: string) {
  const { accounts, records } = read(text, { currency });
  return [...records, ...accounts.flatMap(({ values }) => values.prices ?? [])].flatMap((one) =>
    "amount" in one ? [typeof one.amount === "object" ? one.amount?.currency : one] : [],
  );
}
