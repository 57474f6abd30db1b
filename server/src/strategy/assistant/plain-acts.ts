import { anyListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import type { ReadAct } from "#/strategy/acts/read-act.ts";
import { isWholeBrief } from "#/strategy/brief/follow-up/whole-brief.ts";
import { HANDLES } from "./answers/handles-in.ts";
import { asksForFuture, asksForSecrets, asksTheTime, ordersDeed } from "./questions/abilities/beyond.ts";
import { keptAsked } from "./questions/fields/read-field.ts";
import { asListing } from "./questions/listing.ts";
import { asksRule } from "./questions/rule-answers.ts";

/** "Who has the tag early riser": a "Tag" of German is a day. */
const TAGGED = new RegExp(
  `^\\P{L}*(?:${anyListed("and, so, ok, und, et, y, e, aur, now")}[\\s,]+)*(?:${anyListed("who, who s, whos, which creators, qui, quien, quienes, quem, kaun, kiske paas, kis kis")}\\s.{0,20}?(?<!\\p{L})${anyListed("tag, tagged, etiqueta, etiquette, tague, etiquetado, etiquetada")}|${anyListed("wer, welche creator")}\\s.{0,20}?(?<!\\p{L})${anyListed("schlagwort, getaggt, den tag")}|tag .{2,40} kiske? (?:paas|pe|ka))(?!\\p{L})`,
  "u",
);

/** What a message asks by its plain words, whatever else it may look like; null where they do not tell. */
export function plainlyAsked(text: string): "out_of_reach" | "rule" | "find" | "draft" | "compare" | null {
  if (asksForSecrets(text) || asksForFuture(text) || asksTheTime(text) || ordersDeed(text))
    return "out_of_reach";
  if (keptAsked(text) !== null) return "compare";
  if (asksTagged(text)) return "find";
  if (ordersMail(text)) return "draft";
  return asksRule(text) && !isWholeBrief(text) ? "rule" : null;
}

export function asksTagged(text: string): boolean {
  return TAGGED.test(foldInPlace(text.normalize("NFC")));
}

const MAIL = anyListed(
  "mail, e-mail, email, nachricht, dm, message, mensaje, correo, mensagem, courriel, msg",
);
/** "@priya ko mail draft karo ki …", "rascunho de email pra @joana": a text to somebody, whatever amounts it is to name. */
const MAILS = new RegExp(
  `(?<!\\p{L})${MAIL}\\s+(?:draft|likh|likho|bana|banao)(?!\\p{L})|^\\s*(?:\\p{L}{1,8}[\\s,]+){0,2}?(?:${anyListed("draft, write, redacta, escribe, escreve, escreva, rascunha, redige, ecris, schreib, schreibe, entwirf, faz um rascunho de, faz um rascunho do, haz un borrador de, fais un brouillon de")})(?!\\p{L})[^.:?]{0,60}?(?<!\\p{L})${MAIL}(?!\\p{L})`,
  "u",
);

/** Whether a message orders a text to somebody. */
export function ordersMail(text: string): boolean {
  return !text.includes("?") && MAILS.test(foldInPlace(text.normalize("NFC")).replaceAll(HANDLES, "@"));
}

/** "Beauty, France, under 20k followers" asks for a list, unless it goes on with a brief. */
export function withList(act: ReadAct, text: string, isSaying: boolean): ReadAct {
  return isSaying ? act : asListing(act, text);
}
