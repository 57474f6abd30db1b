import { expect, test } from "vitest";
import { asksForLess, isNegative, withoutSign } from "./signs.ts";
import { isTurkish, withTurkishScale } from "./turkish.ts";

test("what was given back is told from other amounts, ranges and remarks", () => {
  const less =
    "-12,50 €; € -12.50; EUR -5; 12,50-; 12,50 -; 5−; (12.50); € (12.50); (€ 12.50); (12.50) EUR; ( 5 ); (5 €); –5; −5; - 5; -€5; - € 5; -EUR5";
  const more =
    "5; 1-2; 5 - 10; (a) 5; 1.200,-; EUR  x -5; (5; 5); -; 5–; (1(2)3); refunds (5); (5) refunded; -EUROS5; (EUROS5); abc";

  expect(less.split("; ").filter((cell) => !isNegative(cell))).toEqual([]);
  expect(more.split("; ").filter(isNegative)).toEqual([]);
  expect([isNegative("-5".padEnd(40)), isNegative("-5".padEnd(41))]).toEqual([true, false]);
  expect(["-12,50 €", "(5)", "5−", "–5", "5"].map(withoutSign)).toEqual(["12,50 €", "5", "5", "5", "5"]);
});

test("an amount of less than nothing is no price, and a line of a list is one", () => {
  const none = "-200 €; -200; € -200; EUR -200; −1.200,50; -€200; -R$ 200; -200/-; CHF -200.-";
  const prices = "- 200 €; 200-300 €; -Reel 200 €; Reel - 200 €; 200 -; (200 €); 200,-";

  expect(none.split("; ").filter((cell) => !asksForLess(cell))).toEqual([]);
  expect(prices.split("; ").filter(asksForLess)).toEqual([]);
});

test("a table is Turkish by two words of its headers, or by “bin” behind a number", () => {
  const words =
    "takipçi, takipçi sayısı, takipçiler, abone, aboneler, izlenme, izlenmeler, görüntülenme, görüntülenmesi, beğeni, beğeniler, etkileşim, etkileşimi, ücret, ücreti, fiyat, fiyatı, şehir, ülke, ad soyad, iletişim, hikaye, gönderi, gönderiler, kullanıcı, eposta, e-posta, e posta, erişim, yaş, cinsiyet".split(
      ", ",
    );
  const others = "followers, fiya, xabone, yasin, şehirx, hikayex".split(", ");

  expect(words.filter((word) => !isTurkish([word, "Şehir"], []))).toEqual([]);
  expect(others.filter((word) => isTurkish([word, "Şehir"], []))).toEqual([]);
  expect(isTurkish([], [["x"], ["y", "12,5 bin"]])).toBe(true);
  expect(isTurkish([], [["12 BIN"]])).toBe(true);
  expect(isTurkish([], [["12bin"]])).toBe(true);
  expect(isTurkish(["Şehir"], [["bin", "x 12 bin", "12 binx", "12", "12  bin"]])).toBe(false);
});

test("“B” behind a number alone is a thousand there", () => {
  expect(["582,6 B", "5B", "B", "5 Bx", "x B", "5 b"].map(withTurkishScale)).toEqual([
    "582,6 bin",
    "5bin",
    "B",
    "5 Bx",
    "x B",
    "5 b",
  ]);
});
