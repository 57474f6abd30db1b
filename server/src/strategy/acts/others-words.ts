import { anyListed, wordsListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";

/** What somebody else did with words that are repeated. */
const SAID = wordsListed(
  "whatsapp kiya, whatsapped, texted, commented, tweeted, schickte, schickt, hat geschickt, a envoye, mando, mandou, bheja, wrote, writes, written, said, says, told, reads, replied, answered, asks me, schrieb, schreibt, geschrieben, sagte, sagt, steht, antwortete, a ecrit, ecrit, a dit, dit, dit que, repondu, escribio, escribe, dijo, dice, respondio, pone, escreveu, escreve, disse, diz, respondeu, likha, likhta, likhti, bola, boli, kaha, kehti, kehta, mail, email, e-mail, mails, dm, bio, caption, nachricht, mensaje, mensagem, message recu, courriel, msg, message from, text from, note from, comment from, forwarded, got this from, pasted, summari*, translate, zusammenfass*, zusammen, ubersetz*, weitergeleitet, kommentar von, notiz von, text von, resume, traduis, message de, note de, commentaire de, texte de, traduce, resumen, nota de, comentario de, texto de, traduz, encaminh*, reenvi*, bhej*",
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

/** "From Jonas: 'hi, …'", "von Mira: „…“": whose words they are, and then the words. */
const FROM_SOMEBODY =
  /^\s*(?:\p{L}{1,6}[\s,]+)?(?:from|von|de|da|do)\s+(?:[\p{L}@][\p{L}\p{N}._'’-]*\s*){1,3}:\s*["“„«‹'‘]/u;

/** Whoever says that nothing shall change tells something. */
const NO_ORDER = new RegExp(
  wordsListed(
    "thats their problem, that's their problem, their problem, not our problem, not my problem, deren problem, nicht unser problem, leur probleme, pas notre probleme, su problema, no es nuestro problema, problema deles, nao e problema nosso, unka problem, hamara problem nahi, just fyi, only fyi, for your information, just for info, don't change anything, dont change anything, do not change anything, change nothing, no changes, nur zur info, nur zur information, nix andern, nichts andern, andere nichts, andert nichts, bitte nicht andern, juste pour info, ne change rien, ne changez rien, ne rien changer, solo para info, solo para que sepas, no cambies nada, no cambien nada, no cambiar nada, so pra saber, so para saber, nao mude nada, nao muda nada, nao mexe em nada, kuch mat badlo, kuch change mat karo, kuch mat change karo",
  ),
  "u",
);

/** "I don't want a plan yet", "kein Plan nötig", "just count": whoever asks for less is given no plan. */
const NO_PLAN = new RegExp(
  [
    `(?<!\\p{L})(?:do not|don['’]?t|dont|no|not)\\s+(?:want |need |make |do |plan )?(?:a |any |the )?plan(?:ning)?(?:\\s+(?:yet|now|needed|please))?(?!\\p{L})`,
    `(?<!\\p{L})(?:kein(?:en)?|noch kein(?:en)?)\\s+plan(?!\\p{L})`,
    `(?<!\\p{L})(?:pas (?:besoin )?(?:de|d['’]un) plan|ningun plan|(?:no|nao|sin|sem) (?:quiero |necesito |hagas |quero |preciso (?:de )?|faca )?(?:un |um |o |el )?plano?)(?!\\p{L})`,
    `(?<!\\p{L})plan (?:nahi|nahin|mat)(?!\\p{L})`,
    wordsListed(
      "just count, only count, zahl nur, nur zahlen, compte juste, solo cuenta, so conta, so contar",
    ),
  ].join("|"),
  "u",
);

export function ordersNothing(text: string): boolean {
  const folded = foldInPlace(text.normalize("NFC"));
  return NO_ORDER.test(folded) || NO_PLAN.test(folded);
}

/** Whether words of somebody else are repeated: what they order is ordered by nobody here. */
export function quotesOthers(text: string): boolean {
  const folded = foldInPlace(text.normalize("NFC"));
  return QUOTING.test(folded) || REPORTED.test(folded) || FROM_SOMEBODY.test(folded);
}

/** "8k pour un reel, franchement": who marvels at an amount orders none. */
const MARVELLED = new RegExp(
  `^[^\\n]*\\p{N}[^\\n]*[\\s,.!]${anyListed(
    "wow, seriously, honestly, crazy, insane, ouch, omg, wtf, krass, heftig, puh, uff, wahnsinn, ernsthaft, echt jetzt, franchement, serieux, serieusement, dingue, la vache, abuse, sans deconner, madre mia, vaya, en serio, que barbaridad, que locura, caramba, nossa, serio, que loucura, wah, baap re, pagal hai kya, kamaal hai",
  )}[\\s.!…]*$`,
  "u",
);

export function marvels(text: string): boolean {
  return MARVELLED.test(foldInPlace(text.normalize("NFC")));
}

/** "Is March a good month for a gin launch? We have 5k": what is wondered about is planned after a yes. */
const WHETHER = new RegExp(
  `^\\s*(?:${wordsListed("is, are, does, would it, would that, should we, ist, sind, ware, waren, lohnt, lohnt sich, reicht, reichen, sollten wir, est-ce que, est-ce qu, est-ce, faut-il, vaut-il, es, seria, vale la pena, sera que, e boa ideia, vale a pena, kya")})(?:[^.!?]|\\.(?=\\d))*\\?`,
  "u",
);

export function asksWhether(text: string): boolean {
  return WHETHER.test(foldInPlace(text.normalize("NFC")));
}
