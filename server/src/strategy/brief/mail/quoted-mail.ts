import { anyListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";

/** A text as its writer meant it, and the older mail that hangs on it. */
export interface MailParts {
  own: string;
  /** Empty where nothing is quoted. */
  quoted: string;
  /** What the quoted mail answers in its turn. */
  older: string;
  /** Both in the order in which they stand, without the line that brings the older one. */
  all: string;
  /** The writer says that what is quoted holds: "as below, but 12k". */
  isConfirmed: boolean;
  /** The mail below is the brief, whatever stands above it. */
  isSentOn: boolean;
}

const WROTE = "wrote, schrieb, a ecrit, ecrit, escribio, escreveu, ne likha";
/** "Am 12.11.2026 schrieb Jonas Weber:", "Le 12 nov., Paul a écrit :". */
const INTRODUCED = new RegExp(
  `^[>\\s]*(?:on|am|le|el|em|il|pe)\\s[^\\n]{4,90}?(?<!\\p{L})${anyListed(WROTE)}(?!\\p{L})[^\\n:]{0,60}:\\s*$`,
  "u",
);
const ORIGINAL =
  /^[>\s]*[-_]{2,}\s*(?:original message|forwarded message|weitergeleitete nachricht|message transfere|mensaje reenviado|mensagem encaminhada|mensagem original|ursprungliche nachricht|original-?nachricht|message d['’]origine|mensaje original|mensagem original)\s*[-_]{2,}\s*$/u;
const FROM = /^[>\s]*\*?(?:from|von|de)\s?:/u;
/** "27 Nov 2026" below who wrote it. */
export const DATE_ALONE = /^\s*\d{1,2}[.\s/-]\s?\p{L}*[.\s/-]?\s?\d{2,4}\s*$/u;
const HEAD =
  /^[>\s]*\*?(?:from|von|de|sent|to|cc|subject|date|gesendet|an|fecha|enviada|data|betreff|datum|envoye|objet|para|enviado|enviada em|asunto|assunto)\s?(?:el|le)?\s?:/u;
/** "Debut du message transféré :", and a subject that says that a mail is sent on. */
const BEGINS =
  /^[>\s]*(?:debut du message|begin forwarded message|anfang der weitergeleiteten|inicio del mensaje|inicio da mensagem)[^\n]*$/u;
const SENT_ON = /^\s*(?:fwd?|wg|tr|enc|rv|re-?env\p{L}*|reenvio|te reenvio)(?!\p{L})/u;
/** Quoted in a mail that is quoted itself. */
const TWICE = /^\s*>\s?>/u;
/** A row of a table begins with the sign as well, and has another one. */
const MARKED = /^\s*(?:>|\|\s(?![^\n]*\|))/u;
const CONFIRMED = new RegExp(
  `(?<!\\p{L})${anyListed("as below, see below, like below, the below, brief below, mail below, as quoted, wie unten, siehe unten, s.u., s. u., wie gehabt, comme ci-dessous, voir ci-dessous, cf. ci-dessous, como abajo, ver abajo, lo de abajo, como abaixo, ver abaixo, conforme abaixo, neeche jaisa, niche jaisa, neeche wala, niche wala")}(?!\\p{L})`,
  "u",
);

/** "From: …", "Betreff: …". */
export function isHeadLine(folded: string): boolean {
  return HEAD.test(folded);
}

/** A line that brings another mail, and says nothing itself. */
export function isIntroduction(folded: string): boolean {
  return INTRODUCED.test(folded) || ORIGINAL.test(folded) || BEGINS.test(folded);
}

/** Whether another mail begins at a line. */
export function startsMail(folded: readonly string[], lines: readonly string[], at: number): boolean {
  const line = folded[at] ?? "";
  if (isIntroduction(line)) return true;
  const isBelow = (next: number) =>
    isHeadLine(folded[next] ?? "") || MARKED.test(lines[next] ?? "") || DATE_ALONE.test(lines[next] ?? "");
  return FROM.test(line) && [1, 2, 3].some((next) => isBelow(at + next));
}

/** Parts a text from the mail that it answers; a mail that is only sent on has nothing above it and is the text itself. */
export function partsOfMail(source: string): MailParts {
  const lines = source.split("\n");
  const folded = lines.map((line) => foldInPlace(line));
  const isHead = (at: number) => isHeadLine(folded[at] ?? "");
  const isStart = (_: string, at: number) => startsMail(folded, lines, at);
  const start = folded.findIndex(isStart);
  const isQuoted = (at: number) => MARKED.test(lines[at] ?? "") || (start >= 0 && at >= start);
  const introduces = (at: number) => isIntroduction(folded[at] ?? "");
  // Of several mails below each other the newest one says what holds.
  const body = folded.findIndex(
    (line, at) => isQuoted(at) && !isHead(at) && !introduces(at) && /\p{L}/u.test(line),
  );
  const end = folded.findIndex(
    (line, at) =>
      body >= 0 && at > body && (isStart(line, at) || (TWICE.test(line) && !TWICE.test(folded[body] ?? ""))),
  );
  const isOlder = (at: number) => end >= 0 && at >= end && isQuoted(at);
  const join = (keep: (at: number) => boolean) =>
    lines
      .filter((_, at) => keep(at) && !introduces(at))
      .join("\n")
      .trim();
  const own = join((at) => !isQuoted(at));
  const all = join(() => true);
  if (own === "") {
    // Below its own head a mail may have the one that it answers.
    const above = join((at) => !MARKED.test(lines[at] ?? "") && !isHead(at));
    const below = join((at) => MARKED.test(lines[at] ?? "") && !TWICE.test(lines[at] ?? ""));
    const twice = join((at) => TWICE.test(lines[at] ?? ""));
    const quoted = below === "" ? twice : below;
    const isAnswer = above !== "" && quoted !== "" && SENT_BEFORE.test(folded.join("\n"));
    const alone = { own: all, quoted: "", older: "", all, isConfirmed: false, isSentOn: false };
    const older = below === "" ? "" : twice;
    return isAnswer
      ? { ...alone, own: above, quoted: unmarked(quoted), older: unmarked(older), isSentOn: true }
      : alone;
  }
  return {
    own,
    all,
    older: join((at) => isOlder(at) && !isHead(at)).replaceAll(/^[>|\s]+/gmu, ""),
    quoted: join((at) => isQuoted(at) && !isOlder(at) && !isHead(at))
      .replaceAll(/^[>|\s]+/gmu, "")
      .trim(),
    isConfirmed: CONFIRMED.test(foldInPlace(own)),
    isSentOn: SENT_ON.test(folded[0] ?? ""),
  };
}

/** "Re: …" or "WG: …" in the subject. */
const SENT_BEFORE = /(?<=^|\n)[^\n:]{2,12}:\s*(?:re|aw|fwd?|wg|tr|rv|enc|res)\s?:/u;

function unmarked(text: string): string {
  return text.replaceAll(/^[>|\s]+/gmu, "").trim();
}

/** What says that the mail below holds is no wish of its own. */
export function withoutConfirmation(own: string): string {
  const found = CONFIRMED.exec(foldInPlace(own));
  return found ? own.slice(0, found.index) + own.slice(found.index + found[0].length) : own;
}
