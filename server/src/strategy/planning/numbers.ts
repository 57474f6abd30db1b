/** Number words of English, German, French, Spanish and Portuguese, folded. */
const WORDS: Readonly<Record<string, number>> = {
  one: 1,
  ein: 1,
  eine: 1,
  einen: 1,
  einer: 1,
  un: 1,
  une: 1,
  uno: 1,
  una: 1,
  um: 1,
  uma: 1,
  two: 2,
  zwei: 2,
  deux: 2,
  dos: 2,
  dois: 2,
  duas: 2,
  three: 3,
  drei: 3,
  trois: 3,
  tres: 3,
  four: 4,
  vier: 4,
  quatre: 4,
  cuatro: 4,
  quatro: 4,
  five: 5,
  funf: 5,
  cinq: 5,
  cinco: 5,
  six: 6,
  sechs: 6,
  seis: 6,
  seven: 7,
  sieben: 7,
  sept: 7,
  siete: 7,
  sete: 7,
  eight: 8,
  acht: 8,
  huit: 8,
  ocho: 8,
  oito: 8,
  nine: 9,
  neun: 9,
  neuf: 9,
  nueve: 9,
  nove: 9,
  ten: 10,
  zehn: 10,
  dix: 10,
  diez: 10,
  dez: 10,
  eleven: 11,
  elf: 11,
  onze: 11,
  once: 11,
  twelve: 12,
  zwolf: 12,
  douze: 12,
  doce: 12,
  doze: 12,
  fifteen: 15,
  funfzehn: 15,
  quinze: 15,
  quince: 15,
  twenty: 20,
  zwanzig: 20,
  vingt: 20,
  veinte: 20,
  vinte: 20,
};

const SCALES: Readonly<Record<string, number>> = {
  k: 1e3,
  tsd: 1e3,
  "tsd.": 1e3,
  thousand: 1e3,
  tausend: 1e3,
  mil: 1e3,
  mille: 1e3,
  lakh: 1e5,
  lac: 1e5,
  lakhs: 1e5,
  crore: 1e7,
  cr: 1e7,
  m: 1e6,
  mn: 1e6,
  mio: 1e6,
  "mio.": 1e6,
  million: 1e6,
  millionen: 1e6,
  millones: 1e6,
  millon: 1e6,
  milhoes: 1e6,
  milhao: 1e6,
  millions: 1e6,
};

const alternatives = (words: string[]) =>
  words
    .toSorted((left, right) => right.length - left.length)
    .map((word) => word.replaceAll(".", "\\."))
    .join("|");

/** Digits with any separators of the five languages, or of India: 25.000 · 25,000 · 25 000 · 25'000 · 1,5 · 1,50,000 · 1e6. */
export const DIGITS =
  "\\d{1,3}(?:[ .,'’]\\d{3})+(?:[.,]\\d{1,2})?(?!\\d)|\\d{1,2}(?:,\\d{2})+,\\d{3}(?:\\.\\d{1,2})?(?!\\d)|\\d+(?:[.,]\\d+)?(?:e\\+?\\d+)?";
export const SCALE = `(?:${alternatives(Object.keys(SCALES))})(?![\\p{L}])`;
const NUMBER_WORD = `(?:${alternatives(Object.keys(WORDS))})(?![\\p{L}])`;
/** A whole number in digits or words. */
export const COUNT = `(?:\\d{1,5}|${NUMBER_WORD})`;

/** The value of digits in any of the conventions; a lone separator before exactly three digits groups thousands. */
function readDigits(text: string): number {
  const bare = text.replaceAll(/[ '’]/gu, "");
  if (bare.includes("e")) return Number(bare.replace(",", "."));
  const last = Math.max(bare.lastIndexOf("."), bare.lastIndexOf(","));
  if (last === -1) return Number(bare);
  const separators = bare.replaceAll(/\d/gu, "");
  const isGrouping = bare.length - last - 1 === 3 && new Set(separators).size === 1 && !bare.startsWith("0");
  if (isGrouping) return Number(bare.replaceAll(/[.,]/gu, ""));
  return Number(`${bare.slice(0, last).replaceAll(/[.,]/gu, "")}.${bare.slice(last + 1)}`);
}

/** Digits with an optional scale word: "25" and "k" make 25000. */
export function readNumber(digits: string, scale: string | undefined): number {
  return readDigits(digits) * (scale ? (SCALES[scale.trim()] ?? 1) : 1);
}

/** A count in digits or in words. */
export function readCount(text: string): number {
  return WORDS[text] ?? Number(text);
}
