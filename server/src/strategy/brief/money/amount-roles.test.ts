import { describe, expect, test } from "vitest";
import { foldInPlace } from "#/language/fold.ts";
import { isWhole, kindOf } from "./amount-roles.ts";

const each = (list: string) => list.split(", ");

describe("an amount is no budget", () => {
  test.each(
    each(
      "rrp, msrp, uvp, pvp, retail at, retails for, retailing at, retail price, priced at, sell for, sells at, unit at, units a, bottles for, piece zu, pieces at, stuck fur, unite a, unites a, unidad y unidades a, it costs, our cleanser costs, das produkt kostet, der kaffee kostet nur, le produit coute, el producto cuesta, o produto custa, it costs just, es kostet bei uns, il coute chez nous, it costs only",
    ),
  )("behind what it is sold at: %s", (before) => {
    const folded = before.toLowerCase();

    expect(kindOf(`our serum, ${folded} `, "")).toBe("other");
    expect(kindOf(`our serum, ${folded}: `, "")).toBe("other");
    expect(kindOf(`our serum, ${folded}`, "")).toBe("other");
    expect(kindOf(`our serum, ${folded} then `, "")).toBe("budget");
  });

  test.each(
    each(
      "ka packet, ke pack, ki bottle, a can, per unit, pro box, je stuck, pro flasche, pro dose, pro packung, la boite, le pack, la bouteille, por botella, por lata, la caja, por garrafa, por caixa, par bouteille, el pack",
    ),
  )("before what it is paid for: %s", (after) => {
    expect(kindOf("", ` ${after}`)).toBe("other");
    expect(kindOf("", after)).toBe("other");
    expect(kindOf("", ` only ${after}`)).not.toBe("other");
    expect(kindOf("", ` ${after}qq`)).not.toBe("other");
  });

  test.each(
    each(
      "last year, last time, last month, last quarter, last campaign, letztes jahr, letzten monat, letztes mal, l'an dernier, l'annee derniere, el ano pasado, ano pasado, no ano passado, pichle saal, pichhle saal, we spent, wir haben ausgegeben, on a depense, gastamos, the cpm, tkp, cpe, the cpc",
    ),
  )("that is over, or measured: %s", (before) => {
    expect(kindOf(`${before} it was `, "")).toBe("other");
    expect(kindOf(`${before}. now `, "")).toBe("budget");
    expect(kindOf(`x${before.replaceAll(" ", "x")} it was `, "")).toBe("budget");
  });

  test.each(
    each(
      "for the year, pour l'annee, para el ano, para o ano, para todo el ano, saal ke liye, saal bhar ke liye, whole year, for the whole year, full year, entire year, furs ganze jahr, ganzes jahr, toute l'annee, todo el ano, todo o ano, inteiro ano, a year, per year, pro jahr, par an, al ano, por ano, furs jahr, fur ganze jahr",
    ),
  )("of a whole year: %s", (after) => {
    expect(kindOf("", ` ${after}`)).toBe("other");
    expect(kindOf("", ` of media ${after}`)).toBe("other");
    expect(kindOf("", `. ${after}`)).not.toBe("other");
    expect(kindOf("", ` in 12 lots ${after}`)).not.toBe("other");
    expect(kindOf("", ` ${after}x`)).not.toBe("other");
  });
});

describe("an amount is the whole of a budget", () => {
  test.each(
    each(
      "total, totale, all in, all-in, budget, insgesamt, gesamt, zusammen, in summe, en tout, en total, no total, ao todo, presupuesto, orcamento, verba, spend, we have, wir haben, on a, nous avons, tenemos, temos, kul, pura",
    ),
  )("behind: %s", (before) => {
    for (const gap of [
      " ",
      ": ",
      " = ",
      " of ",
      " von ",
      " de ",
      " is ",
      " ist ",
      " est ",
      " es ",
      " e ",
      " nur ",
    ])
      expect(isWhole(`serum, ${before}${gap}`, "")).toBe(true);
    for (const gap of [
      " only ",
      " just ",
      " about ",
      " um die ",
      " ca ",
      " ca. ",
      " confirmed at ",
      " betragt ",
      "",
    ])
      expect(isWhole(`serum, ${before}${gap}`, "")).toBe(true);
    expect(isWhole(`serum, x${before.replaceAll(" ", "x")} `, "")).toBe(false);
    expect(isWhole(`serum, ${before} or `, "")).toBe(false);
  });

  test.each(
    each(
      "total, all in, all-in, overall, insgesamt, gesamt, zusammen, en tout, en total, no total, ao todo, brutto, netto, frei, tutto, is max, ist max, max, to spend, kul, ka budget",
    ),
  )("before: %s", (after) => {
    for (const gap of [" ", "", ",- ", ".- ", ".– ", " (", " in "])
      expect(isWhole("", gap + after)).toBe(true);
    expect(isWhole("", ` ${after}x`)).toBe(false);
    expect(isWhole("", ` and ${after}`)).toBe(false);
  });
});

test.each(
  each(
    "more, extra, on top, mehr, zusatzlich, de plus, en plus, mas, adicionales, a mais, adicional, erhohen, aufstocken",
  ),
)("an amount is added before: %s", (after) => {
  expect(kindOf("", ` ${after}`)).toBe("more");
  expect(kindOf("", ` ${after}x`)).not.toBe("more");
  expect(kindOf("", ` or ${after}`)).not.toBe("more");
});

