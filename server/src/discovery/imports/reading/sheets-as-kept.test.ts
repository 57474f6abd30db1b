import { expect, test } from "vitest";
import { read } from "./reading.fixtures.ts";

test("an account that is taken from a row takes its prices and figures along, which stay as they are written", () => {
  const reading = read(
    [
      "Wer;Insta;Abos;TT;Abos TT;Reel;TikTok-Video;Exkl.;Ort",
      "Jule Kern;@julekern;48.200;dito;1,2 Mio.;1.450 €;2.100 €;30 Tage;Freiburg",
      "Kai Ott;@julekern;10.000;@kaiott;4.000;200 €;150 €;;Ulm",
      "Réka Szabó;@reka.sz;31.400;;;350 €;;6 Monate exkl.;Budapest",
    ].join("\n"),
  );

  expect(
    reading.accounts.map(({ key, values }) => [
      key,
      values.name,
      values.followers,
      values.prices?.map(({ amount, format }) => `${format} ${amount}`),
    ]),
  ).toEqual([
    ["tiktok julekern", "Jule Kern", 1_200_000, ["video 2100"]],
    ["tiktok kaiott", "Kai Ott", 4_000, ["video 150"]],
    ["instagram reka.sz", "Réka Szabó", 31_400, ["reel 350"]],
  ]);
  expect(reading.accounts[1]?.values.own).toMatchObject({
    Abos: { value: "10.000" },
    Reel: { value: "200 €" },
  });
  expect(reading.accounts[0]?.values.prices).toMatchObject([{ exclusivityMonths: 1 }]);
  expect(reading.notUsed.map(({ line, column }) => `${line} ${column}`)).toEqual(["2 Insta", "3 Insta"]);
});

test("bare numbers of sales beside what was earned count orders", () => {
  const [post] = read(
    "Fecha;Creadora;Red;Enlace;Reproducciones;Ventas;Ingresos\n12/03/2026;@maria.lago;IG;https://www.instagram.com/reel/DAbc123XyZ1/;61.200;14;820,50 €",
  ).records;
  const [alone] = read(
    "Fecha;Creadora;Red;Enlace;Reproducciones;Ventas\n12/03/2026;@maria.lago;IG;https://www.instagram.com/reel/DAbc123XyZ1/;61.200;820,50 €",
  ).records;

  expect(post).toMatchObject({ orders: 14, revenue: { amount: 820.5, currency: "EUR" } });
  expect(alone).toMatchObject({ orders: null, revenue: { amount: 820.5 } });
});

test("a French list of invoices keeps its credit notes, its days of payment and dinars beside decimal commas", () => {
  const { records } = read(
    [
      "N° facture;Date;Créatrice;Compte;Réseau;HT;Devise;Échéance;Réglée le;Statut",
      "FA-101;03/02/2026;Inès Roy;@ines.roy;Instagram;1 200,50;EUR;05/03/2026;02/03/2026;réglée",
      "FA-105;07/02/2026;Nour Haddad;@nour.h;Instagram;KWD 310.500;;21/02/2026;;partiellement réglée",
      "AV-007;09/02/2026;Inès Roy;@ines.roy;Instagram;-300,00;EUR;;;remboursée",
    ].join("\n"),
  );

  expect(records).toMatchObject([
    { creator: "Inès Roy", paidOn: "2026-03-02", state: "paid", net: { amount: 1200.5 } },
    { net: { amount: 310.5, currency: "KWD" }, state: "open" },
    { invoice: "AV-007", net: { amount: -300, currency: "EUR" } },
  ]);
});
