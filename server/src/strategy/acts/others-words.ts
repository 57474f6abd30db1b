import { wordsListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";

/** What somebody else did with words that are repeated. */
const SAID = wordsListed(
  "wrote, writes, written, said, says, told, reads, replied, answered, asks me, schrieb, schreibt, geschrieben, sagte, sagt, steht, antwortete, a ecrit, ecrit, a dit, dit, dit que, repondu, escribio, escribe, dijo, dice, respondio, pone, escreveu, escreve, disse, diz, respondeu, likha, likhta, likhti, bola, boli, kaha, kehti, kehta, mail, email, e-mail, mails, dm, bio, caption, nachricht, mensaje, mensagem, message recu, courriel",
);
/** Repeated in one's own words: "accounting says the budget is 20k". */
const REPORTED = new RegExp(
  `${wordsListed("says, said, sagt, sagte, dit, dice, dijo, diz, disse, bola, kehta hai, kehti hai")}(?! (?:no|yes|nein|ja|ab|zu|non|oui|que no|que si|nao|sim)(?!\\p{L}))`,
  "u",
);
/** Up to a colon or a quotation mark, with no other sentence between. */
const QUOTING = new RegExp(`${SAID}[^.!?\\n]{0,40}?(?::|["“„«‹]|(?<!\\p{L})['‘])`, "u");

/** Whether words of somebody else are repeated: what they order is ordered by nobody here. */
export function quotesOthers(text: string): boolean {
  const folded = foldInPlace(text.normalize("NFC"));
  return QUOTING.test(folded) || REPORTED.test(folded);
}