test.each([
  ["subele al presupuesto ", "more"],
  ["sumale ", "more"],
  ["bajale al presupuesto ", "less"],
  ["quitale ", "less"],
])("what is added to it or taken off it changes it by so much: %s", (before, kind) => {
  expect(kindOf(before, "")).toBe(kind);
});

test.each(["erhohen", "senken"])("what is brought to an amount is that amount: auf … %s", (after) => {
  expect(kindOf("das budget auf ", ` ${after}`)).not.toBe("more");
  expect(kindOf("das budget auf ", ` ${after}`)).not.toBe("less");
});

test.each(each("less, fewer, weniger, de moins, en moins, menos, a menos, senken, kurzen, reduzieren"))(
  "an amount is taken away before: %s",
  (after) => {
    expect(kindOf("", ` ${after}`)).toBe("less");
    expect(kindOf("", ` ${after}x`)).not.toBe("less");
    expect(kindOf("", ` or ${after}`)).not.toBe("less");
  },
);

test.each(
  each(
    "another, additional, extra, plus, add, weitere, zusatzlich, noch, +, raise by, raise it by, increase the budget by, lift this by, erhohe das budget um, augmenter le budget de, aumenta el presupuesto en, aumentar o orcamento em, raise our budget by",
  ),
)("an amount is added behind: %s", (before) => {
  expect(kindOf(`${before} `, "")).toBe("more");
  expect(kindOf(`${before} so `, "")).toBe("budget");
});

test.each(
  each(
    "cut, save, minus, weniger, reduce it by, lower the budget by, decrease by, shrink it by, senke das budget um, kurze um, reduziere um, reduis le budget de, reducir el presupuesto en, reduza o orcamento em, cut our budget by",
  ),
)("an amount is taken away behind: %s", (before) => {
  expect(kindOf(`${before} `, "")).toBe("less");
  expect(kindOf(`${before} so `, "")).toBe("budget");
});

test.each([
  ["-", "less"],
  ["make it -", "less"],
  ["make it - ", "budget"],
  ["x-", "budget"],
])("a minus takes away where it stands at the number: %s", (before, kind) => {
  expect(kindOf(before, "")).toBe(kind);
});

test.each(
  each(
    "per creator, pro Influencer, je creator, par createur, por creador, por criador, each creator, cada creador, an influencer, jeder creator, per head, a head, pro kopf, pro nase, par tete, por cabeza, por cabeca, pro gesicht, each, per, pro, por, pp, p.p., p. p.",
  ),
)("an amount is of all that one creator gets before: %s", (after) => {
  expect(kindOf("", ` ${after.toLowerCase()}`)).toBe("perCreator");
  expect(kindOf("6 creators, max ", ` ${after.toLowerCase()}`)).toBe("perCreator");
});

test.each(
  each(
    "for each post, a reel, une story, um post, eine story, chaque video, per piece, per clip, pro beitrag, par publication, a tiktok, per short, por video, max per reel",
  ),
)("an amount is of one piece before: %s", (after) => {
  expect(kindOf("", ` ${after}`)).toBe("perPiece");
});

test.each(each("2 reels at, 3 videos, 2 stories for, per reel max, pro video höchstens, je post maximal"))(
  "an amount is of one piece behind pieces: %s",
  (before) => {
    expect(
      kindOf(
        `serum, ${foldInPlace(before)} `,
        before.startsWith("2") || before.startsWith("3") ? " each" : "",
      ),
    ).toBe("perPiece");
  },
);

test.each(
  each("per month, per week, pro monat, pro woche, par mois, por mes, por semana, per creation, ppx"),
)("and not before: %s", (after) => {
  expect(kindOf("", ` ${after}`)).not.toBe("perCreator");
});

test.each(
  each(
    "nobody over, no one above, noone more than, none over, niemanden uber, keiner mehr als, keine uber, personne plus de, personne au dela de, aucun plus de, nadie mas de, ningun creador por encima de, ninguem mais de, nenhum acima de, koi bhi se zyada, koi bhi se upar, nobody that asks over, pro kopf hochstens, por criador no maximo",
  ),
)("an amount is of one creator behind: %s", (before) => {
  expect(kindOf(`serum, ${before} `, "")).toBe("perCreator");
  expect(kindOf(`serum, ${before} then `, "")).toBe("budget");
});

test.each(
  each(
    "price cap, price cap of, cap at, capped at, cap of, preisobergrenze, obergrenze von, plafond de, tope, teto, price cap is, price cap:",
  ),
)("an amount is of one piece behind: %s", (before) => {
  expect(kindOf(`serum, ${before} `, "")).toBe("perPiece");
  expect(kindOf(`serum, ${before} then `, "")).toBe("budget");
});

test.each(
  each(
    "under, below, less than, up to, at most, unter, bis, hochstens, maximal, moins de, au plus, menos de, hasta, costing under, that cost under, who ask under, asks, cost at most, die unter",
  ),
)("creators %s so much for a piece", (words) => {
  expect(kindOf(`5 creators ${words} `, "")).toBe(words === "asks" ? "budget" : "perPiece");
  expect(kindOf(`5 shops ${words} `, "")).toBe("budget");
});

test.each(each("at, @, a, zu, zu je, je, asking at, qui a, que a"))(
  "creators booked %s so much in all",
  (words) => {
    expect(kindOf(`5 creators ${words} `, "")).toBe("perCreator");
    expect(kindOf(`5 shops ${words} `, "")).toBe("budget");
  },
);
