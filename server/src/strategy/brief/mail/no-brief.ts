import { anyListed, patternOf, wordsListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import words from "./no-brief.json" with { type: "json" };
import { partsOfMail } from "./quoted-mail.ts";

/** In the first line, behind greetings of a mail program: "Subject: Automatic reply: …". */
const AUTOMATIC = patternOf(`^[^\\n]{0,40}?${wordsListed(words.automatic)}`);
/** "I'm a travel creator", "moi c'est Clémence, créatrice voyage". */
const CREATOR = patternOf(
  `(?<!\\p{L})${anyListed(words.own)}\\s(?:[^.!?\\n\\d]){0,40}?(?<!\\p{L})(?:\\p{L}+-)?${anyListed(words.creators)}(?!\\p{L})`,
);
/** "Fwd from a creator: “as agreed …”": what somebody else wrote is no order of whoever sends it on. */
const OF_CREATOR = patternOf(`(?<!\\p{L})${anyListed(words.creators)}\\s*(?:\\p{L}+\\s*)?:\\s*["'“”„«‘]`);
const OFFERS = patternOf(wordsListed(words.offers));
const NOTHING_TO_DO = patternOf(wordsListed(words.nothing));
const THANKS = patternOf(`^\\W*${anyListed(words.thanks)}(?!\\p{L})`);
const ORDERS = patternOf(wordsListed(words.orders));

/**
 * Whether a mail that may name money, places and days asks for no plan: an automatic reply, the offer or other words of a
 * creator, or thanks above the mail that they answer.
 */
export function isNoBrief(source: string): boolean {
  const folded = foldInPlace(source.normalize("NFC"));
  if ([AUTOMATIC, NOTHING_TO_DO, OF_CREATOR].some((pattern) => pattern.test(folded))) return true;
  if (CREATOR.test(folded) && OFFERS.test(folded)) return true;
  const { own, quoted, isSentOn } = partsOfMail(source);
  const said = foldInPlace(own);
  return quoted !== "" && !isSentOn && THANKS.test(said) && !ORDERS.test(said);
}
