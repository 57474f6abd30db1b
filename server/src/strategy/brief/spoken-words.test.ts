import { expect, test } from "vitest";
import { readSaid } from "./brief.fixtures.ts";
import { spokenWords } from "./spoken-words.ts";

test.each([
  ["diwali ke baad mithai, 5 lakh, december", " mithai, 5 lakh, december"],
  ["diwali ke baad mithai, 5 lakh", "diwali ke baad mithai, 5 lakh"],
  ["gin after Christmas, January", "gin , January"],
  ["Tee nach Ostern, 3 Wochen ab Mai", "Tee , 3 Wochen ab Mai"],
  ["Tee nach Ostern, 3 Wochen", "Tee nach Ostern, 3 Wochen"],
  ["gin, jan ka pura mahina", "gin, jan"],
  ["chai, poora india, das lakh", "chai,  in India, 10 lakh"],
  ["do dia 1 ao 31 de janeiro", "de 1 a 31 de janeiro"],
  ["del lunes q viene al 24 de diciembre", "del lunes que viene al 24 de diciembre"],
  ["germany ke liye lamp ka plan", "in Germany, lamp ka plan"],
  ["lamp, all three platforms", "lamp, instagram, tiktok, youtube"],
  ["8000EUR,5creators", "8000EUR, 5 creators"],
  ["5k€,3reels,2stories", "5k€, 3 reels, 2 stories"],
  ["10k,5 creators,3,5k€ each", "10k, 5 creators, 3,5k€ each"],
  ["tea, 5 (micro) creators", "tea, 5 micro creators"],
  ["France métropolitaine", "France, métropolitaine"],
  ["solo España peninsular", "solo España, peninsular"],
  ["Portugal continental", "Portugal, continental"],
  ["pan India", "India"],
  ["(1) tea (2) 5 creators (3) 2 reels", ";  tea ;  5 creators ;  2 reels"],
  ["1) tea 2) 9k", ";  tea ;  9k"],
  ["Berlin (3) and Munich (2)", "Berlin (3) and Munich (2)"],
  ["1) tea", "1) tea"],
  ["fifteen thousand (15,000) euros, five (5) creators", "fifteen thousand euros, five creators"],
  ["15.000 € (fünfzehntausend), 5 (fünf) Creator", "15.000 €, 5 Creator"],
  ["5 (of 8) creators, 15k (16k)", "5 (of 8) creators, 15k (16k)"],
  ["9 log — 3 female kam se kam, chai", "9 log — kam se kam 3 female, chai"],
  ["9 Creator, 3 Frauen mindestens", "9 Creator, mindestens 3 Frauen"],
  ["9 creators, 3 macro at least 2 reels", "9 creators, 3 macro at least 2 reels"],
  ["9 perfiles, 3 mujeres como mínimo", "9 perfiles, como mínimo 3 mujeres"],
  ["Lampe, alle drei Plattformen", "Lampe, instagram, tiktok, youtube"],
])("words as they are spoken are written as briefs have them: %s", (spoken, written) => {
  expect(spokenWords(spoken)).toBe(written);
});

test.each([
  ["hey team, quick one: oat bar, Germany, 4k, insta, 3 people", "oat bar"],
  ["hör zu, ich hab nur 2 min: Balkonlampe, Österreich, 2.800 €, TikTok", "Balkonlampe"],
  ["désolé je fais vite : bougie, Lyon, 900 €, Instagram", "bougie"],
  ["oye, perdona la prisa, estoy en el tren: batido, Valencia, 900 €, Instagram", "batido"],
  ["oi gente, rapidinho: sumo de laranja, Lisboa, 900 €, Instagram", "sumo de laranja"],
  ["suno yaar, jaldi hai: chai mix, Pune, 2 lakh, insta", "chai mix"],
  ["small candle, UK, 3k, tiktok", "small candle"],
])("what is said before it comes to the point is no product: %s", (text, product) => {
  expect(readSaid(text).stated.product).toBe(product);
});

test("a feast that is over says no day", () => {
  const { flight } = readSaid("diwali toh gaya, chai, 5 lakh, mumbai, 26 dec se 10 jan").stated;
  expect(flight).toMatchObject({ from: "2026-12-26", to: "2027-01-10" });
});
