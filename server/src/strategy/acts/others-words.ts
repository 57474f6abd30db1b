import { wordsListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";

/** What somebody else did with words that are repeated. */
const SAID = wordsListed(
  "wrote, writes, written, said, says, told, reads, replied, answered, asks me, schrieb, schreibt, geschrieben, sagte, sagt, steht, antwortete, a ecrit, ecrit, a dit, dit, dit que, repondu, escribio, escribe, dijo, dice, respondio, pone, escreveu, escreve, disse, diz, respondeu, likha, likhta, likhti, bola, boli, kaha, kehti, kehta, mail, email, e-mail, mails, dm, bio, caption, nachricht, mensaje, mensagem, message recu, courriel, msg, message from, text from, note from, comment from, forwarded, got this from, pasted, summari*, translate, zusammenfass*, fass zusammen, fass mal zusammen, fasse zusammen, zusammen, ubersetz*, weitergeleitet, kommentar von, notiz von, text von, resume, traduis, message de, note de, commentaire de, texte de, traduce, resumen, nota de, comentario de, texto de, traduz, encaminh*, reenvi*, bhej*",
);
/** Repeated in one's own words: "accounting says the budget is 20k". */
const REPORTED = new RegExp(
  `${wordsListed("says, said, sagt, sagte, dit, dice, dijo, diz, disse, bola, kehta hai, kehti hai")}(?! (?:no|yes|nein|ja|ab|zu|non|oui|que no|que si|nao|sim)(?!\\p{L}))`,
  "u",
);
/** Up to a colon or a quotation mark, with no other sentence between. */
const QUOTING = new RegExp(
  `${SAID}(?:[^.!?\\n]|\\.(?=[\\p{L}\\p{N}])){0,40}?(?::|["“„«‹]|(?<!\\p{L})['‘])`,
  "u",
);

/** Whoever says that nothing shall change tells something. */
const NO_ORDER = new RegExp(
  wordsListed(
    "just fyi, only fyi, for your information, just for info, don't change anything, dont change anything, do not change anything, change nothing, no changes, nur zur info, nur zur information, nix andern, nichts andern, andere nichts, andert nichts, bitte nicht andern, juste pour info, ne change rien, ne changez rien, ne rien changer, solo para info, solo para que sepas, no cambies nada, no cambien nada, no cambiar nada, so pra saber, so para saber, nao mude nada, nao muda nada, nao mexe em nada, kuch mat badlo, kuch change mat karo, kuch mat change karo",
  ),
  "u",
);

export function ordersNothing(text: string): boolean {
  return NO_ORDER.test(foldInPlace(text.normalize("NFC")));
}

/** Whether words of somebody else are repeated: what they order is ordered by nobody here. */
export function quotesOthers(text: string): boolean {
  const folded = foldInPlace(text.normalize("NFC"));
  return QUOTING.test(folded) || REPORTED.test(folded);
}
