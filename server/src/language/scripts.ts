/** Encodings of scripts other than Latin, and that of Turkey. */
export type ScriptEncoding = (typeof SCRIPTS)[number]["encoding"] | "windows-1254";

interface Script {
  /** Letters that a text of the script is made of, among those beyond ASCII. */
  letters: RegExp;
  /** What its words look like; elsewhere any row of letters. */
  word?: RegExp;
  /** Letters without which it is another script of the same signs. */
  needs?: RegExp;
  /** Signs that are no letters show that it is another one. */
  isWhole?: true;
  /** First bytes of its common signs. */
  lead?: readonly [number, number];
}

const script = <Name extends string>(encoding: Name, reading: Script) => ({ encoding, ...reading });

/** In this order: those with capitals show by their words whether they are meant. */
const SCRIPTS = [
  script("windows-1255", { letters: /[\u05D0-\u05EA]/gu }),
  script("windows-1251", {
    letters: /[\u0400-\u04FF]/gu,
    word: /^(?:[А-ЯЁІЇЄҐ]?[а-яёіїєґ]+|[А-ЯЁІЇЄҐ]+)$/u,
    needs: /[аоеи]/u,
  }),
  script("windows-1253", {
    letters: /[\u0386-\u03CE]/gu,
    word: /^(?:[\u0386-\u03AB]?[\u03AC-\u03AF\u03B1-\u03CE]+|[\u0386-\u03AB]+)$/u,
    needs: /[άέήίόύώ]/u,
  }),
  script("euc-kr", { letters: /[\uAC00-\uD7A3]/gu }),
  script("shift_jis", { letters: /[\u3040-\u30FF\u4E00-\u9FFF]/gu, needs: /[\u3040-\u309F]/u }),
  script("big5", { letters: /[\u4E00-\u9FFF]/gu, lead: [0xa4, 0xc6] }),
  script("gb18030", { letters: /[\u4E00-\u9FFF]/gu, lead: [0xb0, 0xd7] }),
  script("windows-1256", { letters: /[\u0621-\u0652\u060C\u061F\u0640]/gu, isWhole: true }),
  script("windows-874", { letters: /[\u0E01-\u0E3A\u0E40-\u0E4E]/gu }),
] as const;

/** Share of letters, words and signs that must be those of a script. Chosen by us: names and signs of others stand between. */
const MOST = 0.85;
/** Share of letters beyond ASCII that stand beside another one: in Latin scripts most stand alone. */
const TOGETHER = 0.5;
const LETTERS_MIN = 4;

/** The encoding of a text that is no UTF-8 and not in Latin letters, or is Turkish; null for all others. */
export function encodingOfScript(sample: Uint8Array): ScriptEncoding | null {
  const high = [...sample.keys()].filter((at) => isHigh(sample[at]));
  if (high.length < LETTERS_MIN) return null;
  const together = high.filter((at) => isHigh(sample[at - 1]) || isHigh(sample[at + 1]));
  if (together.length >= high.length * TOGETHER) {
    const found = SCRIPTS.find((one) => isWrittenIn(sample, one.encoding, one));
    if (found) return found.encoding;
  }
  return isTurkish(sample) ? "windows-1254" : null;
}

function isHigh(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 0x80;
}

function isWrittenIn(
  sample: Uint8Array,
  encoding: string,
  { letters, word, needs, isWhole, lead }: Script,
): boolean {
  const text = decoded(sample, encoding);
  if (text === null || (needs !== undefined && !needs.test(text))) return false;
  const beyond = text.match(isWhole ? /[^\0-\u007f]/gu : LETTERS) ?? [];
  const own = text.match(letters) ?? [];
  if (own.length < 2 || own.length < beyond.length * MOST) return false;
  if (lead !== undefined && shareOfLeads(sample, lead) < MOST) return false;
  // No word has letters of two scripts: "Localização" is none in Cyrillic.
  const words = (text.match(/[\p{L}\p{M}]+/gu) ?? []).filter((one) => /[^\0-\u007f]/u.test(one));
  const whole = words.filter((one) => (word ?? SAME).test(one));
  return whole.length >= words.length * MOST;
}

const LETTERS = /(?![\0-\u007f])[\p{L}\p{M}\p{Co}]/gu;
const SAME = /^[^\0-\u007f]+$/u;

/** The text, whose last sign may be cut; null where bytes mean nothing in the encoding. */
function decoded(sample: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(sample, { stream: true });
  } catch {
    return null;
  }
}

/** Share of the signs of two bytes that begin as the common ones do. */
function shareOfLeads(sample: Uint8Array, [least, most]: readonly [number, number]): number {
  let [signs, common] = [0, 0];
  for (let at = 0; at < sample.length; at += 1) {
    const byte = sample[at] ?? 0;
    if (byte < 0x80) continue;
    // Marks of lists and brackets are no signs of words.
    const isMark = byte >= 0xa1 && byte <= 0xa3;
    signs += isMark ? 0 : 1;
    common += byte >= least && byte <= most ? 1 : 0;
    at += 1;
  }
  return signs === 0 ? 0 : common / signs;
}

/** "Ayþe Gündoðdu": letters of Turkey as Western Europe reads them; Iceland writes vowels with accents beside them. */
function isTurkish(sample: Uint8Array): boolean {
  const text = new TextDecoder("windows-1252").decode(sample);
  const found = new Set((text.match(/[ýþðÝÞÐ]/gu) ?? []).map((letter) => letter.toLowerCase()));
  return found.size > 1 && !/[áéíóúæøìè]/iu.test(text);
}
