/** Words that end a line, in HTML. */
const LINE_ENDS = /<(?:br|\/p|\/div|\/li|\/tr|\/h[1-6]|\/table|\/blockquote|hr)\b[^>]*>/giu;
/** What is no text at all. */
const NO_TEXT = /<(script|style|head|title|svg)\b[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->/giu;
const NAMED: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  euro: "€",
  pound: "£",
  ndash: "–",
  mdash: "—",
  hellip: "…",
  bull: "•",
  auml: "ä",
  ouml: "ö",
  uuml: "ü",
  Auml: "Ä",
  Ouml: "Ö",
  Uuml: "Ü",
  szlig: "ß",
};
/** The largest number of a character. */
const CHARACTER_MAX = 0x10ffff;

/** The words of a mail that is written in HTML; none of its scripts, styles or pictures. */
export function textOfHtml(html: string): string {
  return html
    .replaceAll(NO_TEXT, " ")
    .replaceAll(/\s+/gu, " ")
    .replaceAll(LINE_ENDS, "\n")
    .replaceAll(/<li\b[^>]*>/giu, "- ")
    .replaceAll(/<[^>]*>/gu, "")
    .replaceAll(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{2,8}));/giu, (whole, decimal, hex, name) =>
      entity(whole, decimal, hex, name),
    );
}

function entity(whole: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return NAMED[name] ?? whole;
  const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
  return code > 0 && code <= CHARACTER_MAX ? String.fromCodePoint(code) : whole;
}

/** Bytes as text: UTF-8 or UTF-16 where they say so or fit, else as Western Windows writes. */
export function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** Signs that steer a terminal or turn the direction of writing are no part of a brief. */
const UNSEEN = /[\p{Cf}\ufffe]|(?!\n)\p{Cc}/gu;

/** Lines without spaces at their ends, and never more than one empty line. */
export function tidied(text: string): string {
  return text
    .replaceAll(/\r\n?|[\u2028\u2029]/gu, "\n")
    .replaceAll("\f", "\n")
    .replaceAll(/[\t\u00a0 ]+/gu, " ")
    .replaceAll(UNSEEN, "")
    .replaceAll(/ *\n */gu, "\n")
    .replaceAll(/\n{3,}/gu, "\n\n")
    .trim();
}
