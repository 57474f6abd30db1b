import { expect, test } from "vitest";
import { read, reasons } from "#/discovery/imports/reading/reading.fixtures.ts";

const CREATORS = "Handle;Platform;Followers\nana;Instagram;100\nben;Instagram;200\ncid;TikTok;300";
const PAYMENTS = "Invoice;Creator;Net;Due date\nR-1;Ana;100 €;31.03.2026\nR-2;Ben;200 €;31.03.2026";

/** Those words of a list whose rows are left out as totals. */
function totals(table: string, words: string, rest: string): string[] {
  const from = table.split("\n").length + 1;
  const all = words.split(", ");
  const reading = read([table, ...all.map((word) => `${word};${rest}`)].join("\n"), {
    platform: "instagram",
  });
  return reasons(reading).flatMap(([line, reason]) => (reason === "Total" ? (all[line - from] ?? []) : []));
}

const TOTALS =
  "Total, Totals, Totale, Totaux, Totales, Total:, Grand total, Subtotal, Sub total, Sous total, Soustotal, Total of all, Sum, Sum of all, Summe, Zwischensumme, Somme, Suma, Gesamt, Gesamtsumme, Average, Avg, Mean, Median, Durchschnitt, Durchschnittlich, Mittelwert, Schnitt, Media, Promedio, Promedios, Moyenne, Moyennes, Insgesamt, Toplam, Jumlah, Kul";
const PARTS =
  "davon offen, of which open, dont payé, di cui, de los cuales, dos quais, noch offen, still open, reste, thereof, offen, offene, open, outstanding, unpaid, due, bezahlt, gezahlt, paid, payé, à payer, pendiente, pagado, pendente, pago, saldo, balance, rest, Übertrag, überfällig, overdue, open amount, offener Betrag, unpaid total, paid sum, offene Summe";

test("rows that begin with the word of a total and hold nothing but figures are no accounts", () => {
  expect(totals(CREATORS, TOTALS, ";500")).toEqual(TOTALS.split(", "));
  expect(totals(CREATORS, "total, summe", ";1.5 K; 20 %")).toEqual(["total", "summe"]);
  expect(totals(CREATORS, "total, summe", ";500 € plus")).toEqual(["total", "summe"]);
  expect(totals(CREATORS, "total, summe", ";500 € + VAT")).toEqual(["total", "summe"]);
  expect(totals(CREATORS, "total", ";")).toEqual(["total"]);
  expect(
    totals(
      CREATORS,
      "mytotal, totalx, summer, ourgesamt, averages, my average, avgs, on avg, meaning, by mean, medians, the median, xsum, sumx, xsumme, in somme, xsuma, mydurchschnitt, xpromedio, xmoyenne, xinsgesamt, xtoplam, toplamx, xjumlah, xkul, kulx, grandtotal",
      ";500",
    ),
  ).toEqual([]);
});

test("what stands below a total is no row of payments, and an account elsewhere", () => {
  expect(totals(PAYMENTS, PARTS, ";300 €;")).toEqual(PARTS.split(", "));
  expect(totals(CREATORS, PARTS, ";500")).toEqual(
    "davon offen, of which open, dont payé, di cui, de los cuales, dos quais, thereof".split(", "),
  );
  expect(
    totals(
      PAYMENTS,
      "opening, not open, open day, xdavon, x reste, dues, x paid, paid amounts, saldos, old balance, offen und so",
      ";300 €;",
    ),
  ).toEqual([]);
});

test("in a table of records a total may stand behind a name, and the best post is none", () => {
  const behindNames =
    "Nova total, Nova totals, Nova gesamt, Nova Summe, Nova insgesamt, Nova average, Nova avg, Nova Ø, Nova total:, Nova total :, best post, top reel, worst video, beste Story, bester Clip, bestes Reel, bester Beitrag";
  const others =
    "Nova total club, Nova totals x, totally, my best post, the top reel, bestest post, bestem Reel";

  expect(totals(PAYMENTS, behindNames, ";300 €;")).toEqual(behindNames.split(", "));
  expect(totals(PAYMENTS, others, ";300 €;")).toEqual([]);
  expect(totals(PAYMENTS, "Nova total", ";by Ana;")).toEqual([]);
  expect(totals(CREATORS, "total", ";.5")).toEqual(["total"]);
  expect(totals(CREATORS, "total", ";=SUM(C2:C4)")).toEqual(["total"]);
  expect(totals(CREATORS, "total", ";ana.be =SUM")).toEqual([]);
});

