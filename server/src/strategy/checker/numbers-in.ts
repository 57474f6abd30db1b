/** A number of a text with the unit that stands at it. */
interface NumberToken {
  text: string;
  /** With its unit. */
  key: string;
  plain: string;
  hasUnit: boolean;
}

const NUMBER = /([€$£₹¥#№]?\s?)([+−-]?\p{N}[\p{N}.,'’:/]*)(\s?(?:%|‰|€|\$|£|₹|¥|°)|\p{L}+)?/gu;

/** Every number in a folded text. */
export function numbersIn(folded: string): NumberToken[] {
  return [...folded.matchAll(NUMBER)].map(({ 0: text, 1: before = "", 2: digits = "", 3: after = "" }) => {
    const plain = digits.replace(/[.,'’:/]+$/u, "");
    const unit = `${before.trim()}${after.trim()}`;
    return { text: text.trim(), key: `${plain} ${unit}`, plain, hasUnit: unit !== "" };
  });
}

export function plainOf(key: string): string {
  return key.split(" ")[0] ?? "";
}
