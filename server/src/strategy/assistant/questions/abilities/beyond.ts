import { anyListed, anyOf, wordsListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import { TIME_UNITS } from "#/language/time/calendar.ts";
import { fieldIn, saysShe } from "#/strategy/assistant/questions/fields/read-field.ts";

/** What no workspace keeps of anybody, whoever is named beside it. */
const SECRETS = new RegExp(
  wordsListed(
    "password, passwords, passcode, passwort, passworter, kennwort, mot de passe, mots de passe, contrasena, contrasenas, senha, senhas, palavra-passe, log in data, login data, logins, zugangsdaten, identifiants, iban, bank details, bankdaten, kontonummer, credit card, kreditkarte",
  ),
  "u",
);

/** "Do you know her password": beyond what can be answered, also where the rest of it could be. */
export function asksForSecrets(text: string): boolean {
  return SECRETS.test(foldInPlace(text.normalize("NFC"))) && text.includes("?");
}

const WILL = new RegExp(
  `(?<!\\p{L})(?:will|gonna|${anyListed("wird, werden, wirst, aura, auront, va avoir, vont avoir, tendra, tendran, va a tener, van a tener, tera, terao, vai ter, vao ter, hoga, hogi, honge, ho jayega, ho jayenge")})(?!\\p{L})`,
  "u",
);
const LATER = wordsListed(
  "tomorrow, next week, next month, next year, in the future, morgen, nachste woche, nachsten monat, nachstes jahr, demain, la semaine prochaine, le mois prochain, l'an prochain, l'annee prochaine, manana, la proxima semana, el proximo mes, el ano que viene, amanha, semana que vem, mes que vem, ano que vem, agle mahine, agle saal, kal",
);
const IN_SO_LONG = new RegExp(
  `(?<!\\p{L})(?:in|dans|en|dentro de|em|daqui a)\\s+(?:\\d+|\\p{L}+)\\s+${anyOf([...TIME_UNITS.keys()].filter((word) => word.length > 2))}(?!\\p{L})`,
  "u",
);
const IS_LATER = new RegExp(`${LATER}|${IN_SO_LONG.source}`, "u");

/** "How many followers will @lena have in two years": nobody knows, and today's figure is no answer. */
export function asksForFuture(text: string): boolean {
  const folded = foldInPlace(text.normalize("NFC"));
  const isOfOne = text.includes("@") || saysShe(text);
  return isOfOne && WILL.test(folded) && IS_LATER.test(folded) && fieldIn(text) !== null;
}

const WHOM =
  "(?:@\\S+|her|him|them|ihn|ihm|ihr|sie|lui|le|la|les|los|las|ela|ele|a @\\S+|a la|al|die @\\S+|den @\\S+)";
const WHERE = anyListed("instagram, insta, ig, tiktok, youtube, facebook, feed, profil, profile, perfil");
/** What is done in the world, and not in a workspace: to publish, to call, to send, to pay, to remind, to write invoices, to close accounts. */
const DEEDS = new RegExp(
  [
    `^\\s*(?:\\p{L}{1,6}[\\s,]+)?(?:${anyListed("post, publish, upload, poste, publie, publiez, publica, publique, postea, sube, posta, poste, veroffentliche, veroffentlich")})\\s[^?:]{0,60}?(?:(?<!\\p{L})(?:${anyListed("on, to, auf, bei, sur, en, no, na, in")})\\s(?:\\p{L}{1,8}\\s){0,2}?${WHERE}|(?<!\\p{L})${anyListed("now, jetzt, maintenant, ahora, ya, agora, ja")}\\s*[.!]*$)`,
    `(?<!\\p{L})${anyListed("live kar do, live karo, post kar do, publish kar do, upload kar do")}\\s*[.!]*$`,
    `^\\s*(?:\\p{L}{1,6}[\\s,]+)?(?:${anyListed("call, phone, ring, ruf, rufe, appelle, appelez, llama, liga para, liga pra, ligue para, telefona")})\\s+${WHOM}`,
    `@\\S+ ko (?:call|phone) (?:karo|kar do)`,
    `^\\s*(?:\\p{L}{1,6}[\\s,]+)?(?:${anyListed("send, schick, schicke, envoie, envoyez, envia, manda, mandale, mande, envie, bhejo, bhej do")})(?:-l[ae])?(?:\\s+${anyListed("it, them, that, es, das, ihm, ihr, le, la, lo, isso, ja, ya, jetzt, now, ab")})*(?:\\s+(?:${anyListed("via, by, per, per, par, por, pelo, pela, on, over")})\\s+(?:\\p{L}{1,4}\\s)?${anyListed("whatsapp, mail, email, e-mail, sms, dm, telegram")})?\\s*[.!]*$`,
    `(?<!\\p{L})${anyListed("write, make, issue, schreib, stell, fais, faites, haz, hazle, emite, faz, faca, banao")}\\s(?:\\S+\\s){0,3}?${anyListed("invoice, rechnung, facture, factura, fatura, nota fiscal")}(?!\\p{L})`,
    `(?<!\\p{L})${anyListed("delete, close, losch, losche, supprime, ferme, borra, elimina, cierra, apaga, exclui")}\\s(?:\\S+\\s){0,3}?${anyListed("account, konto, compte, cuenta, conta, profile, profil, perfil")}(?!\\p{L})`,
    // "Pay her", "erinner @max an den Entwurf"; an amount may be one of a plan.
    `^\\s*(?:\\p{L}{1,6}[\\s,]+)?(?:${anyListed("pay, transfer, wire, uberweis, uberweise, bezahl, bezahle, zahl, paie, paye, payez, vire, paga, pagale, pague, transfiere, transfere")})\\s+(?:(?:\\p{L}{1,4}\\s+)?${WHOM}|a ella|a el)(?!\\p{L})(?:\\s+\\p{L}+){0,3}\\s*[.!]*$`,
    `^\\s*(?:\\p{L}{1,6}[\\s,]+)?(?:${anyListed("remind, erinner, erinnere, rappelle, rappelez, recuerdale, recuerda, lembra, lembre")})\\s+(?:(?:a|o|la|le)\\s+)?(?:@\\S+|${anyListed("her, him, them, ihn, sie")}(?!\\p{L}))`,
    `@\\S+ ko (?:\\p{L}+ )?(?:yaad dila do|yaad dilao|remind karo|remind kar do|paise bhej do|paise de do|pay karo|pay kar do)(?!\\p{L})`,
  ].join("|"),
  "u",
);

const CLOCK = new RegExp(
  `^\\P{L}*(?:\\p{L}{1,6}[\\s,]+)?${wordsListed("what time is it, what s the time, whats the time, current time, wie spat ist es, wieviel uhr, wie viel uhr, quelle heure est-il, quelle heure il est, il est quelle heure, que hora es, que horas son, que horas sao, que horas e, kitne baje hai, kitne baj rahe, time kya hua")}`,
  "u",
);

/** "What time is it in Tokyo": a clock is none of what a workspace knows. */
export function asksTheTime(text: string): boolean {
  return CLOCK.test(foldInPlace(text.normalize("NFC")));
}

/** "Hast du es schon abgeschickt?", "did you send it": what only a person does. */
const DONE_DEED = new RegExp(
  `^\\P{L}*(?:\\p{L}{1,6}[\\s,]+)?(?:${anyListed("did you, have you, hast du, hast dus, habt ihr, tu as, tu l'as, as-tu, vous avez, avez-vous, ya, lo has, la has, ja, voce, voce ja")})\\s(?:[^?]{0,30}\\s)?(?:${anyListed("send, sent, post, posted, publish, published, call, called, abgeschickt, geschickt, gesendet, verschickt, gepostet, veroffentlicht, angerufen, envoye, publie, appele, enviaste, enviado, mandaste, publicaste, publicado, llamaste, enviou, mandou, publicou, ligou, postou")})(?!\\p{L})|(?<!\\p{L})(?:bhej diya|post kar diya|call kar liya)(?: kya| hai kya)?\\s*\\?`,
  "u",
);

/** "Post this on our Instagram", "ruf @greta an", "did you send it": nothing of it is done from here. */
export function ordersDeed(text: string): boolean {
  const folded = foldInPlace(text.normalize("NFC"));
  return DONE_DEED.test(folded) || (!text.includes("?") && DEEDS.test(folded));
}
