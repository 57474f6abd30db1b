import type { Sentence } from "#/discovery/search/query-language/sentence.ts";

/** Round numbers in words; smaller ones are counted elsewhere. */
const ROUND: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries({
    10: "ten zehn dix diez dez das",
    20: "twenty zwanzig vingt veinte vinte bees",
    30: "thirty dreissig trente treinta trinta tees",
    40: "forty vierzig quarante cuarenta quarenta chalis",
    50: "fifty funfzig cinquante cincuenta cinquenta pachas",
    60: "sixty sechzig soixante sesenta sessenta",
    70: "seventy siebzig setenta",
    80: "eighty achtzig ochenta oitenta",
    90: "ninety neunzig noventa",
    100: "hundert cent cien cem",
    200: "zweihundert doscientos duzentos",
    300: "dreihundert trescientos trezentos",
    500: "funfhundert quinientos quinhentos",
  }).flatMap(([value, words]) => words.split(" ").map((word) => [word, Number(value)])),
);
const THOUSAND = new Set("thousand mille mil tausend hazaar hazar".split(" "));
const COMPOUND = /^(?<round>\p{L}+)tausend$/u;

/** "Thirty thousand", "zwanzigtausend", "doscientos mil" as the number that they are. */
export function readRoundNumbers(sentence: Sentence): void {
  sentence.tokens.forEach((token, at) => {
    const compound = COMPOUND.exec(token.text)?.groups?.["round"];
    const isBeforeThousand = THOUSAND.has(sentence.word(at + 1));
    const round = ROUND[compound ?? token.text.replace("ß", "ss")];
    if (round === undefined || (compound === undefined && !isBeforeThousand)) return;
    token.text = String(round * 1_000);
    token.kind = "number";
    if (compound === undefined) sentence.join(at, at + 2);
  });
}
