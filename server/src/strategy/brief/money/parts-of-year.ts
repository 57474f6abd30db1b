import { anyListed, patternOf } from "#/language/dictionary.ts";
import type { BriefText } from "#/strategy/brief/brief-text.ts";
import { PERCENT } from "#/strategy/brief/numbers.ts";
import type { Amount } from "./amounts.ts";

/** Parts of a whole, by the number that it is divided by. */
const PARTS: readonly (readonly [words: string, of: number])[] = [
  ["half, halfte, moitie, mitad, metade, aadha, adha", 2],
  ["a third, one third, drittel, tiers, tercio, terco, tihai", 3],
  ["a quarter, viertel, quart, cuarto, quarto, chauthai", 4],
  ["a fifth, funftel, cinquieme, quinto", 5],
  ["a tenth, zehntel, dixieme, decimo, decima parte", 10],
  ["a twelfth, zwolftel, douzieme, doceavo, doze avos", 12],
  ["a twentieth, zwanzigstel, vingtieme, veinteavo, vigesimo", 20],
];
const PART = `(?:(0*\\d{1,2})\\s*${PERCENT}|(?:ein(?:em)? |un |uno |um |ek )?(${anyListed(PARTS.map(([words]) => words).join(", "))}))(?!\\p{L})`;
const OF_IT =
  "of it, of that, of this, of the total, davon, hiervon, de ca, de cela, d'ici, de eso, de ello, del total, de esto, disso, deste, do total, uska, uski, iska, isme se";
const LITTLE = "[^.;!?\\n\\d\\u25ae%]{0,40}?";
const OF_YEAR = new RegExp(
  `(?:${anyListed(OF_IT)}(?!\\p{L})${LITTLE}${PART}|${PART}\\s+${anyListed(OF_IT)}(?!\\p{L}))`,
  "gu",
);
const GAP = /^[^.;!?\n]{0,90}$/u;

/** "1,2 M€ pour l'année, là un vingtième de ça": the part of a year's money that this plan may spend, taken out of the text. */
export function takePartsOfYear(text: BriefText, amounts: readonly Amount[]): Amount[] {
  const budget = amounts.find(({ kind }) => kind === "budget");
  if (budget) return [];
  return amounts
    .filter(({ isYearly }) => isYearly)
    .flatMap((whole): Amount[] => {
      const found = text.all(OF_YEAR).find(({ start }) => start >= whole.found.end);
      if (!found || !GAP.test(text.folded.slice(whole.found.end, found.start))) return [];
      text.take(found);
      const share = shareOf(found.groups.join(""));
      const money = { ...whole.money, amount: Math.round(whole.money.amount * share) };
      return [{ found, money, kind: "budget" }];
    });
}

/** Of a part in words, or of digits before a sign of percent. */
function shareOf(part: string): number {
  const named = PARTS.find(([list]) => patternOf(`^${anyListed(list)}$`).test(part));
  return named ? 1 / named[1] : Number(part) / 100;
}

const YEAR_MIN = 1990;
/** Written as a year is, and far more often a sum: no campaign of today is of that year. */
const ROUND = 2000;
const YEAR_MAX = 2100;

/** Whether a number is written as years are: "2027", and not "2,027". */
export function isYear(written: string, value: number): boolean {
  return written.trim() === String(value) && value >= YEAR_MIN && value <= YEAR_MAX && value !== ROUND;
}
