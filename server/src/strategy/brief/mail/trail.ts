import { anyListed, wordsListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import { withDigits } from "#/language/numbers/written-out.ts";
import { countSlots } from "#/strategy/brief/brief.ts";
import { changedBy } from "#/strategy/brief/follow-up/follow-up.ts";
import { plainOrders } from "#/strategy/brief/follow-up/order-words.ts";
import { SCALE } from "#/strategy/brief/numbers.ts";
import type { ReadingContext } from "#/strategy/brief/reading/search-words.ts";
import type { ReadText, Stated } from "#/strategy/brief/stated.ts";
import { reworded } from "#/strategy/brief/reworded.ts";
import { DATE_ALONE, isHeadLine, isIntroduction, startsMail, withoutConfirmation } from "./quoted-mail.ts";
import { withoutSignature } from "./signature.ts";
import { AMOUNT } from "#/strategy/brief/money/currencies.ts";

type Read = (text: string, context: ReadingContext) => ReadText;

/** Words of an answer that say that the mail below holds, and nothing of their own. */
const HOLDS = new RegExp(
  `(?<!\\p{L})(?:(?:${anyListed("and, und, et, y, e, aur")}\\s)?(?:${anyListed("the, der, die, das, le, la, el, lo, o, a")}\\s)?${anyListed("rest, rest of it, all else, everything else, alles andere, alles ubrige, ubrige, reste, tout le reste, le reste, resto, demas, todo lo demas, lo demas, o resto, tudo o mais, baaki, baki, baaki sab")})(?:\\s[^.;,!?\\n]{0,40})?(?=[.;,!?\\n]|$)`,
  "dgu",
);
/** "14.000 statt 18.000", "350 mil, no 420", "26k (was 31k)": the amount that holds no longer. */
const REPLACED = new RegExp(
  `[\\s,(]*(?:${anyListed("instead of, rather than, not, statt, anstatt, nicht, nicht mehr, au lieu de, et non, pas, en vez de, en lugar de, y no, no, em vez de, e nao, nao, was, were, war, waren, vorher, before, avant, antes, eran, era, ki jagah, pehle")}\\s(?:the |die |den |les |los |os )?${AMOUNT}\\)?|${AMOUNT}\\s(?:wala|wale|ki jagah)\\s?(?:cancel|nahi|hatao)?)(?!\\p{L})`,
  "dgu",
);
/** So an amount is told to be the one that holds. */
const SETTLED = wordsListed(
  "cut, cuts, down, reduced, lowered, raised, signed off, sign off, signed, approved, agreed, confirmed, final, only, just, then, now, keep, keeps, stays, stay, gekurzt, kurzt, reduziert, runter, freigegeben, genehmigt, bleibt, bleiben, nur, doch, dann, coupe, reduit, baisse, valide, validee, garde, reste, seulement, quedan, queda, quedamos, recortan, recortaron, recortado, bajan, bajaron, aprobado, aprobaron, solo, ajuste, cortaram, cortou, reduziram, baixaram, aprovou, aprovaram, fechou, ficou, ficamos, agora, kam, kar diya, ho gaya, bas, sirf, lakh, said no, ok, okay",
);
const LONE = new RegExp(
  `(?<![\\p{L}\\p{N}.,@#/-])((?:\\p{Sc}\\s?)?(?:\\d{1,3}(?:[.,' ]\\d{3})+|\\d{4,7}|\\d+(?:[.,]\\d+)?\\s?(?:${SCALE}))(?:\\s?\\p{Sc})?)(?![\\p{L}\\p{N}%]|[.,]\\d)`,
  "u",
);
/** From here on a number is no count of people, weeks or pieces. */
const SENTENCE = /(?<=[.!?;:])\s+|\n+/u;

/**
 * Several mails below each other, the newest on top: the oldest is the brief, and each newer one changes it. What is a
 * whole brief of its own begins anew. Null where there is one mail, or the newest says all there is to say.
 */
export function readTrail(source: string, context: ReadingContext, read: Read): TrailRead | null {
  const mails = mailsIn(source);
  const isBrief = (mail: string) => isWhole(read(mail, context)) && !asksForRest(mail);
  if (mails.length < 2) return null;
  const [newest = ""] = mails;
  if (isBrief(newest)) return null;
  const from = mails.findIndex(isBrief);
  // Nobody's whole brief: they are read as one text.
  if (from < 1) return null;
  const [brief = "", ...older] = mails.slice(from);
  const newer = mails.slice(0, from).toReversed();
  const now = newer.reduce((so, mail) => withMail(so, mail, context, read), read(brief, context));
  return { read: now, older: older.join("\n") };
}

interface TrailRead {
  read: ReadText;
  /** Mails from before the brief. */
  older: string;
}

/** What stands above the first head of a pasted mail, and the mails below it; none where no head is there. */
export function partsOfTrail(source: string): { above: string; mails: string[] } {
  const lines = source.split("\n");
  const folded = lines.map((line) => foldInPlace(line));
  const start = lines.findIndex((_, at) => startsMail(folded, lines, at));
  if (start < 0) return { above: source, mails: [] };
  return { above: lines.slice(0, start).join("\n"), mails: mailsIn(lines.slice(start).join("\n")) };
}

function mailsIn(source: string): string[] {
  const lines = source.split("\n");
  const folded = lines.map((line) => foldInPlace(line));
  const depths = lines.map((line) => (/^[>\s]*/u.exec(line)?.[0].match(/>/gu) ?? []).length);
  const mails: string[][] = [[]];
  for (const [at, line] of lines.entries()) {
    const isStart = startsMail(folded, lines, at);
    const isDeeper = at > 0 && (depths[at] ?? 0) > (depths[at - 1] ?? 0);
    if (isStart || isDeeper) mails.push([]);
    const isOfHead = isHeadLine(folded[at] ?? "") || isIntroduction(folded[at] ?? "");
    if (isOfHead || SUBJECT.test(folded[at] ?? "") || RULE.test(line) || DATE_ALONE.test(line)) continue;
    mails.at(-1)?.push(line.replace(/^[>|\s]+/u, ""));
  }
  return mails.map((mail) => withoutSignature(mail.join("\n").trim())).filter((mail) => /\p{L}/u.test(mail));
}

const RULE = /^[>\s]*[-_=*]{3,}\s*$/u;
const SUBJECT = /^\s*(?:re|aw|fwd?|wg|tr|rv|enc|res)\s?:/u;

/** Money and at least two things more: a mail that stands for itself. */
function isWhole({ stated }: ReadText): boolean {
  const isCounted = stated.maxCreators !== undefined || stated.deliverables !== undefined;
  return stated.budget !== undefined && countSlots(stated) + Number(isCounted) >= 2;
}

function asksForRest(mail: string): boolean {
  return foldInPlace(mail).search(HOLDS) >= 0;
}

/** A brief as a newer mail changes it, one order after another. */
function withMail(so: ReadText, mail: string, context: ReadingContext, read: Read): ReadText {
  const own = withoutConfirmation(mail.normalize("NFC"));
  const plain = reworded(reworded(own, REPLACED, " "), HOLDS, " ");
  return plain
    .split(SENTENCE)
    .flatMap((sentence) => sentence.split(/,\s+(?=(?:und|and|et|y|e|aur)\s)/u))
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
    .reduce((now, sentence) => withSentence(now, sentence, context, read), so);
}

function withSentence(so: ReadText, sentence: string, context: ReadingContext, read: Read): ReadText {
  const orders = plainOrders(sentence);
  const changed = orders.reduce(
    (now, order) => {
      const { stated, made, unparsed, unread } = changedBy(now.stated, order, context, read);
      return {
        stated,
        isMade: now.isMade || made.length > 0,
        left: [...now.left, ...unparsed],
        unread: now.unread ?? (made.length > 0 ? unread : null),
        hasBudget: now.hasBudget || made.some(({ is }) => is === "budget"),
      };
    },
    { stated: so.stated, isMade: false, left: EMPTY, unread: so.unread, hasBudget: false },
  );
  const budget = changed.hasBudget ? null : settledIn(sentence, changed.stated, context, read);
  if (!budget && !changed.isMade) return so;
  return {
    ...so,
    stated: budget ?? changed.stated,
    unread: changed.unread,
    unparsed: [...so.unparsed, ...changed.left],
  };
}

const EMPTY: string[] = [];

/** "Finance said no. 7,500 then": an amount that nothing else is said of is the budget. */
function settledIn(sentence: string, before: Stated, context: ReadingContext, read: Read): Stated | null {
  const folded = foldInPlace(withDigits(sentence, true));
  const amount = LONE.exec(folded)?.[1];
  const isShort = folded.split(/\s+/u).length <= SHORT_WORDS;
  if (amount === undefined || !(isShort || folded.search(new RegExp(SETTLED, "u")) >= 0)) return null;
  const { stated, made } = changedBy(before, `budget ${amount}`, context, read);
  return made.some(({ is }) => is === "budget") ? stated : null;
}

/** Longer sentences say what an amount is of. Chosen by us. */
const SHORT_WORDS = 4;
