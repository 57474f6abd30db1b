const SCALES: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, mio: 1e6, lakh: 1e5, crore: 1e7, cr: 1e7 };
const NUMBER = /\d[\d.,\u{a0}\u{202f}’]*(?:\s?(?:k|m|mio|lakh|crore|cr)(?![\p{L}]))?/giu;

/** Every number of a text, in each way in which its points and commas can be meant. */
export function numbersIn(text: string): number[][] {
  return [...text.matchAll(NUMBER)].map(([token]) => readings(token));
}

/** Bare digits, as they stand. */
export function digitsIn(text: string): string[] {
  return [...text.matchAll(/\d+(?:[.,]\d+)*/gu)].map(([token]) => token);
}

function readings(token: string): number[] {
  const scale = SCALES[/[a-z]+$/iu.exec(token)?.[0].toLowerCase() ?? ""] ?? 1;
  const digits = token.replaceAll(/[^\d.,]/gu, "").replace(/[.,]+$/u, "");
  const ways = [
    digits.replaceAll(",", ""),
    digits.replaceAll(".", "").replaceAll(",", "."),
    digits.replaceAll(/[.,]/gu, ""),
  ];
  return ways.map((way) => Number(way) * scale).filter((value) => Number.isFinite(value));
}

/** Whether a shown number is the meant one, as far as it is shown; `within` is percent. */
export function isNear(shown: number, meant: number, within = 0.6): boolean {
  const rounding = Math.abs(meant) >= 100 ? 0.51 : 0.051;
  return Math.abs(shown - meant) <= Math.max(rounding, (Math.abs(meant) * within) / 100);
}