test.each<[string, boolean, string[]]>([
  [
    "words where the others have figures",
    true,
    ["the handle of a creator", "the name", "how many follow", "what it costs"],
  ],
  ["words with two blanks", true, ["the handle", "the name", "how  many", "what  it costs"]],
  ["words in half of the columns of figures", true, ["handle", "app", "how many follow", "cost"]],
  ["single words", false, ["handle", "app", "followers", "cost"]],
  ["a figure among the words", false, ["handle", "app", "how many follow 2", "what it costs"]],
  ["an account among the words", false, ["@handle", "app", "how many follow", "what it costs"]],
  ["words in one column of figures", false, ["handle", "app", "how many follow", ""]],
])("of the line below the header, %s: it describes the columns: %s", (_what, isDescribed, cells) => {
  const rows = ["ana;Instagram;100;500 €", "ben;TikTok;200;600 €", "cid;TikTok;300;700 €"];
  const header = "Handle;Platform;Followers;Price";
  const first = read([header, cells.join(";"), ...rows].join("\n"));
  const last = read([header, ...rows, cells.join(";")].join("\n"));

  expect(reasons(first).some(([, reason]) => reason === "Describes the columns")).toBe(isDescribed);
  expect(reasons(last).some(([, reason]) => reason === "Describes the columns")).toBe(false);
});

test("a word for a mean is one alone, and a name beside another word", () => {
  const alone =
    "average, avg, mean, median, schnitt, media, ausat, media aritmetica, media geral, media generale";
  const names = alone.split(", ").flatMap((word) => [`${word} qq`, `qq ${word}`]);
  const sums =
    "ara toplam, genel toplam, genel total, ara total, subtotal, sous totaux, soma, zwischensumme, sum qq, kul qq";

  expect(totals(CREATORS, alone, ";500")).toEqual(alone.split(", "));
  expect(totals(CREATORS, names.join(", "), ";500")).toEqual([]);
  expect(totals(CREATORS, sums, ";500")).toEqual(sums.split(", "));
});

test("beside a total only figures, other words for it and remarks about nobody may stand", () => {
  const beside = [
    "500",
    "≈ 16 k€",
    "927.?",
    "Ø 3,9 %",
    "14 Posts",
    "Summe",
    "=SUM(C2:C4)",
    "3.2026",
    "x".repeat(39),
    "1".repeat(41),
  ];
  const left = beside.filter((cell) => totals(CREATORS, "total", `;${cell}`).length > 0);

  expect(left).toEqual(["500", "≈ 16 k€", "927.?", "Ø 3,9 %", "14 Posts", "Summe", "=SUM(C2:C4)", "3.2026"]);
});

const posts = (total: string) =>
  reasons(
    read(
      `Handle;Link;Views;Likes;Notes\n@ana;https://www.instagram.com/reel/A1/;100;10;\n@ben;https://www.instagram.com/reel/A2/;200;20;\n${total}`,
    ),
  ).filter(([, reason]) => reason === "Total").length;

test("a remark behind the figures of a total is no name", () => {
  expect(
    [
      "TOTAL;;300;30;two are missing",
      "Summe;;300;30;es fehlt Ana",
      "rata2;;300;;yg lengkap aja",
      "Rata-rata;;300;;yg lengkap",
    ].map(posts),
  ).toEqual([1, 1, 1, 1]);
  // A handle, one word, a name among the words, or more than the word alone: somebody may be called so.
  expect(
    [
      "@total;;300;;two are missing",
      "total;;300;30;missing",
      "total;;300;30;without @ana yet",
      "total fun;;300;30;two are missing",
    ].map(posts),
  ).toEqual([0, 0, 0, 0]);
});

test.each(["Γενικό σύνολο", "Всего", "총계", "小計", "الإجمالي", "ยอดรวม", "Összesen", "סך הכל"])(
  "a total is none in another script either: %s",
  (word) => {
    const { records, rows } = read(`Code;Orders;Revenue\nANA5;4;40 EUR\nBEN5;6;66 EUR\n${word};10;106 EUR`, {
      kind: "orders",
    });

    expect(records).toHaveLength(2);
    expect(rows.at(-1)?.leftOut).toMatchObject({ reason: "Total" });
  },
);
