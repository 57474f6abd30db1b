import { plainWords } from "#/discovery/imports/reading/words.ts";

/** Words of headers that only Turkish has. */
const HEADER =
  /(?<!\p{L})(?:takipci\p{L}*|abone\p{L}*|izlenme\p{L}*|goruntulenme\p{L}*|begeni\p{L}*|etkilesim\p{L}*|ucret\p{L}*|fiyat\p{L}*|sehir|ulke|ad soyad|iletisim|hikaye|gonderi\p{L}*|kullanici|e ?posta|erisim|yas|cinsiyet)(?!\p{L})/u;
const BIN = /^[\d.,]+\s?bin$/iu;

/** Whether a table is written in Turkish, where "B" is short for bin, a thousand. */
export function isTurkish(headers: readonly string[], cells: readonly (readonly string[])[]): boolean {
  const said = headers.filter((header) => HEADER.test(plainWords(header))).length;
  return said > 1 || cells.some((column) => column.some((cell) => BIN.test(cell)));
}

/** "582,6 B" as other tables write it. */
export function withTurkishScale(cell: string): string {
  return cell.replace(/(?<=\d\s?)B$/u, "bin");
}
